import { useState } from "react";
import type { RegisterInput } from "@app/schema/types.generated.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { Entrance, EntranceWays } from "../guest-layout/guest-layout.tsx";
import { EntranceMessage } from "../guest-layout/guest-message.tsx";
import { RegisterForm } from "./register.form.tsx";

/** Asks to be let in; somebody who may admits or refuses. Says the same for every address. */
export function RegisterScreen() {
  const [who, setWho] = useState<RegisterInput | null>(null);

  return who === null ? (
    <Entrance
      title="Ask for an account"
      lead="For staff of the business. A director decides who gets an account, and with which role."
    >
      <RegisterForm onDone={setWho} />
      <EntranceWays>
        <span>
          Already have an account? <TextLink href="/login">Sign in</TextLink>
        </span>
      </EntranceWays>
    </Entrance>
  ) : (
    <Entrance title={`Thank you, ${who.firstName}`}>
      <EntranceMessage>
        <p>Your request is waiting for a decision. You cannot sign in yet.</p>
        <p>
          A director will look at it. Once you are admitted, a link to choose your password will be sent to{" "}
          <strong>{who.email}</strong>.
        </p>
      </EntranceMessage>
      <EntranceWays>
        <TextLink href="/login">Back to sign-in</TextLink>
      </EntranceWays>
    </Entrance>
  );
}

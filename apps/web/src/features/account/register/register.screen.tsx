import { useState } from "react";
import type { RegisterInput } from "@app/schema/types.generated.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { Entrance, EntranceWays } from "../entrance/entrance.tsx";
import { EntranceMessage } from "../entrance/entrance-message.tsx";
import { RegisterForm } from "./register.form.tsx";

/** Asks to be let in; somebody who may admits or refuses. Says the same for every address. */
export function RegisterScreen() {
  const [who, setWho] = useState<RegisterInput | null>(null);

  return who === null ? (
    <Entrance
      title="Ask for an account"
      lead="For staff of the business. A director decides who comes in, and as what."
    >
      <RegisterForm onDone={setWho} />
      <EntranceWays>
        <span>
          Have an account? <TextLink href="/login">Sign in</TextLink>
        </span>
      </EntranceWays>
    </Entrance>
  ) : (
    <Entrance title={`Thank you, ${who.firstName}`}>
      <EntranceMessage>
        <p>Your account is waiting to be admitted. You cannot sign in yet.</p>
        <p>
          A director looks at it next. What happens then is sent to <strong>{who.email}</strong>: once you are admitted,
          a link to choose your password.
        </p>
      </EntranceMessage>
      <EntranceWays>
        <TextLink href="/login">Back to sign-in</TextLink>
      </EntranceWays>
    </Entrance>
  );
}

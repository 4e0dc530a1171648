import { TextLink } from "@app/ui/link/link.tsx";
import type { OneTimeCodeState } from "@app/schema/types.generated.ts";
import { Entrance, EntranceWays } from "../guest-layout/guest-layout.tsx";
import { EntranceMessage } from "../guest-layout/guest-message.tsx";
import { signInState } from "../guest-layout/sign-in-state.ts";

const titles: Record<OneTimeCodeState, string> = {
  READY: "This link can't be used",
  USED: "You already have a password",
  EXPIRED: "This link has expired",
};

interface ActivationRefusedProps {
  message: string;
  /** Absent for a link that was never given. */
  state?: OneTimeCodeState;
  email?: string;
}

/** Why a link cannot be used, and what to do instead. */
export function ActivationRefused({ message, state = "READY", email }: ActivationRefusedProps) {
  const isUsed = state === "USED";
  return (
    <Entrance title={titles[state]}>
      <EntranceMessage>
        <p>{message}</p>
      </EntranceMessage>
      <EntranceWays>
        <TextLink href="/login" state={signInState(email ?? "")}>
          Sign in
        </TextLink>
        {isUsed ? <TextLink href="/forgot-password">Forgotten your password?</TextLink> : null}
      </EntranceWays>
    </Entrance>
  );
}

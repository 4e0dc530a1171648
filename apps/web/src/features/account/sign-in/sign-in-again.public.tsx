import { useNavigate } from "react-router-dom";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { Stack } from "@app/ui/layout/stack.tsx";
import { useSession, useViewer } from "../../../shared/session/session-context.ts";
import { SignInForm } from "./sign-in.form.tsx";

/** Over a page whose session has ended while something on it was not saved. */
export function SignInAgain() {
  const { renew, giveUp } = useSession();
  const { email } = useViewer();
  const navigate = useNavigate();

  return (
    <DialogFrame
      open
      onClose={giveUp}
      title="Sign in again to continue"
      buttons={
        <Button plain onClick={giveUp}>
          Go to the sign-in page
        </Button>
      }
    >
      <p>Your session has ended. What you typed on this page is still here.</p>
      <Stack gap={16} style={{ padding: "16px 0 4px" }}>
        <SignInForm
          email={email}
          onSignedIn={async (token, viewer) => {
            const isSame = await renew(token, viewer);
            if (!isSame) await navigate(viewer.home, { replace: true });
          }}
        />
      </Stack>
    </DialogFrame>
  );
}

import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import { useNavigate } from "react-router-dom";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { useSession, useViewer } from "../../../shared/session/session-context.ts";
import { SignInForm } from "./sign-in.form.tsx";

const Fields = styled.div({ display: "grid", gap: 16, padding: "16px 0 4px", "& .MuiButton-root": { height: 44 } });

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
        <Button variant="text" onClick={giveUp}>
          Go to the sign-in page
        </Button>
      }
    >
      <p>Your session has ended. What you typed on this page is still here.</p>
      <Fields>
        <SignInForm
          email={email}
          onSignedIn={async (token, viewer) => {
            const isSame = await renew(token, viewer);
            if (!isSame) await navigate(viewer.home, { replace: true });
          }}
        />
      </Fields>
    </DialogFrame>
  );
}

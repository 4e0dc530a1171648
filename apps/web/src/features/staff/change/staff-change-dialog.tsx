import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { messages } from "@app/domain/messages.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { LoadingNote } from "@app/ui/feedback/skeleton.tsx";
import { shownError } from "../../../shared/server-error.ts";
import { RoleDialog } from "./role-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { SimpleDialog } from "./simple-dialog.tsx";
import type { StaffChange } from "./staff-actions.ts";
import { StaffUserForChangeDocument, type StaffStandingFragment } from "./staff-change.generated.ts";

interface StaffChangeDialogProps {
  change: StaffChange;
  id: string;
  onClose: () => void;
}

/** Asks about one change of an account and makes it. */
export function StaffChangeDialog({ change, id, onClose }: StaffChangeDialogProps) {
  const { data, loading, error, refetch } = useQuery(StaffUserForChangeDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const user = data?.staffUser;
  if (user) return <Asking change={change} user={user} onClose={onClose} />;
  return (
    <DialogFrame
      open
      onClose={onClose}
      title="Staff member"
      buttons={
        <>
          {error && !loading ? <Button onClick={() => void refetch()}>Retry</Button> : null}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {loading ? (
        <LoadingNote what="account" />
      ) : (
        <p role="alert">{error ? shownError(error).message : messages.missing("account")}</p>
      )}
    </DialogFrame>
  );
}

interface AskingProps {
  change: StaffChange;
  user: StaffStandingFragment;
  onClose: () => void;
}

function Asking({ change, user, onClose }: AskingProps) {
  switch (change) {
    case "admit":
    case "changeRole":
      return <RoleDialog change={change} user={user} onClose={onClose} />;
    case "refuse":
    case "suspend":
      return <ReasonDialog change={change} user={user} onClose={onClose} />;
    case "invite":
    case "reinstate":
      return <SimpleDialog change={change} user={user} onClose={onClose} />;
  }
}

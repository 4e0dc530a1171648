import { staffUserRefuseInput, staffUserSuspendInput } from "@app/domain/account/staff-user.ts";
import { ReasonDialog } from "../../../shared/records/reason-dialog.tsx";
import {
  RefuseStaffUserDocument,
  SuspendStaffUserDocument,
  type StaffStandingFragment,
} from "./staff-events.generated.ts";

interface RefusalDialogProps {
  user: StaffStandingFragment;
  onClose: () => void;
}

const suspending = staffUserSuspendInput.pick({ reason: true });
const refusing = staffUserRefuseInput.pick({ reason: true });
const help = "Kept in the activity log; not sent to them.";

/** Asks why somebody is suspended, and does it. */
export function SuspendDialog({ user, onClose }: RefusalDialogProps) {
  return (
    <ReasonDialog
      record={user}
      title={`Suspend ${user.name}?`}
      saveLabel="Suspend account"
      mutation={SuspendStaffUserDocument}
      rules={suspending}
      sent={(reason) => reason}
      help={help}
      successMessage={`${user.name} suspended.`}
      onClose={onClose}
    >
      {user.name} will be signed out everywhere at once and will not be able to sign in, and service tokens they answer
      for stop working. Nothing of theirs is lost, and the account can be reinstated.
    </ReasonDialog>
  );
}

/** Asks why somebody who registered is turned away, and does it. */
export function RefuseDialog({ user, onClose }: RefusalDialogProps) {
  return (
    <ReasonDialog
      record={user}
      title={`Refuse ${user.name}?`}
      saveLabel="Refuse request"
      mutation={RefuseStaffUserDocument}
      rules={refusing}
      sent={(reason) => (reason === "" ? null : reason)}
      optional
      help={help}
      successMessage={`${user.name} refused.`}
      onClose={onClose}
    >
      {user.name} will get an email saying that the request was refused. This cannot be undone.
    </ReasonDialog>
  );
}

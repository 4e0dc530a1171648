import { partnerUserReasonInput } from "@app/domain/partners/partner-user.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ReasonDialog } from "../../../shared/records/reason-dialog.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { undoOf } from "../../../shared/records/record-events.ts";
import { partnerUserEvents } from "./user-events.ts";
import { PartnerUserDeactivateDocument, PartnerUserSuspendDocument } from "./user-mutations.generated.ts";
import { PartnerUserRecordDocument, type PartnerUserRowFragment } from "./user.generated.ts";

const rules = partnerUserReasonInput.pick({ reason: true });
const sent = (reason: string) => reason;
const help = "Kept in their activity; not sent to them.";
const suspendUndone = undoOf(partnerUserEvents, "suspend");
const asks = { what: "partner user", query: PartnerUserRecordDocument, skeleton: <SkeletonLines count={4} /> } as const;

/** What the last owner needs first. */
const IfOwner = ({ user: { partnerRole, partner } }: { user: PartnerUserRowFragment }) =>
  partnerRole === "OWNER"
    ? `If they are the only owner of ${partner?.name ?? "the partner"}, edit another user to be an owner first.`
    : null;

/** Asks why somebody stops for a while, and stops them. */
export function PartnerUserSuspend({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog {...asks} id={id} onClose={onClose}>
      {(user) => (
        <ReasonDialog
          record={user}
          rules={rules}
          sent={sent}
          help={help}
          onClose={onClose}
          title={`Suspend ${user.name}?`}
          saveLabel="Suspend"
          mutation={PartnerUserSuspendDocument}
          successMessage={`${user.name} is suspended.`}
          undo={suspendUndone(user)}
        >
          They cannot work in the partners’ app until they are reinstated. <IfOwner user={user} />
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}

/** Asks why somebody stops for good, and deactivates them. */
export function PartnerUserDeactivate({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog {...asks} id={id} onClose={onClose}>
      {(user) => (
        <ReasonDialog
          record={user}
          rules={rules}
          sent={sent}
          help={help}
          onClose={onClose}
          title={`Deactivate ${user.name}?`}
          saveLabel="Deactivate"
          mutation={PartnerUserDeactivateDocument}
          successMessage={`${user.name} is deactivated.`}
        >
          They cannot work in the partners’ app any more. This cannot be undone; they can be invited as a new user.{" "}
          <IfOwner user={user} />
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}

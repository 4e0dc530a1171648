import { partnerReasonInput } from "@app/domain/partners/partner.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ReasonDialog } from "../../shared/records/reason-dialog.tsx";
import { RecordDialog } from "../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { undoOf } from "../../shared/records/record-events.ts";
import { partnerEvents } from "./partner-events.ts";
import { PartnerEndDocument, PartnerSuspendDocument } from "./partner-mutations.generated.ts";
import { PartnerRecordDocument } from "./partner.generated.ts";

const rules = partnerReasonInput.pick({ reason: true });
const sent = (reason: string) => reason;
const help = "Shown in the partner’s activity.";
const [suspendUndone, endUndone] = [undoOf(partnerEvents, "suspend"), undoOf(partnerEvents, "end")];

const asks = { what: "partner", query: PartnerRecordDocument, skeleton: <SkeletonLines count={4} /> } as const;

/** Asks why a partner stops for a while, and stops it. */
export function PartnerSuspend({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog {...asks} id={id} onClose={onClose}>
      {(partner) => (
        <ReasonDialog
          record={partner}
          rules={rules}
          sent={sent}
          help={help}
          onClose={onClose}
          title={`Suspend ${partner.name}?`}
          saveLabel="Suspend"
          mutation={PartnerSuspendDocument}
          successMessage={`${partner.name} is suspended.`}
          undo={suspendUndone(partner)}
        >
          Its users cannot use the partners’ app until it is reinstated. Those who are suspended themselves remain so
          afterwards.
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}

/** Asks why the work with a partner ends, and ends it. */
export function PartnerEnd({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog {...asks} id={id} onClose={onClose}>
      {(partner) => (
        <ReasonDialog
          record={partner}
          rules={rules}
          sent={sent}
          help={help}
          onClose={onClose}
          title={`End the partnership with ${partner.name}?`}
          saveLabel="End"
          mutation={PartnerEndDocument}
          successMessage={`${partner.name} has ended.`}
          undo={endUndone(partner)}
        >
          Its code stops working, and its users see no learners any more. They are deactivated after 30 days, and
          reopening it brings none of them back. Customers who came through it remain customers.
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}

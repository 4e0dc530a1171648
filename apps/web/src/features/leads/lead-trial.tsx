import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { RecordDialog } from "../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RequestForm } from "../lessons/requests/request-form.public.ts";
import { LeadRecordDocument } from "./lead.generated.ts";

/** A request for a trial lesson of a lead; once it is confirmed, the lead is booked for a trial. */
export function LeadTrial({ name, id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="lead"
      query={LeadRecordDocument}
      id={id}
      onClose={onClose}
      wide
      skeleton={<SkeletonLines count={8} />}
    >
      {({ customer, subjects }) => (
        <RequestForm
          name={name}
          id={null}
          onClose={onClose}
          begin={{
            ...(customer ? { learnerId: customer.id } : { leadId: id }),
            ...{ kind: "trial", subject: subjects[0] ?? "" },
          }}
        />
      )}
    </RecordDialog>
  );
}

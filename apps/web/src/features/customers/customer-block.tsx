import { customerBlockInput } from "@app/domain/customers/customer.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ReasonDialog } from "../../shared/records/reason-dialog.tsx";
import { RecordDialog } from "../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { CustomerBlockDocument } from "./customer-mutations.generated.ts";
import { CustomerRecordDocument } from "./customer.generated.ts";

const rules = customerBlockInput.pick({ reason: true });

/** Asks why a customer is blocked, and blocks them. */
export function CustomerBlock({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="customer"
      query={CustomerRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(customer) => (
        <ReasonDialog
          record={customer}
          title={`Block ${customer.name}?`}
          saveLabel="Block customer"
          mutation={CustomerBlockDocument}
          rules={rules}
          sent={(reason) => reason}
          help="Kept in the customer’s activity."
          successMessage={`${customer.name} is blocked.`}
          undo="CUSTOMER"
          onClose={onClose}
        >
          No lessons can be agreed with them while they are blocked. Nothing is deleted, and they can be unblocked.
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}

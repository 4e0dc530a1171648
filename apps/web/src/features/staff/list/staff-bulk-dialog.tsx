import { staffUserSuspendInput } from "@app/domain/account/staff-user.ts";
import type { StaffUserFilter } from "@app/schema/types.generated.ts";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { BulkDialog } from "../../../shared/bulk/bulk-dialog.tsx";
import { BulkFormDialog } from "../../../shared/bulk/bulk-form-dialog.tsx";
import type { BulkDialogProps } from "../../../shared/bulk/bulk.ts";
import { StaffUsersBulkActionDocument } from "./staff-jobs.generated.ts";

const rules = staffUserSuspendInput.pick({ reason: true });

/** Asks before many accounts are reinstated; of a suspension also why. */
export function StaffBulk(props: BulkDialogProps<StaffUserFilter>) {
  const mutation = StaffUsersBulkActionDocument;
  if (props.action.kind !== "STAFF_SUSPEND") return <BulkDialog {...props} mutation={mutation} />;
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ reason: "" }} rules={rules}>
      <TextArea name="reason" label="Reason" max={500} help="Kept in the activity log; not sent to them." />
    </BulkFormDialog>
  );
}

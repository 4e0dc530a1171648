import { partnerReasonInput } from "@app/domain/partners/partner.ts";
import type { PartnerFilter } from "@app/schema/types.generated.ts";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { BulkDialog } from "../../../shared/bulk/bulk-dialog.tsx";
import { BulkFormDialog } from "../../../shared/bulk/bulk-form-dialog.tsx";
import type { BulkDialogProps } from "../../../shared/bulk/bulk.ts";
import { PartnersBulkActionDocument as mutation } from "./partner-jobs.generated.ts";

const rules = partnerReasonInput.pick({ reason: true });

/** Asks before many partners are reinstated; of a suspension also why. */
export function PartnerBulk(props: BulkDialogProps<PartnerFilter>) {
  if (props.action.kind === "PARTNERS_REINSTATE") return <BulkDialog {...props} mutation={mutation} />;
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ reason: "" }} rules={rules}>
      <TextArea name="reason" label="Reason" max={500} help="Shown in each partner’s activity." />
    </BulkFormDialog>
  );
}

import { toEnumName } from "@app/domain/enums.ts";
import { customerOwnerInput } from "@app/domain/customers/customer.ts";
import { leadsLostInput } from "@app/domain/leads/lead.ts";
import type { LeadFilter } from "@app/schema/types.generated.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { BulkDialog } from "../../shared/bulk/bulk-dialog.tsx";
import { BulkFormDialog } from "../../shared/bulk/bulk-form-dialog.tsx";
import type { BulkDialogProps } from "../../shared/bulk/bulk.ts";
import { useOwnerChoices } from "../customers/owner-choices.public.ts";
import { LeadsBulkActionDocument } from "./lead-jobs.generated.ts";
import { lostOptions } from "./lead-labels.ts";

type Props = BulkDialogProps<LeadFilter>;
const mutation = LeadsBulkActionDocument;
const lostRules = leadsLostInput.transform(({ lostReason }) => ({ lostReason: toEnumName(lostReason) }));

/** Asks before many leads get an owner, are marked as contacted or are given up. */
export function LeadsBulk(props: Props) {
  if (props.action.kind === "LEADS_OWNER") return <OwnerForMany {...props} />;
  if (props.action.kind !== "LEADS_LOSE") return <BulkDialog {...props} mutation={mutation} />;
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ lostReason: "" }} rules={lostRules}>
      <SelectField name="lostReason" label="Reason" options={lostOptions} emptyLabel="Choose" />
    </BulkFormDialog>
  );
}

function OwnerForMany(props: Props) {
  const owners = useOwnerChoices();
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ ownerId: "" }} rules={customerOwnerInput}>
      <SelectField name="ownerId" label="Owner" options={owners} emptyLabel="Nobody" />
    </BulkFormDialog>
  );
}

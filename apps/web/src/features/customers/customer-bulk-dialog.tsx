import { customerOwnerInput, customerTagInput } from "@app/domain/customers/customer.ts";
import type { CustomerFilter } from "@app/schema/types.generated.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { BulkFormDialog } from "../../shared/bulk/bulk-form-dialog.tsx";
import type { BulkDialogProps } from "../../shared/bulk/bulk.ts";
import { CustomersInBulkDocument } from "./customer-bulk.generated.ts";
import { useOwnerChoices, useTagChoices } from "./use-customer-choices.ts";

type Props = BulkDialogProps<CustomerFilter>;

/** Asks for a tag or an owner, and gives it to many customers. */
export function CustomersBulk(props: Props) {
  return props.action.kind === "CUSTOMERS_OWNER" ? <OwnerForMany {...props} /> : <TagForMany {...props} />;
}

function TagForMany(props: Props) {
  const tags = useTagChoices();
  return (
    <BulkFormDialog {...props} mutation={CustomersInBulkDocument} initialValues={{ tag: "" }} rules={customerTagInput}>
      {props.action.kind === "CUSTOMERS_UNTAG" ? (
        <AutocompleteField name="tag" label="Tag" options={tags} />
      ) : (
        <TextField name="tag" label="Tag" />
      )}
    </BulkFormDialog>
  );
}

function OwnerForMany(props: Props) {
  const owners = useOwnerChoices();
  return (
    <BulkFormDialog
      {...props}
      mutation={CustomersInBulkDocument}
      initialValues={{ ownerId: "" }}
      rules={customerOwnerInput}
    >
      <SelectField name="ownerId" label="Owner" options={owners} emptyLabel="Nobody" />
    </BulkFormDialog>
  );
}

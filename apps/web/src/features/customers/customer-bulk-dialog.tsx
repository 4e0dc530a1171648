import { customerOwnerInput } from "@app/domain/customers/customer.ts";
import type { CustomerFilter } from "@app/schema/types.generated.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { BulkDialog } from "../../shared/bulk/bulk-dialog.tsx";
import { BulkFormDialog } from "../../shared/bulk/bulk-form-dialog.tsx";
import { BulkTagDialog } from "../../shared/bulk/bulk-tag-dialog.tsx";
import type { BulkDialogProps } from "../../shared/bulk/bulk.ts";
import { CustomersBulkActionDocument } from "./customer-jobs.generated.ts";
import { MessageToMany } from "./message-to-many.tsx";
import { useOwnerChoices, useTagChoices } from "./use-customer-choices.ts";

type Props = BulkDialogProps<CustomerFilter>;

/** Asks for what many customers are given: a tag, an owner, a message; or only whether it is meant. */
export function CustomersBulk(props: Props) {
  switch (props.action.kind) {
    case "CUSTOMERS_OWNER":
      return <OwnerForMany {...props} />;
    case "CUSTOMERS_TAG":
    case "CUSTOMERS_UNTAG":
      return <TagForMany {...props} />;
    case "CUSTOMERS_MESSAGE":
      return <MessageToMany {...props} />;
    default:
      return <BulkDialog {...props} mutation={CustomersBulkActionDocument} />;
  }
}

function TagForMany(props: Props) {
  const removes = props.action.kind === "CUSTOMERS_UNTAG";
  return <BulkTagDialog {...props} mutation={CustomersBulkActionDocument} tags={useTagChoices()} removes={removes} />;
}

function OwnerForMany(props: Props) {
  const owners = useOwnerChoices();
  return (
    <BulkFormDialog
      {...props}
      mutation={CustomersBulkActionDocument}
      initialValues={{ ownerId: "" }}
      rules={customerOwnerInput}
    >
      <SelectField name="ownerId" label="Owner" options={owners} emptyLabel="Nobody" />
    </BulkFormDialog>
  );
}

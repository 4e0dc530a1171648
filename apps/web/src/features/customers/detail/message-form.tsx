import { useQuery } from "../../../shared/page/use-query.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { MessageForm } from "../../messages/message-form.public.tsx";
import { CustomerRecordDocument } from "../customer.generated.ts";

/** An email to the customer whom the address names, or what went to them another way. */
export function CustomerMessageForm(props: RecordDialogProps) {
  const { data } = useQuery(CustomerRecordDocument, { variables: { id: props.id ?? "" } });
  return <MessageForm {...props} kind="customer" person={data?.record} />;
}

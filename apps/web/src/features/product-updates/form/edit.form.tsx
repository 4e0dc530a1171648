import { useQuery } from "../../../shared/page/use-query.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { UpdateFacts } from "../update-facts.tsx";
import { ProductUpdateRecordDocument } from "../update.generated.ts";
import { UpdateForm } from "./update.form.tsx";

/** The form of a product update, or what it says if it is out already or somebody else's. */
export function EditForm(props: RecordDialogProps) {
  const { data } = useQuery(ProductUpdateRecordDocument, { variables: { id: props.id ?? "" } });
  const { record } = data ?? {};
  return record && !record.isEditable ? <UpdateFacts {...props} /> : <UpdateForm {...props} />;
}

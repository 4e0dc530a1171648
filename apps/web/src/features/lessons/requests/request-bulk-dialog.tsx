import { requestsCancelInput, requestsOwnerInput } from "@app/domain/lessons/request.ts";
import type { LessonRequestFilter } from "@app/schema/types.generated.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { BulkDialog } from "../../../shared/bulk/bulk-dialog.tsx";
import { BulkFormDialog } from "../../../shared/bulk/bulk-form-dialog.tsx";
import type { BulkDialogProps } from "../../../shared/bulk/bulk.ts";
import { useOwnerChoices } from "../../customers/owner-choices.public.ts";
import { LessonRequestsBulkActionDocument } from "./request-jobs.generated.ts";

type Props = BulkDialogProps<LessonRequestFilter>;
const mutation = LessonRequestsBulkActionDocument;

/** Asks before many requests are claimed, get an owner or are cancelled. */
export function RequestsBulk(props: Props) {
  if (props.action.kind === "REQUESTS_OWNER") return <OwnerForMany {...props} />;
  if (props.action.kind !== "REQUESTS_CANCEL") return <BulkDialog {...props} mutation={mutation} />;
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ reason: "" }} rules={requestsCancelInput}>
      <TextArea name="reason" label="Reason" max={500} help="Kept in each request’s activity." />
    </BulkFormDialog>
  );
}

function OwnerForMany(props: Props) {
  const owners = useOwnerChoices();
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ ownerId: "" }} rules={requestsOwnerInput}>
      <SelectField name="ownerId" label="Owner" options={owners} emptyLabel="Nobody" />
    </BulkFormDialog>
  );
}

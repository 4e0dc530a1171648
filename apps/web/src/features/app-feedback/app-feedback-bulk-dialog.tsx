import { appFeedbackAssignInput, duplicateInput } from "@app/domain/app-feedback/app-feedback.ts";
import type { AppFeedbackFilter } from "@app/schema/types.generated.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { BulkFormDialog } from "../../shared/bulk/bulk-form-dialog.tsx";
import type { BulkDialogProps } from "../../shared/bulk/bulk.ts";
import { useColleagueChoices } from "../journal/colleague-choices.public.ts";
import { AppFeedbacksBulkActionDocument as mutation } from "./app-feedback-mutations.generated.ts";
import { OriginalField } from "./original-field.tsx";

type Props = BulkDialogProps<AppFeedbackFilter>;

/** Asks for a colleague before many pieces of feedback are assigned, and for what they all repeat. */
export function AppFeedbackInBulk(props: Props) {
  if (props.action.kind === "APP_FEEDBACK_ASSIGN") return <AssignMany {...props} />;
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ originalId: "" }} rules={duplicateInput}>
      <OriginalField />
    </BulkFormDialog>
  );
}

function AssignMany(props: Props) {
  const staff = useColleagueChoices();
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ assigneeId: "" }} rules={appFeedbackAssignInput}>
      <SelectField name="assigneeId" label="Assignee" options={staff} emptyLabel="Choose" />
    </BulkFormDialog>
  );
}

import { feedbacksAssignInput, feedbacksPriorityInput } from "@app/domain/feedbacks/feedback.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { FeedbackFilter } from "@app/schema/types.generated.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { BulkDialog } from "../../shared/bulk/bulk-dialog.tsx";
import { BulkFormDialog } from "../../shared/bulk/bulk-form-dialog.tsx";
import type { BulkDialogProps } from "../../shared/bulk/bulk.ts";
import { useOwnerChoices } from "../customers/owner-choices.public.ts";
import { FeedbacksBulkActionDocument } from "./feedback-jobs.generated.ts";
import { priorityOptions } from "./feedback-labels.ts";

type Props = BulkDialogProps<FeedbackFilter>;
const mutation = FeedbacksBulkActionDocument;
const priorityRules = feedbacksPriorityInput.transform(({ priority }) => ({
  priority: toEnumName(priority),
}));

/** Asks before many pieces of feedback are assigned, get another priority or are closed. */
export function FeedbacksBulkAction(props: Props) {
  if (props.action.kind === "FEEDBACKS_ASSIGN") return <AssignMany {...props} />;
  if (props.action.kind !== "FEEDBACKS_PRIORITY") return <BulkDialog {...props} mutation={mutation} />;
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ priority: "" }} rules={priorityRules}>
      <SelectField name="priority" label="Priority" options={priorityOptions} />
    </BulkFormDialog>
  );
}

function AssignMany(props: Props) {
  const staff = useOwnerChoices();
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ assigneeId: "" }} rules={feedbacksAssignInput}>
      <SelectField name="assigneeId" label="Assignee" options={staff} />
    </BulkFormDialog>
  );
}

import { feedbackAssignInput } from "@app/domain/tutor-feedback/tutor-feedback.ts";
import type { TutorFeedbackFilter } from "@app/schema/types.generated.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { BulkDialog } from "../../shared/bulk/bulk-dialog.tsx";
import { BulkFormDialog } from "../../shared/bulk/bulk-form-dialog.tsx";
import type { BulkDialogProps } from "../../shared/bulk/bulk.ts";
import { useColleagueChoices } from "../journal/colleague-choices.public.ts";
import { TutorFeedbacksBulkActionDocument } from "./tutor-feedback-mutations.generated.ts";

type Props = BulkDialogProps<TutorFeedbackFilter>;

/** Asks before many pieces of feedback are acknowledged, and for a colleague before they are assigned. */
export function TutorFeedbackInBulk(props: Props) {
  if (props.action.kind === "TUTOR_FEEDBACK_ASSIGN") return <AssignMany {...props} />;
  return <BulkDialog {...props} mutation={TutorFeedbacksBulkActionDocument} />;
}

function AssignMany(props: Props) {
  const staff = useColleagueChoices();
  return (
    <BulkFormDialog
      {...props}
      mutation={TutorFeedbacksBulkActionDocument}
      initialValues={{ assigneeId: "" }}
      rules={feedbackAssignInput}
    >
      <SelectField name="assigneeId" label="Assignee" options={staff} />
    </BulkFormDialog>
  );
}

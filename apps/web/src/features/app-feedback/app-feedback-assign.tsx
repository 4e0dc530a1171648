import { appFeedbackAssignInput } from "@app/domain/app-feedback/app-feedback.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { EventFormDialog } from "../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { useColleagueChoices } from "../journal/colleague-choices.public.ts";
import { AppFeedbackUpdateDocument } from "./app-feedback-mutations.generated.ts";
import { AppFeedbackRecordDocument } from "./app-feedback.generated.ts";

/** Asks who looks after feedback. */
export function AppFeedbackAssign(props: RecordDialogProps) {
  const staff = useColleagueChoices();
  return (
    <EventFormDialog
      {...props}
      what="feedback"
      query={AppFeedbackRecordDocument}
      config={({ body, assignee }) => ({
        title: "Assign this feedback?",
        saveLabel: "Assign",
        successMessage: "Feedback assigned.",
        rules: appFeedbackAssignInput,
        mutation: AppFeedbackUpdateDocument,
        initialValues: { assigneeId: assignee?.id ?? "" },
        sent: ({ assigneeId }: { assigneeId: string }) => ({ input: { assigneeId } }),
        children: (
          <>
            <p>“{body}”</p>
            <SelectField name="assigneeId" label="Assignee" options={staff} emptyLabel="Choose" />
          </>
        ),
      })}
    />
  );
}

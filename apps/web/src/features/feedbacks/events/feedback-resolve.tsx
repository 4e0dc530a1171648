import { closeAfterDays } from "@app/domain/feedbacks/feedback-states.ts";
import { feedbackResolveInput, resolutionMax } from "@app/domain/feedbacks/feedback.ts";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { FeedbackResolveDocument } from "../feedback-mutations.generated.ts";
import { FeedbackRecordDocument } from "../feedback.generated.ts";

const rules = feedbackResolveInput.omit({ version: true });

/** Asks how feedback was resolved. */
export function FeedbackResolve(props: RecordDialogProps) {
  return (
    <EventFormDialog
      {...props}
      what="feedback"
      query={FeedbackRecordDocument}
      config={({ name, resolution }) => ({
        title: `Resolve ${name}?`,
        saveLabel: "Resolve feedback",
        successMessage: `${name} is resolved.`,
        initialValues: { resolution: resolution ?? "" },
        rules,
        mutation: FeedbackResolveDocument,
        sent: (values: { resolution: string }) => values,
        children: (
          <TextArea
            name="resolution"
            label="How it was resolved"
            max={resolutionMax}
            help={`For colleagues, never emailed. It is closed after ${closeAfterDays} days, unless the customer replies.`}
          />
        ),
      })}
    />
  );
}

import { toEnumName } from "@app/domain/enums.ts";
import { decisionNoteMax, feedbackDecideInput } from "@app/domain/feedbacks/feedback.ts";
import type { FeedbackDecision } from "@app/schema/types.generated.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { FeedbackDecideDocument } from "../feedback-mutations.generated.ts";
import { decisionOptions } from "../feedback-labels.ts";
import { FeedbackRecordDocument } from "../feedback.generated.ts";

const rules = feedbackDecideInput.omit({ version: true });

/** Asks what was decided for a customer, and why. */
export function FeedbackDecide(props: RecordDialogProps) {
  return (
    <EventFormDialog
      {...props}
      what="feedback"
      query={FeedbackRecordDocument}
      config={({ name }) => ({
        title: `What was decided about ${name}?`,
        saveLabel: "Record decision",
        successMessage: "The decision is recorded.",
        initialValues: { decision: "", note: "" },
        rules,
        mutation: FeedbackDecideDocument,
        sent: ({ decision, note }: { decision: string; note: string }) => ({
          decision: toEnumName(decision) as FeedbackDecision,
          note,
        }),
        children: (
          <>
            <SelectField
              name="decision"
              label="Decision"
              options={decisionOptions}
              help="A refund is decided by a director. Nothing is paid or booked by this."
            />
            <TextArea name="note" label="Internal note" max={decisionNoteMax} help="Why. Never emailed." />
          </>
        ),
      })}
    />
  );
}

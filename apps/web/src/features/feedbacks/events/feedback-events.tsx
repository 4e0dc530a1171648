import { closeAfterDays } from "@app/domain/feedbacks/feedback-states.ts";
import { RecordEventDialog, type RecordEvent } from "../../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { FeedbackCloseDocument, FeedbackOpenDocument } from "../feedback-mutations.generated.ts";
import { FeedbackRecordDocument, type FeedbackRecordFragment } from "../feedback.generated.ts";

const events: Record<string, RecordEvent<FeedbackRecordFragment>> = {
  open: {
    verb: "Start handling",
    mutation: FeedbackOpenDocument,
    description: () => "Colleagues see that somebody is dealing with it. The customer is still waiting for an answer.",
    successMessage: ({ name }) => `${name} is open.`,
  },
  close: {
    verb: "Close",
    mutation: FeedbackCloseDocument,
    description: () =>
      `It closes by itself ${closeAfterDays} days after it was resolved. A reply from the customer reopens it.`,
    successMessage: ({ name }) => `${name} is closed.`,
  },
};

/** Asks before feedback is taken up or closed. */
export function FeedbackEvents(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="feedback" query={FeedbackRecordDocument} events={events} />;
}

import { RecordEventDialog, type RecordEvent } from "../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import {
  TutorFeedbackAcknowledgeDocument,
  TutorFeedbackReopenDocument,
  TutorFeedbackStartDocument,
} from "./tutor-feedback-mutations.generated.ts";
import { TutorFeedbackRecordDocument, type TutorFeedbackRecordFragment } from "./tutor-feedback.generated.ts";

const events: Record<string, RecordEvent<TutorFeedbackRecordFragment>> = {
  acknowledge: {
    verb: "Acknowledge",
    label: "Acknowledge",
    mutation: TutorFeedbackAcknowledgeDocument,
    means: () => "Colleagues see that it has been read.",
    done: () => "Feedback acknowledged.",
  },
  start: {
    verb: "Start",
    label: "Start",
    mutation: TutorFeedbackStartDocument,
    means: () => "Colleagues see that somebody is seeing to it.",
    done: () => "Feedback in progress.",
  },
  reopen: {
    verb: "Reopen",
    label: "Reopen",
    mutation: TutorFeedbackReopenDocument,
    means: () => "It is in progress again. How it was resolved stays until it is resolved anew.",
    done: () => "Feedback reopened.",
    undo: "TUTOR_FEEDBACK",
  },
};

/** Asks before feedback is acknowledged, started or reopened. */
export function TutorFeedbackEvents(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="feedback" query={TutorFeedbackRecordDocument} events={events} />;
}

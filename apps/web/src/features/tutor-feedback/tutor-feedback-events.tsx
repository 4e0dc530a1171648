import { tutorFeedbackMachine } from "@app/domain/tutor-feedback/tutor-feedback-states.ts";
import { RecordEventDialog, type RecordEvent } from "../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { undoneIn } from "../../shared/undo/way-back.ts";
import {
  TutorFeedbackAcknowledgeDocument,
  TutorFeedbackReopenDocument,
  TutorFeedbackStartDocument,
} from "./tutor-feedback-mutations.generated.ts";
import { TutorFeedbackRecordDocument, type TutorFeedbackRecordFragment } from "./tutor-feedback.generated.ts";

export const tutorFeedbackEvents: Record<string, RecordEvent<TutorFeedbackRecordFragment>> = {
  acknowledge: {
    verb: "Acknowledge",
    label: "Acknowledge",
    mutation: TutorFeedbackAcknowledgeDocument,
    description: () => "Colleagues see that it has been read.",
    successMessage: () => "Feedback acknowledged.",
    undo: undoneIn("TUTOR_FEEDBACK", tutorFeedbackMachine, "acknowledge"),
  },
  start: {
    verb: "Start",
    label: "Start",
    mutation: TutorFeedbackStartDocument,
    description: () => "Colleagues see that somebody is seeing to it.",
    successMessage: () => "Feedback in progress.",
    undo: undoneIn("TUTOR_FEEDBACK", tutorFeedbackMachine, "start"),
  },
  reopen: {
    verb: "Reopen",
    label: "Reopen",
    mutation: TutorFeedbackReopenDocument,
    description: () => "It is in progress again. How it was resolved stays until it is resolved anew.",
    successMessage: () => "Feedback reopened.",
    undo: undoneIn("TUTOR_FEEDBACK", tutorFeedbackMachine, "reopen"),
  },
};

/** Asks before feedback is acknowledged, started or reopened. */
export function TutorFeedbackEvents(props: RecordDialogProps) {
  return (
    <RecordEventDialog {...props} what="feedback" query={TutorFeedbackRecordDocument} events={tutorFeedbackEvents} />
  );
}

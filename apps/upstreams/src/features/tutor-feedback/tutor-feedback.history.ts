import { tutorFeedbackMachine } from "@app/domain/tutor-feedback/tutor-feedback-states.ts";
import { tutorFeedbackUpdateInput } from "@app/domain/tutor-feedback/tutor-feedback.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { admitToFeedback, fireFeedbackEvent, tutorFeedbackKind, updateFeedback } from "./tutor-feedback.service.ts";

/** What is shown of the history of feedback, and the ways back. */
export const tutorFeedbackHistory = historyOf(tutorFeedbackKind, {
  area: "tutors",
  first: ["category"],
  more: ["status", "resolution"],
  body: tutorFeedbackUpdateInput,
  update: updateFeedback,
  revertBy: revertByEvent(tutorFeedbackMachine, fireFeedbackEvent),
  admit: admitToFeedback,
});

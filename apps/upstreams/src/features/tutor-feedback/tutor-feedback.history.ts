import { messages } from "@app/domain/messages.ts";
import { tutorFeedbackMachine } from "@app/domain/tutor-feedback/tutor-feedback-states.ts";
import { tutorFeedbackUpdateInput } from "@app/domain/tutor-feedback/tutor-feedback.ts";
import { wayBackBy } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { Refusal } from "../../service/refusal.ts";
import { admitToFeedback, fireFeedbackEvent, tutorFeedbackKind, updateFeedback } from "./tutor-feedback.service.ts";

const wayBack = wayBackBy(tutorFeedbackMachine, fireFeedbackEvent);

/** What is shown of the history of feedback, and the ways back. */
export const tutorFeedbackHistory = historyOf(tutorFeedbackKind, {
  area: "tutors",
  first: ["category"],
  more: ["status", "resolution"],
  body: tutorFeedbackUpdateInput,
  update: updateFeedback,
  wayBack(changes) {
    // Resolving anew asks how, which nobody has said.
    if (changes["status"]?.[0] === "resolved") {
      return () => {
        throw new Refusal("WRONG_STATE", messages.notUndone);
      };
    }
    return wayBack(changes);
  },
  admit: admitToFeedback,
});

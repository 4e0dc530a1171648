import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { TutorFeedbackRecordDocument as query } from "./tutor-feedback.generated.ts";
import { tutorFeedbackKind } from "./tutor-feedback.kind.ts";

const { write, act } = tutorFeedbackKind;
const form = async () => (await import("./tutor-feedback.form.tsx")).TutorFeedbackForm;
const facts = async () => (await import("./tutor-feedback-facts.tsx")).TutorFeedbackFacts;
const event = async () => (await import("./tutor-feedback-events.tsx")).TutorFeedbackEvents;
const shared = {
  feedbackHistory: { load: async () => (await import("./tutor-feedback-history.tsx")).TutorFeedbackHistory },
  linkLesson: { needs: write, load: async () => (await import("./tutor-feedback-lesson.tsx")).TutorFeedbackLesson },
  editFeedback: { needs: write, load: form },
  acknowledge: { needs: act, load: event },
  start: { needs: act, load: event },
  reopen: { needs: act, load: event },
  resolve: { needs: act, load: async () => (await import("./tutor-feedback-resolve.tsx")).TutorFeedbackResolve },
};

/** The dialogs over the list of feedback, each in a file of its own. */
export const tutorFeedbackDialogs = dialogsOf({
  new: { needs: write, load: form },
  ...shared,
  view: { query, load: facts },
});

/** The same over a tutor's page. */
export const feedbackTabDialogs = dialogsOf({
  newFeedback: { needs: write, load: form },
  ...shared,
  feedbackShown: { query, load: facts },
});

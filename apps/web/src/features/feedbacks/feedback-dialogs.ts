import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { FeedbackRecordDocument as query } from "./feedback.generated.ts";
import { feedbackKind } from "./feedback.kind.ts";

const { write, act } = feedbackKind;
const form = async () => (await import("./feedback.form.tsx")).FeedbackForm;
const event = async () => (await import("./events/feedback-events.tsx")).FeedbackEvents;

/** The dialogs over the list of feedback and over the page of one, each in a file of its own. */
export const feedbackDialogs = dialogsOf({
  new: { needs: write, load: form },
  edit: { query, needs: write, load: form },
  open: { needs: act, load: event },
  close: { needs: act, load: event },
  resolve: { query, needs: act, load: async () => (await import("./events/feedback-resolve.tsx")).FeedbackResolve },
  linkLesson: { query, needs: write, load: async () => (await import("./events/feedback-lesson.tsx")).FeedbackLesson },
  rebook: { needs: "lessons:write", load: async () => (await import("./events/feedback-rebook.tsx")).FeedbackRebook },
  credit: { needs: "invoices:act", load: async () => (await import("./events/feedback-credit.tsx")).FeedbackCredit },
  decide: { query, needs: act, load: async () => (await import("./events/feedback-decide.tsx")).FeedbackDecide },
  entry: { query, needs: act, load: async () => (await import("./events/feedback-entry.tsx")).FeedbackEntry },
});

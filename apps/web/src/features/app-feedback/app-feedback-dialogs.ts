import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { eventDialogs } from "../../shared/records/record-events.ts";
import { appFeedbackEvents } from "./app-feedback-events.ts";
import { AppFeedbackRecordDocument as query } from "./app-feedback.generated.ts";
import { appFeedbackKind } from "./app-feedback.kind.ts";

const { write } = appFeedbackKind;
const form = async () => (await import("./form/app-feedback.form.tsx")).AppFeedbackForm;
const question = async () => (await import("./app-feedback-questions.tsx")).AppFeedbackQuestion;

/** The dialogs over the list of app feedback, each in a file of its own. What is asked comes before the panel. */
export const appFeedbackDialogs = dialogsOf({
  new: { needs: write, load: form },
  ...eventDialogs(appFeedbackEvents, question, {
    "mark-duplicate": { query, load: async () => (await import("./app-feedback-duplicate.tsx")).AppFeedbackDuplicate },
  }),
  assign: { query, needs: write, load: async () => (await import("./app-feedback-assign.tsx")).AppFeedbackAssign },
  reply: { query, needs: write, load: async () => (await import("./app-feedback-reply.tsx")).AppFeedbackReply },
  history: { load: async () => (await import("./app-feedback-history.tsx")).AppFeedbackHistory },
  edit: { query, needs: write, otherwise: "view", load: form },
  view: { query, load: async () => (await import("./app-feedback-panel.tsx")).AppFeedbackPanel },
});

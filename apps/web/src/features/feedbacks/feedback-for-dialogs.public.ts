import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { feedbackKind } from "./feedback.kind.ts";

/** Over the page of a customer: new feedback of theirs, by their id. */
export const feedbackForDialogs = dialogsOf({
  newFeedback: { needs: feedbackKind.write, load: async () => (await import("./feedback.form.tsx")).FeedbackForm },
});

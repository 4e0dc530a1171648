import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the list, the dialogs and the form of app feedback have in common. */
export const appFeedbackKind: RecordKind = {
  history: "APP_FEEDBACK",
  one: "feedback",
  many: "pieces of feedback",
  list: "appFeedbacks",
  write: "appFeedback:write",
  act: "appFeedback:act",
};

export const appFeedbackPath = "/app/learning-app-feedback";

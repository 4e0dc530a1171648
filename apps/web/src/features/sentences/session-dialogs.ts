import { contentDialogs } from "../../shared/review/content-dialogs.ts";
import { sessionEvents } from "./session-events.ts";

const asked = async () => (await import("./session-review-dialogs.ts")).sessionReviewDialogs;

/** The dialogs over the list of sentence sessions and over the page of one. */
export const sessionDialogs = contentDialogs(sessionEvents, {
  history: async () => (await import("./session-history.tsx")).SessionHistory,
  question: async () => (await asked()).Question,
  requestChanges: async () => (await asked()).Changes,
  unpublish: async () => (await asked()).Leave,
});

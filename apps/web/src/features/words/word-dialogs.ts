import { contentDialogs } from "../../shared/review/content-dialogs.ts";
import { wordEvents } from "./word-events.ts";

const asked = async () => (await import("./word-review-dialogs.ts")).wordReviewDialogs;

/** The dialogs over the list of words and over the page of one. */
export const wordDialogs = contentDialogs(wordEvents, {
  history: async () => (await import("./word-history.tsx")).WordHistory,
  question: async () => (await asked()).Question,
  requestChanges: async () => (await asked()).Changes,
  unpublish: async () => (await asked()).Leave,
});

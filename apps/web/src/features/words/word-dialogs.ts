import { contentDialogs } from "../../shared/review/content-dialogs.ts";
import { wordEvents } from "./word-events.ts";

const asked = () => import("./word-review-dialogs.tsx");

/** The dialogs over the list of words and over the page of one. */
export const wordDialogs = contentDialogs(wordEvents, {
  history: async () => (await import("./word-history.tsx")).WordHistory,
  question: async () => (await asked()).WordQuestion,
  requestChanges: async () => (await asked()).WordRequestChanges,
  unpublish: async () => (await asked()).WordUnpublish,
});

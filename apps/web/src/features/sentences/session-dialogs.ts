import { contentDialogs } from "../../shared/review/content-dialogs.ts";
import { sessionEvents } from "./session-events.ts";

const asked = () => import("./session-review-dialogs.tsx");

/** The dialogs over the list of sentence sessions and over the page of one. */
export const sessionDialogs = contentDialogs(sessionEvents, {
  history: async () => (await import("./session-history.tsx")).SessionHistory,
  question: async () => (await asked()).SessionQuestion,
  requestChanges: async () => (await asked()).SessionRequestChanges,
  unpublish: async () => (await asked()).SessionUnpublish,
});

import { contentDialogs } from "../../shared/review/content-dialogs.ts";
import { conversationEvents } from "./conversation-events.ts";

const asked = async () => (await import("./conversation-review-dialogs.ts")).conversationReviewDialogs;

/** The dialogs over the list of conversation practices and over the page of one. */
export const conversationDialogs = contentDialogs(conversationEvents, {
  history: async () => (await import("./conversation-history.tsx")).ConversationHistory,
  question: async () => (await asked()).Question,
  requestChanges: async () => (await asked()).Changes,
  unpublish: async () => (await asked()).Leave,
});

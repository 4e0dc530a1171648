import { contentDialogs } from "../../shared/review/content-dialogs.ts";
import { storyEvents } from "./story-events.ts";

const asked = async () => (await import("./story-review-dialogs.ts")).storyReviewDialogs;

/** The dialogs over the list of stories and over the page of one. */
export const storyDialogs = contentDialogs(storyEvents, {
  history: async () => (await import("./story-history.tsx")).StoryHistory,
  question: async () => (await asked()).Question,
  requestChanges: async () => (await asked()).Changes,
  unpublish: async () => (await asked()).Leave,
});

import { contentDialogs } from "../../shared/review/content-dialogs.ts";
import { storyEvents } from "./story-events.ts";

const asked = () => import("./story-review-dialogs.tsx");

/** The dialogs over the list of stories and over the page of one. */
export const storyDialogs = contentDialogs(storyEvents, {
  history: async () => (await import("./story-history.tsx")).StoryHistory,
  question: async () => (await asked()).StoryQuestion,
  requestChanges: async () => (await asked()).StoryRequestChanges,
  unpublish: async () => (await asked()).StoryUnpublish,
});

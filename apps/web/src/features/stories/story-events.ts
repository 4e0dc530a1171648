import { contentEventsOf } from "../../shared/review/content-events.ts";
import { storyKind } from "./story.kind.ts";

export const storyEvents = contentEventsOf(storyKind, {
  submit: "STORIES_SUBMIT",
  publish: "STORIES_PUBLISH",
  archive: "STORIES_ARCHIVE",
});

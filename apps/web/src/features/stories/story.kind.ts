import type { RecordKind } from "../../shared/records/record-kind.ts";

const root = "/app/story-time";
export const storiesPath = `${root}/list`;
export const createStoryPath = `${root}/create`;
export const storyPath = (id: string) => `${root}/edit/${id}`;
export const storyPreviewPath = (id: string) => `${root}/preview/${id}`;

/** What the list, the pages and the dialogs of stories have in common. */
export const storyKind = {
  history: "STORY",
  one: "story",
  many: "stories",
  list: "stories",
  write: "stories:write",
  act: "stories:act",
  page: storyPath,
} as const satisfies RecordKind;

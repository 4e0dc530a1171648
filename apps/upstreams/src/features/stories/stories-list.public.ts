export { listStories, storyList } from "./stories.queries.ts";
export { storyReviews } from "./stories.service.ts";
export type { StoryRecord } from "./story.record.ts";

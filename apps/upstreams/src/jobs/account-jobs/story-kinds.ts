import { sql } from "drizzle-orm";
import { storyList, storyReviews } from "../../features/stories/stories-list.public.ts";
import { stories } from "../../features/stories/stories.public.ts";
import { reviewedKinds } from "./reviewed-kinds.ts";

const { submit, publish, archive } = reviewedKinds({
  kind: "story",
  area: "stories",
  list: storyList,
  table: stories,
  label: stories.title,
  url: sql<string>`'/app/story-time/edit/' || ${stories.id}`,
  reviews: storyReviews,
});

export const storyKinds = { "stories-submit": submit, "stories-publish": publish, "stories-archive": archive };

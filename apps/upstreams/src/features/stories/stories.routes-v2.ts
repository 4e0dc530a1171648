import { storyInput, storyUpdateInput } from "@app/domain/stories/story.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import type { Route } from "../../http/route.ts";
import { reviewHistory, reviewRoutes } from "../review/review.public.ts";
import { storyRecord } from "./story.record.ts";
import { listStories, storyList } from "./stories.queries.ts";
import { createStory, storyKind, storyReviews, updateStory } from "./stories.service.ts";

const path = "/language-app/stories";
const calls = recordRoutes({ path, area: "stories", answer: storyRecord });

/** Stories that the app tells. Source: domain.md 1.5, 2.15. */
export const storyRoutes: Route[] = [
  calls.list("Stories, the newest first unless asked otherwise.", storyList, listStories),
  calls.facets(storyList),
  calls.create("Adds a story, as a draft.", storyInput, createStory),
  calls.update("Saves changes to a story.", storyUpdateInput, updateStory),
  ...reviewRoutes({ path, area: "stories", answer: storyRecord, reviews: storyReviews, one: "a story" }),
];

/** What is shown of a story’s history, and the ways back. */
export const storyHistory = reviewHistory(storyKind, {
  area: "stories",
  first: ["title"],
  body: storyUpdateInput,
  update: updateStory,
  reviews: storyReviews,
});

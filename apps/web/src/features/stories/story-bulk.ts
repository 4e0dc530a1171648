import type { StoryFilter } from "@app/schema/types.generated.ts";
import type { Bulk } from "../../shared/bulk/bulk.ts";
import { plainBulk } from "../../shared/bulk/plain-bulk.ts";
import { eventsForMany } from "../../shared/records/record-events.ts";
import { storyEvents } from "./story-events.ts";
import { storyKind } from "./story.kind.ts";

/** What can be done to many stories at once. */
export const storyBulk: Bulk<StoryFilter> = {
  needs: storyKind.write,
  Dialog: plainBulk(async () => (await import("./story-jobs.generated.ts")).StoriesBulkActionDocument),
  actions: eventsForMany(storyEvents),
};

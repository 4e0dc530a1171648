import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { StoryRecordDocument } from "../story.generated.ts";

export { EditStoryScreen as Component } from "./edit-story.screen.tsx";

export const preload = preloadRecord(StoryRecordDocument, "id");

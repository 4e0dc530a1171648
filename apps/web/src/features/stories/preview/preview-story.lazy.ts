import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { StoryRecordDocument } from "../story.generated.ts";

export { PreviewStoryScreen as Component } from "./preview-story.screen.tsx";

export const preload = preloadRecord(StoryRecordDocument, "id");

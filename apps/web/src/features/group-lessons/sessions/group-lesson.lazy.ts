import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { GroupLessonRecordDocument } from "../group.generated.ts";

export { GroupLessonScreen as Component } from "./group-lesson.screen.tsx";

export const preload = preloadRecord(GroupLessonRecordDocument, "groupLessonId");

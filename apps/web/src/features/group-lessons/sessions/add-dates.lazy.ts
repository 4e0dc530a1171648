import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { GroupLessonRecordDocument } from "../group.generated.ts";

export { AddDatesScreen as Component } from "./add-dates.screen.tsx";

export const preload = preloadRecord(GroupLessonRecordDocument, "groupLessonId");

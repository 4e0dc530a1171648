import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { BookedLessonRecordDocument } from "../booked/booked-record.generated.ts";

export { LogScreen as Component } from "./log.screen.tsx";

export const preload = preloadRecord(BookedLessonRecordDocument, "lessonId");

import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { BookedLessonRecordDocument } from "../booked/booked-record.generated.ts";

export { RatingScreen as Component } from "./rating.screen.tsx";

export const preload = preloadRecord(BookedLessonRecordDocument, "lessonId");

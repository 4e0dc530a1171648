export { useBookedActions } from "./booked-actions.ts";
export { lessonFacts } from "./booked-facts.tsx";
export { BookedLessonRecordDocument, type BookedLessonRecordFragment } from "./booked-record.generated.ts";

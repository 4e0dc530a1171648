export { bookedDialogs } from "./booked-dialogs.ts";
export { BookedLessonRecordDocument } from "./booked-record.generated.ts";

export { courseDialogs } from "./course-dialogs.ts";
export { ConfirmedLessonKeepLocalTimesDocument } from "./course-mutations.generated.ts";
export { scheduleAddress, type SuggestedTimes } from "./events/schedule-address.ts";

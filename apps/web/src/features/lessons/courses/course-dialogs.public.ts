export { courseDialogs } from "./course-dialogs.ts";
export { ConfirmedLessonKeepTimesDocument } from "./course-mutations.generated.ts";
export { scheduleAddress, type SuggestedTimes } from "./events/schedule-address.ts";

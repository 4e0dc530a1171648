import { bookedLessonStatuses, lessonReasons, shortReasons } from "@app/domain/lessons/course-enums.ts";
import { toOptions } from "../../../shared/text/option-labels.ts";

export const bookedStatusOptions = toOptions(bookedLessonStatuses, {
  "student-no-show": "Student no-show",
  "tutor-no-show": "Tutor no-show",
});
export const lessonReasonOptions = toOptions(lessonReasons, { "double-booked": "Double-booked" });
export const shortReasonOptions = toOptions(shortReasons, {
  tutor: "The tutor began late or ended early",
  outage: "Power or internet failed",
  agreed: "Both agreed to end early",
});

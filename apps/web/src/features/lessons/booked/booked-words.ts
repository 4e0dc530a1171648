import { bookedLessonStatuses, lessonReasons } from "@app/domain/lessons/course-enums.ts";
import { optionsOf } from "../../../shared/text/option-words.ts";

export const bookedStatusOptions = optionsOf(bookedLessonStatuses, {
  "student-no-show": "Student no-show",
  "tutor-no-show": "Tutor no-show",
});
export const lessonReasonOptions = optionsOf(lessonReasons, { "double-booked": "Double-booked" });

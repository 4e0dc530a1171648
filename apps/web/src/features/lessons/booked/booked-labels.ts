import {
  bookedLessonStatuses,
  bookedLessonStatusLabels,
  lessonReasonLabels,
  lessonReasons,
  shortReasonLabels,
  shortReasons,
} from "@app/domain/lessons/course-enums.ts";
import { toOptions } from "../../../shared/text/option-labels.ts";

export const bookedStatusOptions = toOptions(bookedLessonStatuses, bookedLessonStatusLabels);
export const lessonReasonOptions = toOptions(lessonReasons, lessonReasonLabels);
export const shortReasonOptions = toOptions(shortReasons, shortReasonLabels);

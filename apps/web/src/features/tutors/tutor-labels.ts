import { ageGroups, learnerLevels, ageGroupLabels } from "@app/domain/people/people-enums.ts";
import {
  documentKinds,
  hourKinds,
  paidLessonKinds,
  payoutMethods,
  timeOffReasons,
  documentKindLabels,
  hourKindLabels,
  timeOffReasonLabels,
  paidLessonKindLabels,
  payoutMethodLabels,
} from "@app/domain/tutors/tutor-enums.ts";
import { toOptions } from "../../shared/text/option-labels.ts";

export const levelOptions = toOptions(learnerLevels);
export const ageOptions = toOptions(ageGroups, ageGroupLabels);
export const documentKindOptions = toOptions(documentKinds, documentKindLabels);
export const hourKindOptions = toOptions(hourKinds, hourKindLabels);
export const timeOffOptions = toOptions(timeOffReasons, timeOffReasonLabels);
export const lessonKindOptions = toOptions(paidLessonKinds, paidLessonKindLabels);
export const payoutOptions = toOptions(payoutMethods, payoutMethodLabels);

/** Monday first, as 1 is Monday on the wire. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

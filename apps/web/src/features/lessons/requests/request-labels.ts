import { genders, learnerLevels } from "@app/domain/people/people-enums.ts";
import {
  lessonBillings,
  lessonKinds,
  lessonLengths,
  requestStatuses,
  lessonKindLabels,
} from "@app/domain/lessons/lesson-enums.ts";
import { toOptions } from "../../../shared/text/option-labels.ts";

export const requestStatusOptions = toOptions(requestStatuses);
export const lessonKindOptions = toOptions(lessonKinds, lessonKindLabels);
export const levelOptions = toOptions(learnerLevels);
export const genderOptions = toOptions(genders.filter((one) => one === "female" || one === "male"));
export const billingOptions = toOptions(lessonBillings, {
  prepaid: "Prepaid: an invoice before the lessons",
  ongoing: "Ongoing: an invoice after the lessons",
});
export const lengthOptions = lessonLengths.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }));

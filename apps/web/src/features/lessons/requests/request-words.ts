import { genders, learnerLevels } from "@app/domain/people/people-enums.ts";
import { lessonBillings, lessonKinds, lessonLengths, requestStatuses } from "@app/domain/lessons/lesson-enums.ts";
import { optionsOf } from "../../../shared/text/option-words.ts";

export const requestStatusOptions = optionsOf(requestStatuses);
export const lessonKindOptions = optionsOf(lessonKinds, { "make-up": "Make-up", "one-off": "One-off" });
export const levelOptions = optionsOf(learnerLevels);
export const genderOptions = optionsOf(genders.filter((one) => one === "female" || one === "male"));
export const billingOptions = optionsOf(lessonBillings, {
  prepaid: "Prepaid: an invoice before the lessons",
  ongoing: "Ongoing: an invoice after the lessons",
});
export const lengthOptions = lessonLengths.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }));

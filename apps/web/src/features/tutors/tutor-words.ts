import { ageGroups, learnerLevels } from "@app/domain/people/people-enums.ts";
import {
  documentKinds,
  hourKinds,
  paidLessonKinds,
  payoutMethods,
  timeOffReasons,
} from "@app/domain/tutors/tutor-enums.ts";
import { optionsOf } from "../../shared/text/option-words.ts";

export const levelOptions = optionsOf(learnerLevels);
export const ageOptions = optionsOf(ageGroups, {
  "from-5": "5 to 8",
  "from-9": "9 to 12",
  "from-13": "13 to 17",
});
export const documentKindOptions = optionsOf(documentKinds, { id: "Proof of identity", tax: "Tax form" });
export const hourKindOptions = optionsOf(hourKinds, { available: "Also free", unavailable: "Not free" });
export const timeOffOptions = optionsOf(timeOffReasons, { sick: "Ill" });
export const lessonKindOptions = optionsOf(paidLessonKinds, {
  trial: "Trial lessons",
  regular: "Regular lessons",
  "one-off": "One-off lessons",
  "make-up": "Make-up lessons",
  "learning-pod": "Learning pods",
  "virtual-immersion": "Virtual immersions",
});
export const payoutOptions = optionsOf(payoutMethods, { bank: "Bank transfer", manual: "By hand" });

/** Monday first, as 1 is Monday on the wire. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

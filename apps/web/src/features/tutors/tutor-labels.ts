import { ageGroups, learnerLevels } from "@app/domain/people/people-enums.ts";
import {
  documentKinds,
  hourKinds,
  paidLessonKinds,
  payoutMethods,
  timeOffReasons,
} from "@app/domain/tutors/tutor-enums.ts";
import { toOptions } from "../../shared/text/option-labels.ts";

export const levelOptions = toOptions(learnerLevels);
export const ageOptions = toOptions(ageGroups, {
  "from-5": "5 to 8",
  "from-9": "9 to 12",
  "from-13": "13 to 17",
});
export const documentKindOptions = toOptions(documentKinds, { id: "Proof of identity", tax: "Tax form" });
export const hourKindOptions = toOptions(hourKinds, { available: "Also free", unavailable: "Not free" });
export const timeOffOptions = toOptions(timeOffReasons, { sick: "Ill" });
export const lessonKindOptions = toOptions(paidLessonKinds, {
  trial: "Trial lessons",
  regular: "Regular lessons",
  "one-off": "One-off lessons",
  "make-up": "Make-up lessons",
  "learning-pod": "Learning pods",
  "virtual-immersion": "Virtual immersions",
});
export const payoutOptions = toOptions(payoutMethods, { bank: "Bank transfer", manual: "By hand" });

/** Monday first, as 1 is Monday on the wire. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

import { ageGroups, learnerLevels, ageGroupWords } from "@app/domain/people/people-enums.ts";
import {
  groupLessonStatuses,
  priceBases,
  priceBasisLabels,
  type PlaceDisputeEnd,
} from "@app/domain/group-lessons/group-enums.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { toOptions, labelOf } from "../../shared/text/option-labels.ts";

export const levelOptions = toOptions(learnerLevels);
export const levelWord = labelOf(levelOptions);
export const ageOptions = toOptions(ageGroups, ageGroupWords);
export const groupStatusOptions = toOptions(groupLessonStatuses);
export const basisOptions = toOptions(priceBases, priceBasisLabels);
export const subjects = inSubjectOrder(subjectOptions).map((value) => ({ value, label: value }));

/** How an objection to a charge may be decided. */
export const disputeEndWords: Record<PlaceDisputeEnd, string> = {
  "for-family": "For the family: charge less",
  "for-tutor": "For the tutor: charge as before",
};

import { ageGroupWords } from "@app/domain/customers/customer-words.ts";
import { ageGroups, learnerLevels } from "@app/domain/people/people-enums.ts";
import { groupLessonStatuses, priceBases } from "@app/domain/group-lessons/group-enums.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/lessons/subjects.ts";
import { toOptions, labelOf } from "../../shared/text/option-labels.ts";

export const levelOptions = toOptions(learnerLevels);
export const levelWord = labelOf(levelOptions);
export const ageOptions = toOptions(ageGroups, ageGroupWords);
export const groupStatusOptions = toOptions(groupLessonStatuses);
export const basisOptions = toOptions(priceBases, { "per-instance": "Each session", "whole-course": "All sessions" });
export const subjects = inSubjectOrder(subjectOptions).map((value) => ({ value, label: value }));

import { ageGroupWords } from "@app/domain/customers/customer-words.ts";
import { ageGroups, learnerLevels } from "@app/domain/people/people-enums.ts";
import { groupLessonStatuses, priceBases } from "@app/domain/group-lessons/group-enums.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/lessons/subjects.ts";
import { optionsOf, wordsIn } from "../../shared/text/option-words.ts";

export const levelOptions = optionsOf(learnerLevels);
export const levelWord = wordsIn(levelOptions);
export const ageOptions = optionsOf(ageGroups, ageGroupWords);
export const groupStatusOptions = optionsOf(groupLessonStatuses);
export const basisOptions = optionsOf(priceBases, { "per-instance": "Each session", "whole-course": "All sessions" });
export const subjects = inSubjectOrder(subjectOptions).map((value) => ({ value, label: value }));

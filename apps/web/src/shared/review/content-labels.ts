import { languageOptions } from "@app/domain/language/dialect.ts";
import { inSubjectOrder } from "@app/domain/subjects.ts";
import { learnerLevels } from "@app/domain/people/people-enums.ts";
import { reviewStatuses } from "@app/domain/review/review-enums.ts";
import { toOptions } from "../text/option-labels.ts";

export const languages = inSubjectOrder(languageOptions).map((value) => ({ value, label: value }));
export const levelOptions = toOptions(learnerLevels);
export const statusOptions = toOptions(reviewStatuses, { review: "In review" });

import { languageOptions } from "@app/domain/language/dialect.ts";
import { inSubjectOrder } from "@app/domain/subjects.ts";
import { genderLabels, genders } from "@app/domain/people/people-enums.ts";
import {
  ageBandLabels,
  ageBands,
  consentUseLabels,
  consentUses,
  speakerStatuses,
} from "@app/domain/speakers/speaker-enums.ts";
import { labelOf, toOptions } from "../../shared/text/option-labels.ts";

export const languageChoices = inSubjectOrder(languageOptions).map((value) => ({ value, label: value }));
export const genderOptions = toOptions(genders, genderLabels);
export const ageOptions = toOptions(ageBands, ageBandLabels);
export const useOptions = toOptions(consentUses, consentUseLabels);
export const statusOptions = toOptions(speakerStatuses);

const useWord = labelOf(useOptions);
export const usesText = (uses: readonly string[]): string => uses.map(useWord).join(", ");

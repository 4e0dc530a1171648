import { ageGroups, genders, learnerLevels, relationships } from "@app/domain/people/people-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { dependentInput } from "@app/domain/customers/dependent.ts";
import type { AgeGroup, Gender, LearnerLevel, Relationship } from "@app/schema/types.generated.ts";
import { enumField, reference, text, texts, optionalEnumField, yesNo } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import { genderOptions, relationshipOptions } from "../customer-labels.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { ageWords } from "../learner-labels.public.ts";
import type { DependentRecordFragment } from "./dependent.generated.ts";

const ageGroup = optionalEnumField<AgeGroup>()("Age group", ageGroups);
const ageIn = (value: unknown) => sentenceCase(ageWords(toEnumName(String(value)) as AgeGroup));

/** A dependent's form as a table of its fields. */
export const dependentForm = formOf<DependentRecordFragment>()(dependentInput, {
  customerId: reference("Customer", "payer"),
  firstName: text("First name"),
  lastName: text("Last name"),
  relationship: {
    ...enumField<Relationship>()("Relationship", relationships),
    show: labelOf(relationshipOptions),
  },
  dateOfBirth: text("Date of birth"),
  ageGroup: {
    ...ageGroup,
    show: ageIn,
    // By the date of birth where that is known; then nothing was said besides.
    readFrom: ({ dateOfBirth, ageGroup: group }: DependentRecordFragment) =>
      dateOfBirth === null ? ageGroup.read(group) : "",
  },
  gender: optionalEnumField<Gender>()("Gender", genders, genderOptions),
  timeZone: text("Time zone"),
  level: optionalEnumField<LearnerLevel>()("Level", learnerLevels),
  subjects: { ...texts("Subjects"), show: (subjects: readonly string[]) => subjects.join(", ") },
  learningNeeds: text("Learning needs"),
  safeguardingNote: text("Safeguarding note"),
  photoConsent: yesNo("Photo consent"),
});

export const ageOptions = ageGroups.map((value) => ({ value, label: ageIn(value) }));
export const levelOptions = learnerLevels.map((value) => ({ value, label: sentenceCase(value) }));

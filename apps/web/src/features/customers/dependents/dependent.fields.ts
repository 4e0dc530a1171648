import { ageGroups, genders, learnerLevels, relationships } from "@app/domain/people/people-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { dependentInput } from "@app/domain/customers/dependent.ts";
import type { AgeGroup, Gender, LearnerLevel, Relationship } from "@app/schema/types.generated.ts";
import { listed, reference, text, texts, maybeListed, yesNo } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import { genderOptions, relationshipOptions } from "../customer-words.ts";
import { wordsIn } from "../../../shared/text/option-words.ts";
import { ageWords } from "../learner-words.public.ts";
import type { DependentRecordFragment } from "./dependent.generated.ts";

const ageGroup = maybeListed<AgeGroup>()("Age group", ageGroups);
const ageIn = (value: unknown) => sentenceCase(ageWords(toEnumName(String(value)) as AgeGroup));

/** A dependent's form as a table of its fields. */
export const dependentForm = formOf<DependentRecordFragment>()(dependentInput, {
  customerId: reference("Customer", "payer"),
  firstName: text("First name"),
  lastName: text("Last name"),
  relationship: {
    ...listed<Relationship>()("Relationship", relationships),
    show: wordsIn(relationshipOptions),
  },
  dateOfBirth: text("Date of birth"),
  ageGroup: {
    ...ageGroup,
    show: ageIn,
    // By the date of birth where that is known; then nothing was said besides.
    readFrom: ({ dateOfBirth, ageGroup: group }: DependentRecordFragment) =>
      dateOfBirth === null ? ageGroup.read(group) : "",
  },
  gender: maybeListed<Gender>()("Gender", genders, genderOptions),
  timeZone: text("Time zone"),
  level: maybeListed<LearnerLevel>()("Level", learnerLevels),
  subjects: { ...texts("Subjects"), show: (subjects: readonly string[]) => subjects.join(", ") },
  learningNeeds: text("Learning needs"),
  safeguardingNote: text("Safeguarding note"),
  photoConsent: yesNo("Photo consent"),
});

export const ageOptions = ageGroups.map((value) => ({ value, label: ageIn(value) }));
export const levelOptions = learnerLevels.map((value) => ({ value, label: sentenceCase(value) }));

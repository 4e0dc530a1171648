import { genders } from "@app/domain/people/people-enums.ts";
import { candidacyInput } from "@app/domain/hiring/candidacy.ts";
import { candidateSources } from "@app/domain/hiring/hiring-enums.ts";
import type { CandidateSource, Gender } from "@app/schema/types.generated.ts";
import {
  optionalEnumField,
  number,
  reference,
  text,
  texts,
  upload,
  yesNo,
} from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { genderOptions } from "../../customers/person-labels.public.ts";
import { sourceOptions } from "../candidate-labels.ts";
import type { CandidacyRecordFragment } from "../candidacy.generated.ts";
import { countryName } from "../../../shared/places/country-name.ts";

const listInWords = (values: readonly string[]) => values.join(", ");

/** An application's form as a table of its fields: the person, and what they say of themselves. */
export const candidateForm = formOf<CandidacyRecordFragment>()(candidacyInput, {
  firstName: text("First name"),
  lastName: text("Last name"),
  email: text("Email"),
  secondaryEmail: text("Second email"),
  phoneNumber: text("Phone"),
  gender: optionalEnumField<Gender>()("Gender", genders, genderOptions),
  dateOfBirth: text("Date of birth"),
  country: { ...text("Country"), show: countryName },
  timeZone: text("Time zone", "Africa/Lagos"),
  marketingConsent: yesNo("Marketing consent"),
  samePerson: { label: "Same person", empty: false, readFrom: () => false },
  source: optionalEnumField<CandidateSource>()("Source", candidateSources, sourceOptions),
  subjects: { ...texts("Subjects"), show: listInWords },
  dialects: { ...texts("Dialects"), show: listInWords },
  cvFileId: upload("CV", "cvFile"),
  cvUrl: text("CV elsewhere"),
  introAudioFileId: upload("Audio introduction", "introAudioFile"),
  introAudioUrl: text("Audio elsewhere"),
  introVideoFileId: upload("Introduction video", "introVideoFile"),
  introVideoUrl: text("Video elsewhere"),
  hoursPerWeek: number("Hours a week"),
  regionId: reference("Region", "region"),
  ownerId: reference("Owner", "owner"),
});

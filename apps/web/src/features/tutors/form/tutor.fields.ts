import { genders } from "@app/domain/people/people-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { readClock } from "@app/domain/clock.ts";
import { inWeekOrder, type WeeklyHours } from "@app/domain/tutors/availability.ts";
import { tutorHoursRules, tutorProfileRules } from "@app/domain/tutors/tutor.ts";
import type { AgeGroup, Gender, LearnerLevel } from "@app/schema/types.generated.ts";
import { optionalEnumField, number, reference, text, texts, yesNo } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { genderOptions } from "../../customers/person-labels.public.ts";
import { weekdays } from "../tutor-labels.ts";
import type { TutorRecordFragment } from "../tutor.generated.ts";
import { countryName } from "../../../shared/places/country-name.ts";

/** A subject as the form holds it: dialects as they are typed, between commas. */
export interface SubjectValue {
  subject: string;
  levels: readonly string[];
  ageGroups: readonly string[];
  nativeSpeaker: boolean;
  dialects: string;
}

export const noSubject: SubjectValue = { subject: "", levels: [], ageGroups: [], nativeSpeaker: false, dialects: "" };

const spelled = (name: string) => name.toLowerCase().replaceAll("_", "-");

interface Taught {
  subject: string;
  levels: string[];
  ageGroups: string[];
  nativeSpeaker: boolean;
  dialects: string[];
}

const subjects = {
  label: "Subjects",
  empty: [noSubject] as readonly SubjectValue[],
  readFrom: (tutor: TutorRecordFragment): readonly SubjectValue[] =>
    tutor.subjects.map(({ subject, levels, ageGroups, nativeSpeaker, dialects }) => ({
      subject,
      nativeSpeaker,
      dialects: dialects.join(", "),
      levels: levels.map(spelled),
      ageGroups: ageGroups.map(spelled),
    })),
  parsed: (values: readonly SubjectValue[]) =>
    values.map(({ dialects, ...rest }) => ({
      ...rest,
      dialects: dialects
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean),
    })),
  sent: (parsed: readonly Taught[]) =>
    parsed.map(({ levels, ageGroups, ...rest }) => ({
      ...rest,
      levels: levels.map((level) => toEnumName(level) as LearnerLevel),
      ageGroups: ageGroups.map((age) => toEnumName(age) as AgeGroup),
    })),
  show: (values: readonly SubjectValue[]) => values.map(({ subject }) => subject).join(", "),
  showStored: (stored: unknown) =>
    (Array.isArray(stored) ? (stored as Taught[]) : [])
      .map(({ subject, dialects }) => [subject, ...dialects].join(", "))
      .join("\n"),
};

interface QualificationValue {
  title: string;
  institution: string;
  year: number | string;
}

const qualifications = {
  label: "Qualifications",
  empty: [] as readonly QualificationValue[],
  readFrom: (tutor: TutorRecordFragment): readonly QualificationValue[] =>
    tutor.qualifications.map(({ title, institution, year }) => ({ title, institution, year })),
  show: (values: readonly QualificationValue[]) =>
    values.map(({ title, institution, year }) => `${title}, ${institution}, ${year}`).join("\n"),
};

const listInWords = (values: readonly string[]) => values.join(", ");

/** A tutor's form as a table of its fields: the person, what they teach, what they offer, and their terms. */
export const tutorForm = formOf<TutorRecordFragment>()(tutorProfileRules, {
  firstName: text("First name"),
  lastName: text("Last name"),
  email: text("Email"),
  secondaryEmail: text("Second email"),
  phoneNumber: text("Phone"),
  gender: optionalEnumField<Gender>()("Gender", genders, genderOptions),
  dateOfBirth: text("Date of birth"),
  country: { ...text("Country"), show: countryName },
  timeZone: text("Time zone"),
  marketingConsent: yesNo("Marketing consent"),
  regionId: reference("Region", "region"),
  subjects,
  headline: text("Headline"),
  bio: text("About"),
  introVideoUrl: text("Introduction video"),
  languages: { ...texts("Languages"), show: listInWords },
  tags: { ...texts("Tags"), show: listInWords },
  qualifications,
  maxHoursPerWeek: number("Maximum hours a week"),
  minGapMinutes: { ...number("Break between lessons"), empty: 10 },
  minNoticeHours: { ...number("Notice needed"), empty: 12 },
  acceptsTrial: yesNo("Takes trial lessons", true),
});

const hoursInWords = (hours: readonly WeeklyHours[]) =>
  inWeekOrder(hours)
    .map(({ weekday, start, end }) => `${weekdays[weekday - 1] ?? ""} ${start}–${end}`)
    .join("\n");

/** The form of a tutor's week. */
export const tutorHoursForm = formOf<TutorRecordFragment>()(tutorHoursRules, {
  hours: {
    label: "Weekly hours",
    empty: [] as readonly WeeklyHours[],
    readFrom: (tutor: TutorRecordFragment): readonly WeeklyHours[] =>
      tutor.hours.map(({ weekday, start, end }) => ({ weekday, start, end })),
    parsed: (hours: readonly WeeklyHours[]) =>
      hours.map(({ weekday, start, end }) => ({ weekday, start: readClock(start), end: readClock(end) })),
    show: hoursInWords,
    showStored: (stored: unknown) => hoursInWords(Array.isArray(stored) ? (stored as WeeklyHours[]) : []) || "Not set",
  },
});

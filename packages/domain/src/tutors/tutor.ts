import * as z from "zod";
import { ageGroups, learnerLevels } from "../people/people-enums.ts";
import {
  choiceField,
  dateField,
  emailField,
  idField,
  optional,
  optionalText,
  proseField,
  textField,
} from "../fields.ts";
import { timeZoneField, urlField, versionField, wholeField } from "../fields.ts";
import { subjectOptions } from "../subjects.ts";
import { messages } from "../messages.ts";
import { tagsField } from "../people/tags.ts";
import { personDetailFields } from "../people/person.ts";
import { weekProblems } from "./availability.ts";
import { tutorMessages } from "./tutor-messages.ts";

const yesOrNo = z.boolean(messages.yesOrNo);
const each = <Field extends z.ZodType>(field: Field, label: string, max: number) =>
  z
    .array(field, messages.list(label))
    .overwrite((values) => [...new Set(values)])
    .max(max, messages.atMostItems(max, label.toLowerCase()));

/** A subject that a tutor teaches. */
export const taughtSubject = z.object({
  subject: choiceField("Subject", subjectOptions),
  levels: each(choiceField("Level", learnerLevels), "Levels", learnerLevels.length).default([]),
  ageGroups: each(choiceField("Age group", ageGroups), "Age groups", ageGroups.length).default([]),
  nativeSpeaker: yesOrNo.default(false),
  dialects: each(textField("Dialect", 40), "Dialects", 10).default([]),
});
export type TaughtSubject = z.infer<typeof taughtSubject>;

/** The subjects of a tutor: at least one, without duplicates. */
export const taughtSubjects = z
  .array(taughtSubject, messages.list("Subjects"))
  .min(1, tutorMessages.noSubject)
  .max(subjectOptions.length, messages.atMostItems(subjectOptions.length, "subjects"))
  .refine((taught) => new Set(taught.map(({ subject }) => subject)).size === taught.length, tutorMessages.subjectTwice);

/** A qualification earned before teaching. */
export const qualification = z.object({
  title: textField("Title", 120),
  institution: textField("Institution", 120),
  /** Not after this year, which the service checks. */
  year: wholeField("Year", 1950, 2200),
});
export type Qualification = z.infer<typeof qualification>;

const weeklyHours = z
  .array(
    z.object({
      weekday: wholeField("Weekday", 1, 7),
      start: z.string(messages.clock).trim(),
      end: z.string(messages.clock).trim(),
    }),
    messages.list("Hours"),
  )
  .max(70, messages.atMostItems(70, "stretches of hours"))
  .superRefine((hours, context) => {
    for (const [at, message] of weekProblems(hours)) context.addIssue({ code: "custom", path: [at, "start"], message });
  });

const fields = z.object({
  ...personDetailFields,
  email: optional(emailField),
  timeZone: timeZoneField,
  regionId: idField("Region"),
  subjects: taughtSubjects,
  headline: optional(textField("Headline", 120)),
  bio: optionalText("About", 1500),
  introVideoUrl: optional(urlField),
  languages: each(textField("Language", 40), "Languages", 20),
  /** For staff only. */
  tags: tagsField,
  qualifications: z
    .array(qualification, messages.list("Qualifications"))
    .max(20, messages.atMostItems(20, "qualifications")),
  maxHoursPerWeek: optional(wholeField("Hours a week", 1, 60)),
  minGapMinutes: wholeField("Minutes between lessons", 0, 60),
  minNoticeHours: wholeField("Hours of notice", 0, 168),
  acceptsTrial: yesOrNo,
  /** In their own zone. An empty week means "not set", not "always free". */
  hours: weeklyHours,
});

/** Subjects by name, as in a cell of a file. */
export const namedSubjects = z
  .array(choiceField("Subject", subjectOptions), messages.list("Subjects"))
  .overwrite((names) => [...new Set(names)])
  .min(1, tutorMessages.noSubject);

/** A tutor hired elsewhere, from a file. */
export const tutorImportInput = z.object({
  ...fields.omit({ subjects: true, hours: true, qualifications: true, minGapMinutes: true, minNoticeHours: true })
    .shape,
  marketingConsent: yesOrNo.default(false),
  subjects: namedSubjects,
  languages: fields.shape.languages.default([]),
  tags: tagsField.default([]),
  acceptsTrial: yesOrNo.default(true),
  /** When they became a tutor; today by default. */
  onboardedOn: optional(dateField),
});
export type TutorImportInput = z.infer<typeof tutorImportInput>;

/** Rules for a form of a tutor, without hours. */
export const tutorProfileRules = fields.omit({ hours: true });
/** Rules for a form of their hours. */
export const tutorHoursRules = fields.pick({ hours: true });

/** An update of a tutor; omitted fields stay unchanged. Tutors are only added by hiring. Source: domain.md 1.1. */
export const tutorUpdateInput = fields.partial().extend({
  _id: idField("Tutor"),
  version: versionField,
  status: z.never(messages.statusNotEditable).optional(),
});
export type TutorUpdateInput = z.infer<typeof tutorUpdateInput>;

/** Off-boarding takes a reason. */
export const tutorOffBoardInput = z.object({ version: versionField, reason: proseField("Reason", 500) });

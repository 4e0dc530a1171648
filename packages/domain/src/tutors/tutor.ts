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
import { subjectOptions } from "../lessons/subjects.ts";
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

/** One subject that somebody teaches. */
export const taughtSubject = z.object({
  subject: choiceField("Subject", subjectOptions),
  levels: each(choiceField("Level", learnerLevels), "Levels", learnerLevels.length).default([]),
  ageGroups: each(choiceField("Age group", ageGroups), "Age groups", ageGroups.length).default([]),
  nativeSpeaker: yesOrNo.default(false),
  dialects: each(textField("Dialect", 40), "Dialects", 10).default([]),
});
export type TaughtSubject = z.infer<typeof taughtSubject>;

/** What somebody teaches: at least one subject, each once. */
export const taughtSubjects = z
  .array(taughtSubject, messages.list("Subjects"))
  .min(1, tutorMessages.noSubject)
  .max(subjectOptions.length, messages.atMostItems(subjectOptions.length, "subjects"))
  .refine((taught) => new Set(taught.map(({ subject }) => subject)).size === taught.length, tutorMessages.subjectTwice);

/** What somebody learned before they taught. */
export const qualification = z.object({
  title: textField("Title", 120),
  institution: textField("Institution", 120),
  /** Not later than this year, which the service knows. */
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
  /** For staff alone. */
  tags: tagsField,
  qualifications: z
    .array(qualification, messages.list("Qualifications"))
    .max(20, messages.atMostItems(20, "qualifications")),
  maxHoursPerWeek: optional(wholeField("Hours a week", 1, 60)),
  minGapMinutes: wholeField("Minutes between lessons", 0, 60),
  minNoticeHours: wholeField("Hours of notice", 0, 168),
  acceptsTrial: yesOrNo,
  /** By the clock of their own zone; an empty week is "not set", which is not "always free". */
  hours: weeklyHours,
});

/** Subjects by their names alone, as a cell of a file says them. */
export const namedSubjects = z
  .array(choiceField("Subject", subjectOptions), messages.list("Subjects"))
  .overwrite((names) => [...new Set(names)])
  .min(1, tutorMessages.noSubject);

/** A tutor who was hired elsewhere, as a file has them. */
export const tutorImportInput = z.object({
  ...fields.omit({ subjects: true, hours: true, qualifications: true, minGapMinutes: true, minNoticeHours: true })
    .shape,
  marketingConsent: yesOrNo.default(false),
  subjects: namedSubjects,
  languages: fields.shape.languages.default([]),
  tags: tagsField.default([]),
  acceptsTrial: yesOrNo.default(true),
  /** Since when they have been a tutor; today where none is given. */
  onboardedOn: optional(dateField),
});
export type TutorImportInput = z.infer<typeof tutorImportInput>;

/** What a form asks of a tutor besides their hours. */
export const tutorProfileRules = fields.omit({ hours: true });
/** What a form asks of their hours. */
export const tutorHoursRules = fields.pick({ hours: true });

/** Changes to a tutor: what is left out stays. Tutors are added by hiring alone. Source: domain.md 1.1. */
export const tutorUpdateInput = fields.partial().extend({
  _id: idField("Tutor"),
  version: versionField,
  status: z.never(messages.statusNotEditable).optional(),
});
export type TutorUpdateInput = z.infer<typeof tutorUpdateInput>;

/** Off-boarding says why. */
export const tutorOffBoardInput = z.object({ version: versionField, reason: proseField("Reason", 500) });

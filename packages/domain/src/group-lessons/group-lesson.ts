import * as z from "zod";
import { ageGroups, learnerLevels } from "../people/people-enums.ts";
import { currencies } from "../enums.ts";
import {
  choiceField,
  dateField,
  idField,
  optional,
  optionalText,
  proseField,
  textField,
  timeZoneField,
  urlField,
  versionField,
  wholeField,
} from "../fields.ts";
import { resourceInput } from "../curriculum/resource.ts";
import { coverFault, coverFields, type Cover } from "../files/cover.ts";
import { subjectOptions } from "../lessons/subjects.ts";
import { messages } from "../messages.ts";
import { groupLessonKinds, priceBases } from "./group-enums.ts";
import { groupMessages } from "./group-messages.ts";

export const groupTitleMax = 100;
export const groupDescriptionMax = 3000;
export const groupTutorsMax = 4;
export const groupPlacesMax = 200;
export const groupReasonMax = 500;
export const groupReportMax = 2000;
export const groupResourcesMax = 20;

const price = z.object({
  currency: choiceField("Currency", currencies),
  amount: wholeField("Price", 1, 2_000_000_000),
});

const time = z.string(messages.required("Time")).regex(/^([01]\d|2[0-3]):[0-5]\d$/, messages.required("Time"));

const fields = z.object({
  title: textField("Title", groupTitleMax),
  subject: choiceField("Subject", subjectOptions),
  level: choiceField("Level", learnerLevels),
  ageGroup: choiceField("Age group", ageGroups),
  description: proseField("Description", groupDescriptionMax),
  /** An immersion's own: what it is about, and who hosts it. */
  theme: optional(textField("Theme", groupTitleMax)),
  culturalHost: optional(textField("Host", groupTitleMax)),
  programme: optionalText("Programme", groupDescriptionMax),
  /** The first leads. */
  tutorIds: z
    .array(idField("Tutor"), messages.list("Tutors"))
    .min(1, groupMessages.noTutor)
    .max(groupTutorsMax, groupMessages.tooManyTutors),
  capacityMin: wholeField("Minimum learners", 1, groupPlacesMax),
  capacityMax: wholeField("Maximum learners", 1, groupPlacesMax),
  waitlist: z.boolean(messages.yesOrNo),
  regionId: optional(idField("Region")),
  durationMinutes: wholeField("Length", 30, 240),
  anchorTimeZone: timeZoneField,
  /** Days by the clock of the anchor zone. */
  enrolmentOpensOn: optional(dateField),
  enrolmentClosesOn: optional(dateField),
  meetingUrl: optional(urlField),
  ...coverFields,
  /** What it follows, and what there is to read, listen to or watch besides. */
  curriculumId: optional(idField("Curriculum")),
  resources: z
    .array(resourceInput, messages.list("Resources"))
    .max(groupResourcesMax, messages.atMostItems(groupResourcesMax, "resources")),
  prices: z.array(price, messages.list("Prices")).min(1, groupMessages.noPrice),
  priceBasis: choiceField("Price is for", priceBases),
});

interface Bounds extends Cover {
  capacityMin?: number | undefined;
  capacityMax?: number | undefined;
  enrolmentOpensOn?: string | null | undefined;
  enrolmentClosesOn?: string | null | undefined;
}

/** What does not fit together, by field; null where all does. */
export function groupLessonProblem(lesson: Bounds): { field: string; text: string } | null {
  const { capacityMin, capacityMax, enrolmentOpensOn, enrolmentClosesOn } = lesson;
  if (capacityMin !== undefined && capacityMax !== undefined && capacityMin > capacityMax)
    return { field: "capacityMin", text: groupMessages.minOverMax };
  if (enrolmentOpensOn && enrolmentClosesOn && enrolmentClosesOn < enrolmentOpensOn)
    return { field: "enrolmentClosesOn", text: messages.order };
  const fault = coverFault(lesson);
  return fault === null ? null : { field: "coverAlt", text: fault };
}

const checkBounds = (lesson: Bounds, context: z.RefinementCtx) => {
  const problem = groupLessonProblem(lesson);
  if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.text });
};

/** What a form asks of a learning pod or an immersion. */
export const groupLessonRules = fields.superRefine(checkBounds);

/** The most dates that are made at once: half a year, week by week. */
export const groupWeeksMax = 26;

const pattern = z.object({
  /** By the clock of the group lesson's zone. */
  date: dateField,
  time,
  /** How many weeks in a row. */
  weeks: wholeField("Number of dates", 1, groupWeeksMax),
  /** Days of those weeks without a session. */
  skipDates: z.array(dateField).max(groupWeeksMax).default([]),
});
/** What a form asks of the weekly dates of a group lesson that is added. */
export const groupPatternRules = pattern;

/** A learning pod or a virtual immersion. Source: domain.md 1.2. */
export const groupLessonInput = fields
  .extend({
    /** Its first dates, added with it. */
    dates: optional(pattern),
    kind: choiceField("Kind", groupLessonKinds),
    capacityMin: fields.shape.capacityMin.default(2),
    waitlist: fields.shape.waitlist.default(true),
    resources: fields.shape.resources.default([]),
  })
  .superRefine(checkBounds);
export type GroupLessonInput = z.infer<typeof groupLessonInput>;

/** Changes to one: what is left out stays. */
export const groupLessonUpdateInput = fields.partial().extend({
  _id: idField("Group lesson"),
  version: versionField,
  /** Here only to be refused. */
  status: z.never(messages.statusNotEditable).optional(),
});
export type GroupLessonUpdateInput = z.infer<typeof groupLessonUpdateInput>;

/** Why it is cancelled. */
export const groupReasonInput = z.object({ version: versionField, reason: proseField("Reason", groupReasonMax) });

const dates = pattern.extend({
  /** Who teaches them, where it is not who teaches the group lesson. */
  tutorIds: optional(fields.shape.tutorIds),
  capacityMax: optional(wholeField("Maximum learners", 1, groupPlacesMax)),
});
/** What a form asks of new dates. */
export const groupDatesRules = dates;
/** One date, or as many as the weeks that follow each other. */
export const groupDatesInput = dates.extend({
  groupLessonId: idField("Group lesson"),
  weeks: dates.shape.weeks.default(1),
});
export type GroupDatesInput = z.infer<typeof groupDatesInput>;

/** Of which dates somebody wants to know what is in the way, before they are added. */
export const groupDatesQuery = z.object({
  date: pattern.shape.date,
  time,
  timeZone: timeZoneField,
  weeks: pattern.shape.weeks,
  durationMinutes: fields.shape.durationMinutes,
  tutorIds: z.array(idField("Tutor")).max(groupTutorsMax).default([]),
  /** Which has dates already. */
  groupLessonId: idField("Group lesson").optional(),
});

/** A learner for all dates to come. */
export const enrolAllInput = z.object({
  learnerId: idField("Learner"),
  /** Whether to wait where no place is free. */
  waits: z.boolean(messages.yesOrNo).default(false),
});

/** A learner for a session, or for its waiting list where it is full. */
export const enrolInput = z.object({
  version: versionField,
  learnerId: idField("Learner"),
  /** Whether to wait where no place is free. */
  waits: z.boolean(messages.yesOrNo).default(false),
});
export type EnrolInput = z.infer<typeof enrolInput>;

/** One learner of a session. */
export const enrolmentInput = z.object({ version: versionField, enrolmentId: idField("Learner") });

/** Who came, and who did not. */
export const attendanceInput = z.object({
  version: versionField,
  marks: z
    .array(z.object({ enrolmentId: idField("Learner"), attended: z.boolean(messages.yesOrNo) }))
    .min(1)
    .max(groupPlacesMax),
});
export type AttendanceInput = z.infer<typeof attendanceInput>;

/** What was done in a session. */
export const instanceCompleteInput = z.object({
  version: versionField,
  report: optionalText("Report", groupReportMax),
});

/** Where a session that is over can be seen again; none takes the link away. */
export const instanceRecordingInput = z.object({ version: versionField, recordingUrl: optional(urlField) });

/** The date to which all learners of a session move. */
export const instanceMergeInput = z.object({ version: versionField, intoId: idField("Session") });

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
import { subjectOptions } from "../subjects.ts";
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
  /** For immersions only: the theme and the host. */
  theme: optional(textField("Theme", groupTitleMax)),
  culturalHost: optional(textField("Host", groupTitleMax)),
  programme: optionalText("Programme", groupDescriptionMax),
  /** The first one leads. */
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
  /** Dates in the anchor zone. */
  enrolmentOpensOn: optional(dateField),
  enrolmentClosesOn: optional(dateField),
  meetingUrl: optional(urlField),
  ...coverFields,
  /** The curriculum it follows, and further material. */
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

/** Fields that contradict each other; null if none do. */
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

/** Rules for a form of a learning pod or an immersion. */
export const groupLessonRules = fields.superRefine(checkBounds);

/** Maximum dates added at once: half a year of weeks. */
export const groupWeeksMax = 26;

const pattern = z.object({
  /** In the group lesson's zone. */
  date: dateField,
  time,
  /** Number of consecutive weeks. */
  weeks: wholeField("Number of dates", 1, groupWeeksMax),
  /** Dates of those weeks without a session. */
  skipDates: z.array(dateField).max(groupWeeksMax).default([]),
});
/** Rules for the weekly dates of a new group lesson. */
export const groupPatternRules = pattern;

/** A new learning pod or virtual immersion. Source: domain.md 1.2. */
export const groupLessonInput = fields
  .extend({
    /** The first dates, added with it. */
    dates: optional(pattern),
    kind: choiceField("Kind", groupLessonKinds),
    capacityMin: fields.shape.capacityMin.default(2),
    waitlist: fields.shape.waitlist.default(true),
    resources: fields.shape.resources.default([]),
  })
  .superRefine(checkBounds);
export type GroupLessonInput = z.infer<typeof groupLessonInput>;

/** An update of a group lesson; omitted fields stay unchanged. */
export const groupLessonUpdateInput = fields.partial().extend({
  _id: idField("Group lesson"),
  version: versionField,
  /** Only here to be refused. */
  status: z.never(messages.statusNotEditable).optional(),
});
export type GroupLessonUpdateInput = z.infer<typeof groupLessonUpdateInput>;

/** Cancels it, with a reason. */
export const groupReasonInput = z.object({ version: versionField, reason: proseField("Reason", groupReasonMax) });

const dates = pattern.extend({
  /** The tutors, if not those of the group lesson. */
  tutorIds: optional(fields.shape.tutorIds),
  capacityMax: optional(wholeField("Maximum learners", 1, groupPlacesMax)),
});
/** Rules for a form of new dates. */
export const groupDatesRules = dates;
/** One date, or a weekly series. */
export const groupDatesInput = dates.extend({
  groupLessonId: idField("Group lesson"),
  weeks: dates.shape.weeks.default(1),
});
export type GroupDatesInput = z.infer<typeof groupDatesInput>;

/** Checks dates for conflicts before they are added. */
export const groupDatesQuery = z.object({
  date: pattern.shape.date,
  time,
  timeZone: timeZoneField,
  weeks: pattern.shape.weeks,
  durationMinutes: fields.shape.durationMinutes,
  tutorIds: z.array(idField("Tutor")).max(groupTutorsMax).default([]),
  /** The group lesson they belong to, if it exists already. */
  groupLessonId: idField("Group lesson").optional(),
});

/** Enrols a learner for all future dates. */
export const enrolAllInput = z.object({
  learnerId: idField("Learner"),
  /** Whether to join the waiting list if a session is full. */
  waits: z.boolean(messages.yesOrNo).default(false),
});

/** Enrols a learner for a session, or for its waiting list if it is full. */
export const enrolInput = z.object({
  version: versionField,
  learnerId: idField("Learner"),
  /** Whether to join the waiting list if it is full. */
  waits: z.boolean(messages.yesOrNo).default(false),
});
export type EnrolInput = z.infer<typeof enrolInput>;

/** An event of one enrolment. */
export const enrolmentInput = z.object({ version: versionField, enrolmentId: idField("Learner") });

/** Records who attended. */
export const attendanceInput = z.object({
  version: versionField,
  marks: z
    .array(z.object({ enrolmentId: idField("Learner"), attended: z.boolean(messages.yesOrNo) }))
    .min(1)
    .max(groupPlacesMax),
});
export type AttendanceInput = z.infer<typeof attendanceInput>;

/** Completes a session, with what was done in it. */
export const instanceCompleteInput = z.object({
  version: versionField,
  report: optionalText("Report", groupReportMax),
});

/** Sets the link to a session's recording; none removes it. */
export const instanceRecordingInput = z.object({ version: versionField, recordingUrl: optional(urlField) });

/** Moves all learners of a session to another date. */
export const instanceMergeInput = z.object({ version: versionField, intoId: idField("Session") });

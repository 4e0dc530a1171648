import * as z from "zod";
import { choiceField, dateField, idField, optional, optionalText, proseField, timeZoneField } from "../fields.ts";
import { urlField, versionField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { skipDatesMax } from "./confirm.ts";
import { meetingProviders } from "./course-enums.ts";
import { familyCoursesMax, pauseDaysMax } from "./course-states.ts";
import { called, refuseSilence, type Called } from "./lesson-events.ts";
import { lessonMessages } from "./lesson-messages.ts";
import { parseAmount } from "../money.ts";
import { mostPrice, slotField } from "./proposal.ts";

const version = { version: versionField };
const despite = z.boolean(messages.yesOrNo).default(false);
const skipDates = z
  .array(dateField, messages.list("Days to skip"))
  .max(skipDatesMax, messages.atMostItems(skipDatesMax, "days to skip"))
  .default([]);

const pauseFields = called.extend({
  from: dateField,
  /** The last day without lessons. */
  until: dateField,
});

const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000;

interface Pause extends Called {
  from?: string | undefined;
  until?: string | undefined;
}

function refusePause(pause: Pause, context: z.RefinementCtx): void {
  refuseSilence(pause, context);
  const { from, until } = pause;
  if (!from || !until) return;
  const refuse = (message: string) => context.addIssue({ code: "custom", path: ["until"], message });
  if (until < from) refuse(messages.order);
  else if (daysBetween(from, until) >= pauseDaysMax) refuse(lessonMessages.pauseTooLong(pauseDaysMax));
}

/** The period and the reason of a pause. Source: domain.md 2.2. */
export const coursePauseRules = pauseFields.superRefine(refusePause);
export const coursePauseInput = pauseFields.extend(version).superRefine(refusePause);
export type CoursePauseInput = z.infer<typeof coursePauseInput>;

const courseIds = z
  .array(idField("Lessons"), messages.list("Lessons"))
  .min(1, lessonMessages.noCourses)
  .max(familyCoursesMax, messages.atMostItems(familyCoursesMax, "courses"))
  .refine((ids) => new Set(ids).size === ids.length, { error: lessonMessages.sameCourse });

/** A family is away: the same pause for several of their courses. Source: domain.md 2.2. */
export const familyPauseInput = pauseFields
  .extend({
    courseIds,
    /** Whether these are other days of the pause that they are in, or that is ahead. */
    changes: z.boolean(messages.yesOrNo).default(false),
  })
  .superRefine(refusePause);
export type FamilyPauseInput = z.infer<typeof familyPauseInput>;

/** A family is back: the pause of several of their courses ends, or is called off. */
export const familyResumeInput = z.object({
  courseIds,
  /** The first day with lessons again; tomorrow by default. */
  on: optional(dateField),
});
export type FamilyResumeInput = z.infer<typeof familyResumeInput>;

/** Who ends a course, and why. */
export const courseEndRules = called.superRefine(refuseSilence);
export const courseEndInput = called.extend(version).superRefine(refuseSilence);
export type CourseEndInput = z.infer<typeof courseEndInput>;

/** Why a course starts without payment, or is cancelled before it starts. */
export const courseReasonInput = z.object({ ...version, reason: proseField("Reason", 500) });
export const courseReasonRules = courseReasonInput.pick({ reason: true });

const scheduleFields = z.object({
  /** The first day with the new times. */
  effectiveOn: dateField,
  /** Their zone; unchanged by default. */
  anchorTimeZone: optional(timeZoneField),
  slots: z
    .array(slotField, messages.list("Times"))
    .min(1, lessonMessages.noSlots)
    .max(7, messages.atMostItems(7, "times")),
  skipDates,
  despite,
});

/** New times of a course from a date on, agreed by both sides. Source: domain.md 2.2. */
export const courseScheduleRules = scheduleFields;
export const courseScheduleInput = scheduleFields.extend(version);
export type CourseScheduleInput = z.infer<typeof courseScheduleInput>;

const tutorFields = z.object({
  tutorId: idField("Tutor"),
  effectiveOn: dateField,
  note: z
    .string({ error: lessonMessages.handover })
    .refine((text) => text.trim() !== "", { error: lessonMessages.handover, abort: true })
    .pipe(proseField("Handover note", 1000)),
  despite,
});

/** Another tutor from a date on, with a note for them. */
export const courseTutorRules = tutorFields;
export const courseTutorInput = tutorFields.extend(version);
export type CourseTutorInput = z.infer<typeof courseTutorInput>;

const priceFields = z.object({
  effectiveOn: dateField,
  /** Per lesson, in minor units. */
  priceAmount: z.int(messages.amount).min(1, messages.amountPositive).max(mostPrice, messages.amount),
});

const typedAmount = (typed: unknown): unknown => {
  const read = parseAmount(String(typed), "NGN");
  return read.ok ? read.amount : null;
};

/** Another price from a date on, as typed: "25.00". Every currency here has a hundred minor units. */
export const coursePriceRules = priceFields.extend({
  priceAmount: z.preprocess(typedAmount, priceFields.shape.priceAmount),
});
export const coursePriceInput = priceFields.extend(version);
export type CoursePriceInput = z.infer<typeof coursePriceInput>;

/** Keeps one weekly time in the learner's zone across a clock change. Source: domain.md 5.3. */
export const keepTimesInput = z.object({
  ...version,
  /** Index of the slot within the course. */
  slotIndex: wholeField("Time", 0, 6),
  /** The zone whose clock changes. */
  timeZone: timeZoneField,
  /** The first instant after the change. */
  at: z.iso.datetime(messages.date),
});
export type KeepTimesInput = z.infer<typeof keepTimesInput>;

const meetingFields = z.object({
  provider: choiceField("Where", meetingProviders),
  url: urlField,
  passcode: optionalText("Passcode", 60),
});

/** The place or link of lessons. */
export const meetingRules = meetingFields;
export const meetingInput = meetingFields.extend(version);
export type MeetingInput = z.infer<typeof meetingInput>;

/** The largest price reduction without a director, in per cent. */
export const dropMax = 20;

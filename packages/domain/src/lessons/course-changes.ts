import * as z from "zod";
import { choiceField, dateField, idField, optional, optionalText, proseField, timeZoneField } from "../fields.ts";
import { urlField, versionField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { skipDatesMax } from "./confirm.ts";
import { meetingProviders } from "./course-enums.ts";
import { pauseDaysMax } from "./course-states.ts";
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

/** From when until when there are no lessons, and why. Source: domain.md 2.2. */
export const coursePauseRules = pauseFields.superRefine(refusePause);
export const coursePauseInput = pauseFields.extend(version).superRefine(refusePause);
export type CoursePauseInput = z.infer<typeof coursePauseInput>;

/** Who ends a course, and why. */
export const courseEndRules = called.superRefine(refuseSilence);
export const courseEndInput = called.extend(version).superRefine(refuseSilence);
export type CourseEndInput = z.infer<typeof courseEndInput>;

/** Why a course begins without payment, or is cancelled before it began. */
export const courseReasonInput = z.object({ ...version, reason: proseField("Reason", 500) });
export const courseReasonRules = courseReasonInput.pick({ reason: true });

const scheduleFields = z.object({
  /** The first day to which the new times apply. */
  effectiveOn: dateField,
  /** Whose clock they keep to; as before where it is left out. */
  anchorTimeZone: optional(timeZoneField),
  slots: z
    .array(slotField, messages.list("Times"))
    .min(1, lessonMessages.noSlots)
    .max(7, messages.atMostItems(7, "times")),
  skipDates,
  despite,
});

/** New times of a course from a day on; both sides have agreed. Source: domain.md 2.2. */
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

/** Another tutor from a day on, with a note for them. */
export const courseTutorRules = tutorFields;
export const courseTutorInput = tutorFields.extend(version);
export type CourseTutorInput = z.infer<typeof courseTutorInput>;

const priceFields = z.object({
  effectiveOn: dateField,
  /** For one lesson, in minor units. */
  priceAmount: z.int(messages.amount).min(1, messages.amountPositive).max(mostPrice, messages.amount),
});

const typedAmount = (typed: unknown): unknown => {
  const read = parseAmount(String(typed), "NGN");
  return read.ok ? read.amount : null;
};

/** Another price from a day on, as people type it: "25.00". Every currency here has a hundred minor units. */
export const coursePriceRules = priceFields.extend({
  priceAmount: z.preprocess(typedAmount, priceFields.shape.priceAmount),
});
export const coursePriceInput = priceFields.extend(version);
export type CoursePriceInput = z.infer<typeof coursePriceInput>;

/** One time of the week that stays by the learner's clock although a clock changes. Source: domain.md 5.3. */
export const keepTimesInput = z.object({
  ...version,
  /** The place of the time among those of the course, from 0. */
  slotIndex: wholeField("Time", 0, 6),
  /** Whose clock changes. */
  timeZone: timeZoneField,
  /** The first instant by the new clock. */
  at: z.iso.datetime(messages.date),
});
export type KeepTimesInput = z.infer<typeof keepTimesInput>;

const meetingFields = z.object({
  provider: choiceField("Where", meetingProviders),
  url: urlField,
  passcode: optionalText("Passcode", 60),
});

/** Where lessons are held. */
export const meetingRules = meetingFields;
export const meetingInput = meetingFields.extend(version);
export type MeetingInput = z.infer<typeof meetingInput>;

/** The share of a price that may be taken off without a director, in per cent. */
export const dropMax = 20;

import * as z from "zod";
import { choiceField, clockField, dateField, idField, optional, optionalText, proseField } from "../fields.ts";
import { versionField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { disputeEnds } from "./course-enums.ts";
import { called, refuseSilence } from "./lesson-events.ts";
import { lessonKinds } from "./lesson-enums.ts";

const version = { version: versionField };
const timeField = clockField("Time");
const time = { date: dateField, time: timeField };
const despite = z.boolean(messages.yesOrNo).default(false);

/** Who asks to move a lesson, and why. Source: domain.md 2.3, 2.4. */
export const rescheduleAskRules = called.superRefine(refuseSilence);
export const rescheduleAskInput = called.extend(version).superRefine(refuseSilence);
export type RescheduleAskInput = z.infer<typeof rescheduleAskInput>;

const proposed = z.object({ byKind: called.shape.byKind, ...time, note: optionalText("Note", 500) });

/** A time proposed by one side, in the lesson's zone. */
export const rescheduleTimeRules = proposed;
export const rescheduleTimeInput = proposed.extend(version);
export type RescheduleTimeInput = z.infer<typeof rescheduleTimeInput>;

/** Why the other side declines the time. */
export const rescheduleDeclineInput = z.object({ ...version, reason: proseField("Reason", 500) });
export const rescheduleDeclineRules = rescheduleDeclineInput.pick({ reason: true });

const agreed = z.object({ ...time, despite });

/** The time both sides agreed on. */
export const rescheduleAgreeRules = agreed;
export const rescheduleAgreeInput = agreed.extend(version);
export type RescheduleAgreeInput = z.infer<typeof rescheduleAgreeInput>;

const disputed = z.object({ byKind: called.shape.byKind, reason: proseField("Reason", 500) });

/** Who disputes a lesson's settlement, and why. */
export const lessonDisputeRules = disputed;
export const lessonDisputeInput = disputed.extend(version);
export type LessonDisputeInput = z.infer<typeof lessonDisputeInput>;

const percent = (label: string) => wholeField(label, 0, 100);
const decided = z.object({
  outcome: choiceField("Outcome", disputeEnds),
  chargePercent: percent("Charge"),
  payPercent: percent("Pay"),
  reason: proseField("Reason", 500),
});

/** The decision of a dispute: the outcome and the settlement. */
export const disputeSettleRules = decided;
export const disputeSettleInput = decided.extend(version);
export type DisputeSettleInput = z.infer<typeof disputeSettleInput>;

/** How long a lesson may be. */
export const lessonMinutes = wholeField("Minutes", 15, 180);

/** A lesson of a course beside the usual ones: one that is booked, or one in the past that was given without. */
export const addedLessonInput = z.object({
  courseId: idField("Course"),
  ...time,
  durationMinutes: lessonMinutes,
  kind: choiceField("Kind", lessonKinds),
  note: optional(proseField("Note", 200)),
  /** Ahead, it is booked although something unusual stands in the way. */
  despite,
});
export const addedLessonRules = addedLessonInput.omit({ courseId: true });
export type AddedLessonInput = z.infer<typeof addedLessonInput>;

/** The time of such a lesson as it is typed, to look for what stands in the way. */
export const addedLessonTime = z.object({ ...time, durationMinutes: lessonMinutes });
export type AddedLessonTime = z.infer<typeof addedLessonTime>;

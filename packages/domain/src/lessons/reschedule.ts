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

/** Who asks for another time of a lesson, and why. Source: domain.md 2.3, 2.4. */
export const rescheduleAskRules = called.superRefine(refuseSilence);
export const rescheduleAskInput = called.extend(version).superRefine(refuseSilence);
export type RescheduleAskInput = z.infer<typeof rescheduleAskInput>;

const proposed = z.object({ byKind: called.shape.byKind, ...time, note: optionalText("Note", 500) });

/** A time that one side proposes, by the clock of the lesson. */
export const rescheduleTimeRules = proposed;
export const rescheduleTimeInput = proposed.extend(version);
export type RescheduleTimeInput = z.infer<typeof rescheduleTimeInput>;

/** Why the other side declines the time. */
export const rescheduleDeclineInput = z.object({ ...version, reason: proseField("Reason", 500) });
export const rescheduleDeclineRules = rescheduleDeclineInput.pick({ reason: true });

const agreed = z.object({ ...time, despite });

/** The time that both have agreed to. */
export const rescheduleAgreeRules = agreed;
export const rescheduleAgreeInput = agreed.extend(version);
export type RescheduleAgreeInput = z.infer<typeof rescheduleAgreeInput>;

const disputed = z.object({ byKind: called.shape.byKind, reason: proseField("Reason", 500) });

/** Who objects to how a lesson was settled, and why. */
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

/** How a dispute ends: what the lesson counts as, and what it comes to. */
export const disputeSettleRules = decided;
export const disputeSettleInput = decided.extend(version);
export type DisputeSettleInput = z.infer<typeof disputeSettleInput>;

/** A lesson of a course that has been given already. */
export const pastLessonInput = z.object({
  courseId: idField("Course"),
  ...time,
  durationMinutes: wholeField("Minutes", 15, 180),
  kind: choiceField("Kind", lessonKinds),
  note: optional(proseField("Note", 200)),
});
export const pastLessonRules = pastLessonInput.omit({ courseId: true });
export type PastLessonInput = z.infer<typeof pastLessonInput>;

import * as z from "zod";
import { choiceField, clockField, dateField, optional, optionalText, proseField } from "../fields.ts";
import { versionField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { bulkOutcomes, lessonParties, lessonReasons, shortReasons, type ShortReason } from "./course-enums.ts";
import type { LessonKind } from "./lesson-enums.ts";
import { lessonMessages } from "./lesson-messages.ts";

export const reportMax = 2000;
export const lessonNoteMax = 200;

const completeFields = z.object({
  covered: optionalText("What was covered", reportMax),
  homework: optionalText("Homework", reportMax),
  nextSteps: optionalText("Next steps", reportMax),
  /** The actual length, if not as agreed. */
  actualMinutes: optional(wholeField("Minutes", 1, 240)),
  /** Why it was shorter than agreed; that decides what is charged and paid. */
  shortBecause: optional(choiceField("Reason", shortReasons)),
});

/** Whether a lesson needs a report: a regular one, where the region's setting asks for it. */
export const asksReport = (kind: LessonKind, isRequired: boolean): boolean => kind === "regular" && isRequired;

/** Why a report is refused; null if it is not. */
export const reportProblem = (isAsked: boolean, covered: string | null | undefined): string | null =>
  isAsked && !covered ? lessonMessages.reportFirst : null;

interface Length {
  actualMinutes?: number | null | undefined;
  shortBecause?: ShortReason | null | undefined;
}

/** Whether a lesson was shorter than agreed, as far as anybody said. */
export const wasShort = ({ actualMinutes }: Length, agreedMinutes: number): boolean =>
  actualMinutes != null && actualMinutes < agreedMinutes;

/** What is missing about the length of a lesson; null if nothing is. */
export const lengthProblem = (length: Length, agreedMinutes: number): string | null =>
  wasShort(length, agreedMinutes) && !length.shortBecause ? lessonMessages.whyShorter : null;

/** The report of a given lesson, which may be asked for, and its length. Source: domain.md 1.2, 2.3. */
export const lessonCompleteRules = (isAsked: boolean, agreedMinutes: number) =>
  completeFields.superRefine(({ covered, ...length }, context) => {
    const refuse = (field: string, message: string | null) =>
      message !== null && context.addIssue({ code: "custom", path: [field], message });
    refuse("covered", reportProblem(isAsked, covered));
    refuse("shortBecause", lengthProblem(length, agreedMinutes));
  });
export const lessonCompleteInput = completeFields.extend({ version: versionField });
export type LessonCompleteInput = z.infer<typeof lessonCompleteInput>;

/** Who cancels or moves lessons, and why. */
export const called = z.object({
  /** On whose behalf. */
  byKind: z.enum(
    lessonParties.filter((party) => party !== "system"),
    lessonMessages.whoAsks,
  ),
  reason: choiceField("Reason", lessonReasons),
  note: optionalText("Note", 500),
});

export interface Called {
  reason?: string | undefined;
  note?: string | null | undefined;
}

/** A reason that is not on the list needs a note. */
export function refuseSilence({ reason, note }: Called, context: z.RefinementCtx): void {
  if (reason === "other" && !note)
    context.addIssue({ code: "custom", path: ["note"], message: lessonMessages.noteForReason });
}

/** Why staff do not charge what the policy says; not given where they do. It is never shown to families. */
const waiving = { waiveReason: optionalText("Reason for waiving", 300) };
const cancelFields = called.extend(waiving);

/** The same in a form, where one says first that it is waived, and then why. */
const waived = { waive: z.boolean(messages.yesOrNo), ...waiving };

function refuseUnsaidWaiver(
  { waive, waiveReason }: { waive: boolean; waiveReason?: string | null | undefined },
  context: z.RefinementCtx,
): void {
  if (waive && !waiveReason)
    context.addIssue({ code: "custom", path: ["waiveReason"], message: messages.required("Reason for waiving") });
}

/** Why lessons are cancelled, and on whose behalf. */
export const lessonCancelRules = called.superRefine(refuseSilence);
/** The same of a single one, where the charge may be waived. */
export const singleCancelRules = called.extend(waived).superRefine(refuseSilence).superRefine(refuseUnsaidWaiver);
export const lessonCancelInput = cancelFields.extend({ version: versionField }).superRefine(refuseSilence);
export type LessonCancelInput = z.infer<typeof lessonCancelInput>;

/** The learner did not come. */
export const studentMissedRules = z.object(waived).superRefine(refuseUnsaidWaiver);
export const studentMissedInput = z.object({ ...waiving, version: versionField });
export type StudentMissedInput = z.infer<typeof studentMissedInput>;

/** A date and time in the lesson's zone. */
export const lessonMoveTime = z.object({ date: dateField, time: clockField("Time") });

const moveFields = called.extend({
  ...lessonMoveTime.shape,
  /** Whether to proceed despite warnings about the new time. */
  despite: z.boolean(messages.yesOrNo).default(false),
});

/** Moves a lesson: the new time, the reason and who asked for it, agreed by both sides. Source: domain.md 2.3. */
export const lessonMoveRules = moveFields.superRefine(refuseSilence);
export const lessonMoveInput = moveFields.extend({ version: versionField }).superRefine(refuseSilence);
export type LessonMoveInput = z.infer<typeof lessonMoveInput>;

/** Restores a cancelled lesson; `despite`: although something unusual stands in the way. */
export const lessonRestoreRules = z.object({ despite: z.boolean(messages.yesOrNo).default(false) });
export const lessonRestoreInput = lessonRestoreRules.extend({ version: versionField });
export type LessonRestoreInput = z.infer<typeof lessonRestoreInput>;

/** A note about a lesson. */
export const lessonNoteInput = z.object({ version: versionField, note: proseField("Note", lessonNoteMax) });

/** The same outcome for many lessons. Regular ones that were given share one report. */
export const bookedOutcomeInput = z
  .object({
    outcome: choiceField("Outcome", bulkOutcomes),
    covered: optionalText("What was covered", reportMax),
  })
  .superRefine(({ outcome, covered }, context) => {
    if (outcome === "completed" && !covered)
      context.addIssue({ code: "custom", path: ["covered"], message: lessonMessages.reportFirst });
  });

import * as z from "zod";
import { choiceField, clockField, dateField, optional, optionalText, proseField } from "../fields.ts";
import { versionField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { bulkOutcomes, lessonParties, lessonReasons } from "./course-enums.ts";
import { lessonMessages } from "./lesson-messages.ts";

export const reportMax = 2000;
export const lessonNoteMax = 200;

const completeFields = z.object({
  covered: optionalText("What was covered", reportMax),
  homework: optionalText("Homework", reportMax),
  nextSteps: optionalText("Next steps", reportMax),
  /** How long it took, where that was not what was agreed. */
  actualMinutes: optional(wholeField("Minutes", 1, 240)),
  /** Whether the tutor began late or ended early, so that only what was given counts. */
  cutShort: z.boolean(messages.yesOrNo).default(false),
});

/** How a lesson that was given went. Source: domain.md 1.2, 2.3. */
export const lessonCompleteRules = completeFields;
export const lessonCompleteInput = completeFields.extend({ version: versionField });
export type LessonCompleteInput = z.infer<typeof lessonCompleteInput>;

/** Who calls lessons off or asks for other times, and why. */
export const called = z.object({
  /** For whom it is called off or moved. */
  byKind: choiceField(
    "Who",
    lessonParties.filter((party) => party !== "system"),
  ),
  reason: choiceField("Reason", lessonReasons),
  note: optionalText("Note", 500),
});

export interface Called {
  reason?: string | undefined;
  note?: string | null | undefined;
}

/** Another reason than those of the list needs a note. */
export function refuseSilence({ reason, note }: Called, context: z.RefinementCtx): void {
  if (reason === "other" && !note)
    context.addIssue({ code: "custom", path: ["note"], message: lessonMessages.noteForReason });
}

/** Why a lesson is called off, and for whom. */
export const lessonCancelRules = called.superRefine(refuseSilence);
export const lessonCancelInput = called.extend({ version: versionField }).superRefine(refuseSilence);
export type LessonCancelInput = z.infer<typeof lessonCancelInput>;

/** A day and a time, by the clock that a lesson keeps to. */
export const lessonMoveTime = z.object({ date: dateField, time: clockField("Time") });

const moveFields = called.extend({
  ...lessonMoveTime.shape,
  /** Whether it is meant although something about the new time is unusual. */
  despite: z.boolean(messages.yesOrNo).default(false),
});

/** To when a lesson is moved, why, and who asked for it; both sides have agreed. Source: domain.md 2.3. */
export const lessonMoveRules = moveFields.superRefine(refuseSilence);
export const lessonMoveInput = moveFields.extend({ version: versionField }).superRefine(refuseSilence);
export type LessonMoveInput = z.infer<typeof lessonMoveInput>;

/** Something to remember about a lesson. */
export const lessonNoteInput = z.object({ version: versionField, note: proseField("Note", lessonNoteMax) });

/** The same outcome for many lessons; the report of regular ones that were given is that of all. */
export const bookedOutcomeInput = z
  .object({
    outcome: choiceField("Outcome", bulkOutcomes),
    covered: optionalText("What was covered", reportMax),
  })
  .superRefine(({ outcome, covered }, context) => {
    if (outcome === "completed" && !covered)
      context.addIssue({ code: "custom", path: ["covered"], message: lessonMessages.reportFirst });
  });

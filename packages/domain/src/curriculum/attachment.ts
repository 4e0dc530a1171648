import * as z from "zod";
import { dateField, idField, optional, optionalText, versionField } from "../fields.ts";
import { messages } from "../messages.ts";

/** Maximum branches per learner at once. */
export const branchesMax = 50;

/** Attaches a learner to a curriculum: to the chosen branches, or all of it. Source: domain.md 0.2, 1.4. */
export const attachInput = z.object({
  /** The id of a customer or of a dependent. */
  studentId: idField("Learner"),
  curriculumId: idField("Curriculum"),
  subdivisionIds: z
    .array(idField("Part"), messages.list("Parts"))
    .max(branchesMax, messages.atMostItems(branchesMax, "parts"))
    .default([]),
  /** Today by default. */
  startDate: optional(dateField),
});
export type AttachInput = z.infer<typeof attachInput>;

/** Ends an attachment. */
export const detachInput = z.object({ version: versionField, reason: optionalText("Reason", 500) });
export type DetachInput = z.infer<typeof detachInput>;

/** A learner's progress in one topic; `lessonId` is the lesson where it happened. */
export const progressInput = z.object({
  version: versionField,
  subdivisionId: idField("Part"),
  lessonId: optional(idField("Lesson")),
});
export type ProgressInput = z.infer<typeof progressInput>;

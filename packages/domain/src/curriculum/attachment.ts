import * as z from "zod";
import { dateField, idField, optional, optionalText, versionField } from "../fields.ts";
import { messages } from "../messages.ts";

/** Branches that one learner can be given at once. */
export const branchesMax = 50;

/** A learner is to follow a curriculum: the chosen branches, or all of it. Source: domain.md 0.2, 1.4. */
export const attachInput = z.object({
  /** The id of a customer or of a dependent. */
  studentId: idField("Learner"),
  curriculumId: idField("Curriculum"),
  subdivisionIds: z
    .array(idField("Part"), messages.list("Parts"))
    .max(branchesMax, messages.atMostItems(branchesMax, "parts"))
    .default([]),
  /** Today where none is given. */
  startDate: optional(dateField),
});
export type AttachInput = z.infer<typeof attachInput>;

/** Ends what a learner follows. */
export const detachInput = z.object({ version: versionField, reason: optionalText("Reason", 500) });
export type DetachInput = z.infer<typeof detachInput>;

/** A step of a learner with one topic; `lessonId` is the lesson it was taken in. */
export const progressInput = z.object({
  version: versionField,
  subdivisionId: idField("Part"),
  lessonId: optional(idField("Lesson")),
});
export type ProgressInput = z.infer<typeof progressInput>;

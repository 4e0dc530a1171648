import * as z from "zod";
import { subdivisionTypes } from "./curriculum-enums.ts";
import {
  choiceField,
  idField,
  optional,
  optionalText,
  slugField,
  textField,
  versionField,
  wholeField,
} from "../fields.ts";
import { messages } from "../messages.ts";
import { curriculumMessages } from "./curriculum-messages.ts";
import { resourceInput } from "./resource.ts";

export { moveInOrder, placementRefusal } from "./placement.ts";
export { childTypeOf, typesOf } from "./shape.ts";

/** Maximum parts of one curriculum, archived ones included. */
export const partsMax = 2000;
export const outcomesMax = 20;
export const resourcesMax = 50;
export const wordsMax = 200;

const fields = {
  name: textField("Name", 100, "yo"),
  description: optionalText("Description", 2000, "yo"),
  outcomes: z
    .array(textField("Outcome", 200, "yo"), messages.list("Outcomes"))
    .max(outcomesMax, messages.atMostItems(outcomesMax, "outcomes")),
  resources: z
    .array(resourceInput, messages.list("Resources"))
    .max(resourcesMax, messages.atMostItems(resourcesMax, "resources")),
  /** What it teaches, in the order in which it is taught; published or not. */
  wordIds: z
    .array(idField("Word"), messages.list("Words"))
    .max(wordsMax, messages.atMostItems(wordsMax, "words"))
    .refine((ids) => new Set(ids).size === ids.length, curriculumMessages.sameWord),
  /** In minutes. */
  estimatedMinutes: optional(wholeField("Estimated minutes", 1, 6000)),
};

/** A new part, placed last among its siblings, with a slug from its name. Source: domain.md 1.4. */
export const subdivisionInput = z.object({
  ...fields,
  curriculumId: idField("Curriculum"),
  parentId: optional(idField("Parent")),
  type: choiceField("Type", subdivisionTypes),
  outcomes: fields.outcomes.default([]),
  resources: fields.resources.default([]),
  wordIds: fields.wordIds.default([]),
});
export type SubdivisionInput = z.infer<typeof subdivisionInput>;

/** An update of a part; omitted fields stay unchanged, null clears. */
export const subdivisionUpdateInput = z
  .object({ ...fields, slug: slugField })
  .partial()
  .extend({ _id: idField("Subdivision"), version: versionField });
export type SubdivisionUpdateInput = z.infer<typeof subdivisionUpdateInput>;

/** Copies a part: placed last under the parent, null for the top. */
export const subdivisionCopyInput = z.object({
  curriculumId: idField("Curriculum"),
  parentId: idField("Parent").nullable(),
  withResources: z.boolean().default(true),
});
export type SubdivisionCopyInput = z.infer<typeof subdivisionCopyInput>;

/** Moves a part: the new parent (null for the top) and the index among the new siblings. */
export const subdivisionMoveInput = z.object({
  version: versionField,
  parentId: idField("Parent").nullable(),
  order: wholeField("Order", 0, 10_000),
});
export type SubdivisionMoveInput = z.infer<typeof subdivisionMoveInput>;

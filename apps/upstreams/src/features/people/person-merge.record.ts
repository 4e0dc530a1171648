import { z } from "zod";
import { likenesses, mergeMoves, mergeSides } from "@app/domain/people/merge-enums.ts";
import { chosenFields, undoMergeDays } from "@app/domain/people/merge.ts";
import { customerRecord } from "../customers/customers.public.ts";

/** What merging two records would do. */
export const mergePreview = z
  .object({
    kept: customerRecord,
    other: customerRecord,
    fields: z
      .array(z.object({ field: z.enum(chosenFields), side: z.enum(mergeSides) }))
      .meta({ description: "Where the two differ, and whose value stays unless the other is chosen." }),
    moves: z
      .array(z.object({ what: z.enum(mergeMoves), count: z.int() }))
      .meta({ description: "What would go over to the kept record." }),
    blockers: z.array(z.string()).meta({ description: "Why it cannot be done; empty where it can." }),
  })
  .meta({ id: "MergePreview" });
export type MergePreview = z.infer<typeof mergePreview>;

/** A merge that was done. */
export const personMergeRecord = z
  .object({
    _id: z.string(),
    keptId: z.string(),
    otherId: z.string(),
    otherName: z.string(),
    at: z.iso.datetime(),
    by: z.string().meta({ description: "Id of the account user who merged." }),
    undoableUntil: z.iso
      .datetime()
      .nullable()
      .meta({
        description: `Null where it was undone already, or is more than ${undoMergeDays} days ago.`,
      }),
    undoneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "PersonMerge" });
export type PersonMergeRecord = z.infer<typeof personMergeRecord>;

/** A merge that was taken back. */
export const unmergedRecord = z
  .object({
    kept: customerRecord,
    other: customerRecord,
    left: z.array(z.string()).meta({ description: "Fields that were changed since the merge, and stay as they are." }),
  })
  .meta({ id: "Unmerged" });
export type UnmergedRecord = z.infer<typeof unmergedRecord>;

/** Somebody who may be the same person. */
export const likelyDuplicate = z
  .object({ customer: customerRecord, likeness: z.enum(likenesses) })
  .meta({ id: "LikelyDuplicate" });
export type LikelyDuplicate = z.infer<typeof likelyDuplicate>;

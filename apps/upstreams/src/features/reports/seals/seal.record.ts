import { z } from "zod";
import { sealFaultKinds } from "@app/domain/reports/seal-enums.ts";

const seal = z
  .object({
    number: z.int(),
    until: z.iso.datetime().meta({
      description: "Entries before this hour are in it or in one before it.",
    }),
    sealedAt: z.iso.datetime(),
    entries: z.int(),
    hash: z.string(),
  })
  .meta({ id: "ActivitySeal" });

export const sealsRecord = z.object({ seals: z.array(seal), total: z.int() }).meta({
  id: "ActivitySeals",
  description: "The blocks of the activity log, the newest first.",
});
export type SealsRecord = z.infer<typeof sealsRecord>;

const fault = z
  .object({
    kind: z.enum(sealFaultKinds),
    block: z.int().nullable().meta({ description: "Null if it is in no block." }),
    entryId: z.string().nullable(),
    label: z.string().nullable().meta({ description: "What the entry is about, as it says now." }),
    actorName: z.string().nullable(),
    at: z.iso.datetime().nullable(),
  })
  .meta({ id: "SealFault" });
export type FaultRecord = z.infer<typeof fault>;

export const sealCheckRecord = z
  .object({
    blocks: z.int(),
    entries: z.int().meta({ description: "Those that could still be compared." }),
    waiting: z.int().meta({ description: "Those of this hour, which no block has yet." }),
    hash: z.string().nullable().meta({ description: "Of the newest block." }),
    faults: z.array(fault).meta({ description: "At most 100." }),
    total: z.int().meta({ description: "How many faults there are." }),
  })
  .meta({ id: "SealCheck" });
export type SealCheckRecord = z.infer<typeof sealCheckRecord>;

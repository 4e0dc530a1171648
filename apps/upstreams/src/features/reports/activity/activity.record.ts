import { z } from "zod";
import { auditActions } from "@app/domain/enums.ts";

const entry = z
  .object({
    _id: z.string(),
    at: z.iso.datetime(),
    actorId: z.string().nullable().meta({ description: "Null for the system." }),
    actorName: z.string().meta({ description: "The name they had then." }),
    role: z.string().meta({
      description: "The role they had then; empty for none and for the system.",
    }),
    action: z.enum(auditActions),
    entityKind: z.string(),
    entityId: z.string().nullable(),
    label: z.string().nullable().meta({ description: "Null where the caller may not read the record." }),
    changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    reason: z.string().nullable(),
    ip: z.string().nullable(),
    userAgent: z.string().nullable(),
    hours: z.number().nullable().meta({ description: "How long what it ended had taken." }),
  })
  .meta({ id: "ActivityEntry" });
export type EntryRecord = z.infer<typeof entry>;

export const activityEntriesRecord = z
  .object({ entries: z.array(entry), total: z.int() })
  .meta({ id: "ActivityEntries", description: "The entries behind a figure." });
export type EntriesRecord = z.infer<typeof activityEntriesRecord>;

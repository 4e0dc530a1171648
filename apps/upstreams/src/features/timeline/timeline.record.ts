import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import { contactChannels } from "@app/domain/people/people-enums.ts";
import { timelineKinds } from "@app/domain/timeline/timeline-enums.ts";

/** Something that happened to somebody. Amounts are in minor units. */
export const timelineEntryRecord = z
  .object({
    _id: z.string().meta({ description: "The kind and the record's id." }),
    kind: z.enum(timelineKinds),
    at: z.iso.datetime(),
    recordId: z.string().meta({ description: "The record to look at." }),
    number: z.string().nullable(),
    title: z.string().nullable(),
    text: z.string().nullable(),
    status: z.string().nullable().meta({ description: "The record's state, as its own kind spells it." }),
    channel: z.enum(contactChannels).nullable(),
    byId: z.string().nullable().meta({ description: "Who wrote, did or looks after it; null for the system." }),
    pinned: z.boolean(),
    amount: z.object({ currency: z.enum(currencies), amount: z.int() }).nullable(),
  })
  .meta({ id: "TimelineEntry" });
export type TimelineEntryRecord = z.infer<typeof timelineEntryRecord>;

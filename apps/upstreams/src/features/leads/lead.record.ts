import { z } from "zod";
import { leadStages } from "@app/domain/leads/lead-enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { leads } from "./leads.table.ts";

const leadStageReached = z
  .object({ stage: z.enum(leadStages), reachedAt: z.iso.datetime(), byId: z.string() })
  .meta({ id: "LeadStageReached" });

/** Somebody who asked for lessons. Source: domain.md 1.1. */
export const leadRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(leads, "firstName", "lastName", "email", "phoneNumber", "regionId", "subjects", "whoIsLessonFor"),
    ...columnSchemas(leads, "source", "utmSource", "utmMedium", "utmCampaign", "message", "stage", "stageSince"),
    ...columnSchemas(leads, "ownerId", "nextActionOn", "nextAction", "lostReason", "customerId", "trialLessonId"),
    stages: z
      .array(leadStageReached)
      .meta({ description: "The stages that were reached, each with the first time; the first in front." }),
    needsAttention: z
      .boolean()
      .meta({ description: "Whether they have waited two hours for a first word, or nothing is to be done next." }),
  })
  .meta({ id: "Lead" });
export type LeadRecord = z.infer<typeof leadRecord>;

export const leadOf = serializerFor(leadRecord);

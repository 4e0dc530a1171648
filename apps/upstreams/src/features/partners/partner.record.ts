import { z } from "zod";
import { agreementStates } from "@app/domain/partners/partner-enums.ts";
import { recordShape } from "../../records/record.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { partners } from "./partners.table.ts";

/** A partner. Source: domain.md 1.6. */
export const partnerRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(partners, "name", "kind", "contactName", "contactEmail", "phone", "country", "regionIds"),
    ...columnSchemas(partners, "logoFileId", "code", "ownerId", "notes", "status", "endedAt"),
    ...columnSchemas(partners, "agreementStartsOn", "agreementEndsOn", "agreementFileId", "revenueShareBp"),
    agreementState: z.enum(agreementStates).meta({ description: "By today's date in the partner's region." }),
    users: z.int().meta({ description: "How many work for it, without those who are deactivated." }),
    learners: z.int().meta({ description: "How many customers and pods came with its code or were added." }),
    earlierFileIds: z.array(z.string()).meta({ description: "Agreements that were replaced, the last one first." }),
  })
  .meta({ id: "Partner" });
export type PartnerRecord = z.infer<typeof partnerRecord>;

export const partnerOf = serializerFor(partnerRecord);

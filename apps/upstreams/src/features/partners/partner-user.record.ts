import { z } from "zod";
import { partnerUserStatuses } from "@app/domain/partners/partner-user-enums.ts";
import { recordShape } from "../../records/record.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { partnerUsers } from "./partner-users.table.ts";

/** Somebody who works for a partner. Source: domain.md 1.6. */
export const partnerUserRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(partnerUsers, "partnerId", "firstName", "lastName", "email", "partnerRole", "status"),
    ...columnSchemas(partnerUsers, "allLearners", "learnerIds", "lastSeenAt"),
    readsAs: z
      .enum(partnerUserStatuses)
      .meta({ description: "`suspended` while their partner is, though they keep a state of their own." }),
    hasStaffAccount: z.boolean().meta({ description: "Whether a staff account has the same email." }),
    invitedUntil: z.iso
      .datetime()
      .nullable()
      .meta({ description: "Until when the latest link works or worked; null once one was used." }),
  })
  .meta({ id: "PartnerUser" });
export type PartnerUserRecord = z.infer<typeof partnerUserRecord>;

export const partnerUserOf = serializerFor(partnerUserRecord);

import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import { recordShape } from "../../records/record.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { referrals } from "./referrals.table.ts";

/** Somebody who came with a referrer's code. Source: domain.md 1.3, 2.9. */
export const referralRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(referrals, "scheme", "referrerId", "code", "leadId", "refereeCustomerId", "attributedAt"),
    ...columnSchemas(referrals, "status", "flags", "invoiceId", "paidAt", "qualifiedAt", "approvedAt", "reason"),
    rewardCurrency: z.enum(currencies).nullable(),
    ...columnSchemas(referrals, "rewardAmount"),
    referrerName: z.string(),
    refereeName: z.string().meta({ description: "Of the customer, or of the lead while they are none." }),
    isMoney: z.boolean().meta({ description: "Whether the referrer is paid in money, which directors decide about." }),
    reward: z.string().meta({ description: "What the reward is or would be, in words." }),
  })
  .meta({ id: "Referral" });
export type ReferralRecord = z.infer<typeof referralRecord>;
export const referralOf = serializerFor(referralRecord);

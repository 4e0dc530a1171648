import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import { referralRewardKinds } from "@app/domain/referrals/referral-enums.ts";
import { moneySum } from "../../records/money-sum.ts";
import { recordShape } from "../../records/record.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { referrers } from "./referrers.table.ts";

const reward = z
  .object({
    kind: z.enum(referralRewardKinds),
    lessons: z.int().nullable(),
    amounts: z.array(moneySum),
  })
  .meta({ id: "ReferralReward" });

/** Somebody who refers new customers. Source: domain.md 1.3. */
export const referrerRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(referrers, "scheme", "code", "rewardType", "percentBp", "rewardAmount"),
    rewardCurrency: z.enum(currencies).nullable(),
    capPerReferral: z.array(moneySum),
    ownReward: reward.nullable(),
    refereeReward: reward.nullable(),
    ...columnSchemas(referrers, "qualifyingLessons", "holdDays", "payoutMethod", "status"),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    isTutor: z
      .boolean()
      .meta({ description: "Whether they teach, or did, so that they have a page among the tutors." }),
    clicks: z.int().meta({ description: "How often the links of their codes were opened." }),
    referred: z.int().meta({ description: "How many came with their codes." }),
    converted: z.int().meta({ description: "How many of them have paid an invoice." }),
    qualified: z.int().meta({ description: "How many of them have earned a reward." }),
    earned: z.array(moneySum).meta({ description: "Rewards in money that were approved, by currency." }),
    paid: z.array(moneySum).meta({ description: "What was paid out, by currency." }),
    owed: z.array(moneySum).meta({ description: "What waits for a payout, less what is to be taken back." }),
    isCustomer: z.boolean().meta({ description: "Whether they have a page among the customers." }),
  })
  .meta({ id: "Referrer" });
export type ReferrerRecord = z.infer<typeof referrerRecord>;
export const referrerOf = serializerFor(referrerRecord);

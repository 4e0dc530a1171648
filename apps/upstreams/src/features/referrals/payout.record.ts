import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import { recordShape } from "../../records/record.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { referralPayouts } from "./payouts.table.ts";

const payoutLine = z
  .object({
    referralId: z.string(),
    refereeName: z.string(),
    amount: z.int().meta({ description: "Below zero where a reward that was paid is taken back." }),
  })
  .meta({ id: "ReferralPayoutLine" });

/** Money that is paid to a referrer. Source: domain.md 1.3, 2.9. */
export const payoutRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(referralPayouts, "referrerId", "amount", "status", "reference", "paidOn", "reason"),
    currency: z.enum(currencies),
    referrerName: z.string(),
    lines: z.array(payoutLine),
  })
  .meta({ id: "ReferralPayout" });
export type PayoutRecord = z.infer<typeof payoutRecord>;
export const payoutShown = serializerFor(payoutRecord);

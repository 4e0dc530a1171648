import { eq } from "drizzle-orm";
import { referralDecisionMessages as texts } from "@app/domain/referrals/referral-messages.ts";
import { updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { payoutKind } from "./payout.kind.ts";
import { payoutLines, referralPayouts } from "./payouts.table.ts";
import { referralKind } from "./referral.kind.ts";
import type { ReferralRow } from "./referrals.table.ts";

/** Gives up payouts that are not paid yet and hold a reward that was taken back; its other rewards wait for the next one. */
export async function giveUpPayoutsWith(context: Context, referral: ReferralRow): Promise<void> {
  const held = await context.db
    .selectDistinct({ id: referralPayouts.id, version: referralPayouts.version, status: referralPayouts.status })
    .from(referralPayouts)
    .innerJoin(payoutLines, eq(payoutLines.payoutId, referralPayouts.id))
    .where(eq(payoutLines.referralId, referral.id));
  const reason = texts.givenUp(await referralKind.labelOf(referral, context));
  for (const { id: _id, version, status } of held)
    if (status === "draft" || status === "approved")
      await changeRecord(
        context,
        payoutKind,
        { _id, version },
        {
          action: "state-changed",
          reason,
          write: (before) => updateRecord(context, referralPayouts, before, { status: "failed", reason }),
        },
      );
}

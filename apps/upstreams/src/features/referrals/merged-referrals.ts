import { and, eq, inArray, lt, ne, notInArray, or, sql } from "drizzle-orm";
import { mergeMessages } from "@app/domain/people/merge-messages.ts";
import { mergedReferralReasons as reasons } from "@app/domain/referrals/referral-messages.ts";
import type { Context } from "../../service/context.ts";
import { persons, recordsOfPerson } from "../customers/customers.public.ts";
import { hadPaidBefore } from "./first-invoice.ts";
import { moveReferral } from "./move-referral.ts";
import { referrals, type ReferralRow } from "./referrals.table.ts";

const systemReasons: readonly (string | null)[] = Object.values(reasons);

/** Referrals of whose two people one has several records, or which ended because they had. */
export const isOfMerged = or(
  inArray(referrals.reason, Object.values(reasons)),
  and(
    ne(referrals.status, "rejected"),
    sql`exists (select 1 from ${persons} p
      where p.merged_into_id in (${referrals.refereeCustomerId}, ${referrals.referrerId})
      or (p.merged_into_id is not null and p.id in (${referrals.refereeCustomerId}, ${referrals.referrerId})))`,
  ),
);

/** Why a referral cannot go on now that records are known to be of one person; null if it can. */
async function problemOf(context: Context, row: ReferralRow): Promise<string | null> {
  if (row.refereeCustomerId === null) return null;
  const ids = await recordsOfPerson(context, row.refereeCustomerId);
  if (ids.includes(row.referrerId)) return reasons.oneself;
  if (ids.length === 1) return null;
  const { id, refereeCustomerId, status, attributedAt } = referrals;
  const earlier = and(
    inArray(refereeCustomerId, ids),
    ne(id, row.id),
    notInArray(status, ["rejected", "expired"]),
    or(lt(attributedAt, row.attributedAt), and(eq(attributedAt, row.attributedAt), lt(id, row.id))),
  );
  if ((await context.db.$count(referrals, earlier)) > 0) return reasons.referredBefore;
  return (await hadPaidBefore(context, ids, row.attributedAt)) ? reasons.customerBefore : null;
}

/**
 * Ends a referral of somebody who turns out to be who referred them, to have been referred before, or to have been a
 * customer; brings it back where that merge was undone. Source: domain.md 1.3, 2.9.
 */
export async function settleMerged(context: Context, row: ReferralRow): Promise<boolean> {
  const reason = await problemOf(context, row);
  if (row.status !== "rejected") {
    if (reason !== null) await moveReferral(context, row, { status: "rejected", reason }, reason);
    return reason !== null;
  }
  if (reason !== null || !systemReasons.includes(row.reason)) return false;
  const status = row.paidAt === null ? "signed-up" : "pending";
  await moveReferral(context, row, { status, reason: null }, mergeMessages.reasonUndo);
  return true;
}

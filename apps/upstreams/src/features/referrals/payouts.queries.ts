import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { payoutStatuses } from "@app/domain/referrals/referral-enums.ts";
import type { PayoutPart } from "@app/domain/referrals/reward.ts";
import { fullName } from "@app/domain/people/name.ts";
import { anyOf, anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { persons } from "../customers/customers.public.ts";
import { payoutShown, type PayoutRecord } from "./payout.record.ts";
import { payoutLines, referralPayouts, type PayoutRow } from "./payouts.table.ts";
import { shownReferrals } from "./referrals.queries.ts";
import { referrals } from "./referrals.table.ts";

type Reading = Pick<Context, "db">;

export const payoutList: ListSpec = {
  sorts: { createdAt: [referralPayouts.createdAt] },
  defaultSort: "-createdAt",
  id: referralPayouts.id,
  filters: {
    id: anyText(referralPayouts.id),
    referrerId: anyText(referralPayouts.referrerId),
    status: anyOf(referralPayouts.status, payoutStatuses, "Status"),
  },
};

/** Payouts as they are answered, each with what it is made of. */
export async function shownPayouts(context: Reading, rows: readonly PayoutRow[]): Promise<PayoutRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await context.db
    .select()
    .from(payoutLines)
    .where(inArray(payoutLines.payoutId, ids))
    .orderBy(desc(payoutLines.amount), asc(payoutLines.id));
  const about = lines.map(({ referralId }) => referralId);
  const found = about.length === 0 ? [] : await context.db.select().from(referrals).where(inArray(referrals.id, about));
  const names = new Map((await shownReferrals(context, found)).map((one) => [one._id, one.refereeName]));
  const people = await context.db
    .select()
    .from(persons)
    .where(inArray(persons.id, [...new Set(rows.map(({ referrerId }) => referrerId))]));
  const referrer = new Map(people.map((person) => [person.id, fullName(person)]));
  return rows.map((row) =>
    payoutShown(row, {
      referrerName: referrer.get(row.referrerId) ?? "",
      lines: lines
        .filter(({ payoutId }) => payoutId === row.id)
        .map(({ referralId, amount }) => ({ referralId, amount, refereeName: names.get(referralId) ?? "" })),
    }),
  );
}

export async function listPayouts(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { payout: referralPayouts }, referralPayouts, request);
  const shown = await shownPayouts(
    context,
    rows.map(({ payout }) => payout),
  );
  return { rows: shown, total };
}

/** What a referral has in payouts that did not fail. */
const inPayouts = sql<number>`coalesce((
  select sum(l.amount) from ${payoutLines} l join ${referralPayouts} p on p.id = l.payout_id
  where l.referral_id = ${sql.raw('"referrals"."id"')} and p.status <> 'failed'), 0)::text`.mapWith(Number);

/** What waits for a referrer's next payout in a currency: rewards, and what is to be taken back, the oldest first. */
export async function waitingFor({ db }: Reading, referrerId: string, currency: Currency) {
  const { id, status, rewardAmount, rewardCurrency, attributedAt } = referrals;
  const rows = await db
    .select({ referralId: id, status, reward: rewardAmount, taken: inPayouts })
    .from(referrals)
    .where(
      and(
        eq(referrals.referrerId, referrerId),
        eq(rewardCurrency, currency),
        isNotNull(rewardAmount),
        inArray(status, ["approved", "clawed-back"]),
      ),
    )
    .orderBy(asc(attributedAt), asc(id));
  const earned: PayoutPart[] = rows
    .filter((row) => row.status === "approved" && row.taken === 0)
    .map(({ referralId, reward }) => ({ referralId, amount: reward ?? 0 }));
  const owed: PayoutPart[] = rows
    .filter((row) => row.status === "clawed-back" && row.taken > 0)
    .map(({ referralId, taken }) => ({ referralId, amount: taken }));
  return { earned, owed, hasMore: rows.some((row) => row.status === "approved" && row.taken > 0) };
}

/** Amounts added up by currency; without those that come to nothing. */
const sumsOf = (parts: readonly { currency: Currency; amount: number }[]) =>
  currencies
    .map((currency) => ({
      currency,
      amount: parts.filter((part) => part.currency === currency).reduce((sum, { amount }) => sum + amount, 0),
    }))
    .filter(({ amount }) => amount !== 0);

/** What referrers have earned and been paid, and what they are owed, by currency. */
export async function moneyOfReferrers({ db }: Reading, ids: readonly string[]) {
  const { referrerId, rewardCurrency, rewardAmount, status } = referrals;
  const rewards = await db
    .select({ referrerId, currency: rewardCurrency, status, reward: rewardAmount, taken: inPayouts })
    .from(referrals)
    .where(
      and(inArray(referrerId, [...ids]), isNotNull(rewardAmount), inArray(status, ["approved", "paid", "clawed-back"])),
    );
  const payouts = await db
    .select({
      referrerId: referralPayouts.referrerId,
      currency: referralPayouts.currency,
      amount: referralPayouts.amount,
    })
    .from(referralPayouts)
    .where(
      and(
        inArray(referralPayouts.referrerId, [...ids]),
        eq(referralPayouts.status, "paid"),
        ne(referralPayouts.amount, 0),
      ),
    );
  return (id: string) => {
    const own = rewards.flatMap(({ currency, ...row }) =>
      row.referrerId === id && currency !== null ? [{ ...row, currency, amount: row.reward ?? 0 }] : [],
    );
    const back = own.filter((row) => row.status === "clawed-back").map((row) => ({ ...row, amount: -row.taken }));
    return {
      earned: sumsOf(own.filter((row) => row.status !== "clawed-back")),
      paid: sumsOf(payouts.filter((row) => row.referrerId === id)),
      owed: sumsOf([...own.filter((row) => row.status === "approved"), ...back]),
    };
  };
}

import { and, asc, eq, inArray, lt, sql, type SQL } from "drizzle-orm";
import { unpaidStatuses, waitingStatuses } from "@app/domain/referrals/referral-states.ts";
import { expiryDays, moneyReward, qualifiesOn } from "@app/domain/referrals/reward.ts";
import { localDay } from "@app/domain/time.ts";
import type { Database } from "../../database/client.ts";
import { lockRecord } from "../../database/records.ts";
import { retryable } from "../../database/retryable.ts";
import type { Context } from "../../service/context.ts";
import { systemContext } from "../../service/system-context.ts";
import { recordsOfPerson, signsBetween } from "../customers/customers.public.ts";
import { bookedLessons } from "../lessons/lessons-tables.public.ts";
import { currencyOfCustomer } from "./currency-of-customer.ts";
import { firstPaidInvoice } from "./first-invoice.ts";
import { isOfMerged, settleMerged } from "./merged-referrals.ts";
import { moveReferral } from "./move-referral.ts";
import { emailReferrer } from "./referral-emails.ts";
import { referrals, type ReferralRow } from "./referrals.table.ts";
import { takeBack, zoneOf } from "./take-back.ts";

const job = "follow-referrals";
const dayMs = 24 * 60 * 60_000;

/** The days of a customer's lessons that were held, trials apart, in order; null while one of them is disputed. */
async function heldOn({ db }: Pick<Context, "db">, customerId: string, zone: string): Promise<string[] | null> {
  const { status, endAt, kind } = bookedLessons;
  const rows = await db
    .select({ status, endAt })
    .from(bookedLessons)
    .where(
      and(
        eq(bookedLessons.customerId, customerId),
        inArray(status, ["completed", "disputed"]),
        sql`${kind} <> 'trial'`,
      ),
    )
    .orderBy(asc(endAt));
  if (rows.some((row) => row.status === "disputed")) return null;
  return rows.map((row) => localDay(row.endAt, zone).date);
}

/** Everything that happens to a referral by itself; whether something did. */
async function follow(context: Context, row: ReferralRow): Promise<boolean> {
  const { refereeCustomerId, terms, scheme, referrerId } = row;
  if (refereeCustomerId === null) return false;
  const [customerId] = await recordsOfPerson(context, refereeCustomerId);
  const zone = await zoneOf(context, customerId);
  const today = localDay(context.now, zone).date;
  const first = await firstPaidInvoice(context, customerId, row.invoiceId);
  if (row.status === "signed-up") {
    if (!first) return false;
    const { id: invoiceId, currency: invoiceCurrency, net: invoiceNet, paidAt } = first;
    await moveReferral(context, row, { status: "pending", invoiceId, invoiceCurrency, invoiceNet, paidAt });
    return true;
  }
  if (row.status !== "pending" || !first || row.paidAt === null || first.isDisputed) return false;
  const held = await heldOn(context, customerId, zone);
  const day = held && qualifiesOn(held, localDay(row.paidAt, zone).date, terms);
  if (!day || day > today) return false;
  const flags = await signsBetween(context, referrerId, customerId);
  const invoice = { currency: first.currency, amount: row.invoiceNet ?? 0 };
  const [giverId] = await recordsOfPerson(context, referrerId);
  const ownCurrency = scheme === "customer" ? await currencyOfCustomer(context, giverId) : null;
  const reward = moneyReward({ scheme, terms, invoice, ownCurrency });
  await moveReferral(context, row, {
    status: flags.length > 0 ? "review" : "qualified",
    flags,
    qualifiedAt: context.now,
    rewardCurrency: reward?.currency ?? null,
    rewardAmount: reward?.amount ?? null,
  });
  // Whoever may have referred their own household hears of it once somebody has looked at it.
  if (flags.length === 0) await emailReferrer(context, "referral-qualified", { referrerId, about: [row] });
  return true;
}

type Work = (context: Context, row: ReferralRow) => Promise<boolean>;

/** Looks at referrals in some states after the one with an id; at most so many. Returns where to go on, or null. */
const each = (database: Database, now: Date, statuses: readonly ReferralRow["status"][], work: Work, only?: SQL) =>
  async function after(from: string, atMost: number): Promise<{ next: string | null; moved: number }> {
    const { id, status } = referrals;
    const ids = await database
      .select({ id })
      .from(referrals)
      .where(and(inArray(status, [...statuses]), only, sql`${id} > ${from}`))
      .orderBy(asc(id))
      .limit(atMost);
    let moved = 0;
    for (const one of ids) {
      const did = await retryable(database, async (db) => {
        const context = systemContext(db, now, job);
        const row = await lockRecord(context, referrals, one.id);
        return row !== null && statuses.includes(row.status) && (await work(context, row));
      });
      if (did) moved++;
    }
    return { next: ids.length < atMost ? null : (ids.at(-1)?.id ?? null), moved };
  };

/** Ends referrals of those who paid nothing in time. At most so many; returns how many. */
export const expireReferrals = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const context = systemContext(db, now, job);
    const { status, attributedAt, id } = referrals;
    const before = new Date(now.getTime() - expiryDays * dayMs);
    const due = await db
      .select()
      .from(referrals)
      .where(and(inArray(status, [...unpaidStatuses]), lt(attributedAt, before)))
      .orderBy(asc(id))
      .limit(atMost)
      .for("update", { skipLocked: true });
    for (const row of due) await moveReferral(context, row, { status: "expired" });
    return due.length;
  });

/** Moves all referrals on by what was merged, paid, taught and given back since; returns how many steps. */
export async function followReferrals(database: Database, now: Date, signal: AbortSignal): Promise<number> {
  const walks = [
    each(database, now, ["signed-up", ...waitingStatuses, "rejected"], settleMerged, isOfMerged),
    each(database, now, [...waitingStatuses, "approved", "paid"], takeBack),
    each(database, now, ["signed-up"], follow),
    each(database, now, ["pending"], follow),
  ];
  let steps = 0;
  for (const walk of walks) {
    let from: string | null = "";
    while (from !== null && !signal.aborted) {
      const { next, moved }: { next: string | null; moved: number } = await walk(from, 200);
      from = next;
      steps += moved;
    }
  }
  return steps;
}

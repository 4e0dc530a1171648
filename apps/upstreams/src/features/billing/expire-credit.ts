import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { systemContext } from "../../service/system-context.ts";
import { customers } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";
import { usedByLessons } from "./cover.public.ts";
import { takeFrom } from "./credit-book.ts";
import { creditEntries, creditLots, type CreditLotRow } from "./credit.table.ts";
import { creditKind } from "./credits.queries.ts";
import { todayIn } from "./invoice-lots.ts";
import { lockCustomer } from "./lock-payer.ts";

const left =
  sql<number>`coalesce((select sum(parts.quantity) from ${creditEntries} as parts where parts.lot_id = ${creditLots}.id), 0)::text`.mapWith(
    Number,
  );

/** Credit whose last day is over in its region and of which something is left, after the one that came last. */
function overdue(context: Context, afterId: string, atMost: number) {
  const isOver = sql`${creditLots.expiresOn} < (${context.now.toISOString()}::timestamptz at time zone ${regions.timeZone})::date`;
  return context.db
    .select({ lot: creditLots, left, timeZone: regions.timeZone })
    .from(creditLots)
    .innerJoin(customers, eq(customers.id, creditLots.customerId))
    .innerJoin(regions, eq(regions.id, customers.regionId))
    .where(and(isNotNull(creditLots.expiresOn), isOver, gt(left, 0), gt(creditLots.id, afterId)))
    .orderBy(asc(creditLots.id))
    .limit(atMost);
}

/** Writes off what is left of a credit. Returns whether anything was: what covers a lesson that began waits for it. */
async function expire(context: Context, lot: CreditLotRow, rest: number, timeZone: string): Promise<boolean> {
  await lockCustomer(context, lot.customerId);
  const quantity = rest - ((await usedByLessons(context, [lot.customerId])).get(lot.id) ?? 0);
  if (quantity <= 0) return false;
  await takeFrom(context, lot, { type: "expire", quantity, day: todayIn(context, timeZone) });
  await audit(context, {
    action: "state-changed",
    kind: "credit-lot",
    id: lot.id,
    label: await creditKind.labelOf(lot, context),
    partOf: lot.customerId,
    reason: `Its last day was ${lot.expiresOn}.`,
  });
  return true;
}

/**
 * Ends credit whose last day is over in its region; what is left of it is written off by an entry, which an extension
 * takes back. At most so many; returns how many. Source: domain.md 5.5.
 */
export const expireCredit = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const context = systemContext(db, now, "expire-credit");
    let expired = 0;
    let last = "";
    for (;;) {
      const some = await overdue(context, last, atMost);
      for (const { lot, left: rest, timeZone } of some) {
        if (expired === atMost) return expired;
        if (await expire(context, lot, rest, timeZone)) expired += 1;
        last = lot.id;
      }
      if (some.length < atMost) return expired;
    }
  });

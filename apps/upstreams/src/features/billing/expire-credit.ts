import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import { systemContext } from "../../service/system-context.ts";
import { customers } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";
import { takeFrom } from "./credit-book.ts";
import { creditEntries, creditLots } from "./credit.table.ts";
import { creditKind } from "./credits.queries.ts";
import { todayIn } from "./invoice-lots.ts";
import { lockCustomer } from "./lock-payer.ts";

const left =
  sql<number>`coalesce((select sum(parts.quantity) from ${creditEntries} as parts where parts.lot_id = ${creditLots}.id), 0)::text`.mapWith(
    Number,
  );

/**
 * Ends credit whose last day is over in its region; what is left of it is written off by an entry, which an extension
 * takes back. At most so many; returns how many. Source: domain.md 5.5.
 */
export const expireCredit = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const context = systemContext(db, now, "expire-credit");
    const isOver = sql`${creditLots.expiresOn} < (${now.toISOString()}::timestamptz at time zone ${regions.timeZone})::date`;
    const due = await db
      .select({ lot: creditLots, left, timeZone: regions.timeZone })
      .from(creditLots)
      .innerJoin(customers, eq(customers.id, creditLots.customerId))
      .innerJoin(regions, eq(regions.id, customers.regionId))
      .where(and(isNotNull(creditLots.expiresOn), isOver, gt(left, 0)))
      .orderBy(asc(creditLots.customerId), asc(creditLots.id))
      .limit(atMost);
    for (const { lot, left: quantity, timeZone } of due) {
      await lockCustomer(context, lot.customerId);
      await takeFrom(context, lot, { type: "expire", quantity, day: todayIn(context, timeZone) });
      const label = await creditKind.labelOf(lot, context);
      await audit(context, {
        action: "state-changed",
        kind: "credit-lot",
        id: lot.id,
        label,
        partOf: lot.customerId,
        reason: `Its last day was ${lot.expiresOn}.`,
      });
    }
    return due.length;
  });

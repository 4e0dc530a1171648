import { and, asc, eq, notExists, sql } from "drizzle-orm";
import { lapseDays } from "@app/domain/billing/invoice-states.ts";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { systemContext } from "../../service/system-context.ts";
import { regions } from "../regions/regions.public.ts";
import { creditEntries } from "./credit.table.ts";
import { lapseInvoice } from "./invoice-events.service.ts";
import { invoices } from "./invoices.table.ts";
import { paymentAllocations } from "./payments.table.ts";

/**
 * Withdraws prepayment invoices on which nothing was paid for some time after they were due. At most so many; returns how
 * many. Source: domain.md 2.6.
 */
export const lapseInvoices = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const context = systemContext(db, now, "lapse-invoices");
    const { id, version, dueOn, status, kind } = invoices;
    const today = sql`(${now.toISOString()}::timestamptz at time zone ${regions.timeZone})::date`;
    const paid = db.select().from(paymentAllocations).where(eq(paymentAllocations.invoiceId, id));
    const applied = db.select().from(creditEntries).where(eq(creditEntries.invoiceId, id));
    const due = await db
      .select({ _id: id, version })
      .from(invoices)
      .innerJoin(regions, eq(regions.id, invoices.regionId))
      .where(
        and(
          eq(kind, "pre-payment"),
          eq(status, "sent"),
          sql`${dueOn} + ${lapseDays}::int < ${today}`,
          notExists(paid),
          notExists(applied),
        ),
      )
      .orderBy(asc(id))
      .limit(atMost);
    for (const at of due) await lapseInvoice(context, at);
    return due.length;
  });

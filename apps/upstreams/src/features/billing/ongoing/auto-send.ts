import { and, eq, inArray, isNull } from "drizzle-orm";
import { daysOfMonth, monthsUntil } from "@app/domain/dates/month.ts";
import { isCivilHour } from "@app/domain/messages-sent/civil-hours.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Database } from "../../../database/client.ts";
import { retryable } from "../../../database/retryable.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { systemContext } from "../../../service/system-context.ts";
import { customers } from "../../customers/customers.public.ts";
import { regions, type RegionRow } from "../../regions/regions.public.ts";
import { invoices } from "../invoices.table.ts";
import { sendInvoice } from "../send-invoice.service.ts";
import { draftOngoing } from "./ongoing.service.ts";
import { customersToBill } from "./run-preview.ts";

/** The drafts of some days of those who chose that theirs are sent by themselves. */
async function draftsOf({ db }: Pick<Context, "db">, regionId: string, to: string, customerId?: string) {
  const { id, version } = invoices;
  return db
    .select({ _id: id, version, customerId: customers.id })
    .from(invoices)
    .innerJoin(customers, and(eq(customers.id, invoices.customerId), eq(customers.autoSend, true)))
    .where(
      and(
        eq(invoices.kind, "ongoing"),
        eq(invoices.status, "draft"),
        isNull(invoices.archivedAt),
        eq(invoices.regionId, regionId),
        eq(invoices.periodTo, to),
        customerId === undefined ? undefined : eq(invoices.customerId, customerId),
      ),
    );
}

/** Those of a region who chose it and have something to be billed or a draft for the days. */
async function chosenIn(context: Pick<Context, "db" | "now">, regionId: string, days: { from: string; to: string }) {
  const due = (await customersToBill(context, { regionId, ...days })).map(({ customerId }) => customerId);
  const { id, autoSend } = customers;
  const chosen =
    due.length === 0
      ? []
      : await context.db
          .select({ id })
          .from(customers)
          .where(and(inArray(id, due), eq(autoSend, true)));
  const drafted = (await draftsOf(context, regionId, days.to)).map(({ customerId }) => customerId);
  return [...new Set([...chosen.map((row) => row.id), ...drafted])].toSorted();
}

/** Drafts and sends the last month of one customer, in one transaction. */
async function sendFor(context: Context, customerId: string, regionId: string, days: { from: string; to: string }) {
  await draftOngoing(context, customerId, { regionId, ...days });
  const drafts = await draftsOf(context, regionId, days.to, customerId);
  for (const { _id, version } of drafts) await sendInvoice(context, { _id, version });
  return drafts.length;
}

interface Parts {
  database: Database;
  now: Date;
  signal: AbortSignal;
}

async function sendIn({ database, now, signal }: Parts, { id, timeZone }: RegionRow) {
  const counts = { sent: 0, refused: 0 };
  const here = wallClockOf(now, timeZone);
  if (!isCivilHour(here.time)) return counts;
  const days = daysOfMonth(monthsUntil(here.date, 2)[1] ?? here.date.slice(0, 7));
  for (const customerId of await chosenIn({ db: database, now }, id, days)) {
    if (signal.aborted) break;
    try {
      counts.sent += await retryable(database, (db) =>
        sendFor(systemContext(db, now, "send-ongoing-invoices"), customerId, id, days),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // What is refused waits as a draft, or under what a run leaves out.
      counts.refused += 1;
    }
  }
  return counts;
}

/**
 * Bills the month that is over to those who chose that their invoices are sent by themselves, by day in their region.
 * Returns how many were sent. Source: domain.md 2.6, 5.10.
 */
export async function autoSendOngoing(parts: Parts): Promise<{ sent: number; refused: number }> {
  const all = { sent: 0, refused: 0 };
  for (const region of await parts.database.select().from(regions)) {
    const { sent, refused } = await sendIn(parts, region);
    all.sent += sent;
    all.refused += refused;
  }
  return all;
}

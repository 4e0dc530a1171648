import { and, asc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { isCivilHour } from "@app/domain/messages-sent/civil-hours.ts";
import { reminderDueOn } from "@app/domain/billing/invoice-reminders.ts";
import { payableStatuses } from "@app/domain/billing/invoice-states.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Database } from "../../database/client.ts";
import { updateRecord } from "../../database/records.ts";
import { retryable } from "../../database/retryable.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { systemContext } from "../../service/system-context.ts";
import { regions, type RegionRow } from "../regions/regions.public.ts";
import { emailInvoice } from "./invoice-emails.ts";
import { invoiceKind } from "./invoice.kind.ts";
import { todayIn } from "./invoice-lots.ts";
import { moneyOf } from "./invoice-money.ts";
import { invoices } from "./invoices.table.ts";
import { lockPayer } from "./lock-payer.ts";
import { reminderDaysByRegion, type ReminderDays } from "./reminder-days.ts";

/** Invoices of a region for which a planned day has come since the last reminder. */
function isDue(context: Context, { id, timeZone }: RegionRow, daysOf: ReminderDays): SQL | undefined {
  const { regionId, dueOn, issuedOn, remindedFor, remindersPausedUntil } = invoices;
  const days = daysOf(id);
  if (days.length === 0 || !isCivilHour(wallClockOf(context.now, timeZone).time)) return undefined;
  const planned = sql`${dueOn} + chosen.days`;
  const offsets = sql.join(
    days.map((day) => sql`(${Number(day)}::int)`),
    sql`, `,
  );
  return and(
    eq(regionId, id),
    sql`(${remindersPausedUntil} is null or ${remindersPausedUntil} <= ${todayIn(context, timeZone)}::date)`,
    sql`exists (select from (values ${offsets}) as chosen (days)
      where ${planned} <= ${todayIn(context, timeZone)}::date
        and ${planned} > greatest(${issuedOn}, coalesce(${remindedFor}, ${issuedOn})))`,
  );
}

/** Reminds of one invoice, unless it was paid or withdrawn in this very minute. */
async function remind(context: Context, id: string, region: RegionRow, daysOf: ReminderDays): Promise<boolean> {
  await lockPayer(context, id);
  const [invoice] = await context.db.select().from(invoices).where(eq(invoices.id, id));
  if (!invoice) return false;
  const due = (await moneyOf(context, [id])).get(id)?.due ?? 0;
  const remindedFor = reminderDueOn({ ...invoice, due }, daysOf(region.id), todayIn(context, region.timeZone));
  if (remindedFor === null) return false;
  await changeRecord(
    context,
    invoiceKind,
    { _id: id, version: invoice.version },
    {
      write: (before) => updateRecord(context, invoices, before, { remindedAt: context.now, remindedFor }),
      effects: (after) => emailInvoice(context, after, "invoice-reminder"),
    },
  );
  return true;
}

/**
 * Reminds customers of invoices that are not paid, on the days that their region has chosen, once for each. At most so many;
 * returns how many. Source: domain.md 2.6.
 */
export const remindInvoices = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const context = systemContext(db, now, "remind-invoices");
    const places = await db.select().from(regions);
    const daysOf = await reminderDaysByRegion(context);
    const inTime = places.map((region) => isDue(context, region, daysOf)).filter((one) => one !== undefined);
    if (inTime.length === 0) return 0;
    const { id, regionId, status, isDisputed, dueOn } = invoices;
    const due = await db
      .select({ id, regionId })
      .from(invoices)
      .where(and(inArray(status, [...payableStatuses]), eq(isDisputed, false), or(...inTime)))
      .orderBy(asc(dueOn), asc(id))
      .limit(atMost);
    let reminded = 0;
    for (const one of due) {
      const region = places.find((place) => place.id === one.regionId);
      if (region && (await remind(context, one.id, region, daysOf))) reminded += 1;
    }
    return reminded;
  });

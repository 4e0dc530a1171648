import { and, asc, eq, inArray, isNull, not, or, sql } from "drizzle-orm";
import { issuedStatuses } from "@app/domain/billing/invoice-states.ts";
import { openLessonStatuses } from "@app/domain/lessons/booked-states.ts";
import { insertRows } from "../../../database/insert-rows.ts";
import type { Context } from "../../../service/context.ts";
import { persons } from "../../customers/customers.public.ts";
import { bookedLessons } from "../../lessons/lessons-tables.public.ts";
import { invoiceLines, invoices, type InvoiceLineRow, type InvoiceRow } from "../invoices.table.ts";
import { billableItems } from "../posting/billable-items.table.ts";
import { billedItems } from "./billed-items.table.ts";
import { mayBeBilled, ofCustomer } from "./to-bill.ts";

type Reader = Pick<Context, "db" | "now">;

/** A lesson that was billed for more than it came to in the end. */
export interface LessonToCredit {
  /** The lesson, or the place in a group lesson. */
  aboutId: string;
  /** What is too much, above 0. */
  amount: number;
  itemIds: string[];
}

/** A line that billed such a lesson, with what credit notes have taken off it. */
export interface LineToCredit {
  line: InvoiceLineRow;
  invoice: InvoiceRow;
  credited: number;
}

/** What a region billed too much for, by lesson, as far as its money does not rest; once its lesson has an outcome again. */
const overbilledIn = async (context: Reader, regionId: string) =>
  and(
    or(isNull(bookedLessons.id), not(inArray(bookedLessons.status, [...openLessonStatuses]))),
    await mayBeBilled(context, regionId),
  );

/** The customers of a region who were billed too much for a lesson. */
export async function customersToCredit(context: Reader, regionId: string): Promise<string[]> {
  const { lessonId, aboutId, amount } = billableItems;
  const customerId = sql<string>`coalesce(${persons.mergedIntoId}, ${billableItems.customerId})`;
  const rows = await context.db
    .select({ customerId })
    .from(billableItems)
    .innerJoin(persons, eq(persons.id, billableItems.customerId))
    .leftJoin(bookedLessons, eq(bookedLessons.id, lessonId))
    .leftJoin(billedItems, eq(billedItems.itemId, billableItems.id))
    .where(await overbilledIn(context, regionId))
    .groupBy(customerId, aboutId)
    .having(sql`sum(${amount}) < 0`)
    .orderBy(asc(customerId));
  return [...new Set(rows.map((row) => row.customerId))];
}

/** The regions that have entries of a customer: they may have moved since. */
export async function regionsBilling({ db }: Reader, customerId: string): Promise<string[]> {
  const { regionId } = billableItems;
  const rows = await db.selectDistinct({ regionId }).from(billableItems).where(ofCustomer({ db }, customerId));
  return rows.map((row) => row.regionId);
}

/** What a customer was billed too much for in a region, by lesson. */
export async function lessonsToCredit(context: Context, customerId: string, regionId: string) {
  const { lessonId, aboutId, amount } = billableItems;
  const rows = await context.db
    .select({
      aboutId,
      sum: sql<number>`sum(${amount})::text`.mapWith(Number),
      itemIds: sql<string[]>`array_agg(${billableItems.id})`,
    })
    .from(billableItems)
    .leftJoin(bookedLessons, eq(bookedLessons.id, lessonId))
    .leftJoin(billedItems, eq(billedItems.itemId, billableItems.id))
    .where(and(ofCustomer(context, customerId), await overbilledIn(context, regionId)))
    .groupBy(aboutId)
    .having(sql`sum(${amount}) < 0`)
    .orderBy(asc(aboutId));
  return rows.map(({ sum, ...row }): LessonToCredit => ({ ...row, amount: -sum }));
}

/** A customer's lessons that are on an invoice and whose outcome was taken back since, by their numbers. */
export async function reopenedLessons(context: Reader, customerId: string): Promise<string[]> {
  const { lessonNumber } = bookedLessons;
  const rows = await context.db
    .select({ lessonNumber })
    .from(billableItems)
    .innerJoin(bookedLessons, eq(bookedLessons.id, billableItems.lessonId))
    .innerJoin(billedItems, eq(billedItems.itemId, billableItems.id))
    .where(and(ofCustomer(context, customerId), inArray(bookedLessons.status, [...openLessonStatuses])))
    .groupBy(lessonNumber)
    .having(sql`sum(${billableItems.amount}) > 0`)
    .orderBy(asc(lessonNumber));
  return rows.map((row) => row.lessonNumber);
}

/** The line of a customer's sent invoice that billed a lesson last; null where only a draft did. */
export async function lineOf({ db }: Context, aboutId: string, customerId: string): Promise<LineToCredit | null> {
  const credited = sql<number>`coalesce((select -sum(items.amount) from ${billedItems} as noted
    join ${billableItems} as items on items.id = noted.item_id
    where noted.line_id = ${sql.raw('"invoice_lines"."id"')} and noted.credit_note_id is not null), 0)::text`;
  const [found] = await db
    .select({ line: invoiceLines, invoice: invoices, credited: credited.mapWith(Number) })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(
      and(
        or(eq(invoiceLines.lessonId, aboutId), eq(invoiceLines.enrolmentId, aboutId)),
        // A pod's lesson is on an invoice of each who shares it.
        eq(invoices.customerId, customerId),
        inArray(invoices.status, [...issuedStatuses]),
        isNull(invoices.archivedAt),
      ),
    )
    .orderBy(sql`${invoices.sentAt} desc`)
    .limit(1);
  return found ?? null;
}

/** Notes that a credit note accounts for what is too much. */
export const markCredited = (
  { db }: Context,
  { itemIds }: LessonToCredit,
  { line, invoice }: LineToCredit,
  creditNoteId: string,
) =>
  insertRows(
    db,
    billedItems,
    itemIds.map((itemId) => ({ itemId, invoiceId: invoice.id, lineId: line.id, creditNoteId })),
  );

import { and, asc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { invoiceKinds, invoiceStatuses, paymentGateways, prepaymentTypes } from "@app/domain/billing/billing-enums.ts";
import { amountDue } from "@app/domain/billing/amount-due.ts";
import { nextReminder } from "@app/domain/billing/invoice-reminders.ts";
import { isOverdue, payableStatuses } from "@app/domain/billing/invoice-states.ts";
import { currencies } from "@app/domain/enums.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { anyIn, anyOf, anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { booleanFilter, periodFilter, withOwnRegions } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { regions } from "../regions/regions.public.ts";
import { creditEntries, creditLots } from "./credit.table.ts";
import { documentFileOf } from "./documents/document-of.ts";
import { moneyColumns, moneyFrom } from "./invoice-money.ts";
import { invoiceOf, type InvoiceLineRecord, type InvoiceRecord } from "./invoice.record.ts";
import { reminderDaysByRegion } from "./reminder-days.ts";
import { invoiceLines, invoices, type InvoiceLineRow, type InvoiceRow } from "./invoices.table.ts";

const zoneOf = sql`(select places.time_zone from ${regions} as places where places.id = ${sql.raw('"invoices"."region_id"')})`;

/** Invoices that are overdue by the date in their region. */
const isLate = (now: Date): SQL =>
  and(
    inArray(invoices.status, [...payableStatuses]),
    sql`${invoices.dueOn} < (${now.toISOString()}::timestamptz at time zone ${zoneOf})::date`,
  ) as SQL;

export const invoiceList: ListSpec = {
  sorts: {
    issuedOn: [invoices.issuedOn],
    createdAt: [invoices.createdAt],
    dueOn: [invoices.dueOn],
    total: [invoices.total],
    number: [invoices.invoiceNumber],
  },
  defaultSort: "-createdAt",
  search: invoices.searchName,
  id: invoices.id,
  usual: { where: isNull(invoices.archivedAt), unless: ["id"] },
  filters: {
    id: anyText(invoices.id),
    kind: anyOf(invoices.kind, invoiceKinds, "Kind"),
    status: anyOf(invoices.status, invoiceStatuses, "Status"),
    type: anyOf(invoices.type, prepaymentTypes, "Type"),
    currency: anyOf(invoices.currency, currencies, "Currency"),
    gateway: anyOf(invoices.paymentGateway, paymentGateways, "Payment"),
    regionId: withOwnRegions(anyText(invoices.regionId)),
    customerId: anyText(invoices.customerId),
    tutorId: anyIn(invoices.tutorIds),
    overdue: booleanFilter("Overdue", ({ now }) => isLate(now)),
    ...periodFilter("sent", invoices.sentAt, "Sent"),
  },
};

/** Minutes of its credit that are left. */
const minutesLeft = sql<number | null>`(
  select sum(parts.quantity)::int from ${creditEntries} as parts
  join ${creditLots} as lots on lots.id = parts.lot_id
  where lots.invoice_id = ${sql.raw('"invoices"."id"')} and lots.unit = 'minutes')`;

const shown = {
  invoice: invoices,
  ...moneyColumns,
  minutesLeft,
  pdfFileId: documentFileOf("invoice", "invoices"),
  zone: sql<string | null>`${zoneOf}`,
};

interface ShownRow {
  invoice: InvoiceRow;
  allocated: number;
  applied: number;
  minutesLeft: number | null;
  pdfFileId: string | null;
  zone: string | null;
}

/** The lines of some invoices, in their order. */
export const linesOf = ({ db }: Pick<Context, "db">, ids: readonly string[]): Promise<InvoiceLineRow[]> =>
  db
    .select()
    .from(invoiceLines)
    .where(inArray(invoiceLines.invoiceId, [...ids]))
    .orderBy(asc(invoiceLines.place));

const lineOf = (line: InvoiceLineRow): InvoiceLineRecord => ({
  _id: line.id,
  kind: line.kind,
  description: line.description,
  quantity: line.quantity,
  unitAmount: line.unitAmount,
  discountAmount: line.discountAmount,
  taxRateBp: line.taxRateBp,
  taxIncluded: line.taxIncluded,
  net: line.net,
  taxAmount: line.taxAmount,
  total: line.total,
});

function lessonPriceOf({ currency, priceAmount, durationMinutes, lessonCount }: InvoiceRow) {
  if (priceAmount === null || durationMinutes === null || lessonCount === null) return null;
  return { currency, amount: priceAmount, durationMinutes, lessonCount };
}

async function presentAll(context: Pick<Context, "db" | "now">, rows: readonly ShownRow[]): Promise<InvoiceRecord[]> {
  const lines =
    rows.length === 0
      ? []
      : await linesOf(
          context,
          rows.map(({ invoice }) => invoice.id),
        );
  const reminderDays = await reminderDaysByRegion(context);
  return rows.map(({ invoice, allocated, applied, minutesLeft: minutes, pdfFileId, zone: timeZone }) => {
    const { total, ...money } = moneyFrom(invoice.total, { allocated, applied });
    const due = invoice.status === "void" ? 0 : amountDue({ total, ...money });
    const today = wallClockOf(context.now, timeZone ?? "UTC").date;
    return invoiceOf(invoice, {
      ...money,
      due,
      pdfFileId,
      isOverdue: isOverdue({ ...invoice, due }, today),
      nextReminderOn: nextReminder({ ...invoice, due }, reminderDays(invoice.regionId), today),
      lessonPrice: lessonPriceOf(invoice),
      lessonsLeft:
        minutes === null || invoice.durationMinutes === null ? null : Math.floor(minutes / invoice.durationMinutes),
      lines: lines.filter(({ invoiceId }) => invoiceId === invoice.id).map(lineOf),
    });
  });
}

/** An invoice that was just read or written, with its lines and sums. */
export async function presentInvoice(context: Pick<Context, "db" | "now">, { id }: InvoiceRow): Promise<InvoiceRecord> {
  const rows = await context.db.select(shown).from(invoices).where(eq(invoices.id, id));
  const [record] = await presentAll(context, rows);
  return record as InvoiceRecord;
}

export async function listInvoices(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, shown, invoices, request);
  return { rows: await presentAll(context, rows), total };
}

import { and, asc, eq, inArray, isNull, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { z } from "zod";
import { invoiceKinds, invoiceStatuses, paymentGateways, prepaymentTypes } from "@app/domain/billing/billing-enums.ts";
import { amountDue, settledOf } from "@app/domain/billing/amount-due.ts";
import { instalmentsLeft } from "@app/domain/billing/instalments.ts";
import { nextReminder } from "@app/domain/billing/invoice-reminders.ts";
import { isOverdue, payableStatuses } from "@app/domain/billing/invoice-states.ts";
import { currencies } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { anyIn, anyOf, anyText, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { booleanFilter, periodFilter, withOwnRegions } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { bookedLessons } from "../lessons/lessons-tables.public.ts";
import { regions } from "../regions/regions.public.ts";
import { usedByLessons } from "./cover.public.ts";
import { settingOf } from "../system/settings/settings.public.ts";
import { creditNotesOf } from "./credit-notes.queries.ts";
import { creditEntries, creditLots } from "./credit.table.ts";
import { documentFileOf } from "./documents/document-of.ts";
import { moneyColumns, moneyFrom, type MoneySums } from "./invoice-money.ts";
import { invoiceOf, type InvoiceLineRecord, type InvoiceRecord } from "./invoice.record.ts";
import { claimsOf } from "./page/transfer-claims.queries.ts";
import type { TransferClaimRow } from "./page/transfer-claims.table.ts";
import { creditAppliedTo } from "./credit-applied.ts";
import { changedDrafts } from "./ongoing/changed-since.ts";
import { reminderDaysByRegion } from "./reminder-days.ts";
import { invoiceLines, invoices, type InvoiceLineRow, type InvoiceRow } from "./invoices.table.ts";

const zoneOf = sql`(select places.time_zone from ${regions} as places where places.id = ${sql.raw('"invoices"."region_id"')})`;

/** Invoices that are overdue by the date in their region. */
const isLate = (now: Date): SQL =>
  and(
    inArray(invoices.status, [...payableStatuses]),
    sql`${invoices.dueOn} < (${now.toISOString()}::timestamptz at time zone ${zoneOf})::date`,
  ) as SQL;

/** In any of some months, such as 2026-09. */
const months = (day: AnyColumn): Filter => ({
  value: z.string().regex(/^\d{4}-\d{2}$/, messages.date),
  many: true,
  where: (values) => inArray(sql`to_char(${day}, 'YYYY-MM')`, values),
});

/** For any of some pods: prepayments for them, and what bills lessons of theirs, to whichever of their members. */
const ofPods: Filter = {
  value: z.string(),
  many: true,
  where: (pods) =>
    or(
      inArray(invoices.podId, pods),
      sql`${invoices.id} in (select parts.invoice_id from ${invoiceLines} as parts
        join ${bookedLessons} as lessons on lessons.id = parts.lesson_id
        where lessons.learner_id = any(${sql.param(pods)}::text[]))`,
    ),
};

export const invoiceList: ListSpec = {
  sorts: {
    issuedOn: [invoices.issuedOn],
    createdAt: [invoices.createdAt],
    dueOn: [invoices.dueOn],
    total: [invoices.total],
    number: [invoices.invoiceNumber],
    period: [invoices.periodTo],
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
    podId: ofPods,
    tutorId: anyIn(invoices.tutorIds),
    month: months(invoices.periodTo),
    disputed: booleanFilter("Disputed", () => eq(invoices.isDisputed, true)),
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
  lotId: sql<
    string | null
  >`(select lots.id from ${creditLots} as lots where lots.invoice_id = ${sql.raw('"invoices"."id"')} limit 1)`,
  ...moneyColumns,
  minutesLeft,
  pdfFileId: documentFileOf("invoice", "invoices"),
  zone: sql<string | null>`${zoneOf}`,
};

interface ShownRow extends MoneySums {
  invoice: InvoiceRow;
  lotId: string | null;
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
  lessonId: line.lessonId,
  learnerName: line.learnerName,
  lessonOn: line.lessonOn,
  minutes: line.minutes,
  coveredMinutes: line.coveredMinutes,
});

function lessonPriceOf({ currency, priceAmount, durationMinutes, lessonCount }: InvoiceRow) {
  if (priceAmount === null || durationMinutes === null || lessonCount === null) return null;
  return { currency, amount: priceAmount, durationMinutes, lessonCount };
}

/** Whole lessons in the minutes of a credit that no lesson has taken. */
const lessonsIn = (minutes: number | null, used: number, length: number | null): number | null =>
  minutes === null || length === null ? null : Math.max(0, Math.floor((minutes - used) / length));

const claimOf = (claim: TransferClaimRow | undefined) =>
  claim === undefined
    ? null
    : {
        amount: claim.amount,
        paidOn: claim.paidOn,
        payerName: claim.payerName,
        note: claim.note,
        evidenceFileId: claim.evidenceFileId,
        createdAt: claim.createdAt.toISOString(),
      };

const idsOf = (rows: readonly ShownRow[]): string[] => rows.map(({ invoice }) => invoice.id);

async function presentAll(context: Pick<Context, "db" | "now">, rows: readonly ShownRow[]): Promise<InvoiceRecord[]> {
  if (rows.length === 0) return [];
  const lines = await linesOf(context, idsOf(rows));
  const reminderDays = await reminderDaysByRegion(context);
  const claims = (await claimsOf(context, idsOf(rows))).filter(({ state }) => state === "pending");
  const notes = await creditNotesOf(context, idsOf(rows));
  const payers = new Set(rows.flatMap(({ invoice: { customerId } }) => (customerId === null ? [] : [customerId])));
  const used = await usedByLessons(context, [...payers]);
  const refundNeedsDirector = await settingOf(context, "refundNeedsDirector", null);
  const drafts = rows.flatMap(({ invoice: { id, kind, status, regionId } }) =>
    kind === "ongoing" && status === "draft" && regionId !== null ? [{ id, regionId }] : [],
  );
  const changed = await changedDrafts(context, drafts);
  const applied = await creditAppliedTo(context, idsOf(rows));
  return rows.map(({ invoice, lotId, minutesLeft: minutes, pdfFileId, zone: timeZone, ...sums }) => {
    const { total, disputed: _, ...money } = moneyFrom(invoice.total, sums);
    const due = invoice.status === "void" ? 0 : amountDue({ total, ...money });
    const own = lines.filter(({ invoiceId }) => invoiceId === invoice.id);
    const today = wallClockOf(context.now, timeZone ?? "UTC").date;
    return invoiceOf(invoice, {
      ...money,
      due,
      pdfFileId,
      refundNeedsDirector,
      mustRegenerate: changed.has(invoice.id),
      creditApplied: applied.get(invoice.id) ?? [],
      isOverdue: isOverdue({ ...invoice, due }, today),
      nextReminderOn: nextReminder({ ...invoice, due }, reminderDays(invoice.regionId), today),
      lessonPrice: lessonPriceOf(invoice),
      lessonsLeft: lessonsIn(minutes, used.get(lotId ?? "") ?? 0, invoice.durationMinutes),
      lines: own.map(lineOf),
      billedLessons: own.filter(({ lessonId, enrolmentId }) => (lessonId ?? enrolmentId) !== null).length,
      instalments: instalmentsLeft(invoice.instalments ?? [], settledOf(money)),
      claim: claimOf(claims.find(({ invoiceId }) => invoiceId === invoice.id)),
      creditNotes: notes.get(invoice.id) ?? [],
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

import { and, asc, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import { z } from "zod";
import { creditName } from "@app/domain/billing/credit-name.ts";
import { invoiceFaults, lotFaults, paymentFaults, seriesFaults } from "@app/domain/billing/invariants.ts";
import { invoiceName } from "@app/domain/billing/invoice-name.ts";
import { isReturn, isTake } from "@app/domain/billing/lot-value.ts";
import type { Currency } from "@app/domain/enums.ts";
import type { Context } from "../../service/context.ts";
import { block, bookFault, inBlocks, type BookFault } from "./book-faults.ts";
import { creditNotes } from "./credit-notes.table.ts";
import { creditEntries, creditLots } from "./credit.table.ts";
import { moneyOf } from "./invoice-money.ts";
import { linesOf } from "./invoices.queries.ts";
import { invoices, numberSeries, type InvoiceRow } from "./invoices.table.ts";
import { paymentAllocations, payments, type PaymentRow } from "./payments.table.ts";
import { refunds } from "./refunds.table.ts";
import { checkMonths } from "./months/check-months.ts";
import { checkFees } from "./ongoing/check-fees.ts";
import { checkBilled } from "./ongoing/check-billed.ts";
import { checkStatements } from "./statement/check-statements.ts";
import { checkLessons } from "./posting/check-lessons.ts";
import { checkReversals } from "./posting/check-reversals.ts";

export const booksCheck = z
  .object({
    invoices: z.int(),
    payments: z.int(),
    credits: z.int(),
    lessons: z.int(),
    series: z.int(),
    months: z.int(),
    faults: z.array(bookFault),
  })
  .meta({ id: "BooksCheck" });
export type BooksCheck = z.infer<typeof booksCheck>;

type Reader = Pick<Context, "db">;

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

const entriesOfLots = ({ db }: Reader, ids: readonly string[]) =>
  db
    .select()
    .from(creditEntries)
    .where(inArray(creditEntries.lotId, [...ids]))
    .orderBy(asc(creditEntries.seq));

const checkCredits = (context: Reader) =>
  inBlocks(
    (after) =>
      context.db.select().from(creditLots).where(gt(creditLots.id, after)).orderBy(asc(creditLots.id)).limit(block),
    async (lots) => {
      const entries = await entriesOfLots(context, idsOf(lots));
      return lots.flatMap((lot) =>
        lotFaults({ ...lot, entries: entries.filter(({ lotId }) => lotId === lot.id) }).map((fault) => ({
          about: "credit" as const,
          name: creditName(lot),
          fault,
          invoiceId: lot.invoiceId,
          customerId: lot.customerId,
        })),
      );
    },
  );

/** The currencies of what paid some invoices, and of what they sold. */
async function currenciesOf({ db }: Reader, ids: readonly string[]): Promise<{ id: string; currency: Currency }[]> {
  const { invoiceId } = paymentAllocations;
  const paid = await db
    .selectDistinct({ id: invoiceId, currency: payments.currency })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.id, paymentAllocations.paymentId))
    .where(inArray(invoiceId, [...ids]));
  const { currency } = creditLots;
  const sold = await db
    .selectDistinct({ id: creditLots.invoiceId, currency })
    .from(creditLots)
    .where(inArray(creditLots.invoiceId, [...ids]));
  const applied = await db
    .selectDistinct({ id: creditEntries.invoiceId, currency })
    .from(creditEntries)
    .innerJoin(creditLots, eq(creditLots.id, creditEntries.lotId))
    .where(inArray(creditEntries.invoiceId, [...ids]));
  return [...paid, ...sold, ...applied].map((row) => ({ ...row, id: row.id ?? "" }));
}

const checkInvoices = (context: Reader) =>
  inBlocks<InvoiceRow>(
    (after) => context.db.select().from(invoices).where(gt(invoices.id, after)).orderBy(asc(invoices.id)).limit(block),
    async (rows) => {
      const ids = idsOf(rows);
      const [money, lines, used] = [
        await moneyOf(context, ids),
        await linesOf(context, ids),
        await currenciesOf(context, ids),
      ];
      return rows.flatMap((invoice) => {
        const sums = money.get(invoice.id);
        if (!sums) return [];
        return invoiceFaults({
          ...sums,
          status: invoice.status,
          currency: invoice.currency,
          isDisputed: invoice.isDisputed,
          lineTotals: lines.filter(({ invoiceId }) => invoiceId === invoice.id).map(({ total }) => total),
          currencies: used.filter(({ id }) => id === invoice.id).map(({ currency }) => currency),
        }).map((fault) => ({
          about: "invoice" as const,
          name: invoiceName(invoice),
          fault,
          invoiceId: invoice.id,
          customerId: invoice.customerId,
        }));
      });
    },
  );

const checkPayments = (context: Reader) =>
  inBlocks<PaymentRow>(
    (after) => context.db.select().from(payments).where(gt(payments.id, after)).orderBy(asc(payments.id)).limit(block),
    async (rows) => {
      const ids = idsOf(rows);
      const allocated = await context.db
        .select({ allocation: paymentAllocations, currency: invoices.currency })
        .from(paymentAllocations)
        .innerJoin(invoices, eq(invoices.id, paymentAllocations.invoiceId))
        .where(inArray(paymentAllocations.paymentId, ids));
      const lots = await context.db.select().from(creditLots).where(inArray(creditLots.paymentId, ids));
      const back = await context.db
        .select()
        .from(refunds)
        .where(and(inArray(refunds.paymentId, ids), isNull(refunds.invoiceId)));
      const entries = (await entriesOfLots(context, idsOf(lots))).filter(
        ({ type, reverses }) => !isTake(type) && !isReturn(type) && reverses === null,
      );
      return rows.flatMap((payment) => {
        const own = allocated.filter(({ allocation }) => allocation.paymentId === payment.id);
        const ownLots = lots.filter(({ paymentId }) => paymentId === payment.id);
        return paymentFaults({
          ...payment,
          day: payment.bookedOn ?? payment.receivedOn,
          allocated: own.reduce((sum, { allocation }) => sum + allocation.amount, 0),
          asCredit: entries
            .filter(({ lotId }) => ownLots.some(({ id }) => id === lotId))
            .reduce((sum, { quantity }) => sum + quantity, 0),
          sentBack: back.filter(({ paymentId }) => paymentId === payment.id).reduce((sum, one) => sum + one.amount, 0),
          currencies: [...own, ...ownLots].map(({ currency }) => currency),
        }).map((fault) => ({
          about: "payment" as const,
          name: payment.paymentNumber,
          fault,
          invoiceId: own[0]?.allocation.invoiceId ?? null,
          customerId: payment.customerId,
        }));
      });
    },
  );

async function checkNumbers({ db }: Reader): Promise<{ count: number; faults: BookFault[] }> {
  const series = await db.select().from(numberSeries).orderBy(asc(numberSeries.series));
  const { invoiceNumber } = invoices;
  const { creditNoteNumber } = creditNotes;
  const given = [
    ...(await db.select({ number: invoiceNumber }).from(invoices).where(isNotNull(invoiceNumber))),
    ...(await db.select({ number: creditNoteNumber }).from(creditNotes)),
  ];
  const seriesIn = (number: string | null) => number?.slice(0, number.lastIndexOf("-")) ?? "";
  const names = new Set([...series.map((row) => row.series), ...given.map(({ number }) => seriesIn(number))]);
  const faults = [...names].flatMap((name) =>
    seriesFaults(
      series.find((row) => row.series === name)?.last ?? 0,
      given
        .filter(({ number }) => seriesIn(number) === name)
        .map(({ number }) => Number(number?.slice(name.length + 1))),
    ).map((fault) => ({ about: "numbers" as const, name, fault, invoiceId: null, customerId: null })),
  );
  return { count: series.length, faults };
}

async function checkAll(context: Reader): Promise<BooksCheck> {
  const found = {
    invoices: await checkInvoices(context),
    payments: await checkPayments(context),
    credits: await checkCredits(context),
    lessons: await checkLessons(context),
    reversals: await checkReversals(context),
    billed: await checkBilled(context),
    fees: await checkFees(context),
    statements: await checkStatements(context),
    series: await checkNumbers(context),
    months: await checkMonths(context),
  };
  return {
    invoices: found.invoices.count,
    payments: found.payments.count,
    credits: found.credits.count,
    lessons: found.lessons.count,
    series: found.series.count,
    months: found.months.count,
    faults: Object.values(found).flatMap(({ faults }) => faults),
  };
}

/**
 * Checks everything that must hold in the books, as they stand at one instant: money that moves meanwhile is no fault.
 * Changes nothing. Source: domain.md 1.3, 5.5.
 */
export const checkBooks = ({ db }: Reader): Promise<BooksCheck> =>
  db.transaction((at) => checkAll({ db: at }), { isolationLevel: "repeatable read", accessMode: "read only" });

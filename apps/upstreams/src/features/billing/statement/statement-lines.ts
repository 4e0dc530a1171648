import { and, eq, inArray, isNotNull, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { receivedStatuses } from "@app/domain/billing/invariants.ts";
import type { StatementLineKind } from "@app/domain/billing/statement.ts";
import type { Currency } from "@app/domain/enums.ts";
import { amongMany } from "../../../records/among.ts";
import type { Context } from "../../../service/context.ts";
import { disputeLines } from "../bank-disputes/dispute-lines.ts";
import { creditNotes } from "../credit-notes.table.ts";
import { creditEntries, creditLots } from "../credit.table.ts";
import { invoices } from "../invoices.table.ts";
import { payments } from "../payments.table.ts";
import { refunds } from "../refunds.table.ts";
import { writeOffs } from "../write-offs.table.ts";

type Reader = Pick<Context, "db">;

/** A line of a customer's account. */
interface Line {
  customerId: string | null;
  day: string;
  forDay: string | null;
  kind: StatementLineKind;
  name: string;
  amount: number;
  invoiceId: string | null;
}

/** Whose lines, and in which currency. */
export interface LinesAsked {
  customerIds: readonly string[];
  currency: Currency;
}

/** The condition on the day of an entry. */
type On = (day: PgColumn | SQL) => SQL;

/** The day on which something stands in the books, which is its own unless that month was closed; with its own. */
const dated = (own: PgColumn, booked: PgColumn) => ({
  day: sql<string>`coalesce(${booked}, ${own})::text`,
  forDay: sql<string | null>`case when ${booked} <> ${own} then ${own}::text end`,
});

const kindLine = (
  kind: Line["kind"],
  rows: readonly (Omit<Line, "kind" | "forDay"> & { forDay?: string | null })[],
): Line[] => rows.map((row) => ({ kind, forDay: null, ...row }));

/** What undid something of a month that was closed by then stands on a day of its own. */
async function undoneOn({ db }: Reader, { customerIds, currency }: LinesAsked, on: On): Promise<Line[]> {
  const voided = await db
    .select({
      customerId: invoices.customerId,
      ...dated(invoices.issuedOn, invoices.voidedOn),
      name: invoices.invoiceNumber,
      amount: sql<number>`(-${invoices.total})::text`.mapWith(Number),
      invoiceId: invoices.id,
    })
    .from(invoices)
    .where(and(amongMany(invoices.customerId, customerIds), eq(invoices.currency, currency), on(invoices.voidedOn)));
  const takenBack = await db
    .select({
      customerId: payments.customerId,
      ...dated(payments.receivedOn, payments.takenBackOn),
      name: payments.paymentNumber,
      amount: payments.amount,
    })
    .from(payments)
    .where(and(amongMany(payments.customerId, customerIds), eq(payments.currency, currency), on(payments.takenBackOn)));
  return [
    ...kindLine(
      "invoice",
      voided.map((row) => ({ ...row, name: row.name ?? "" })),
    ),
    ...kindLine(
      "payment",
      takenBack.map((row) => ({ ...row, invoiceId: null })),
    ),
  ];
}

/** Everything that changed what a customer owes, on some days. */
export async function linesOn(context: Reader, asked: LinesAsked, on: On): Promise<Line[]> {
  const { db } = context;
  const { customerIds, currency } = asked;
  const issued = await db
    .select({
      customerId: invoices.customerId,
      day: invoices.issuedOn,
      name: invoices.invoiceNumber,
      amount: invoices.total,
      invoiceId: invoices.id,
    })
    .from(invoices)
    .where(
      and(
        amongMany(invoices.customerId, customerIds),
        eq(invoices.currency, currency),
        or(notInArray(invoices.status, ["draft", "void"]), isNotNull(invoices.voidedOn)),
        on(invoices.issuedOn),
      ),
    );
  const paid = await db
    .select({
      customerId: payments.customerId,
      ...dated(payments.receivedOn, payments.bookedOn),
      name: payments.paymentNumber,
      amount: payments.amount,
    })
    .from(payments)
    .where(
      and(
        amongMany(payments.customerId, customerIds),
        eq(payments.currency, currency),
        or(inArray(payments.status, [...receivedStatuses]), isNotNull(payments.takenBackOn)),
        on(dated(payments.receivedOn, payments.bookedOn).day),
      ),
    );
  const notes = await db
    .select({
      customerId: creditNotes.customerId,
      day: creditNotes.issuedOn,
      name: creditNotes.creditNoteNumber,
      amount: creditNotes.total,
      invoiceId: creditNotes.invoiceId,
    })
    .from(creditNotes)
    .where(
      and(amongMany(creditNotes.customerId, customerIds), eq(creditNotes.currency, currency), on(creditNotes.issuedOn)),
    );
  // What was kept as credit is still theirs.
  const given = await db
    .select({
      customerId: sql<string | null>`coalesce(${creditNotes.customerId}, ${payments.customerId})`,
      ...dated(refunds.refundedOn, refunds.bookedOn),
      name: sql<string>`coalesce(${creditNotes.creditNoteNumber}, ${payments.paymentNumber})`,
      amount: refunds.amount,
      invoiceId: refunds.invoiceId,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(creditNotes, eq(creditNotes.id, refunds.creditNoteId))
    .where(
      and(
        sql`coalesce(${creditNotes.customerId}, ${payments.customerId}) = any(${sql.param([...customerIds])}::text[])`,
        eq(refunds.currency, currency),
        inArray(refunds.way, ["bank", "cash"]),
        on(dated(refunds.refundedOn, refunds.bookedOn).day),
      ),
    );
  // Credit that was paid for was counted when it was paid.
  const gifts = await db
    .select({
      customerId: creditLots.customerId,
      day: creditEntries.day,
      forDay: creditEntries.forDay,
      name: sql<string>`coalesce(${invoices.invoiceNumber}, '')`,
      amount: creditEntries.quantity,
      invoiceId: creditEntries.invoiceId,
    })
    .from(creditEntries)
    .innerJoin(creditLots, eq(creditLots.id, creditEntries.lotId))
    .leftJoin(invoices, eq(invoices.id, creditEntries.invoiceId))
    .where(
      and(
        amongMany(creditLots.customerId, customerIds),
        eq(creditLots.currency, currency),
        inArray(creditLots.source, ["goodwill", "opening", "referral"]),
        inArray(creditEntries.type, ["apply", "put-back"]),
        on(creditEntries.day),
      ),
    );
  const givenUp = await db
    .select({
      customerId: invoices.customerId,
      day: writeOffs.day,
      amount: writeOffs.amount,
      invoiceId: writeOffs.invoiceId,
      name: sql<string>`coalesce(${invoices.invoiceNumber}, '')`,
    })
    .from(writeOffs)
    .innerJoin(invoices, eq(invoices.id, writeOffs.invoiceId))
    .where(and(amongMany(invoices.customerId, customerIds), eq(writeOffs.currency, currency), on(writeOffs.day)));
  return [
    ...kindLine(
      "invoice",
      issued.map((row) => ({ ...row, day: row.day ?? "", name: row.name ?? "" })),
    ),
    ...kindLine(
      "payment",
      paid.map((row) => ({ ...row, amount: -row.amount, invoiceId: null })),
    ),
    ...kindLine(
      "credit-note",
      notes.map((row) => ({ ...row, amount: -row.amount })),
    ),
    ...kindLine("refund", given),
    ...kindLine("bank-dispute", await disputeLines(context, asked, on)),
    ...kindLine("gift", gifts),
    ...kindLine(
      "write-off",
      givenUp.map((row) => ({ ...row, amount: -row.amount })),
    ),
    ...(await undoneOn(context, asked, on)),
  ];
}

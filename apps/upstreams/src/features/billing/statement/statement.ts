import { and, eq, gte, inArray, isNotNull, lt, lte, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { receivedStatuses } from "@app/domain/billing/invariants.ts";
import { statementKinds } from "@app/domain/billing/statement.ts";
import type { Currency } from "@app/domain/enums.ts";
import type { Context } from "../../../service/context.ts";
import { disputeLines } from "../bank-disputes/dispute-lines.ts";
import { creditNotes } from "../credit-notes.table.ts";
import { creditEntries, creditLots } from "../credit.table.ts";
import { invoices } from "../invoices.table.ts";
import { payments } from "../payments.table.ts";
import { refunds } from "../refunds.table.ts";
import { writeOffs } from "../write-offs.table.ts";

const statementLine = z
  .object({
    day: z.iso.date(),
    forDay: z.iso.date().nullable().meta({ description: "The day that it is about, where its month was closed." }),
    kind: z.enum(statementKinds),
    name: z.string().meta({ description: "The number of the document." }),
    amount: z.int().meta({ description: "Above 0 for what is owed, below 0 for what was paid or need not be paid." }),
    invoiceId: z.string().nullable(),
  })
  .meta({ id: "StatementLine" });

/** What a customer owes in a currency, and how it came to that. Source: domain.md 1.3. */
export const statement = z
  .object({
    opening: z.int().meta({ description: "Owed before the first day; below 0 where we owe them." }),
    lines: z.array(statementLine),
    closing: z.int().meta({ description: "Owed at the end of the last day: what the next statement opens with." }),
  })
  .meta({ id: "Statement" });
export type Statement = z.infer<typeof statement>;
type Line = Statement["lines"][number];

interface Asked {
  customerId: string;
  currency: Currency;
  from: string;
  to: string;
}

type Reader = Pick<Context, "db">;
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
async function undoneOn({ db }: Reader, { customerId, currency }: Asked, on: On): Promise<Line[]> {
  const voided = await db
    .select({
      ...dated(invoices.issuedOn, invoices.voidedOn),
      ...{ name: invoices.invoiceNumber, amount: sql<number>`(-${invoices.total})::text`.mapWith(Number) },
      invoiceId: invoices.id,
    })
    .from(invoices)
    .where(and(eq(invoices.customerId, customerId), eq(invoices.currency, currency), on(invoices.voidedOn)));
  const takenBack = await db
    .select({
      ...dated(payments.receivedOn, payments.takenBackOn),
      ...{ name: payments.paymentNumber, amount: payments.amount },
    })
    .from(payments)
    .where(and(eq(payments.customerId, customerId), eq(payments.currency, currency), on(payments.takenBackOn)));
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
async function linesOn(context: Reader, asked: Asked, on: On): Promise<Line[]> {
  const { db } = context;
  const { customerId, currency } = asked;
  const issued = await db
    .select({ day: invoices.issuedOn, name: invoices.invoiceNumber, amount: invoices.total, invoiceId: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.customerId, customerId),
        eq(invoices.currency, currency),
        or(notInArray(invoices.status, ["draft", "void"]), isNotNull(invoices.voidedOn)),
        on(invoices.issuedOn),
      ),
    );
  const paid = await db
    .select({
      ...dated(payments.receivedOn, payments.bookedOn),
      ...{ name: payments.paymentNumber, amount: payments.amount },
    })
    .from(payments)
    .where(
      and(
        eq(payments.customerId, customerId),
        eq(payments.currency, currency),
        or(inArray(payments.status, [...receivedStatuses]), isNotNull(payments.takenBackOn)),
        on(dated(payments.receivedOn, payments.bookedOn).day),
      ),
    );
  const notes = await db
    .select({
      day: creditNotes.issuedOn,
      name: creditNotes.creditNoteNumber,
      amount: creditNotes.total,
      invoiceId: creditNotes.invoiceId,
    })
    .from(creditNotes)
    .where(and(eq(creditNotes.customerId, customerId), eq(creditNotes.currency, currency), on(creditNotes.issuedOn)));
  // What was kept as credit is still theirs.
  const given = await db
    .select({
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
        eq(sql`coalesce(${creditNotes.customerId}, ${payments.customerId})`, customerId),
        eq(refunds.currency, currency),
        inArray(refunds.way, ["bank", "cash"]),
        on(dated(refunds.refundedOn, refunds.bookedOn).day),
      ),
    );
  // Credit that was paid for was counted when it was paid.
  const gifts = await db
    .select({
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
        eq(creditLots.customerId, customerId),
        eq(creditLots.currency, currency),
        inArray(creditLots.source, ["goodwill", "opening", "referral"]),
        inArray(creditEntries.type, ["apply", "put-back"]),
        on(creditEntries.day),
      ),
    );
  const givenUp = await db
    .select({
      ...{ day: writeOffs.day, amount: writeOffs.amount, invoiceId: writeOffs.invoiceId },
      name: sql<string>`coalesce(${invoices.invoiceNumber}, '')`,
    })
    .from(writeOffs)
    .innerJoin(invoices, eq(invoices.id, writeOffs.invoiceId))
    .where(and(eq(invoices.customerId, customerId), eq(writeOffs.currency, currency), on(writeOffs.day)));
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

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** A customer's account in one currency over some days. */
export async function statementOf(context: Reader, asked: Asked): Promise<Statement> {
  const { from, to } = asked;
  const opening = sumOf(await linesOn(context, asked, (day) => lt(sql`${day}`, from)));
  const lines = await linesOn(context, asked, (day) => and(gte(sql`${day}`, from), lte(sql`${day}`, to)) as SQL);
  return {
    opening,
    lines: lines.toSorted((a, b) => a.day.localeCompare(b.day)),
    closing: opening + sumOf(lines),
  };
}

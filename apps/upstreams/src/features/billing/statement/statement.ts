import { and, eq, gte, inArray, lt, lte, notInArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { receivedStatuses } from "@app/domain/billing/invariants.ts";
import { statementKinds } from "@app/domain/billing/statement.ts";
import type { Currency } from "@app/domain/enums.ts";
import type { Context } from "../../../service/context.ts";
import { creditNotes } from "../credit-notes.table.ts";
import { creditEntries, creditLots } from "../credit.table.ts";
import { invoices } from "../invoices.table.ts";
import { payments } from "../payments.table.ts";
import { refunds } from "../refunds.table.ts";

const statementLine = z
  .object({
    day: z.iso.date(),
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
type On = (day: PgColumn) => SQL;

const kindLine = (kind: Line["kind"], rows: readonly Omit<Line, "kind">[]): Line[] =>
  rows.map((row) => ({ kind, ...row }));

/** Everything that changed what a customer owes, on some days. */
async function linesOn({ db }: Reader, { customerId, currency }: Asked, on: On): Promise<Line[]> {
  const issued = await db
    .select({ day: invoices.issuedOn, name: invoices.invoiceNumber, amount: invoices.total, invoiceId: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.customerId, customerId),
        eq(invoices.currency, currency),
        notInArray(invoices.status, ["draft", "void"]),
        on(invoices.issuedOn),
      ),
    );
  const paid = await db
    .select({ day: payments.receivedOn, name: payments.paymentNumber, amount: payments.amount })
    .from(payments)
    .where(
      and(
        eq(payments.customerId, customerId),
        eq(payments.currency, currency),
        inArray(payments.status, [...receivedStatuses]),
        on(payments.receivedOn),
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
      day: refunds.refundedOn,
      name: creditNotes.creditNoteNumber,
      amount: refunds.amount,
      invoiceId: refunds.invoiceId,
    })
    .from(refunds)
    .innerJoin(creditNotes, eq(creditNotes.id, refunds.creditNoteId))
    .where(
      and(
        eq(creditNotes.customerId, customerId),
        eq(refunds.currency, currency),
        inArray(refunds.way, ["bank", "cash"]),
        on(refunds.refundedOn),
      ),
    );
  // Credit that was paid for was counted when it was paid.
  const gifts = await db
    .select({
      day: creditEntries.day,
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
    ...kindLine("gift", gifts),
  ];
}

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** A customer's account in one currency over some days. */
export async function statementOf(context: Reader, asked: Asked): Promise<Statement> {
  const { from, to } = asked;
  const opening = sumOf(await linesOn(context, asked, (day) => lt(day, from)));
  const lines = await linesOn(context, asked, (day) => and(gte(day, from), lte(day, to)) as SQL);
  return {
    opening,
    lines: lines.toSorted((a, b) => a.day.localeCompare(b.day)),
    closing: opening + sumOf(lines),
  };
}

import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { bankDisputeParts, bankDisputes } from "./bank-disputes/bank-disputes.table.ts";
import { takeFrom } from "./credit-book.ts";
import { creditEntries, creditLots } from "./credit.table.ts";
import { paymentAllocations, payments } from "./payments.table.ts";
import { refunds } from "./refunds.table.ts";

interface Part {
  paymentId: string;
  amount: number;
}

/** What banks took of payments on an invoice, or may take. */
const disputedOf = ({ db }: Pick<Context, "db">, invoiceId: string): Promise<Part[]> =>
  db
    .select({ paymentId: bankDisputes.paymentId, amount: bankDisputeParts.amount })
    .from(bankDisputeParts)
    .innerJoin(bankDisputes, eq(bankDisputes.id, bankDisputeParts.disputeId))
    .where(and(eq(bankDisputeParts.invoiceId, invoiceId), inArray(bankDisputes.status, ["open", "lost"])));

/** What each payment still holds on an invoice, the newest first. */
export async function paidParts({ db }: Pick<Context, "db">, invoiceId: string): Promise<Part[]> {
  const allocated = sql<number>`sum(${paymentAllocations.amount})::text`.mapWith(Number);
  const rows = await db
    .select({ paymentId: payments.id, allocated })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.id, paymentAllocations.paymentId))
    .where(eq(paymentAllocations.invoiceId, invoiceId))
    .groupBy(payments.id)
    .orderBy(desc(payments.receivedOn), desc(payments.id));
  const given: Part[] = [
    ...(await db.select().from(refunds).where(eq(refunds.invoiceId, invoiceId))),
    ...(await disputedOf({ db }, invoiceId)),
  ];
  return rows.map((row) => ({
    paymentId: row.paymentId,
    amount: given
      .filter(({ paymentId }) => paymentId === row.paymentId)
      .reduce((left, { amount }) => left - amount, row.allocated),
  }));
}

/** Divides what is given back over payments, the newest first; the rest goes back to the credit that paid. */
export async function divideRefund(
  context: Context,
  invoiceId: string,
  amount: number,
): Promise<{ parts: Part[]; toCredit: number }> {
  const parts: Part[] = [];
  let left = amount;
  for (const { paymentId, amount: most } of await paidParts(context, invoiceId)) {
    const part = Math.min(left, most);
    if (part > 0) parts.push({ paymentId, amount: part });
    left -= part;
  }
  return { parts, toCredit: left };
}

/** Puts back what credit in money paid of an invoice, what was applied last first. */
export async function putBackApplied(
  context: Context,
  invoiceId: string,
  { amount, day, reason }: { amount: number; day: string; reason: string },
): Promise<void> {
  const { type, lotId, quantity } = creditEntries;
  const applied = await context.db
    .select({ lot: creditLots, net: sql<number>`(-sum(${quantity}))::text`.mapWith(Number) })
    .from(creditEntries)
    .innerJoin(creditLots, eq(creditLots.id, lotId))
    .where(and(eq(creditEntries.invoiceId, invoiceId), sql`${type} in ('apply', 'put-back')`))
    .groupBy(creditLots.id)
    .orderBy(desc(creditLots.id));
  let left = amount;
  for (const { lot, net } of applied) {
    const back = Math.min(left, net);
    if (back <= 0) continue;
    await takeFrom(context, lot, { type: "put-back", quantity: -back, invoiceId, day, reason });
    left -= back;
  }
}

import { and, asc, eq, exists, inArray, ne, or, sql } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { creditEntries, creditLots } from "./credit.table.ts";
import { invoices } from "./invoices.table.ts";
import { paymentAllocations, payments } from "./payments.table.ts";

type Pair = readonly [keptId: string, otherId: string];

/** Lets the credit that an invoice sold follow the invoice to its customer, where the two were parted. */
export async function followInvoices({ db, actor, now }: Context, pair: Pair): Promise<void> {
  await db
    .update(creditLots)
    .set({
      customerId: sql`${invoices.customerId}`,
      version: sql`${creditLots.version} + 1`,
      updatedBy: actor.id,
      updatedAt: now,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.id, creditLots.invoiceId),
        ne(invoices.customerId, creditLots.customerId),
        inArray(invoices.customerId, [...pair]),
        inArray(creditLots.customerId, [...pair]),
      ),
    );
}

/** The invoices of one of two customers that money or credit of the other pays, by their names. */
export async function paidByTheOther({ db }: Context, pair: Pair): Promise<string[]> {
  const money = db
    .select({ id: payments.id })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.id, paymentAllocations.paymentId))
    .where(and(eq(paymentAllocations.invoiceId, invoices.id), ne(payments.customerId, invoices.customerId)))
    .groupBy(payments.id)
    .having(sql`sum(${paymentAllocations.amount}) <> 0`);
  const credit = db
    .select({ id: creditLots.id })
    .from(creditEntries)
    .innerJoin(creditLots, eq(creditLots.id, creditEntries.lotId))
    .where(and(eq(creditEntries.invoiceId, invoices.id), ne(creditLots.customerId, invoices.customerId)))
    .groupBy(creditLots.id)
    .having(sql`sum(${creditEntries.quantity}) <> 0`);
  const rows = await db
    .select({ id: invoices.id, number: invoices.invoiceNumber })
    .from(invoices)
    .where(and(inArray(invoices.customerId, [...pair]), or(exists(money), exists(credit))))
    .orderBy(asc(invoices.invoiceNumber));
  return rows.map(({ id, number }) => number ?? id);
}

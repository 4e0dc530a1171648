import { and, asc, desc, eq } from "drizzle-orm";
import { netReceived } from "@app/domain/billing/amount-due.ts";
import { afterReversal } from "@app/domain/billing/dispute-quote.ts";
import { insertRows } from "../../../database/insert-rows.ts";
import { newId } from "../../../database/new-id.ts";
import { lockRecords, updateRecord } from "../../../database/records.ts";
import type { Context } from "../../../service/context.ts";
import { creditLots } from "../credit.table.ts";
import { settleInvoice } from "../invoice-lots.ts";
import { moneyOf } from "../invoice-money.ts";
import { invoices } from "../invoices.table.ts";
import { paymentAllocations, type PaymentRow } from "../payments.table.ts";
import { keepOver } from "../place-payment.ts";
import { bankDisputeParts, bankDisputes, type BankDisputePartRow } from "./bank-disputes.table.ts";

/** What a dispute takes, in its order. */
export const partsOf = ({ db }: Pick<Context, "db">, disputeId: string): Promise<BankDisputePartRow[]> =>
  db
    .select()
    .from(bankDisputeParts)
    .where(eq(bankDisputeParts.disputeId, disputeId))
    .orderBy(asc(bankDisputeParts.place));

/** Takes so much of a payment off an invoice: its rows are taken back, and what stays is written down again. */
async function takeOff(context: Context, payment: PaymentRow, invoiceId: string, amount: number): Promise<void> {
  const { db, now, actor } = context;
  const rows = await db
    .select()
    .from(paymentAllocations)
    .where(and(eq(paymentAllocations.paymentId, payment.id), eq(paymentAllocations.invoiceId, invoiceId)))
    .orderBy(desc(paymentAllocations.seq));
  const by = { paymentId: payment.id, invoiceId, at: now, byId: actor.id };
  let left = amount;
  for (const row of rows) {
    if (left <= 0 || row.amount < 0 || rows.some(({ reverses }) => reverses === row.id)) continue;
    const taken = Math.min(left, row.amount);
    const back = { ...by, id: newId(now), amount: -row.amount, reverses: row.id };
    await insertRows(db, paymentAllocations, [back]);
    const stays = row.amount - taken;
    if (stays > 0) await insertRows(db, paymentAllocations, [{ ...by, id: newId(now), amount: stays }]);
    left -= taken;
  }
}

/** What an invoice does not need any longer of a payment that is ours again becomes credit in money. */
async function keepSurplus(context: Context, payment: PaymentRow, part: BankDisputePartRow, day: string) {
  const { invoiceId, amount, id } = part;
  const { customerId } = payment;
  if (invoiceId === null || customerId === null) return;
  const money = (await moneyOf(context, [invoiceId])).get(invoiceId);
  if (!money) return;
  const dueBefore = money.total - money.credited - money.writtenOff - (netReceived(money) - amount);
  const over = afterReversal(amount, Math.max(0, dueBefore)).credit;
  if (over <= 0) return;
  await takeOff(context, payment, invoiceId, over);
  await keepOver(context, { ...payment, customerId }, over, day);
  await context.db.update(bankDisputeParts).set({ kept: over }).where(eq(bankDisputeParts.id, id));
}

/** Whether something of an invoice is contested at a bank. */
async function isDisputed({ db }: Context, invoiceId: string): Promise<boolean> {
  const open = await db
    .select({ id: bankDisputes.id })
    .from(bankDisputes)
    .innerJoin(bankDisputeParts, eq(bankDisputeParts.disputeId, bankDisputes.id))
    .where(and(eq(bankDisputeParts.invoiceId, invoiceId), eq(bankDisputes.status, "open")))
    .limit(1);
  return open.length > 0;
}

/** Lets credit be used again that a payment left over. */
async function releaseKept(context: Context, lotId: string, amount: number): Promise<void> {
  const [lot] = await lockRecords(context, creditLots, [lotId]);
  if (lot) await updateRecord(context, creditLots, lot, { frozen: Math.max(0, lot.frozen - amount) });
}

/**
 * What follows for the invoices and credit of a dispute once its state is written: marks and states, and where the money
 * is ours again, what was frozen and what is left over.
 */
export async function settleDisputed(
  context: Context,
  payment: PaymentRow,
  { parts, day, isOurs }: { parts: readonly BankDisputePartRow[]; day: string; isOurs: boolean },
): Promise<void> {
  const rows = await lockRecords(
    context,
    invoices,
    parts.flatMap(({ invoiceId }) => (invoiceId === null ? [] : [invoiceId])),
  );
  for (const part of parts) {
    const invoice = rows.find(({ id }) => id === part.invoiceId);
    if (part.lotId !== null && isOurs) await releaseKept(context, part.lotId, part.amount);
    if (!invoice) continue;
    if (isOurs) await keepSurplus(context, payment, part, day);
    const marked = await updateRecord(context, invoices, invoice, {
      isDisputed: await isDisputed(context, invoice.id),
    });
    await settleInvoice(context, marked, day);
  }
}

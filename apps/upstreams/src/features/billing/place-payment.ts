import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { isPayable } from "@app/domain/billing/invoice-states.ts";
import { spreadProblem, type PlacedInput } from "@app/domain/billing/payment.ts";
import type { Currency } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import { newId } from "../../database/new-id.ts";
import { insertRecord, lockRecords } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { customersBegun } from "../customers/customers.public.ts";
import { firstPaid } from "../leads/lead-trials.public.ts";
import { writeEntry } from "./credit-book.ts";
import { creditLots } from "./credit.table.ts";
import { settleInvoice } from "./invoice-lots.ts";
import { moneyOf } from "./invoice-money.ts";
import { invoices, type InvoiceRow } from "./invoices.table.ts";
import type { claimsOf } from "./page/transfer-claims.queries.ts";
import { endClaims } from "./page/transfer-claims.service.ts";
import { emailReceipt } from "./payment-receipt.ts";
import { paymentAllocations, type PaymentRow } from "./payments.table.ts";

/** A payment of which it is known whose it is. */
export type PlacedPayment = PaymentRow & { customerId: string };

/** How a payment is to be spread over invoices. */
type Spread = PlacedInput & { currency: Currency; amount: number };

/** The invoices that a payment is for, locked in the order of their ids. */
async function payableInvoices(context: Context, { customerId, allocations }: Spread): Promise<InvoiceRow[]> {
  const rows = await lockRecords(
    context,
    invoices,
    allocations.map(({ invoiceId }) => invoiceId),
  );
  for (const [place, { invoiceId }] of allocations.entries()) {
    const row = rows.find(({ id }) => id === invoiceId);
    const at = `allocations.${place}.invoiceId`;
    if (!row) throw fieldRefusal(at, messages.reference("Invoice"));
    if (row.customerId !== customerId) throw fieldRefusal(at, billingMessages.otherCustomer);
    if (!isPayable(row.status)) throw fieldRefusal(at, billingMessages.notDue(row.status));
  }
  return rows;
}

export const idsOf = (rows: readonly InvoiceRow[]): string[] => rows.map(({ id }) => id);

/** The invoices that a payment is spread over, locked; refused where they cannot take it so. */
export async function spreadOrRefuse(context: Context, spread: Spread): Promise<InvoiceRow[]> {
  const rows = await payableInvoices(context, spread);
  const money = await moneyOf(context, idsOf(rows));
  const dues = rows.map(({ id, currency }) => ({ id, currency, due: money.get(id)?.due ?? 0 }));
  const problem = spreadProblem(spread, dues);
  if (problem) throw fieldRefusal(...problem);
  return rows;
}

/** Writes down which invoices a payment pays. */
export async function allocate(
  context: Context,
  { id: paymentId }: PaymentRow,
  { allocations }: PlacedInput,
): Promise<void> {
  if (allocations.length === 0) return;
  const by = { at: context.now, byId: context.actor.id };
  await context.db
    .insert(paymentAllocations)
    .values(allocations.map((part) => ({ id: newId(context.now), paymentId, ...by, ...part })));
}

/** Whether a payment is the transfer that the customer told us of, or leaves nothing to look for. */
const isClaimed = (
  claim: Awaited<ReturnType<typeof claimsOf>>[number],
  { evidenceFileId }: PaymentRow,
  { allocations }: PlacedInput,
  settled: readonly InvoiceRow[],
): boolean =>
  (evidenceFileId != null && evidenceFileId === claim.evidenceFileId) ||
  settled.some(({ id, status }) => id === claim.invoiceId && status === "paid") ||
  allocations.some(({ invoiceId, amount }) => invoiceId === claim.invoiceId && amount >= claim.amount);

/** Keeps what no invoice took as credit in money. */
export async function keepOver(context: Context, payment: PlacedPayment, amount: number, day: string): Promise<void> {
  if (amount <= 0) return;
  const lot = await insertRecord(context, creditLots, {
    customerId: payment.customerId,
    regionId: payment.regionId,
    source: "overpayment",
    paymentId: payment.id,
    unit: "money",
    currency: payment.currency,
    size: amount,
    worth: amount,
    tax: 0,
  });
  await writeEntry(context, { lotId: lot.id, type: "grant", quantity: amount, day, reason: payment.paymentNumber });
}

/** What follows once it is said what a payment pays: invoices are settled, the rest is credit, the customer has a receipt. */
export async function settlePlaced(
  context: Context,
  payment: PlacedPayment,
  rows: readonly InvoiceRow[],
  placed: PlacedInput,
): Promise<void> {
  const { receivedOn } = payment;
  const settled: InvoiceRow[] = [];
  for (const invoice of rows) settled.push(await settleInvoice(context, invoice, receivedOn));
  await endClaims(context, idsOf(rows), "settled", (claim) => isClaimed(claim, payment, placed, settled));
  await customersBegun(context, [payment.customerId], "payment");
  if (rows.some(({ type }) => type !== "TRIAL")) await firstPaid(context, payment.customerId);
  const allocated = placed.allocations.reduce((sum, { amount }) => sum + amount, 0);
  await keepOver(context, payment, payment.amount - allocated, receivedOn);
  await emailReceipt(context, payment);
}

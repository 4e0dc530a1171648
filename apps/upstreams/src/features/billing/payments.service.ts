import { eq, sql } from "drizzle-orm";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { isPayable } from "@app/domain/billing/invoice-states.ts";
import { mayMend } from "@app/domain/billing/own-mistakes.ts";
import { receivedWithinDays, spreadProblem, type PaymentInput } from "@app/domain/billing/payment.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { messages } from "@app/domain/messages.ts";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { newId } from "../../database/new-id.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { customersBegun, holdInUse } from "../customers/customers.public.ts";
import { keepFile } from "../files/files.public.ts";
import { regions } from "../regions/regions.public.ts";
import { settingOf } from "../system/settings/settings.public.ts";
import { entriesOf, standingOf, writeEntry } from "./credit-book.ts";
import { creditLots } from "./credit.table.ts";
import { settleInvoice, todayIn } from "./invoice-lots.ts";
import { moneyOf } from "./invoice-money.ts";
import { invoices, type InvoiceRow } from "./invoices.table.ts";
import { lockCustomer } from "./lock-payer.ts";
import { claimsOf } from "./page/transfer-claims.queries.ts";
import { endClaims } from "./page/transfer-claims.service.ts";
import { emailReceipt } from "./payment-receipt.ts";
import type { PaymentRecord } from "./payment.record.ts";
import { paymentKind } from "./payments.queries.ts";
import { paymentAllocations, payments, type PaymentRow } from "./payments.table.ts";

async function nextNumber({ db }: Pick<Context, "db">): Promise<string> {
  const [row] = await db.select({ n: sql<string>`nextval('payment_numbers')::text` }).from(sql`(values (1)) as once`);
  return `PAY-${(row?.n ?? "0").padStart(6, "0")}`;
}

/** The invoices that a payment is for, locked in the order of their ids, with what is due on each. */
async function payableInvoices(context: Context, input: PaymentInput): Promise<InvoiceRow[]> {
  const rows = await lockRecords(
    context,
    invoices,
    input.allocations.map(({ invoiceId }) => invoiceId),
  );
  for (const [place, { invoiceId }] of input.allocations.entries()) {
    const row = rows.find(({ id }) => id === invoiceId);
    const at = `allocations.${place}.invoiceId`;
    if (!row) throw fieldRefusal(at, messages.reference("Invoice"));
    if (row.customerId !== input.customerId) throw fieldRefusal(at, billingMessages.otherCustomer);
    if (!isPayable(row.status)) throw fieldRefusal(at, billingMessages.notDue(row.status));
  }
  return rows;
}

const idsOf = (rows: readonly InvoiceRow[]): string[] => rows.map(({ id }) => id);

/** Whether the customer sent this proof with the transfer that they told us of; it is kept with the invoice already. */
async function isSentWithClaim(context: Context, rows: readonly InvoiceRow[], fileId: string): Promise<boolean> {
  const claims = await claimsOf(context, idsOf(rows));
  return claims.some(({ evidenceFileId }) => evidenceFileId === fileId);
}

/** Whether a payment is the transfer that the customer told us of, or leaves nothing to look for. */
const isClaimed = (
  claim: Awaited<ReturnType<typeof claimsOf>>[number],
  { allocations, evidenceFileId }: PaymentInput,
  settled: readonly InvoiceRow[],
): boolean =>
  (evidenceFileId != null && evidenceFileId === claim.evidenceFileId) ||
  settled.some(({ id, status }) => id === claim.invoiceId && status === "paid") ||
  allocations.some(({ invoiceId, amount }) => invoiceId === claim.invoiceId && amount >= claim.amount);

async function checkProof(context: Context, { currency, amount, gateway, evidenceFileId }: PaymentInput) {
  const limit = await settingOf(context, `proofAbove${currency}`, null);
  if (gateway === "BANK_TRANSFER" && amount > limit && !evidenceFileId)
    throw fieldRefusal("evidenceFileId", billingMessages.proof);
}

/** Keeps what no invoice took as credit in money. */
async function keepOver(context: Context, payment: PaymentRow, amount: number, day: string): Promise<void> {
  if (amount <= 0) return;
  const lot = await insertRecord(context, creditLots, {
    customerId: payment.customerId,
    source: "overpayment",
    paymentId: payment.id,
    unit: "money",
    currency: payment.currency,
    size: amount,
    worth: amount,
    tax: 0,
  });
  await writeEntry(context, { lotId: lot.id, type: "grant", quantity: amount, day });
}

/**
 * Enters money that reached us, spreads it over invoices, grants the lessons that are paid for, and writes a receipt.
 * Source: domain.md 1.3, 2.6.
 */
export async function recordPayment(context: Context, input: PaymentInput): Promise<PaymentRecord> {
  const customer = await holdInUse(context, input.customerId);
  const [region] = await context.db.select().from(regions).where(eq(regions.id, customer.regionId));
  const today = todayIn(context, region?.timeZone ?? "UTC");
  if (input.receivedOn > today) throw fieldRefusal("receivedOn", billingMessages.received);
  if (input.receivedOn < daysLater(today, -receivedWithinDays))
    throw fieldRefusal("receivedOn", billingMessages.receivedLongAgo);
  await checkProof(context, input);
  const rows = await payableInvoices(context, input);
  const money = await moneyOf(context, idsOf(rows));
  const dues = rows.map(({ id, currency }) => ({ id, currency, due: money.get(id)?.due ?? 0 }));
  const problem = spreadProblem(input, dues);
  if (problem) throw fieldRefusal(...problem);
  const { allocations, keepAsCredit: _, ...paid } = input;
  const allocated = allocations.reduce((sum, { amount }) => sum + amount, 0);
  const paymentNumber = await nextNumber(context);
  return createRecord(context, paymentKind, {
    async write() {
      const method = paid.gateway === "BANK_TRANSFER" ? ("bank" as const) : ("cash" as const);
      const row = await insertRecord(context, payments, { ...paid, paymentNumber, method, status: "succeeded" });
      if (paid.evidenceFileId && !(await isSentWithClaim(context, rows, paid.evidenceFileId)))
        await keepFile(context, "evidenceFileId", paid.evidenceFileId, {
          kind: "document",
          refersKind: "payment",
          refersId: row.id,
        });
      if (allocations.length > 0)
        await context.db.insert(paymentAllocations).values(
          allocations.map((part) => ({
            id: newId(context.now),
            paymentId: row.id,
            at: context.now,
            byId: context.actor.id,
            ...part,
          })),
        );
      return row;
    },
    async effects(payment) {
      const settled: InvoiceRow[] = [];
      for (const invoice of rows) settled.push(await settleInvoice(context, invoice, input.receivedOn));
      await endClaims(context, idsOf(rows), "settled", (claim) => isClaimed(claim, input, settled));
      await customersBegun(context, [payment.customerId], "payment");
      await keepOver(context, payment, input.amount - allocated, input.receivedOn);
      await emailReceipt(context, payment);
    },
  });
}

/** Takes back the credit that a payment left over; refused where some of it was used. */
async function takeCreditBack(context: Context, payment: PaymentRow, day: string): Promise<void> {
  const lots = await context.db.select().from(creditLots).where(eq(creditLots.paymentId, payment.id));
  for (const lot of lots) {
    const { rest } = standingOf(await entriesOf(context, lot.id));
    if (rest < lot.size)
      throw new Refusal("WRONG_STATE", billingMessages.usedOver({ currency: lot.currency, amount: rest }));
    await writeEntry(context, { lotId: lot.id, type: "adjust", quantity: -rest, day, reason: payment.paymentNumber });
  }
}

/** Takes back a payment that was entered by mistake: what it paid is due again. */
export async function takeBackPayment(
  context: Context,
  { reason, ...at }: RecordRef & { reason: string },
): Promise<PaymentRecord> {
  const { customerId } = payments;
  const [known] = await context.db.select({ customerId }).from(payments).where(eq(payments.id, at._id));
  if (known) await lockCustomer(context, known.customerId);
  return changeRecord(context, paymentKind, at, {
    isDone: ({ status }) => status === "taken-back",
    action: "state-changed",
    reason,
    check(before) {
      if (before.status !== "succeeded") throw new Refusal("WRONG_STATE", billingMessages.refundedPayment);
      if (!mayMend(context.actor, { byId: before.createdBy, at: before.createdAt }, context.now))
        throw new Refusal("FORBIDDEN", billingMessages.takeBackOthers);
    },
    async write(before) {
      const { paymentId } = paymentAllocations;
      const rows = await context.db.select().from(paymentAllocations).where(eq(paymentId, before.id));
      const open = rows.filter(({ amount, id }) => amount > 0 && !rows.some((one) => one.reverses === id));
      const bills = await lockRecords(
        context,
        invoices,
        open.map(({ invoiceId }) => invoiceId),
      );
      for (const { id, invoiceId, amount } of open)
        await context.db.insert(paymentAllocations).values({
          id: newId(context.now),
          paymentId: before.id,
          invoiceId,
          amount: -amount,
          reverses: id,
          at: context.now,
          byId: context.actor.id,
        });
      const day = before.receivedOn;
      for (const invoice of bills) await settleInvoice(context, invoice, day);
      await takeCreditBack(context, before, day);
      return updateRecord(context, payments, before, { status: "taken-back", takenBackReason: reason });
    },
  });
}

import { and, eq } from "drizzle-orm";
import type { BankDisputeInput } from "@app/domain/billing/bank-dispute.ts";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { spreadDispute } from "@app/domain/billing/dispute-quote.ts";
import { formatMoney } from "@app/domain/money.ts";
import { isLimited } from "@app/domain/permissions.ts";
import { insertRows } from "../../../database/insert-rows.ts";
import { newId } from "../../../database/new-id.ts";
import { insertRecord, updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { RecordRef } from "../../../records/record-ref.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { hasBegun } from "../begun-day.ts";
import { creditLots } from "../credit.table.ts";
import { regionOf, todayIn } from "../invoice-lots.ts";
import { lockCustomer } from "../lock-payer.ts";
import { bookDates } from "../months/book-dates.ts";
import { markPayment } from "../payment-standing.ts";
import type { PaymentRecord } from "../payment.record.ts";
import { paymentKind } from "../payments.queries.ts";
import { payments, type PaymentRow } from "../payments.table.ts";
import { bankDisputeParts, bankDisputes } from "./bank-disputes.table.ts";
import { partsOf, settleDisputed } from "./dispute-effects.ts";
import { disputableParts, type HeldPart } from "./dispute-terms.ts";
import { notifyOfDispute } from "./notify-of-dispute.ts";

/** Recording what banks decide is a director's. */
export function refuseLimited({ actor }: Context): void {
  if (isLimited(actor.role, "invoices")) throw new Refusal("FORBIDDEN", billingMessages.disputeDirector);
}

/** Locks whoever paid, before their money changes. */
export async function lockPayerOf(context: Context, paymentId: string): Promise<void> {
  const { customerId, id } = payments;
  const [known] = await context.db.select({ customerId }).from(payments).where(eq(id, paymentId));
  if (known?.customerId) await lockCustomer(context, known.customerId);
}

/** Whether the same case of the same payment is recorded already; refused where it is another payment's, or over more. */
async function isRecorded(context: Context, paymentId: string, input: BankDisputeInput): Promise<boolean> {
  const { gateway, reference } = bankDisputes;
  const [payment] = await context.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) return false;
  const [known] = await context.db
    .select({ dispute: bankDisputes, number: payments.paymentNumber })
    .from(bankDisputes)
    .innerJoin(payments, eq(payments.id, bankDisputes.paymentId))
    .where(and(eq(gateway, payment.gateway), eq(reference, input.reference)));
  if (!known) return false;
  if (known.dispute.paymentId !== paymentId)
    throw fieldRefusal("reference", billingMessages.disputeTaken(known.number));
  const { currency, amount } = known.dispute;
  if (amount !== input.amount) throw fieldRefusal("amount", billingMessages.disputeOther({ currency, amount }));
  return true;
}

function refuseState({ status }: PaymentRow): void {
  if (status === "disputed") throw new Refusal("WRONG_STATE", billingMessages.refundDisputed);
  if (status === "succeeded" || status === "part-refunded") return;
  throw new Refusal("WRONG_STATE", billingMessages.disputeState(status.replaceAll("-", " ")));
}

/** The day of the opening, if it may be that. */
async function openedOn(context: Context, payment: PaymentRow, { openedOn: asked }: BankDisputeInput): Promise<string> {
  const timeZone = (await regionOf(context, payment.regionId))?.timeZone ?? "UTC";
  const on = asked ?? todayIn(context, timeZone);
  if (!hasBegun(context, on, timeZone)) throw fieldRefusal("openedOn", billingMessages.disputeDate);
  if (on < payment.receivedOn) throw fieldRefusal("openedOn", billingMessages.disputeBeforePayment);
  return on;
}

/** Keeps so much of the credits of a part from being used: the invoice's own first, those moved from it last. */
async function freeze(context: Context, { lots }: HeldPart, quantity: number): Promise<void> {
  let left = quantity;
  for (const { lot, free } of lots) {
    const frozen = Math.min(left, free);
    left -= frozen;
    if (frozen > 0) await updateRecord(context, creditLots, lot, { frozen: lot.frozen + frozen });
  }
}

async function write(context: Context, before: PaymentRow, input: BankDisputeInput): Promise<PaymentRow> {
  const { gateway, currency, regionId, id: paymentId } = before;
  const on = await openedOn(context, before, input);
  const spread = spreadDispute(await disputableParts(context, before), input.amount);
  if (spread.length === 0) throw new Refusal("WRONG_STATE", billingMessages.disputeNothing);
  const { amount, fee, reference, reason, evidenceDueOn, note } = input;
  const { day, forDay } = (await bookDates(context))(regionId, on);
  const dispute = await insertRecord(context, bankDisputes, {
    paymentId,
    gateway,
    currency,
    amount,
    fee: fee ?? 0,
    reference,
    reason,
    evidenceDueOn: evidenceDueOn ?? null,
    note: note ?? null,
    openedOn: on,
    openedBookedOn: forDay === null ? null : day,
  });
  await insertRows(
    context.db,
    bankDisputeParts,
    spread.map(({ part: { invoiceId, lotId }, amount: taken }, place) => ({
      id: newId(context.now),
      disputeId: dispute.id,
      place,
      invoiceId,
      lotId,
      amount: taken,
    })),
  );
  for (const { part, frozen } of spread) await freeze(context, part, frozen);
  await settleDisputed(context, before, { parts: await partsOf(context, dispute.id), day: on, isOurs: false });
  return (await markPayment(context, paymentId)) ?? before;
}

/**
 * Records that a customer contests a payment at their bank: what it paid for cannot be used or given back until the bank
 * has decided. The same case twice is one. Source: domain.md 2.6.
 */
export async function openBankDispute(
  context: Context,
  { _id, ...input }: Omit<RecordRef, "version"> & BankDisputeInput,
): Promise<PaymentRecord> {
  refuseLimited(context);
  await lockPayerOf(context, _id);
  const isKnown = await isRecorded(context, _id, input);
  return changeRecord(
    context,
    paymentKind,
    { _id, version: input.version },
    {
      isDone: () => isKnown,
      action: "state-changed",
      reason: input.reason,
      check: refuseState,
      write: (before) => write(context, before, input),
      async effects(after) {
        const contested = formatMoney({ currency: after.currency, amount: input.amount });
        const due = input.evidenceDueOn ? ` Evidence is due by ${input.evidenceDueOn}.` : "";
        await notifyOfDispute(context, after, {
          title: `${after.paymentNumber} is disputed at the bank`,
          description: `${contested}: ${input.reason}${due}`,
          task: `Answer the bank about ${after.paymentNumber}: ${contested} is disputed`,
          dueOn: input.evidenceDueOn ?? null,
        });
      },
    },
  );
}

import { and, eq } from "drizzle-orm";
import type { BankDisputeDecision } from "@app/domain/billing/bank-dispute.ts";
import type { BankDisputeOutcome } from "@app/domain/billing/billing-enums.ts";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { mayBecome } from "@app/domain/billing/dispute-quote.ts";
import { messages } from "@app/domain/messages.ts";
import { formatMoney } from "@app/domain/money.ts";
import { updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { RecordRef } from "../../../records/record-ref.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { hasBegun } from "../begun-day.ts";
import { regionOf, todayIn } from "../invoice-lots.ts";
import { bookDates } from "../months/book-dates.ts";
import { markPayment } from "../payment-standing.ts";
import type { PaymentRecord } from "../payment.record.ts";
import { paymentKind } from "../payments.queries.ts";
import type { PaymentRow } from "../payments.table.ts";
import { bankDisputes, type BankDisputeRow } from "./bank-disputes.table.ts";
import { partsOf, settleDisputed } from "./dispute-effects.ts";
import { lockPayerOf, refuseLimited } from "./open-dispute.service.ts";
import { notifyOfDispute } from "./notify-of-dispute.ts";

/** The day of what the bank did, if it may be that. */
async function dayOf(context: Context, dispute: BankDisputeRow, regionId: string, asked: BankDisputeDecision) {
  const timeZone = (await regionOf(context, regionId))?.timeZone ?? "UTC";
  const on = asked.decidedOn ?? todayIn(context, timeZone);
  if (!hasBegun(context, on, timeZone)) throw fieldRefusal("decidedOn", billingMessages.disputeDate);
  if (on < dispute.openedOn) throw fieldRefusal("decidedOn", billingMessages.disputeBeforeOpened);
  if (dispute.lostOn !== null && on < dispute.lostOn)
    throw fieldRefusal("decidedOn", billingMessages.disputeBeforeLost);
  return on;
}

const stepOf = (outcome: BankDisputeOutcome, on: string, bookedOn: string | null): Partial<BankDisputeRow> =>
  outcome === "won"
    ? { wonOn: on }
    : outcome === "lost"
      ? { lostOn: on, lostBookedOn: bookedOn }
      : { reversedOn: on, reversedBookedOn: bookedOn };

async function tell(context: Context, payment: PaymentRow, outcome: BankDisputeOutcome, amount: number) {
  const money = formatMoney({ currency: payment.currency, amount });
  const { paymentNumber } = payment;
  const said = {
    won: {
      title: `The bank decided for us: ${paymentNumber}`,
      description: `${money} is ours, and its credit can be used again.`,
    },
    lost: {
      title: `The bank took ${money} of ${paymentNumber}`,
      description: "What it paid is due again, and its unused credit stays frozen.",
    },
    reversed: {
      title: `The bank gave ${money} of ${paymentNumber} back`,
      description: "What it paid counts as paid again.",
    },
  }[outcome];
  const task =
    outcome === "lost" ? `The bank took ${money} of ${paymentNumber}: credit what is unused, or ask for it` : null;
  await notifyOfDispute(context, payment, { ...said, task });
}

/** Records what a bank decided of a dispute, or that it gave back what it took. Source: domain.md 2.6. */
export async function decideBankDispute(
  context: Context,
  { _id, ...asked }: Omit<RecordRef, "version"> & BankDisputeDecision,
): Promise<PaymentRecord> {
  refuseLimited(context);
  await lockPayerOf(context, _id);
  const { outcome, disputeId } = asked;
  const [dispute] = await context.db
    .select()
    .from(bankDisputes)
    .where(and(eq(bankDisputes.id, disputeId), eq(bankDisputes.paymentId, _id)));
  const parts = dispute ? await partsOf(context, dispute.id) : [];
  return changeRecord(
    context,
    paymentKind,
    { _id, version: asked.version },
    {
      isDone: () => dispute?.status === outcome,
      action: "state-changed",
      check() {
        if (!dispute) throw fieldRefusal("disputeId", messages.reference("Bank dispute"));
        if (!mayBecome(dispute.status, outcome))
          throw new Refusal("WRONG_STATE", billingMessages.disputeWrongState(dispute.status, outcome));
      },
      async write(before) {
        if (!dispute) return before;
        const on = await dayOf(context, dispute, before.regionId, asked);
        const { day, forDay } = (await bookDates(context))(before.regionId, on);
        const step = stepOf(outcome, on, forDay === null ? null : day);
        await updateRecord(context, bankDisputes, dispute, { status: outcome, ...step });
        await settleDisputed(context, before, { parts, day: on, isOurs: outcome !== "lost" });
        return (await markPayment(context, _id)) ?? before;
      },
      effects: (after) =>
        tell(
          context,
          after,
          outcome,
          parts.reduce((sum, { amount }) => sum + amount, 0),
        ),
    },
  );
}

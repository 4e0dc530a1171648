import { eq } from "drizzle-orm";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import type { PaymentSendBackInput, PlacedInput } from "@app/domain/billing/payment.ts";
import { isHere, isUnclear } from "@app/domain/billing/unclear-payments.ts";
import { isLimited } from "@app/domain/permissions.ts";
import { hasBegun } from "../begun-day.ts";
import { creditLimitOf } from "../credit-limit.ts";
import { insertRecord, updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { RecordRef } from "../../../records/record-ref.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { holdInUse } from "../../customers/customers.public.ts";
import { settingOf } from "../../system/settings/settings.public.ts";
import { regionOf, todayIn } from "../invoice-lots.ts";
import type { InvoiceRow } from "../invoices.table.ts";
import { lockCustomer } from "../lock-payer.ts";
import { bookDates } from "../months/book-dates.ts";
import type { PaymentRecord } from "../payment.record.ts";
import { paymentKind } from "../payments.queries.ts";
import { payments, type PaymentRow } from "../payments.table.ts";
import { allocate, settlePlaced, spreadOrRefuse } from "../place-payment.ts";
import { refunds } from "../refunds.table.ts";

function refuseClear({ status }: PaymentRow): void {
  if (!isUnclear(status)) throw new Refusal("WRONG_STATE", billingMessages.notUnclear);
}

/** From now on it is in the books: on the day on which it came, or today where that month is closed. */
async function bookedOn(context: Context, regionId: string, receivedOn: string): Promise<string | null> {
  const { day, forDay } = (await bookDates(context))(regionId, receivedOn);
  return forDay === null ? null : day;
}

/**
 * Says what a payment pays of which that was not clear: invoices of one customer, and credit for what they do not take.
 * Source: domain.md 1.3, 3.6.
 */
export async function placePayment(context: Context, placed: RecordRef & PlacedInput): Promise<PaymentRecord> {
  const { _id, version, customerId } = placed;
  const { regionId } = await holdInUse(context, customerId);
  let rows: InvoiceRow[] = [];
  return changeRecord(
    context,
    paymentKind,
    { _id, version },
    {
      action: "state-changed",
      check: refuseClear,
      async write(before) {
        rows = await spreadOrRefuse(context, { ...placed, currency: before.currency, amount: before.amount });
        await allocate(context, before, placed);
        const booked = await bookedOn(context, regionId, before.receivedOn);
        const now = { status: "succeeded" as const, customerId, regionId, bookedOn: booked };
        return updateRecord(context, payments, before, now);
      },
      effects: (after) => settlePlaced(context, { ...after, customerId }, rows, placed),
    },
  );
}

/** Giving money back is a director's, unless the settings say otherwise. */
async function refuseOverLimit(context: Context, { currency, amount }: PaymentRow): Promise<void> {
  if (!isLimited(context.actor.role, "invoices")) return;
  if (await settingOf(context, "refundNeedsDirector", null))
    throw new Refusal("FORBIDDEN", billingMessages.refundDirector);
  const limit = await creditLimitOf(context, currency);
  if (amount > limit) throw new Refusal("FORBIDDEN", billingMessages.refundLimit({ currency, amount: limit }));
}

/** Sends all of a payment back that paid nothing. It came and it left: both are in the books. */
export async function sendPaymentBack(
  context: Context,
  { way, refundedOn, reference, reason, ...at }: RecordRef & PaymentSendBackInput,
): Promise<PaymentRecord> {
  const { customerId } = payments;
  const [known] = await context.db.select({ customerId }).from(payments).where(eq(payments.id, at._id));
  if (known?.customerId) await lockCustomer(context, known.customerId);
  return changeRecord(context, paymentKind, at, {
    action: "state-changed",
    reason,
    check(before) {
      refuseClear(before);
      if (!isHere(before.status)) throw new Refusal("WRONG_STATE", billingMessages.notHere);
    },
    async write(before) {
      await refuseOverLimit(context, before);
      const region = await regionOf(context, before.regionId);
      const today = todayIn(context, region?.timeZone ?? "UTC");
      const on = refundedOn ?? today;
      if (!hasBegun(context, on, region?.timeZone ?? "UTC"))
        throw fieldRefusal("refundedOn", billingMessages.refundDate);
      if (on < before.receivedOn) throw fieldRefusal("refundedOn", billingMessages.sentBackBefore);
      const { currency, amount, regionId } = before;
      await insertRecord(context, refunds, {
        creditNoteId: null,
        invoiceId: null,
        paymentId: before.id,
        way,
        currency,
        amount,
        refundedOn: on,
        reference: reference ?? null,
        bookedOn: await bookedOn(context, regionId, on),
      });
      return updateRecord(context, payments, before, {
        status: "refunded",
        bookedOn: await bookedOn(context, regionId, before.receivedOn),
      });
    },
  });
}

/** Notes that a payment that was begun never came. */
export const notePaymentMissing = (
  context: Context,
  { reason, ...at }: RecordRef & { reason: string },
): Promise<PaymentRecord> =>
  changeRecord(context, paymentKind, at, {
    action: "state-changed",
    reason,
    check(before) {
      refuseClear(before);
      if (isHere(before.status)) throw new Refusal("WRONG_STATE", billingMessages.isHere);
    },
    write: (before) => updateRecord(context, payments, before, { status: "failed" }),
  });

import type { RefundWay } from "@app/domain/billing/billing-enums.ts";
import { insertRecord } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { writeEntry } from "./credit-book.ts";
import { creditLots } from "./credit.table.ts";
import type { CreditNoteRow } from "./credit-notes.table.ts";
import type { InvoiceRow } from "./invoices.table.ts";
import { bookDates } from "./months/book-dates.ts";
import { markPayment } from "./payment-standing.ts";
import { divideRefund, putBackApplied } from "./refund-sources.ts";
import { refunds } from "./refunds.table.ts";

interface Given {
  amount: number;
  way: RefundWay;
  refundedOn: string;
  reference?: string | null | undefined;
  reason: string;
}

/** Keeps what is given back as credit in money, which does not expire. */
async function asCredit(
  context: Context,
  { customerId, currency, id, creditNoteNumber }: CreditNoteRow,
  { regionId, amount, day }: { regionId: string; amount: number; day: string },
) {
  const lot = await insertRecord(context, creditLots, {
    customerId,
    regionId,
    source: "credit-note",
    creditNoteId: id,
    unit: "money",
    currency,
    size: amount,
    worth: amount,
    tax: 0,
  });
  await writeEntry(context, { lotId: lot.id, type: "grant", quantity: amount, day, reason: creditNoteNumber });
}

/** Gives money back: to the payments in turn, the newest first, then to the credit that paid the rest. */
export async function giveBack(
  context: Context,
  invoice: InvoiceRow,
  note: CreditNoteRow,
  { amount, way, refundedOn, reference, reason }: Given,
): Promise<void> {
  if (amount <= 0) return;
  const { parts, toCredit } = await divideRefund(context, invoice.id, amount);
  const { day, forDay } = (await bookDates(context))(invoice.regionId, refundedOn);
  for (const { paymentId, amount: part } of parts) {
    await insertRecord(context, refunds, {
      creditNoteId: note.id,
      invoiceId: invoice.id,
      paymentId,
      way,
      currency: note.currency,
      amount: part,
      refundedOn,
      bookedOn: forDay === null ? null : day,
      reference: reference ?? null,
    });
    await markPayment(context, paymentId);
  }
  const fromPayments = amount - toCredit;
  if (way === "credit" && fromPayments > 0 && invoice.regionId !== null)
    await asCredit(context, note, { regionId: invoice.regionId, amount: fromPayments, day: refundedOn });
  if (toCredit > 0) await putBackApplied(context, invoice.id, { amount: toCredit, day: refundedOn, reason });
}

import {
  refundProblem,
  quoteRefund,
  spreadRefund,
  type RefundQuote,
  type RefundTerms,
} from "@app/domain/billing/refund-quote.ts";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { isPayable, isRefundable } from "@app/domain/billing/invoice-states.ts";
import type { RefundInput } from "@app/domain/billing/refund.ts";
import { messages } from "@app/domain/messages.ts";
import { isLimited } from "@app/domain/permissions.ts";
import { hasBegun } from "./begun-day.ts";
import { refuseAboveLimit } from "./credit-limit.ts";
import { updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { settingOf } from "../system/settings/settings.public.ts";
import { entriesOf, movedParts, standingOf, takeFrom } from "./credit-book.ts";
import { creditLots } from "./credit.table.ts";
import { emailCreditNote } from "./credit-note-email.ts";
import { issueCreditNote, type CreditNoteRow } from "./credit-notes.service.ts";
import { giveBack } from "./give-back.ts";
import { invoiceKind } from "./invoice.kind.ts";
import { lotOfInvoice, regionOf, settleInvoice, todayIn } from "./invoice-lots.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import { invoices, type InvoiceRow } from "./invoices.table.ts";
import { lockPayer } from "./lock-payer.ts";
import { refundTermsOf } from "./refund-terms.ts";

type Refund = RecordRef & Omit<RefundInput, "version">;

function refuseState({ status, isDisputed }: InvoiceRow): void {
  if (isDisputed) throw new Refusal("WRONG_STATE", billingMessages.refundDisputed);
  if (!isRefundable(status)) throw new Refusal("WRONG_STATE", billingMessages.refundState(status));
}

/** Refuses what is a director's to decide. */
async function refuseOverLimit(context: Context, invoice: InvoiceRow, refund: Refund, quote: RefundQuote) {
  if (!isLimited(context.actor.role, "invoices")) return;
  const { quantity, extra } = refund;
  if (quantity + extra > 0 && (await settingOf(context, "refundNeedsDirector", null)))
    throw new Refusal("FORBIDDEN", billingMessages.refundDirector);
  if (extra > 0) throw new Refusal("FORBIDDEN", billingMessages.refundBeyond);
  await refuseAboveLimit(context, invoice, quote.total);
}

async function termsOrRefuse(context: Context, { id, status }: InvoiceRow): Promise<RefundTerms> {
  const terms = await refundTermsOf(context, id);
  if (!terms) throw new Refusal("WRONG_STATE", billingMessages.refundState(status));
  return terms;
}

/** What a credit note takes out of the credit that an invoice sold: what is given back, and what is never granted. */
async function cutCredit(
  context: Context,
  invoice: InvoiceRow,
  { refund, terms, day, note: { id } }: { refund: Refund; terms: RefundTerms; day: string; note: CreditNoteRow },
) {
  const lot = await lotOfInvoice(context, invoice.id);
  if (!lot) return;
  const { quantity, closes, reason } = refund;
  const lots = [lot, ...(await movedParts(context, lot))];
  for (const [index, { quantity: part }] of spreadRefund(terms, quantity).entries()) {
    const from = lots[index];
    if (from && part > 0) await takeFrom(context, from, { type: "refund", quantity: part, day, reason });
  }
  if (!closes) return;
  const { granted } = standingOf(await entriesOf(context, lot.id));
  await updateRecord(context, creditLots, lot, { creditedSize: lot.size - granted, creditNoteId: id });
}

/** What is given back and credited, if that may be. */
async function quoteOrRefuse(context: Context, invoice: InvoiceRow, refund: Refund) {
  refuseState(invoice);
  const terms = await termsOrRefuse(context, invoice);
  const quote = quoteRefund(terms, refund);
  const problem = refundProblem(terms, refund);
  if (problem) throw fieldRefusal(...problem);
  await refuseOverLimit(context, invoice, refund, quote);
  return { terms, quote };
}

/** Writes the credit note, gives the money back, and tells the customer. */
async function write(context: Context, before: InvoiceRow, refund: Refund, quote: RefundQuote, terms: RefundTerms) {
  const region = await regionOf(context, before.regionId);
  const today = todayIn(context, region?.timeZone ?? "UTC");
  const refundedOn = refund.refundedOn ?? today;
  if (!hasBegun(context, refundedOn, region?.timeZone ?? "UTC"))
    throw fieldRefusal("refundedOn", billingMessages.refundDate);
  if (before.issuedOn !== null && refundedOn < before.issuedOn)
    throw fieldRefusal("refundedOn", billingMessages.refundBeforeIssue);
  const note = await issueCreditNote(context, before, { refund, quote, terms, issuedOn: today });
  await cutCredit(context, before, { refund, terms, day: today, note });
  await giveBack(context, before, note, { ...refund, refundedOn, amount: quote.amount });
  return note;
}

/**
 * Gives back what is unused of a prepayment, by hand: the credit note first, then what leaves the credit, then the money,
 * to the payments in turn, the newest first. Source: domain.md 1.3, 2.6, 5.5.
 */
export async function refundInvoice(context: Context, refund: Refund): Promise<InvoiceRecord> {
  await lockPayer(context, refund._id);
  let note: CreditNoteRow | null = null;
  return changeRecord(context, invoiceKind, refund, {
    action: "state-changed",
    reason: refund.reason,
    async write(before) {
      const { terms, quote } = await quoteOrRefuse(context, before, refund);
      note = await write(context, before, refund, quote, terms);
      return settleInvoice(context, before, note.issuedOn);
    },
    effects: async (after) => {
      if (note) await emailCreditNote(context, after, note);
    },
  });
}

/**
 * Ends what is still to be paid of a prepayment of which a part is paid: the rest is credited, and what was paid beyond
 * whole lessons becomes credit in money. Source: domain.md 2.6.
 */
export async function closeInvoice(
  context: Context,
  { _id, version, reason }: RecordRef & { reason: string },
): Promise<InvoiceRecord> {
  const invoice = await findOrRefuse(context, invoices, _id, "Invoice");
  if (!isPayable(invoice.status))
    throw new Refusal("WRONG_STATE", messages.wrongState("invoice", invoice.status, "closed"));
  if (invoice.kind === "ongoing") throw new Refusal("WRONG_STATE", billingMessages.closeOngoing);
  if (invoice.status !== "part-paid") throw new Refusal("WRONG_STATE", billingMessages.closeUnpaid);
  return refundInvoice(context, { _id, version, reason, quantity: 0, extra: 0, closes: true, way: "credit" });
}

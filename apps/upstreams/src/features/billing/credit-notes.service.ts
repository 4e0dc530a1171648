import { counted } from "@app/domain/counted.ts";
import { unusedValue, type RefundQuote, type RefundTerms } from "@app/domain/billing/refund-quote.ts";
import { insertRecord } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { creditNotes, type CreditNoteLine, type CreditNoteRow } from "./credit-notes.table.ts";
import { orderDocument } from "./documents/order-document.ts";
import { regionOf } from "./invoice-lots.ts";
import { takeNumber } from "./invoice-number.ts";
import type { InvoiceRow } from "./invoices.table.ts";

export type { CreditNoteRow } from "./credit-notes.table.ts";

interface Credited {
  refund: { quantity: number; extra: number; closes: boolean; reason: string };
  quote: RefundQuote;
  terms: RefundTerms;
  issuedOn: string;
}

/** "3 lessons of 60 minutes, not used", or minutes, or credit in money. */
function unusedWords({ unit, lessonMinutes }: RefundTerms, quantity: number): string {
  if (unit === "money") return "Credit for lessons, not used";
  const length = lessonMinutes ?? quantity;
  if (quantity % length !== 0) return `${counted(quantity, "minute")} of lessons, not used`;
  return `${counted(quantity / length, "lesson")} of ${length} minutes, not used`;
}

/** What a credit note lists: what was not used, what was given back beyond it, what need no longer be paid. */
function linesOf({ refund, quote, terms }: Credited): CreditNoteLine[] {
  const { value, taxValue } = unusedValue(terms, refund.quantity);
  const unused = { description: unusedWords(terms, refund.quantity), net: value, tax: taxValue };
  const rest = { net: quote.net - value, tax: quote.tax - taxValue };
  // Of an ongoing invoice nothing was to be used.
  const given = terms.size === 0 ? "Given back" : "Given back beyond what was not used";
  const words = refund.closes ? "What was left of the invoice" : given;
  return [unused, { description: words, ...rest }].filter(({ net, tax }) => net + tax > 0);
}

/** Writes a credit note on an invoice and orders its PDF. Its number is taken here, so call it late. */
export async function writeCreditNote(
  context: Context,
  { id: invoiceId, regionId, customerId, currency }: InvoiceRow,
  said: Pick<CreditNoteRow, "issuedOn" | "lines" | "net" | "tax" | "reason">,
): Promise<CreditNoteRow> {
  const prefix = (await regionOf(context, regionId))?.invoicePrefix ?? "";
  const note = await insertRecord(context, creditNotes, {
    creditNoteNumber: await takeNumber(context, { kind: "credit-note", prefix, issuedOn: said.issuedOn }),
    invoiceId,
    customerId: customerId ?? "",
    currency,
    total: said.net + said.tax,
    ...said,
  });
  await orderDocument(context, "credit-note", note.id);
  return note;
}

/** A credit note on what was given back of a prepayment, or need no longer be paid. */
export const issueCreditNote = (context: Context, invoice: InvoiceRow, credited: Credited): Promise<CreditNoteRow> =>
  writeCreditNote(context, invoice, {
    issuedOn: credited.issuedOn,
    lines: linesOf(credited),
    net: credited.quote.net,
    tax: credited.quote.tax,
    reason: credited.refund.reason,
  });

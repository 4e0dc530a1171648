import { asc, inArray } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { creditNotes } from "./credit-notes.table.ts";
import { documentFileOf } from "./documents/document-of.ts";
import type { CreditNoteRecord } from "./invoice.record.ts";
import { refunds } from "./refunds.table.ts";

/** The credit notes of some invoices with what was given back, by the invoice's id; the oldest first. */
export async function creditNotesOf(
  { db }: Pick<Context, "db">,
  invoiceIds: readonly string[],
): Promise<Map<string, CreditNoteRecord[]>> {
  const byInvoice = new Map<string, CreditNoteRecord[]>();
  const notes = await db
    .select({ note: creditNotes, pdfFileId: documentFileOf("credit-note", "credit_notes") })
    .from(creditNotes)
    .where(inArray(creditNotes.invoiceId, [...invoiceIds]))
    .orderBy(asc(creditNotes.issuedOn), asc(creditNotes.creditNoteNumber));
  if (notes.length === 0) return byInvoice;
  const given = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.invoiceId, [...invoiceIds]))
    .orderBy(asc(refunds.id));
  for (const { note, pdfFileId } of notes) {
    const { id, creditNoteNumber, issuedOn, net, tax, total, reason, createdBy, invoiceId } = note;
    const own = given
      .filter(({ creditNoteId }) => creditNoteId === id)
      .map(({ id: _id, paymentId, way, amount, refundedOn, bookedOn, reference }) => ({
        _id,
        paymentId,
        way,
        amount,
        refundedOn,
        bookedOn,
        reference,
      }));
    const shown = { _id: id, creditNoteNumber, issuedOn, net, tax, total, reason, pdfFileId };
    byInvoice.set(invoiceId, [...(byInvoice.get(invoiceId) ?? []), { ...shown, refunds: own, byId: createdBy }]);
  }
  return byInvoice;
}

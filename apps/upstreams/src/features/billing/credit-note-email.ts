import type { RefundWay } from "@app/domain/billing/billing-enums.ts";
import { formatMoney } from "@app/domain/money.ts";
import { eq } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import type { CreditNoteRow } from "./credit-notes.table.ts";
import { documentIdOf } from "./documents/document-of.ts";
import type { InvoiceRow } from "./invoices.table.ts";
import { refunds } from "./refunds.table.ts";
import { writeBillingEmail } from "./write-billing-email.ts";

const sentences: Record<RefundWay, (amount: string) => string> = {
  bank: (amount) => `We have sent ${amount} to your bank account.`,
  cash: (amount) => `We have given you ${amount} back in cash.`,
  credit: (amount) => `We have added ${amount} to your credit with us.`,
};

/** How money is given back, in a sentence; what only lowers the invoice says so. */
async function refundWords(context: Context, { id, currency, total }: CreditNoteRow): Promise<string> {
  const rows = await context.db.select().from(refunds).where(eq(refunds.creditNoteId, id));
  const [first] = rows;
  if (!first) return `${formatMoney({ currency, amount: total })} need no longer be paid.`;
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  return sentences[first.way](formatMoney({ currency, amount }));
}

/** Brings the customer a credit note, with its PDF. */
export async function emailCreditNote(context: Context, invoice: InvoiceRow, note: CreditNoteRow): Promise<void> {
  await writeBillingEmail(
    context,
    "credit-note",
    {
      customerId: invoice.customerId ?? note.customerId,
      addresses: invoice.sentTo,
      attachmentFileId: await documentIdOf(context, "credit-note", note.id),
    },
    {
      firstName: invoice.firstName,
      lastName: invoice.lastName,
      invoiceNumber: invoice.invoiceNumber ?? "",
      creditNoteNumber: note.creditNoteNumber,
      creditNoteTotal: formatMoney({ currency: note.currency, amount: note.total }),
      refundWords: await refundWords(context, note),
    },
  );
}

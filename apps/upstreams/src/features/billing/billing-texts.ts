import type { BillingMailKind } from "@app/domain/billing/billing-mail-kinds.ts";

const letter = (name: string, subject: string, ...paragraphs: string[]) => ({
  name,
  subject,
  body: `Dear {{firstName}},\n\n${[...paragraphs, "{{personalMessage}}"].join("\n\n")}\n\nWith warm regards,\n{{ownerName}}`,
});

/** What customers are sent about money, as it is before a director words it otherwise. */
export const billingTexts: Readonly<Record<BillingMailKind, { name: string; subject: string; body: string }>> = {
  "invoice-sent": letter(
    "An invoice",
    "Invoice {{invoiceNumber}}",
    "This is your invoice {{invoiceNumber}}:\n{{invoiceLines}}",
    "Total: {{invoiceTotal}}. To be paid by {{invoiceDueDate}}: {{invoiceDue}}.",
    "{{howToPay}}",
    "See the invoice, or tell us that you have paid: {{invoiceLink}}",
  ),
  "invoice-reminder": letter(
    "Reminder of an invoice",
    "Reminder: invoice {{invoiceNumber}}",
    "{{invoiceDue}} of invoice {{invoiceNumber}} is still to be paid. The due date is {{invoiceDueDate}}.",
    "{{howToPay}}",
    "If you have paid in the meantime, thank you; you need do nothing more. To tell us of a transfer, or to see the invoice: {{invoiceLink}}",
  ),
  "invoice-void": letter(
    "An invoice is withdrawn",
    "Withdrawn: invoice {{invoiceNumber}}",
    "We have withdrawn invoice {{invoiceNumber}}. Please do not pay it. Reason: {{voidReason}}",
  ),
  "payment-receipt": letter(
    "Receipt for a payment",
    "Receipt: {{paymentAmount}}",
    "Thank you. We received {{paymentAmount}} on {{paymentDay}}.",
    "It pays:\n{{paymentFor}}",
  ),
  "last-lesson": letter(
    "One lesson is left",
    "One lesson left",
    "{{creditWords}}",
    "To go on without a break, reply to this email: we will send you an invoice for more lessons.",
  ),
  "next-unpaid": letter(
    "The next lesson is not paid for",
    "Your next lesson is not paid for yet",
    "{{creditWords}}",
    "To go on without a break, reply to this email: we will send you an invoice for more lessons. If you have paid in the meantime, thank you; you need do nothing more.",
  ),
  "credit-expires": letter(
    "Credit is about to expire",
    "Use your credit before it expires",
    "{{creditWords}}",
    "To book the lessons that you have paid for, reply to this email.",
  ),
  "credit-note": letter(
    "A credit note",
    "Credit note {{creditNoteNumber}}",
    "This is credit note {{creditNoteNumber}} on invoice {{invoiceNumber}}, for {{creditNoteTotal}}.",
    "{{refundWords}}",
  ),
  statement: letter(
    "A statement",
    "Your statement for {{statementPeriod}}",
    "Attached is your statement for {{statementPeriod}}.",
    "{{statementSums}}",
    "If something in it is not as you expect, reply to this email.",
  ),
};

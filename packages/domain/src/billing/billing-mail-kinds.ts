/** Emails about invoices and payments. Source: domain.md 2.6. */
export const billingMailKinds = [
  /** Brings a customer an invoice. */ "invoice-sent",
  /** Reminds a customer of an invoice. */ "invoice-reminder",
  /** Tells a customer that an invoice is withdrawn. */ "invoice-void",
  /** Confirms a payment. */ "payment-receipt",
  /** Tells a customer that one lesson is still paid for. */ "last-lesson",
  /** Tells a customer that the next lesson is not paid for. */ "next-unpaid",
  /** Tells a customer that credit is about to expire. */ "credit-expires",
  /** Brings a credit note, and says how money is given back. */ "credit-note",
  /** Brings a customer a statement of their account. */ "statement",
] as const;
export type BillingMailKind = (typeof billingMailKinds)[number];

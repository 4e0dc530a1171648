/** Emails about invoices and payments. Source: domain.md 2.6. */
export const billingMailKinds = [
  /** Brings a customer an invoice. */ "invoice-sent",
  /** Reminds a customer of an invoice. */ "invoice-reminder",
  /** Tells a customer that an invoice is withdrawn. */ "invoice-void",
  /** Confirms a payment. */ "payment-receipt",
] as const;
export type BillingMailKind = (typeof billingMailKinds)[number];

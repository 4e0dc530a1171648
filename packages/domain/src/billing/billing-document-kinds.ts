/** What the portal makes PDFs of. */
export const billingDocumentKinds = ["invoice", "receipt", "credit-note", "statement"] as const;
export type BillingDocumentKind = (typeof billingDocumentKinds)[number];

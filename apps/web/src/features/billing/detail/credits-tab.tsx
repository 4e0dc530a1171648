import { CreditsOf } from "../credit/credits-of.tsx";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";

/** The credit that an invoice sold, and what became of it. */
export const CreditsTab = ({ record }: { record: InvoiceRecordFragment }) => (
  <CreditsOf filter={{ invoiceId: [record.id] }} none="It sold no credit." />
);

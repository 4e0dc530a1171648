import type { InvoiceRecordFragment } from "../invoice.generated.ts";
import { PaymentsOf } from "../payments/payments-of.tsx";

/** What was paid on an invoice. */
export const PaymentsTab = ({ record }: { record: InvoiceRecordFragment }) => (
  <PaymentsOf filter={{ invoiceId: [record.id] }} none="Nothing has been paid yet." />
);

import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";
import { PaymentsOf } from "../payments/payments-of.tsx";

/** What was paid on an invoice. */
export const PaymentsTab = ({ record }: { record: InvoiceRecordFragment }) => (
  <TabColumn>
    <PaymentsOf filter={{ invoiceId: [record.id] }} none="Nothing has been paid yet." />
  </TabColumn>
);

import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";
import { ClaimOf } from "../claim/claim-of.tsx";
import { DisputesOf } from "../disputes/disputes-of.tsx";
import { CreditNotesOf } from "../refund/credit-notes-of.tsx";
import { CreditApplied } from "../payments/credit-applied.tsx";
import { PaymentsOf } from "../payments/payments-of.tsx";

/** What was paid on an invoice, and given back of it. */
export const PaymentsTab = ({ record }: { record: InvoiceRecordFragment }) => (
  <TabColumn>
    <ClaimOf invoice={record} />
    <DisputesOf invoice={record} />
    <CreditNotesOf invoice={record} />
    <CreditApplied invoice={record} />
    <PaymentsOf
      filter={{ invoiceId: [record.id] }}
      none={record.creditApplied.length > 0 ? "No payment yet." : "Nothing has been paid yet."}
    />
  </TabColumn>
);

import { HistoryTab } from "../../../shared/history/history-tab.tsx";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { invoiceStatusOptions } from "../billing-labels.ts";
import { prepaymentForm } from "../form/prepayment.fields.ts";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";
import { invoiceKind } from "../invoice.kind.ts";

const words = {
  labels: { ...prepaymentForm.labels, status: "Status", invoiceNumber: "Number", total: "Total" },
  show: { ...prepaymentForm.showStored, status: labelOf(invoiceStatusOptions) },
};

/** What happened to an invoice. */
export const ActivityTab = ({ record }: { record: InvoiceRecordFragment }) => (
  <HistoryTab kind={invoiceKind.history} record={record} words={words} mayRestore={record.status === "DRAFT"} />
);

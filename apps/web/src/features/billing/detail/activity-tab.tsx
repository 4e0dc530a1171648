import type { Deed } from "../../../shared/history/history-labels.ts";
import type { HistoryEntryFragment } from "../../../shared/history/history.generated.ts";
import { HistoryTab } from "../../../shared/history/history-tab.tsx";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { invoiceStatusOptions } from "../billing-labels.ts";
import { prepaymentForm } from "../form/prepayment.fields.ts";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";
import { invoiceKind } from "../invoice.kind.ts";

const statusWord = labelOf(invoiceStatusOptions);
const deeds: Readonly<Record<string, string>> = { sent: "sent this", void: "voided this" };

/** Sending, withdrawing and paying, which no field is changed for by hand. */
function told({ action, changes }: Pick<HistoryEntryFragment, "action" | "changes">): Deed | null {
  if (action !== "STATE_CHANGED") return null;
  const status = changes.find(({ field }) => field === "status");
  if (!status) return { deed: "recorded money", changes: [] };
  const [before, after] = [String(status.before), String(status.after)];
  const deed = deeds[after] ?? `changed Status from ${statusWord(before)} to ${statusWord(after)}`;
  return { deed, changes: [] };
}

const words = {
  told,
  labels: { ...prepaymentForm.labels, status: "Status", invoiceNumber: "Number", total: "Total" },
  show: { ...prepaymentForm.showStored, status: labelOf(invoiceStatusOptions) },
};

/** What happened to an invoice. */
export const ActivityTab = ({ record }: { record: InvoiceRecordFragment }) => (
  <HistoryTab
    kind={invoiceKind.history}
    record={record}
    words={words}
    mayRestore={record.status === "DRAFT" && record.kind === "PRE_PAYMENT"}
  />
);

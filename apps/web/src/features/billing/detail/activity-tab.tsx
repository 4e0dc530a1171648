import type { Currency } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";
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
const deedOf =
  (currency: Currency) =>
  (entry: Pick<HistoryEntryFragment, "action" | "changes">): Deed | null => {
    const { action, changes } = entry;
    if (action !== "STATE_CHANGED") return null;
    const status = changes.find(({ field }) => field === "status");
    const received = changes.find(({ field }) => field === "received")?.after;
    const paid = typeof received === "number" ? formatMoney({ currency, amount: received }) : null;
    if (!status) return { deed: paid ? `recorded money; ${paid} is paid in all` : "recorded money", changes: [] };
    const [before, after] = [String(status.before), String(status.after)];
    const deed = deeds[after] ?? `changed Status from ${statusWord(before)} to ${statusWord(after)}`;
    return { deed: paid ? `${deed}; ${paid} is paid in all` : deed, changes: [] };
  };

const words = {
  labels: { ...prepaymentForm.labels, status: "Status", invoiceNumber: "Number", total: "Total" },
  show: { ...prepaymentForm.showStored, status: labelOf(invoiceStatusOptions) },
};

/** What happened to an invoice. */
export const ActivityTab = ({ record }: { record: InvoiceRecordFragment }) => (
  <HistoryTab
    kind={invoiceKind.history}
    record={record}
    words={{ ...words, told: deedOf(record.currency) }}
    mayRestore={record.status === "DRAFT" && record.kind === "PRE_PAYMENT"}
  />
);

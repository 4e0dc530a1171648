import { demoInvoiceStatuses, demoOrderStatuses } from "@app/domain/demo/management.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";

const orderWords: Readonly<Record<string, string>> = {
  pending: "Payment pending",
  completed: "Completed",
  rejected: "Rejected",
  canceled: "Cancelled",
};
const invoiceWords: Readonly<Record<string, string>> = { paid: "Paid", pending: "Pending", canceled: "Cancelled" };

const statusOptions = (values: readonly string[], words: Readonly<Record<string, string>>) =>
  values.map((value) => ({ value, label: words[value] ?? value }));
export const orderOptions = statusOptions(demoOrderStatuses, orderWords);
export const invoiceOptions = statusOptions(demoInvoiceStatuses, invoiceWords);

const wordOf = (words: Readonly<Record<string, string>>, status: string) => ({
  word: words[status.toLowerCase()] ?? status,
});
export const OrderStatus = ({ status }: { status: string }) => (
  <StatusChip status={status} {...wordOf(orderWords, status)} />
);
export const InvoiceStatus = ({ status }: { status: string }) => (
  <StatusChip status={status} {...wordOf(invoiceWords, status)} />
);

import { StatusChip } from "@app/ui/value/status-chip.tsx";
import type { InvoiceStandingFragment } from "./invoice.generated.ts";

/** How far an invoice has come; overdue ones say so. */
export const InvoiceState = ({ invoice }: { invoice: Pick<InvoiceStandingFragment, "status" | "isOverdue"> }) => (
  <StatusChip status={invoice.isOverdue ? "OVERDUE" : invoice.status} />
);

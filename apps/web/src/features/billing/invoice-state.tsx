import { StatusChip } from "@app/ui/value/status-chip.tsx";
import type { InvoiceStandingFragment } from "./invoice.generated.ts";

/** How far an invoice has come; overdue ones and drafts that are out of date say so. */
export const InvoiceState = ({
  invoice: { status, isOverdue, mustRegenerate, isDeleted },
}: {
  invoice: Pick<InvoiceStandingFragment, "status" | "isOverdue" | "mustRegenerate" | "isDeleted">;
}) => (
  <>
    <StatusChip status={isOverdue ? "OVERDUE" : status} {...(isDeleted && { word: "Deleted" })} />
    {mustRegenerate && !isDeleted ? <small> Regenerate</small> : null}
  </>
);

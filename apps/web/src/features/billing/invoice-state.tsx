import { StatusChip } from "@app/ui/value/status-chip.tsx";
import type { InvoiceStandingFragment } from "./invoice.generated.ts";

/** How far an invoice has come; overdue and disputed ones and drafts that are out of date say so. */
export const InvoiceState = ({
  invoice: { status, isOverdue, isDisputed, mustRegenerate, isDeleted },
}: {
  invoice: Pick<InvoiceStandingFragment, "status" | "isOverdue" | "isDisputed" | "mustRegenerate" | "isDeleted">;
}) => (
  <>
    <StatusChip
      status={isOverdue ? "OVERDUE" : isDisputed ? "DISPUTED" : status}
      {...(isDeleted && { word: "Deleted" })}
    />
    {mustRegenerate && !isDeleted ? <small> Regenerate</small> : null}
  </>
);

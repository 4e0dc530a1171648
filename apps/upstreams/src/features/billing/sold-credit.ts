import type { grantedFor } from "@app/domain/billing/lot-value.ts";
import type { CreditUnit } from "@app/domain/billing/credit-enums.ts";
import type { InvoiceLineRow, InvoiceRow } from "./invoices.table.ts";

type Sold = Pick<InvoiceRow, "id" | "type" | "currency" | "durationMinutes" | "lessonCount"> &
  Pick<InvoiceRow, "dependentId" | "podId" | "subjects" | "tutorIds"> & { customerId: string; regionId: string };

/** The credit that a prepayment sells, its size and worth fixed by its line. Source: domain.md 5.5. */
export function soldBy(invoice: Sold, { net, taxAmount }: Pick<InvoiceLineRow, "net" | "taxAmount">) {
  const { customerId, regionId, dependentId, podId, durationMinutes, lessonCount } = invoice;
  const unit: CreditUnit = invoice.type === "FLEXIBLE" ? "money" : "minutes";
  return {
    customerId,
    regionId,
    source: "invoice" as const,
    invoiceId: invoice.id,
    unit,
    currency: invoice.currency,
    // What a sum of money buys is without tax, as the prices of lessons are.
    size: unit === "money" ? net : (durationMinutes ?? 0) * (lessonCount ?? 0),
    worth: net,
    tax: taxAmount,
    lessonMinutes: durationMinutes,
    learnerIds: podId === null ? [dependentId ?? customerId] : [],
    podId,
    subjects: invoice.subjects,
    tutorIds: invoice.tutorIds,
  };
}

/** How such a credit is granted: minutes by whole lessons, money as it comes. */
export const grantTerms = (
  { durationMinutes, lessonCount }: Pick<InvoiceRow, "durationMinutes" | "lessonCount">,
  { unit, size }: { unit: CreditUnit; size: number },
): Parameters<typeof grantedFor>[0] =>
  unit === "money" ? { unit, size } : { unit, durationMinutes: durationMinutes ?? 0, lessonCount: lessonCount ?? 0 };

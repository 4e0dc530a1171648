/** States of an invoice. Has no zod import, because screens load it. Source: domain.md 2.6. */
import { amountDue, netReceived, type InvoiceMoney } from "./amount-due.ts";
import type { InvoiceStatus } from "./billing-enums.ts";

/** The states in which an invoice is with the customer and may still be paid. */
export const payableStatuses = ["sent", "part-paid"] as const satisfies InvoiceStatus[];

/** The states in which something has been paid of an invoice, whatever became of it since. */
export const paidStatuses = ["part-paid", "paid", "part-refunded", "refunded"] as const satisfies InvoiceStatus[];

/** The states of an invoice that was sent and still counts. */
export const issuedStatuses = ["sent", ...paidStatuses, "credited"] as const satisfies InvoiceStatus[];

/** States in which something was paid that can be given back. */
const refundableStatuses: readonly InvoiceStatus[] = ["part-paid", "paid", "part-refunded"];
export const isRefundable = (status: InvoiceStatus): boolean => refundableStatuses.includes(status);

export const isPayable = (status: InvoiceStatus): boolean => payableStatuses.some((payable) => payable === status);

/** Whether an invoice may be withdrawn: nothing was paid, be it that a promo left nothing to pay. */
export const isVoidable = ({ status, total }: { status: InvoiceStatus; total: number }): boolean =>
  isPayable(status) || (status === "paid" && total === 0);

/** "part paid": a state in a sentence. */
export const invoiceStatusWord = (status: InvoiceStatus): string => status.replaceAll("-", " ");

/** The state that follows from what was paid, given back and credited. A draft, a void and a written-off one stay. */
export function statusFor(status: InvoiceStatus, money: Omit<InvoiceMoney, "disputed">): InvoiceStatus {
  if (status === "draft" || status === "void" || status === "written-off") return status;
  const received = netReceived(money);
  if (money.givenBack > 0 && money.received > 0 && amountDue(money) === 0) {
    if (received <= 0) return "refunded";
    // What a bank took and is paid again was no refund of ours.
    if (money.givenBack > (money.lost ?? 0)) return "part-refunded";
  }
  if (amountDue(money) > 0) return received > 0 ? "part-paid" : "sent";
  return money.credited > 0 && money.received === 0 && money.total > 0 ? "credited" : "paid";
}

/** Whether an invoice is overdue on a day of the region. `dueOn`: of instalments, of the first unpaid one. */
export const isOverdue = (
  invoice: { status: InvoiceStatus; due: number; dueOn: string | null },
  today: string,
): boolean => isPayable(invoice.status) && invoice.due > 0 && invoice.dueOn !== null && today > invoice.dueOn;

/** Days between reminders by hand. */
export const reminderGapDays = 3;

/** Days after the due date at which a prepayment on which nothing was paid is withdrawn. Source: domain.md 2.6. */
export const lapseDays = 14;

import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import type { Currency } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import { formatMoney } from "@app/domain/money.ts";
import {
  allocationsOf,
  amountText,
  overOf,
  partProblems,
  spreadErrors,
  type PayableInvoice,
  type SpreadTyped,
} from "../payments/payment-values.ts";
import type { UnclearPaymentItemFragment } from "./unclear.generated.ts";

export type UnclearItem = UnclearPaymentItemFragment;

/** Where a payment goes, as it is typed. */
export interface PlacedTyped extends SpreadTyped {
  customerId: string;
}

/** The customer whom the likeliest invoice bills, else whoever is known to have paid. */
export const likelyCustomer = ({ unclear, customer }: UnclearItem): string =>
  unclear?.matches[0]?.invoice?.customer?.id ?? customer?.id ?? "";

export const firstPlaced = (payment: UnclearItem, customerId: string, keepAsCredit: boolean): PlacedTyped => ({
  customerId,
  currency: payment.currency,
  amount: amountText(payment.amount),
  parts: {},
  keepAsCredit,
});

export const placedOf = ({ customerId, keepAsCredit, ...typed }: PlacedTyped) => ({
  customerId,
  allocations: allocationsOf(typed),
  keepAsCredit,
});

/** What is wrong with where a payment goes, by field of the form. */
export function placedProblems(typed: PlacedTyped, amount: number, invoices: readonly PayableInvoice[]) {
  if (typed.customerId === "") return { customerId: messages.required("Customer") };
  const bad = partProblems(typed);
  if (bad.length > 0) return { parts: Object.fromEntries(bad) };
  const { allocations, keepAsCredit } = placedOf(typed);
  const errors = spreadErrors({ allocations, keepAsCredit, currency: typed.currency as Currency, amount }, invoices);
  // The amount cannot be changed here: the parts can.
  return "amount" in errors ? { keepAsCredit: errors["amount"] } : errors;
}

/** What placing a payment comes to, a line each: what is paid, what is then still due, and what becomes credit. */
export function placedInWords(typed: PlacedTyped, invoices: readonly PayableInvoice[]): string[] {
  const currency = typed.currency as Currency;
  const money = (amount: number) => formatMoney({ currency, amount });
  const paid = allocationsOf(typed).flatMap(({ invoiceId, amount }) => {
    const invoice = invoices.find(({ id }) => id === invoiceId);
    if (!invoice) return [];
    const left = invoice.due - amount;
    const rest = left > 0 ? `${money(left)} is still due` : "nothing more is due";
    return [`${money(amount)} pays ${invoice.name}; ${rest}.`];
  });
  const over = overOf(typed) ?? 0;
  if (over <= 0) return paid;
  const keptAsCredit = typed.keepAsCredit ? `${money(over)} becomes credit; it pays the next invoice.` : null;
  return [...paid, keptAsCredit ?? billingMessages.overpaid({ currency, amount: over })];
}

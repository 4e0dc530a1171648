/** Payments of which it is not clear what they pay. Has no zod import, because screens load it. Source: domain.md 1.3. */
import type { Currency } from "../enums.ts";
import { formatMoney } from "../money.ts";
import type { PaymentGateway, PaymentStatus } from "./billing-enums.ts";
import { gatewayLabels } from "./gateway-labels.ts";

/** The states in which somebody has to say what a payment pays, or that it never came. */
export const unclearStatuses = ["unclear", "mismatch", "pending"] as const satisfies PaymentStatus[];

export const isUnclear = (status: PaymentStatus): boolean => unclearStatuses.some((unclear) => unclear === status);

/** The states of money that is here and can be sent back; what is only begun can be said not to have come. */
export const isHere = (status: PaymentStatus): boolean => isUnclear(status) && status !== "pending";

/**
 * What speaks for an invoice as that which a payment pays, the strongest first.
 * @graphql PaymentMatchReason
 */
export const paymentMatchReasons = [
  /** The payment was begun from its page. */ "asked",
  /** Its number is in the payment's text. */ "reference",
  /** Just this much is due. */ "amount",
  /** The payer has the customer's name. */ "payer",
  /** It is the same customer's. */ "customer",
] as const;
export type PaymentMatchReason = (typeof paymentMatchReasons)[number];

/** More than these are searched for rather than read. */
export const matchesAtMost = 5;

const weights: Record<PaymentMatchReason, number> = { asked: 16, reference: 8, amount: 4, payer: 2, customer: 1 };
const weightOf = (why: readonly PaymentMatchReason[]): number => why.reduce((sum, reason) => sum + weights[reason], 0);

/**
 * The likeliest first; a customer's name alone is enough, because payers rarely say more. Many invoices come to the same
 * amount, which says nothing of another customer's once it is known whose the payment is.
 */
export const rankMatches = <Match extends { why: readonly PaymentMatchReason[] }>(
  matches: readonly Match[],
  isCustomerKnown: boolean,
): Match[] =>
  matches
    .filter(({ why }) => (isCustomerKnown ? why.some((reason) => reason !== "amount") : why.length > 0))
    .toSorted((a, b) => weightOf(b.why) - weightOf(a.why))
    .slice(0, matchesAtMost);

/** Letters and digits of a text, so that "oc uk 2026/00034" has the number OC-UK-2026-00034 in it. */
export const lettersOf = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

interface UnclearFacts {
  status: PaymentStatus;
  gateway: PaymentGateway;
  currency: Currency;
  amount: number;
  expectedAmount: number | null;
  isCustomerKnown: boolean;
  /** The invoice that it was begun for. */
  asked: { name: string; currency: Currency; status: string; due: number } | null;
}

/** Why nobody knows what a payment pays, in a sentence. */
export function whyUnclear(payment: UnclearFacts): string {
  const { status, gateway, currency, amount, expectedAmount, asked } = payment;
  if (status === "pending") return `${gatewayLabels[gateway]} has not said yet whether it arrived.`;
  if (asked && asked.currency !== currency)
    return `This invoice is in ${asked.currency}. The payment is in ${currency}.`;
  if (status === "mismatch") {
    const due = formatMoney({ currency, amount: expectedAmount ?? asked?.due ?? 0 });
    return `The amount received (${formatMoney({ currency, amount })}) differs from the amount due (${due}).`;
  }
  if (asked && asked.due === 0) return `Nothing is due on ${asked.name} any more: it is ${asked.status}.`;
  return payment.isCustomerKnown ? "Nobody has said yet which invoice it pays." : "It does not say whose it is.";
}

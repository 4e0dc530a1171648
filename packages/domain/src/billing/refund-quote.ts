/** What is given back and credited on a prepayment, quoted before it is done. Source: domain.md 1.3, 2.6, 5.5. */
import { counted } from "../counted.ts";
import type { Currency } from "../enums.ts";
import { formatMoney, roundHalfUp } from "../money.ts";
import { billingMessages } from "./billing-messages.ts";
import type { CreditUnit } from "./credit-enums.ts";
import { valueOfTaking, type LotSize, type LotTaken } from "./lot-value.ts";

/** A credit of which what is left may be given back. */
export interface RefundablePart extends LotSize, LotTaken {
  /** Minutes or minor units that are left, without what is frozen. */
  free: number;
}

interface RefundableLot extends RefundablePart {
  unit: CreditUnit;
  currency: Currency;
  /** What of it was moved to other learners of the same customer, each a credit of its own. */
  moved: RefundablePart[];
  /** The usual length of a lesson. */
  lessonMinutes: number | null;
}

/** How a prepayment stands when something of it is to be given back. Amounts are whole minor units. */
export interface RefundTerms extends RefundableLot {
  /** The most that can be given back at all. */
  refundable: number;
  /** What lessons took of it all, and what expired, with tax: the most that can be given back beyond what is unused. */
  spent: number;
  /** What was paid and does not make up a whole lesson. */
  waiting: number;
  /** What is still to be paid. */
  due: number;
}

interface Asked {
  /** Minutes or minor units of the credit. */
  quantity: number;
  /** On top of what is unused; minor units. */
  extra: number;
  /** Whether nothing more is to be paid afterwards. */
  closes: boolean;
}

/** What leaves the credit, and what the credit note says. */
export interface RefundQuote {
  quantity: number;
  /** What the customer gets. */
  amount: number;
  /** Of the credit note: what is given back, and what need no longer be paid. */
  net: number;
  tax: number;
  total: number;
}

/** The tax in an amount of which `sold` tells how much of it is tax. */
const taxIn = (amount: number, { worth, tax }: LotSize): number =>
  worth + tax === 0 ? 0 : roundHalfUp(BigInt(amount) * BigInt(tax), worth + tax);

/** What is unused of the credit that an invoice sold, wherever it is: minutes, or minor units. */
export const unusedOf = ({ free, moved }: Pick<RefundableLot, "free" | "moved">): number =>
  moved.reduce((sum, part) => sum + part.free, free);

/** How much is taken of the invoice's own credit and then of each part that was moved, with what each is worth. */
export function spreadRefund(lot: RefundablePart & Pick<RefundTerms, "moved">, quantity: number) {
  let left = quantity;
  return [lot, ...lot.moved].map((part) => {
    const taken = Math.min(left, part.free);
    left -= taken;
    return { quantity: taken, ...valueOfTaking(part, part, taken) };
  });
}

/** What so much of the unused credit is worth. */
export function unusedValue(lot: RefundablePart & Pick<RefundTerms, "moved">, quantity: number) {
  const parts = spreadRefund(lot, quantity);
  const sum = (key: "value" | "taxValue") => parts.reduce((so, part) => so + part[key], 0);
  return { value: sum("value"), taxValue: sum("taxValue") };
}

export function quoteRefund(terms: RefundTerms, { quantity, extra, closes }: Asked): RefundQuote {
  const { value, taxValue } = unusedValue(terms, quantity);
  const rest = extra + (closes ? terms.waiting : 0);
  const amount = value + taxValue + rest;
  const beside = rest + (closes ? terms.due : 0);
  const tax = taxValue + taxIn(beside, terms);
  const total = value + taxValue + beside;
  return { quantity, amount, net: total - tax, tax, total };
}

/** "Only 2 lessons (120 minutes, $27.14) of this invoice are unused." */
function onlyUnused(lot: RefundableLot): string {
  const free = unusedOf(lot);
  const { value, taxValue } = unusedValue(lot, free);
  const unused = formatMoney({ currency: lot.currency, amount: value + taxValue });
  if (lot.unit === "money") return `Only ${unused} of this invoice is unused.`;
  const lessons = Math.floor(free / (lot.lessonMinutes ?? free));
  return `Only ${counted(lessons, "lesson")} (${counted(free, "minute")}, ${unused}) of this invoice are unused.`;
}

/** Why so much cannot be given back, by field; null if it can. */
export function refundProblem(terms: RefundTerms, asked: Asked): readonly [field: string, message: string] | null {
  const { amount, total } = quoteRefund(terms, asked);
  if (asked.quantity > unusedOf(terms)) return ["quantity", onlyUnused(terms)];
  if (total === 0) return ["quantity", billingMessages.refundNothing];
  if (amount > terms.refundable)
    return [
      asked.extra > 0 ? "extra" : "quantity",
      billingMessages.refundBound({ currency: terms.currency, amount: terms.refundable }),
    ];
  if (asked.extra > terms.spent)
    return ["extra", billingMessages.refundSpent({ currency: terms.currency, amount: terms.spent })];
  return null;
}

import type { Currency } from "../enums.ts";
import { formatMoney } from "../money.ts";

interface LessonCost {
  /** What the reader pays for it, in minor units. */
  charge: number;
  currency: Currency;
  /** What credit leaves to be paid; null where it is billed afterwards. */
  left: number | null;
}

/** What a lesson that is booked costs whoever pays, in a sentence for them. Source: domain.md 5.5. */
export function lessonCostInWords({ charge, currency, left }: LessonCost): string {
  const sum = (amount: number) => formatMoney({ currency, amount });
  if (charge === 0) return "There is nothing to pay for it.";
  if (left === null) return `It costs ${sum(charge)}, which will be on your next invoice.`;
  if (left === 0) return "It is paid for from your lesson credit.";
  if (left < charge) return `Your lesson credit pays for part of it; ${sum(left)} is left to pay.`;
  return `It costs ${sum(charge)}, and you have no lesson credit left for it.`;
}

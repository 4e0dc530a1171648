import * as z from "zod";
import {
  choiceField,
  currencyField,
  dateField,
  idField,
  optional,
  textField,
  versionField,
  wholeField,
} from "../fields.ts";
import { daysLater } from "../dates/days-later.ts";
import { subjectOptions } from "../subjects.ts";
import { messages } from "../messages.ts";
import { formatMoney, type Money } from "../money.ts";
import { creditUnits } from "./credit-enums.ts";

/** The longest extension of a credit, in days. */
export const longestExtensionDays = 90;

/** Days after its last day in which a credit can still be extended, which brings back what had expired. */
export const afterExpiryDays = 30;

export const goodwillMessages = {
  limit: (limit: Money, left: Money) =>
    `Goodwill is limited to ${formatMoney(limit)} a month for each customer; ${formatMoney(left)} is left. Ask a director for more.`,
  tooMuch: "Give at most 6,000 minutes at once.",
  tooMuchMoney: (most: Money) => `Give at most ${formatMoney(most)} at once.`,
  lessonPrice: "Enter what these lessons would cost, so that the gift counts towards the limit.",
  extension: `A credit can be extended by at most ${longestExtensionDays} days.`,
  past: "The last day of use cannot be in the past.",
  noExpiry: "This credit does not expire.",
  tooLate: `A credit can be extended until ${afterExpiryDays} days after its last day.`,
  extendedOnce: "This credit was extended before. Ask a director to extend it again.",
} as const;

/** The most that is given at once: minutes, and minor units of any currency. */
const mostGiven = { minutes: 6_000, money: 100_000_000 } as const;

/** A gift to a customer: minutes of lessons, or money. It is worth nothing and never refunded. Source: domain.md 5.5. */
export const goodwillInput = z
  .object({
    customerId: idField("Customer"),
    unit: choiceField("Unit", creditUnits),
    currency: currencyField,
    /** Minutes or minor units. */
    quantity: wholeField("Amount", 1, Number.MAX_SAFE_INTEGER),
    /** What these minutes cost, which counts towards the limit; for money, the same as the quantity. */
    cost: optional(wholeField("Cost", 0, Number.MAX_SAFE_INTEGER)),
    learnerId: optional(idField("Learner")),
    subjects: z.array(choiceField("Subject", subjectOptions)).max(subjectOptions.length).default([]),
    expiresOn: optional(dateField),
    reason: textField("Reason", 300),
    /** The feedback that it answers, which says then what came of it. */
    feedbackId: optional(idField("Feedback")),
  })
  .check(({ value, issues }) => {
    if (value.unit === "minutes" && value.quantity > mostGiven.minutes)
      issues.push({ code: "custom", path: ["quantity"], message: goodwillMessages.tooMuch, input: value });
    if (value.unit === "money" && value.quantity > mostGiven.money) {
      const most = { currency: value.currency, amount: mostGiven.money };
      issues.push({ code: "custom", path: ["quantity"], message: goodwillMessages.tooMuchMoney(most), input: value });
    }
    if (value.unit === "minutes" && value.cost == null)
      issues.push({ code: "custom", path: ["cost"], message: goodwillMessages.lessonPrice, input: value });
  });
export type GoodwillInput = z.infer<typeof goodwillInput>;

/** A later last day of use. */
export const extensionInput = z.object({
  version: versionField,
  expiresOn: dateField,
  reason: textField("Reason", 300),
});

/** The problem with an extension of a credit on a day; null if there is none. */
export function extensionProblem(before: string | null, after: string, today: string): string | null {
  if (before === null) return goodwillMessages.noExpiry;
  if (after <= before || after < today) return messages.order;
  if (daysLater(before, afterExpiryDays) < today) return goodwillMessages.tooLate;
  const days = (Date.parse(after) - Date.parse(before)) / 86_400_000;
  return days > longestExtensionDays ? goodwillMessages.extension : null;
}

/** What was given in a currency, and the month's limit in it, in its minor units. */
interface Given {
  given: number;
  limit: number;
}

/**
 * What is left of the month's limit in one currency: what was given in others counts by the part of their limits that it
 * used up, so that changing the currency gives nobody more.
 */
export function goodwillLeft({ limit, given }: Given, others: readonly Given[]): number {
  const used = others.reduce((sum, other) => sum + (other.given > 0 ? other.given / other.limit : 0), 0);
  return Math.max(0, limit - Math.round(limit * Math.min(1, used)) - given);
}

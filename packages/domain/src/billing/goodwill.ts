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
import { subjectOptions } from "../lessons/subjects.ts";
import { messages } from "../messages.ts";
import { formatMoney, type Money } from "../money.ts";
import { creditUnits } from "./credit-enums.ts";

/** The longest extension of a credit, in days. */
export const longestExtensionDays = 90;

export const goodwillMessages = {
  limit: (limit: Money, left: Money) =>
    `Goodwill is limited to ${formatMoney(limit)} a month for each customer; ${formatMoney(left)} is left. Ask a director for more.`,
  lessonPrice: "Enter what a lesson costs, so that the gift counts towards the limit.",
  extension: `A credit can be extended by at most ${longestExtensionDays} days.`,
  noExpiry: "This credit does not expire.",
} as const;

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
  })
  .check(({ value, issues }) => {
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

/** The problem with an extension of a credit; null if there is none. */
export function extensionProblem(before: string | null, after: string): string | null {
  if (before === null) return goodwillMessages.noExpiry;
  if (after <= before) return messages.order;
  const days = (Date.parse(after) - Date.parse(before)) / 86_400_000;
  return days > longestExtensionDays ? goodwillMessages.extension : null;
}

/** What is left of the month's limit. */
export const goodwillLeft = (limit: number, given: number): number => Math.max(0, limit - given);

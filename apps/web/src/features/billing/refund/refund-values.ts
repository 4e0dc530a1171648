import * as z from "zod";
import { referenceProblem, refundFields } from "@app/domain/billing/refund.ts";
import {
  quoteRefund,
  refundProblem,
  unusedOf,
  type RefundQuote,
  type RefundTerms,
} from "@app/domain/billing/refund-quote.ts";
import type { RefundWay } from "@app/domain/billing/billing-enums.ts";
import { typedAmount } from "@app/domain/money.ts";

/** What the dialog asks for. */
export interface RefundValues {
  lessons: number | string | null;
  minutes: number | string | null;
  amount: string;
  extra: string;
  closes: boolean;
  way: string;
  refundedOn: string;
  reference: string;
  reason: string;
}

const wholeOf = (typed: number | string | null): number => {
  const number = Number(typed ?? 0);
  return Number.isSafeInteger(number) && number >= 0 ? number : 0;
};

/** The number of whole lessons that are unused, and the minutes beyond them. */
export function unusedLessons(terms: RefundTerms): { lessons: number; minutes: number } {
  const [free, length] = [unusedOf(terms), terms.lessonMinutes ?? 1];
  return { lessons: Math.floor(free / length), minutes: free % length };
}

/** How much of the credit is asked for: minutes, or minor units. */
export function askedOf(terms: RefundTerms, { lessons, minutes, amount, extra, closes }: RefundValues) {
  const quantity =
    terms.unit === "money"
      ? (typedAmount(amount, terms.currency) ?? 0)
      : wholeOf(lessons) * (terms.lessonMinutes ?? 1) + wholeOf(minutes);
  return { quantity, extra: typedAmount(extra, terms.currency) ?? 0, closes };
}

export const quoteOf = (terms: RefundTerms, values: RefundValues): RefundQuote =>
  quoteRefund(terms, askedOf(terms, values));

/** The first values: all that is unused, by bank transfer. */
export const firstRefund = (terms: RefundTerms, today: string): RefundValues => ({
  lessons: unusedLessons(terms).lessons,
  minutes: unusedLessons(terms).minutes,
  amount: "",
  extra: "",
  closes: terms.due > 0 && terms.size > 0,
  way: "bank",
  refundedOn: today,
  reference: "",
  reason: "",
});

const typed = z.object({
  lessons: z.union([z.number(), z.string(), z.null()]),
  minutes: z.union([z.number(), z.string(), z.null()]),
  amount: z.string(),
  extra: z.string(),
  closes: z.boolean(),
  way: refundFields.shape.way,
  refundedOn: z.string(),
  reference: z.string(),
  reason: z.string(),
});

/** The rules of the form: those of the server, at the fields of the form. */
export const refundRules = (terms: RefundTerms) =>
  typed.check(({ value, issues }) => {
    const add = (field: string, message: string) =>
      issues.push({ code: "custom", path: [field], message, input: value });
    const reason = refundFields.shape.reason.safeParse(value.reason).error?.issues[0]?.message;
    if (reason) add("reason", reason);
    const reference = referenceProblem(value.way, value.reference);
    if (reference) add("reference", reference);
    const [field, message] = refundProblem(terms, askedOf(terms, value)) ?? [];
    if (!field || !message) return;
    const credit = terms.size === 0 ? "extra" : terms.unit === "money" ? "amount" : "lessons";
    add(field === "quantity" ? credit : field, message);
  });

/** What is sent. */
export function sentRefund(terms: RefundTerms, values: RefundValues) {
  const way = ({ bank: "BANK", cash: "CASH", credit: "CREDIT" } as const)[values.way as RefundWay];
  return {
    ...askedOf(terms, values),
    way,
    refundedOn: values.way === "credit" ? null : values.refundedOn,
    reference: values.way === "bank" ? values.reference.trim() : null,
    reason: values.reason.trim(),
  };
}

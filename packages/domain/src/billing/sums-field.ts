import * as z from "zod";
import { currencies } from "../enums.ts";
import { currencyField } from "../fields.ts";
import { messages } from "../messages.ts";
import type { Money } from "../money.ts";
import { amountField } from "./prepayment-draft.ts";

export const sumsMessages = {
  percentage: "Percentage must be between 0.01 and 100.",
  currencyTwice: "Enter one amount for each currency.",
} as const;

const inCurrencyOrder = (sums: readonly Money[]) =>
  sums.toSorted((a, b) => currencies.indexOf(a.currency) - currencies.indexOf(b.currency));

/** A sum in each of some currencies; a currency is named once. */
export const sumsField = z
  .array(z.object({ currency: currencyField, amount: amountField.min(1, messages.amountPositive) }))
  .max(currencies.length)
  .refine((sums) => new Set(sums.map(({ currency }) => currency)).size === sums.length, sumsMessages.currencyTwice)
  .overwrite(inCurrencyOrder);

/** A share in hundredths of a per cent, above none: 1500 is 15%. */
export const shareField = z
  .number({ error: sumsMessages.percentage })
  .refine(Number.isInteger, sumsMessages.percentage)
  .min(1, sumsMessages.percentage)
  .max(10_000, sumsMessages.percentage);

import type { Currency } from "../enums.ts";
import { formatMoney } from "../money.ts";
import { numberText } from "../number-text.ts";

/** What is added up of a month, each in minor units but the minutes of credit. */
export const monthSumNames = [
  "invoiced",
  "credited",
  "writtenOff",
  "received",
  "refunded",
  "lostAtBank",
  "bankFees",
  "toBill",
  "earned",
  "expired",
  "creditMinutes",
  "creditMoney",
] as const;
export type MonthSumName = (typeof monthSumNames)[number];

/** What a month of the books came to in one currency. */
export type MonthSums = { currency: Currency } & Record<MonthSumName, number>;

export const monthSumLabels: Record<MonthSumName, string> = {
  invoiced: "Invoiced",
  credited: "Credit notes",
  writtenOff: "Written off",
  received: "Received",
  refunded: "Refunded",
  lostAtBank: "Lost at the bank",
  bankFees: "Fees of bank disputes",
  toBill: "Lessons given, billed afterwards",
  earned: "Earned from credit",
  expired: "Expired credit",
  creditMinutes: "Change of credit in minutes",
  creditMoney: "Change of credit in money",
};

/** A sum that is not what it was, by its place. */
export interface SumDifference {
  currency: Currency;
  name: MonthSumName;
  was: number;
  is: number;
}

const ofCurrency = (all: readonly MonthSums[], currency: Currency) => all.find((one) => one.currency === currency);

/** What of the sums of a month differs from what was stored; nothing if all is well. */
export function sumDifferences(stored: readonly MonthSums[], now: readonly MonthSums[]): SumDifference[] {
  const currencies = [...new Set([...stored, ...now].map(({ currency }) => currency))];
  return currencies.flatMap((currency) =>
    monthSumNames.flatMap((name) => {
      const was = ofCurrency(stored, currency)?.[name] ?? 0;
      const is = ofCurrency(now, currency)?.[name] ?? 0;
      return was === is ? [] : [{ currency, name, was, is }];
    }),
  );
}

const inWords = (name: MonthSumName, currency: Currency, amount: number): string =>
  name === "creditMinutes" ? `${numberText(amount)} minutes` : formatMoney({ currency, amount });

/** "Received in GBP: £120.00 when it was closed, £110.00 now." */
export const sumFault = ({ currency, name, was, is }: SumDifference): string =>
  `${monthSumLabels[name]} in ${currency}: ${inWords(name, currency, was)} when it was closed, ${inWords(name, currency, is)} now.`;

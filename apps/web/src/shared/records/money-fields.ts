import { currencies, type Currency } from "@app/domain/enums.ts";
import { parseAmount, type Money } from "@app/domain/money.ts";
import { basisPointsOf, percentOf } from "../text/percent.ts";
import { sumsInWords } from "../text/sums-in-words.ts";
import { number } from "./form-fields.ts";

/** A sum in each currency as it is typed; empty where there is none. */
export type SumsTyped = Readonly<Record<Currency, string>>;
export const noSums: SumsTyped = { USD: "", NGN: "", GBP: "" };

/** Sums as they are typed. */
export const typedSums = (stored: readonly Money[]): SumsTyped => ({
  ...noSums,
  ...Object.fromEntries(stored.map(({ currency, amount }) => [currency, (amount / 100).toFixed(2)])),
});

/** What is typed as sums, in minor units. */
export const sumsOf = (typed: SumsTyped): Money[] =>
  currencies
    .filter((currency) => typed[currency].trim() !== "")
    .map((currency) => {
      const read = parseAmount(typed[currency], currency);
      return { currency, amount: read.ok ? read.amount : Number.NaN };
    });

/** Sums of money by currency, typed as decimals. */
export const sums = (label: string) => ({
  label,
  empty: noSums,
  read: typedSums,
  parsed: sumsOf,
  show: (typed: SumsTyped) =>
    currencies
      .filter((currency) => typed[currency] !== "")
      .map((currency) => `${typed[currency]} ${currency}`)
      .join(", ") || "none",
  showStored: (stored: unknown): string =>
    (Array.isArray(stored) ? sumsInWords(stored as Money[], ", ") : "") || "none",
});

/** A share, stored in hundredths of a per cent and typed in per cent; none is left empty. */
export const share = (label: string) => ({
  ...number(label),
  read: (stored: number | null) => (stored === null ? null : Number(percentOf(stored))),
  parsed: (typed: number | string | null) =>
    typed === null || String(typed).trim() === "" ? null : (basisPointsOf(typed) ?? Number.NaN),
  showStored: (stored: unknown) => (stored === null ? "none" : `${percentOf(Number(stored))}%`),
});

import type { Currency } from "./enums.ts";
import { memoize } from "./memoize.ts";
import { messages } from "./messages.ts";

/** An amount in minor units: cents, kobo, pence. Never a fraction. Source: domain.md 5.1. */
export interface Money {
  currency: Currency;
  amount: number;
}

const currencyTable: Record<Currency, { symbol: string; exponent: number }> = {
  USD: { symbol: "$", exponent: 2 },
  NGN: { symbol: "₦", exponent: 2 },
  GBP: { symbol: "£", exponent: 2 },
};

export function currencySymbol(currency: Currency): string {
  return currencyTable[currency].symbol;
}

/** Minor units of a currency as a decimal number in text: 1050 → "10.50". */
function decimalOf({ currency, amount }: Money): `${number}` {
  const { exponent } = currencyTable[currency];
  const digits = String(Math.abs(amount)).padStart(exponent + 1, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}` as `${number}`;
}

const formatterOf = memoize(
  (currency: Currency) =>
    new Intl.NumberFormat("en-GB", { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
);

/** As a person reads it: "£1,234.50". */
export function formatMoney(money: Money): string {
  return formatterOf(money.currency).format(decimalOf(money));
}

/** Digits, grouped by threes or not at all, and at most two decimals. */
const written = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{1,2}))?$/;

export type ParsedAmount = { ok: true; amount: number } | { ok: false; message: string };

const refused = (message: string): ParsedAmount => ({ ok: false, message });

/** What a person typed, as minor units: `1234.5`, `1,234.50`, `₦1,234`. Zero is an amount; less is not. Source: domain.md 5.1. */
export function parseAmount(text: string, currency: Currency): ParsedAmount {
  const { symbol, exponent } = currencyTable[currency];
  const typed = text.trim();
  const isNegative = /^[-\u2212]/.test(typed);
  const unsigned = typed.replace(/^[-\u2212]\s*/, "");
  const bare = unsigned.startsWith(symbol) ? unsigned.slice(symbol.length).trimStart() : unsigned;

  const [matched, whole = "", decimals = ""] = written.exec(bare) ?? [];
  if (!matched) return refused(messages.amount);
  const amount = BigInt(whole.replaceAll(",", "") + decimals.padEnd(exponent, "0"));
  if (isNegative && amount > 0n) return refused(messages.amountPositive);
  if (amount > BigInt(Number.MAX_SAFE_INTEGER)) {
    return refused(messages.between("Amount", 0, formatMoney({ currency, amount: Number.MAX_SAFE_INTEGER })));
  }
  return { ok: true, amount: Number(amount) };
}

/** A whole number that JSON carries exactly; anything else is a fault of the program. */
function toSafe(amount: bigint): number {
  if (amount > BigInt(Number.MAX_SAFE_INTEGER) || amount < BigInt(Number.MIN_SAFE_INTEGER)) {
    throw new RangeError(`The amount ${amount.toString()} is beyond 2^53−1.`);
  }
  return Number(amount);
}

/** The sum, all in one currency; two currencies are never added. */
export function addSame(first: Money, ...others: Money[]): Money {
  const stranger = others.find(({ currency }) => currency !== first.currency);
  if (stranger) throw new RangeError(`${first.currency} and ${stranger.currency} cannot be added.`);
  const sum = others.reduce((total, { amount }) => total + BigInt(amount), BigInt(first.amount));
  return { currency: first.currency, amount: toSafe(sum) };
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** A fraction to the nearest whole, halves away from zero. Source: domain.md 5.2. */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
  if (bottom === 0n) throw new RangeError("Nothing can be divided by 0.");
  const size = (2n * absolute(top) + absolute(bottom)) / (2n * absolute(bottom));
  return toSafe(top < 0n !== bottom < 0n ? -size : size);
}

/** A share in hundredths of a per cent, rounded: 2000 of 6997 is 1399. */
export function applyBasisPoints(amount: number, basisPoints: number): number {
  return roundHalfUp(BigInt(amount) * BigInt(basisPoints), 10_000);
}

/** Splits an amount by weights so that the parts add up: largest remainder first, ties to the earlier item. Source: domain.md 5.2. */
export function splitByWeights(amount: number, weights: readonly number[]): number[] {
  if (weights.some((weight) => weight < 0)) throw new RangeError("A weight cannot be negative.");
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) {
    if (amount !== 0) throw new RangeError("An amount cannot be split by weights that add up to 0.");
    return weights.map(() => 0);
  }
  const size = absolute(BigInt(amount));
  const shares = weights.map((weight, index) => {
    const product = size * BigInt(weight);
    return { index, part: product / total, remainder: product % total };
  });
  const left = Number(size - shares.reduce((sum, { part }) => sum + part, 0n));
  const raised = new Set(
    shares
      .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ index, part }) => {
    const share = Number(part) + (raised.has(index) ? 1 : 0);
    return amount < 0 ? -share : share;
  });
}

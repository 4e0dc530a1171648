import type { Currency } from "./enums.ts";
import { memoize } from "./memoize.ts";
import { messages } from "./messages.ts";
import { withMinus } from "./number-text.ts";

/** An amount in whole minor units: cents, kobo, pence. Source: domain.md 5.1. */
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

/** Minor units as a decimal string: 1050 → "10.50". */
export function decimalOf({ currency, amount }: Money): `${number}` {
  const { exponent } = currencyTable[currency];
  const digits = String(Math.abs(amount)).padStart(exponent + 1, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}` as `${number}`;
}

const formatterOf = memoize(
  (currency: Currency) =>
    new Intl.NumberFormat("en-GB", { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
);

/** For people: "£1,234.50", "−£4.20". */
export function formatMoney(money: Money): string {
  return withMinus(formatterOf(money.currency).format(decimalOf(money)));
}

/** Digits, optionally grouped by threes, with at most two decimals. */
const written = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{1,2}))?$/;

export type ParsedAmount = { ok: true; amount: number } | { ok: false; message: string };

const refused = (message: string): ParsedAmount => ({ ok: false, message });

/**
 * Parses a typed amount into minor units: `1234.5`, `1,234.50`, `₦1,234`. Zero is allowed, less is not. Source:
 * domain.md 5.1.
 */
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

/** What is typed as an amount, in minor units; null where nothing is, or what is no amount. */
export function typedAmount(text: string, currency: Currency): number | null {
  const read = parseAmount(text, currency);
  return text.trim() !== "" && read.ok ? read.amount : null;
}

/** Ensures a safe integer for JSON; anything else is a bug. */
function toSafe(amount: bigint): number {
  if (amount > BigInt(Number.MAX_SAFE_INTEGER) || amount < BigInt(Number.MIN_SAFE_INTEGER)) {
    throw new RangeError(`The amount ${amount.toString()} is beyond 2^53−1.`);
  }
  return Number(amount);
}

/** The sum of amounts in one currency; throws if currencies differ. */
export function addSame(first: Money, ...others: Money[]): Money {
  const stranger = others.find(({ currency }) => currency !== first.currency);
  if (stranger) throw new RangeError(`${first.currency} and ${stranger.currency} cannot be added.`);
  const sum = others.reduce((total, { amount }) => total + BigInt(amount), BigInt(first.amount));
  return { currency: first.currency, amount: toSafe(sum) };
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** Rounds a fraction to the nearest integer, halves away from zero. Source: domain.md 5.2. */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
  if (bottom === 0n) throw new RangeError("Nothing can be divided by 0.");
  const size = (2n * absolute(top) + absolute(bottom)) / (2n * absolute(bottom));
  return toSafe(top < 0n !== bottom < 0n ? -size : size);
}

/** A share in basis points, rounded: 2000 of 6997 is 1399. */
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

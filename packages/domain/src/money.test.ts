import { expect, it } from "@jest/globals";
import { addSame, applyBasisPoints, currencySymbol, formatMoney, parseAmount, roundHalfUp } from "./money.ts";

const ok = (amount: number) => ({ ok: true, amount });
const no = (message: string) => ({ ok: false, message });
const twoDecimals = "Enter an amount with at most 2 decimal places.";

it.each([
  ["1234.5", "GBP", 123450],
  ["1,234.50", "GBP", 123450],
  ["₦1,234", "NGN", 123400],
  ["£ 19.99", "GBP", 1999],
  [" $1,234,567.89 ", "USD", 123456789],
  ["0", "USD", 0],
  ["-0", "USD", 0],
  [".5", "USD", 50],
  ["0.29", "USD", 29],
  ["1.1", "USD", 110],
  ["007", "USD", 700],
  ["90071992547409.91", "NGN", Number.MAX_SAFE_INTEGER],
] as const)("reads %j in %s as %i minor units", (text, currency, amount) => {
  expect(parseAmount(text, currency)).toEqual(ok(amount));
});

it.each([
  ["12.345", twoDecimals],
  ["1,234.500", twoDecimals],
  ["", twoDecimals],
  [".", twoDecimals],
  ["£", twoDecimals],
  ["12.", twoDecimals],
  ["1,23", twoDecimals],
  ["12,34.50", twoDecimals],
  ["1.234,50", twoDecimals],
  ["1 234", twoDecimals],
  ["1e3", twoDecimals],
  ["ten", twoDecimals],
  ["₦12", twoDecimals],
  ["££12", twoDecimals],
  ["٣", twoDecimals],
  ["-5", "Amount must be more than 0."],
  ["−£5", "Amount must be more than 0."],
  ["90071992547409.92", "Amount must be between 0 and £90,071,992,547,409.91."],
])("refuses %j in GBP: %s", (text, message) => {
  expect(parseAmount(text, "GBP")).toEqual(no(message));
});

it.each([
  ["GBP", 5947, "£59.47"],
  ["NGN", 1000001, "₦10,000.01"],
  ["USD", 10000, "$100.00"],
  ["USD", 0, "$0.00"],
  ["USD", 5, "$0.05"],
  ["GBP", -123456, "−£1,234.56"],
  ["GBP", Number.MAX_SAFE_INTEGER, "£90,071,992,547,409.91"],
] as const)("shows %s %i as %s", (currency, amount, shown) => {
  expect(formatMoney({ currency, amount })).toBe(shown);
  expect(shown).toContain(currencySymbol(currency));
});

it("adds what is in one currency", () => {
  const pounds = (amount: number) => ({ currency: "GBP", amount }) as const;
  expect(addSame(pounds(1), pounds(2), pounds(-4))).toEqual(pounds(-1));
  expect(addSame(pounds(7))).toEqual(pounds(7));
});

it("never adds two currencies, and nothing beyond what JSON carries", () => {
  const most = { currency: "GBP", amount: Number.MAX_SAFE_INTEGER } as const;
  expect(() => addSame(most, { currency: "NGN", amount: 1 })).toThrow("GBP and NGN cannot be added.");
  expect(() => addSame(most, { currency: "GBP", amount: 1 })).toThrow(RangeError);
});

it.each([
  [5, 2, 3],
  [-5, 2, -3],
  [5, -2, -3],
  [4, 3, 1],
  [-4, 3, -1],
  [1, 2, 1],
  [49, 100, 0],
  [-49, 100, 0],
  [0, 7, 0],
  [9007199254740991n * 9007199254740991n, 9007199254740991n, 9007199254740991],
])("rounds %s / %s to %s", (numerator, denominator, rounded) => {
  expect(roundHalfUp(numerator, denominator)).toBe(rounded);
});

it("refuses to divide by 0, and to round to what JSON cannot carry", () => {
  expect(() => roundHalfUp(1, 0)).toThrow(RangeError);
  expect(() => roundHalfUp(9007199254740992n, 1)).toThrow(RangeError);
  expect(() => roundHalfUp(0.5, 1)).toThrow(RangeError);
});

it.each([
  // 15 % of 3 × £19.99 and 1 × £10.00, which is 1049.55.
  [3 * 1999 + 1000, 1500, 1050],
  [6997, 2000, 1399],
  [100, 0, 0],
  [1, 5000, 1],
  [-1, 5000, -1],
  [Number.MAX_SAFE_INTEGER, 10_000, Number.MAX_SAFE_INTEGER],
])("of %i takes %i basis points as %i", (amount, basisPoints, share) => {
  expect(applyBasisPoints(amount, basisPoints)).toBe(share);
});

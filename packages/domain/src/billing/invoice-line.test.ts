import { expect, it } from "@jest/globals";
import { splitByWeights } from "../money.ts";
import { invoiceSums, lineAmounts } from "./invoice-line.ts";

const line = { unitAmount: 2500, quantity: 4, discountAmount: 0, taxRateBp: 2000, taxIncluded: false };

it("4: adds tax to prices without it", () => {
  expect(lineAmounts({ ...line, discountAmount: 1000 })).toEqual({ gross: 10000, net: 9000, tax: 1800, total: 10800 });
});

it("4: finds the tax in prices that include it", () => {
  const included = { ...line, unitAmount: 3000, discountAmount: 1200, taxIncluded: true };
  expect(lineAmounts(included)).toEqual({ gross: 12000, net: 9000, tax: 1800, total: 10800 });
});

it("4: rounds tax by line, so that credit notes of one line each add up to the invoice", () => {
  const lines = [6833, 6833, 5750, 8500].map((unitAmount) => ({ ...line, unitAmount, quantity: 1 }));
  expect(lines.map((one) => lineAmounts(one).tax)).toEqual([1367, 1367, 1150, 1700]);
  expect(invoiceSums(lines)).toEqual({ subtotal: 27916, discountTotal: 0, taxTotal: 5584, total: 33500 });
});

it("4: takes the discount off before the tax", () => {
  const [first = 0, second = 0] = splitByWeights(1050, [5997, 1000]);
  expect([first, second]).toEqual([900, 150]);
  const lines = [
    { ...line, unitAmount: 1999, quantity: 3, discountAmount: first },
    { ...line, unitAmount: 1000, quantity: 1, discountAmount: second },
  ];
  expect(lines.map((one) => lineAmounts(one).tax)).toEqual([1019, 170]);
  expect(invoiceSums(lines)).toEqual({ subtotal: 6997, discountTotal: 1050, taxTotal: 1189, total: 7136 });
});

it("19: is exact beyond 32 bits, and refuses what cannot be exact", () => {
  const large = { ...line, unitAmount: 2_147_483_647, quantity: 200, taxRateBp: 750 };
  expect(lineAmounts(large)).toMatchObject({ gross: 429_496_729_400, tax: 32_212_254_705 });
  expect(() => lineAmounts({ ...line, unitAmount: Number.MAX_SAFE_INTEGER, quantity: 2 })).toThrow(RangeError);
});

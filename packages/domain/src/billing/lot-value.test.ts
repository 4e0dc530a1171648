import { expect, it } from "@jest/globals";
import { splitByWeights } from "../money.ts";
import { frozenBy, grantedFor, lessonsPaidFor, recognised, valueOfTaking, type LotSize } from "./lot-value.ts";

/** Follows the entries of a table: what is taken, or the number of the row that is taken back. */
function follow(lot: LotSize, entries: readonly ({ take: number } | { back: number })[]) {
  const rows: { taken: number; value: number; sum: number }[] = [];
  const quantities: number[] = [];
  let so = { taken: 0, value: 0, taxValue: 0 };
  for (const entry of entries) {
    const quantity = "take" in entry ? entry.take : -(quantities[entry.back - 1] ?? 0);
    const value = "take" in entry ? valueOfTaking(lot, so, quantity).value : -(rows[entry.back - 1]?.value ?? 0);
    quantities.push(quantity);
    so = { taken: so.taken + quantity, value: so.value + value, taxValue: 0 };
    rows.push({ taken: so.taken, value, sum: so.value });
  }
  return rows;
}

it("1: values each use, and mirrors what comes back", () => {
  const lot = { size: 180, worth: 10000, tax: 0 };
  expect(follow(lot, [{ take: 60 }, { take: 60 }, { back: 1 }, { take: 60 }, { take: 60 }])).toEqual([
    { taken: 60, value: 3333, sum: 3333 },
    { taken: 120, value: 3334, sum: 6667 },
    { taken: 60, value: -3333, sum: 3334 },
    { taken: 120, value: 3333, sum: 6667 },
    { taken: 180, value: 3333, sum: 10000 },
  ]);
  const halves = follow(
    lot,
    Array.from({ length: 6 }, () => ({ take: 30 })),
  );
  expect(halves.map(({ value }) => value)).toEqual([1667, 1666, 1667, 1667, 1666, 1667]);
});

it("2: grants lessons as they are paid for, and lets a remainder wait", () => {
  expect(lessonsPaidFor(9000, 10, 20000)).toBe(4);
  const lot = { unit: "minutes", durationMinutes: 60, lessonCount: 10 } as const;
  expect(grantedFor(lot, 9000, 20000)).toBe(240);
  expect(grantedFor(lot, 20000, 20000)).toBe(600);
  expect(grantedFor(lot, 25000, 20000)).toBe(600);
  const instalments = splitByWeights(19999, [1, 1, 1]);
  expect(instalments).toEqual([6667, 6666, 6666]);
  expect([6667, 13333, 19999].map((received) => lessonsPaidFor(received, 10, 19999))).toEqual([3, 6, 10]);
});

it("3: refunds, expires and extends to the unit", () => {
  const lot = { size: 420, worth: 9500, tax: 0 };
  const steps = [{ take: 60 }, { take: 60 }, { take: 180 }, { take: 120 }, { back: 4 }, { take: 60 }, { take: 60 }];
  const rows = follow(lot, steps);
  expect(rows.map(({ value }) => value)).toEqual([1357, 1357, 4072, 2714, -2714, 1357, 1357]);
  expect(rows.map(({ sum }) => lot.worth - sum)).toEqual([8143, 6786, 2714, 0, 2714, 1357, 0]);
});

it("4: earns without tax, and gives the tax of its own part back", () => {
  const lot = { size: 240, worth: 9000, tax: 1800 };
  const used = valueOfTaking(lot, { taken: 0, value: 0, taxValue: 0 }, 60);
  expect(used).toEqual({ value: 2250, taxValue: 450 });
  expect(valueOfTaking(lot, { taken: 60, ...used }, 180)).toEqual({ value: 6750, taxValue: 1350 });
});

it("6: takes 23 of 22.5 minutes at half a charge, at their value", () => {
  expect(recognised(30000, 23, 450)).toBe(1533);
});

it("11: freezes the disputed part of a lot", () => {
  const lot = { size: 600, worth: 20000, tax: 0 };
  expect(frozenBy(20000, lot, 360)).toBe(360);
  expect(frozenBy(5000, lot, 360)).toBe(150);
});

it("18: takes opening credit as it was worth", () => {
  expect(valueOfTaking({ size: 360, worth: 10800, tax: 0 }, { taken: 0, value: 0, taxValue: 0 }, 60).value).toBe(1800);
});

it("grants a gift whole, and money as it comes", () => {
  expect(lessonsPaidFor(0, 1, 0)).toBe(1);
  expect(grantedFor({ unit: "money", size: 10000 }, 4000, 12000)).toBe(3333);
  expect(recognised(100, 0, 0)).toBe(0);
});

import { equalInstalments, instalmentsProblem, nextInstalment } from "./instalments.ts";

const three = equalInstalments(19_999, 3, "2026-01-31");

it("2 splits £199.99 in three, the largest first, on the last days of short months", () => {
  expect(three).toEqual([
    { dueOn: "2026-01-31", amount: 6_667 },
    { dueOn: "2026-02-28", amount: 6_666 },
    { dueOn: "2026-03-31", amount: 6_666 },
  ]);
});

it("takes what is paid from the first ones", () => {
  expect(nextInstalment(three, 0)).toMatchObject({ dueOn: "2026-01-31", left: 6_667 });
  expect(nextInstalment(three, 7_000)).toMatchObject({ dueOn: "2026-02-28", left: 6_333 });
  expect(nextInstalment(three, 19_999)).toBeNull();
});

it.each([
  ["one", three.slice(0, 1), "Choose 2 to 12 instalments."],
  ["dates that fall", three.toReversed(), "Each instalment must be later than the one before."],
  ["another sum", three.slice(0, 2), "The instalments must add up to £199.99."],
])("refuses %s", (_, parts, message) => {
  expect(instalmentsProblem(parts, { total: 19_999, currency: "GBP" })).toBe(message);
});

it("accepts equal parts", () => {
  expect(instalmentsProblem(three, { total: 19_999, currency: "GBP" })).toBeNull();
});

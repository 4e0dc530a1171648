import { equalInstalments, followingParts, instalmentsProblem, nextInstalment } from "./instalments.ts";

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
  ["one", three.slice(0, 1), "instalments", "Choose 2 to 12 instalments."],
  ["an empty one", [...three, { dueOn: "2026-06-30", amount: 0 }], "instalments.3.amount", /must be more than 0/],
  ["another sum", three.slice(0, 2), "instalments", "The instalments must add up to £199.99."],
])("refuses %s", (_, parts, field, message) => {
  const problem = instalmentsProblem(parts, { total: 19_999, currency: "GBP" });
  expect(problem?.field).toBe(field);
  expect(problem?.message).toMatch(message);
});

it.each([
  ["equal ones follow", [6_667, 6_666, 6_666], [6_664, 6_663, 6_663]],
  ["others stay", [6_668, 6_665, 6_666], null],
  ["those that are not read stay", [6_667, null, 6_666], null],
])("keeps parts in step with their total: %s", (_, amounts, following) => {
  expect(followingParts(amounts, { from: 19_999, to: 19_990 })).toEqual(following);
});

it("accepts equal parts", () => {
  expect(instalmentsProblem(three, { total: 19_999, currency: "GBP" })).toBeNull();
});

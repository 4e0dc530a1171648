import { expect, it } from "@jest/globals";
import { partsOf, payersAt, type DatedMember } from "./pod-shares.ts";

const at = (text: string) => new Date(`${text}Z`);
const member = (customerId: string, shareBp: number | null, over: Partial<DatedMember> = {}): DatedMember => ({
  ...{ customerId, shareBp, joinedAt: at("2026-01-01T00:00"), leftAt: null, earlierShares: [] },
  ...over,
});
const three = [member("a", 3334), member("b", 3333), member("c", 3333)];
const start = at("2026-09-01T08:00");

it("splits a lesson of a pod to the last unit (14)", () => {
  const payers = payersAt(three, start);
  expect([...partsOf(4500, payers).values()]).toEqual([1500, 1500, 1500]);
  expect([...partsOf(1_000_001, payers).values()]).toEqual([333_401, 333_300, 333_300]);
});

it("takes the shares at the lesson’s start: who left the day before does not pay (14)", () => {
  const before = { until: "2026-08-31T12:00:00.000Z", shareBp: 3333 };
  const [a, b, c] = three as [DatedMember, DatedMember, DatedMember];
  const members = [
    { ...a, shareBp: 5000, earlierShares: [{ ...before, shareBp: 3334 }] },
    { ...b, shareBp: 5000, earlierShares: [before] },
    { ...c, leftAt: at("2026-08-31T12:00") },
  ];
  expect([...partsOf(4500, payersAt(members, start))]).toEqual([
    ["a", 2250],
    ["b", 2250],
  ]);
  expect([...partsOf(4500, payersAt(members, at("2026-08-30T08:00")))]).toEqual([
    ["a", 1500],
    ["b", 1500],
    ["c", 1500],
  ]);
});

it("adds the parts of one customer’s two children, and knows nobody where one pays for all", () => {
  const shared = [member("a", 5000), member("b", 2500), member("b", 2500)];
  expect([...partsOf(4500, payersAt(shared, start))]).toEqual([
    ["a", 2250],
    ["b", 2250],
  ]);
  expect(payersAt([member("a", null), member("b", null)], start)).toEqual([]);
});

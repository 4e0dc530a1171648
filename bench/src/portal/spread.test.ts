import { ratioOf, spreadOf } from "./spread.ts";

it("finds the middle, and between what half of the figures lie", () => {
  expect(spreadOf([40, 10, 30, 50, 20])).toEqual({ median: 30, low: 20, high: 40 });
  expect(spreadOf([10, 20])).toEqual({ median: 15, low: 12.5, high: 17.5 });
});

it("compares round by round, so that a slow machine moves no ratio", () => {
  const [quiet, busy] = [1, 7];
  expect(ratioOf([90 * quiet, 90 * busy, 90 * quiet], [100 * quiet, 100 * busy, 100 * quiet])).toEqual({
    median: 0.9,
    low: 0.9,
    high: 0.9,
  });
});

it("takes each figure with the one of its own round, not with the other's middle", () => {
  expect(ratioOf([100, 900, 300], [200, 900, 150])).toEqual({ median: 1, low: 0.75, high: 1.5 });
});

it("leaves out rounds in which the other had nothing, and all of them where it never had anything", () => {
  expect(ratioOf([10, 10], [0, 20])?.median).toBe(0.5);
  expect(ratioOf([10, 0], [0, 0])).toBeNull();
});

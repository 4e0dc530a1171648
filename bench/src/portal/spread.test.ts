import { medianOf, ratioOf } from "./spread.ts";

const ones = (count: number) => Array.from({ length: count }, () => 1);
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

it.each([
  [[40, 10, 30, 50, 20], 30],
  [[20, 10], 15],
  [[7], 7],
])("finds the middle of %j", (figures, middle) => {
  expect(medianOf(figures)).toBe(middle);
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
  expect(ratioOf([100, 900, 300], [200, 900, 150])).toEqual({ median: 1, low: 0.5, high: 2 });
});

// The places are those of the table for the sign test.
it.each([
  [2, 1, 2],
  [6, 1, 6],
  [8, 1, 8],
  [9, 2, 8],
  [12, 3, 10],
  [15, 4, 12],
  [20, 6, 15],
])("of %i rounds the true ratio lies between the figures at %i and %i, 95 times of 100", (rounds, low, high) => {
  expect(ratioOf(upTo(rounds), ones(rounds))).toMatchObject({ low, high });
});

it("leaves out rounds in which the other had nothing, and all of them where it never had anything", () => {
  expect(ratioOf([10, 10], [0, 20])?.median).toBe(0.5);
  expect(ratioOf([10, 0], [0, 0])).toBeNull();
});

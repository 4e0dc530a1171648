import { cellOf } from "./report-cell.ts";

const share = { label: "Rate", unit: "share", formula: "", rows: "" } as const;
const stars = { ...share, unit: "stars", fewest: 3 } as const;

it("says no share of nothing, and none of fewer than ten", () => {
  expect(cellOf(share, { count: 0, outOf: 0, worth: null })).toEqual({ value: null, count: 0, outOf: 0 });
  expect(cellOf(share, { count: 3, outOf: 9, worth: null })).toEqual({ value: null, count: 3, outOf: 9 });
  expect(cellOf(share, { count: 3, outOf: 10, worth: null }).value).toBe(0.3);
});

it("says no mean of fewer than its definition asks for", () => {
  expect(cellOf(stars, { count: 2, outOf: null, worth: 4.5 }).value).toBeNull();
  expect(cellOf(stars, { count: 3, outOf: null, worth: 4.5 }).value).toBe(4.5);
});

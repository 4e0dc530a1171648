import { daysOfMonth, monthsUntil, periodWords } from "./month.ts";

it("knows the days of a month", () => {
  expect(daysOfMonth("2026-09")).toEqual({ from: "2026-09-01", to: "2026-09-30" });
  expect(daysOfMonth("2028-02")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
});

it("counts months back over the turn of a year", () => {
  expect(monthsUntil("2026-02-14", 3)).toEqual(["2026-02", "2026-01", "2025-12"]);
});

it("names a whole month, and the days of a part of one", () => {
  expect(periodWords({ from: "2026-09-01", to: "2026-09-30" })).toBe("September 2026");
  expect(periodWords({ from: "2026-09-01", to: "2026-09-15" })).toMatch(/^1\s*–\s*15 Sept 2026$/);
});

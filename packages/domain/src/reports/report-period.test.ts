import { begunDays, bucketsOf, comparedDays, daysOfReport, grainOf, isRunning } from "./report-period.ts";

const now = new Date("2026-03-29T12:00:00Z");
const london = "Europe/London";

it("compares whole months with whole months, and other days with as many", () => {
  const march = { from: "2026-03-01", until: "2026-04-01" };
  const later = new Date("2026-05-01T12:00:00Z");
  expect(comparedDays(march, "before", later, london)).toEqual({ from: "2026-02-01", until: "2026-03-01" });
  expect(comparedDays(march, "year-before", later, london)).toEqual({ from: "2025-03-01", until: "2025-04-01" });
  expect(comparedDays({ from: "2026-03-10", until: "2026-03-17" }, "before", later, london)).toEqual({
    from: "2026-03-03",
    until: "2026-03-10",
  });
});

it("compares a period that is not over with as many days as have begun", () => {
  const month = daysOfReport("this-month", now, london);
  expect(isRunning(month, now, london)).toBe(true);
  expect(comparedDays(month, "before", now, london)).toEqual({ from: "2026-02-01", until: "2026-03-01" });
  expect(comparedDays(month, "year-before", now, london)).toEqual({ from: "2025-03-01", until: "2025-03-30" });
  expect(begunDays(month, now, london)).toEqual({ from: "2026-03-01", until: "2026-03-30" });
});

it("leaves out no day, week or month of a chart, and begins weeks on Monday", () => {
  expect(bucketsOf({ from: "2026-03-28", until: "2026-03-31" }, "day")).toEqual([
    "2026-03-28",
    "2026-03-29",
    "2026-03-30",
  ]);
  expect(bucketsOf({ from: "2026-03-25", until: "2026-04-07" }, "week")).toEqual([
    "2026-03-23",
    "2026-03-30",
    "2026-04-06",
  ]);
  expect(bucketsOf({ from: "2025-11-15", until: "2026-02-01" }, "month")).toEqual([
    "2025-11-01",
    "2025-12-01",
    "2026-01-01",
  ]);
});

it.each([
  ["2026-03-01", "2026-04-01", "day"],
  ["2026-01-01", "2026-04-01", "week"],
  ["2026-01-01", "2027-01-01", "month"],
] as const)("draws %s to %s by the %s", (from, until, grain) => {
  expect(grainOf({ from, until })).toBe(grain);
});

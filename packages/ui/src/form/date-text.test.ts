import { dayFrom, dayIn, isoOf, plusMonths, shownDay, spokenDay, typedDay, weeksOf } from "./date-text.ts";

const now = { year: 2026, month: 11, day: 22 };
const typed = (text: string) => {
  const day = typedDay(text, now);
  return day && isoOf(day);
};

it.each([
  ["22 Nov 2026", "2026-11-22"],
  ["22 november 2026", "2026-11-22"],
  ["Sunday 22 November 2026", "2026-11-22"],
  ["Nov 22, 2026", "2026-11-22"],
  ["22/11/2026", "2026-11-22"],
  ["3/4/2026", "2026-04-03"],
  ["22.11.26", "2026-11-22"],
  ["2026-11-22", "2026-11-22"],
  ["20261122", "2026-11-22"],
  ["01122026", "2026-12-01"],
  ["20122026", "2026-12-20"],
  ["1 sept", "2026-09-01"],
  ["5/12", "2026-12-05"],
  [" 29 feb 2028 ", "2028-02-29"],
])("reads %p as %p, wherever the reader is", (text, iso) => expect(typed(text)).toBe(iso));

it.each([
  "11222026",
  "011226",
  "11/22/2026",
  "30 Feb 2026",
  "29 Feb 2026",
  "soon",
  "22",
  "22 No 2026",
  "0/1/2026",
  "",
  "22 Nov 20261",
])("reads %p as no day", (text) => expect(typed(text)).toBeNull());

it("writes a day in one way", () => {
  expect(shownDay(now)).toBe("22 Nov 2026");
  expect(spokenDay(now)).toBe("Sunday 22 November 2026");
  expect(dayFrom("2026-11-22")).toEqual(now);
  expect(dayFrom("2026-02-30")).toBeNull();
});

it("stays within a shorter month", () => {
  expect(plusMonths({ year: 2026, month: 1, day: 31 }, 1)).toEqual({ year: 2026, month: 2, day: 28 });
  expect(plusMonths({ year: 2026, month: 1, day: 15 }, -1)).toEqual({ year: 2025, month: 12, day: 15 });
});

it("lays a month out in weeks from Monday", () => {
  const weeks = weeksOf(now);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.map(isoOf)).toEqual([
    "2026-10-26",
    "2026-10-27",
    "2026-10-28",
    "2026-10-29",
    "2026-10-30",
    "2026-10-31",
    "2026-11-01",
  ]);
  expect(weeks.at(-1)?.map(isoOf)[0]).toBe("2026-11-30");
  expect(weeksOf({ year: 2027, month: 2, day: 3 })).toHaveLength(4);
});

it("knows which day it is for the reader", () => {
  const instant = new Date("2026-11-22T23:30:00Z");
  expect(isoOf(dayIn(instant, "Africa/Lagos"))).toBe("2026-11-23");
  expect(isoOf(dayIn(instant, "America/New_York"))).toBe("2026-11-22");
});

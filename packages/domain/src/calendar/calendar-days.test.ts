import { expect, it } from "@jest/globals";
import { daysShown, steppedBy } from "./calendar-days.ts";
import { daysLater } from "../dates/days-later.ts";
import { isDate, weekdayOf } from "../dates/plain-date.ts";

it("shows whole weeks of a month, from Monday to Sunday", () => {
  const ends = (date: string) => {
    const days = daysShown("month", date);
    return [days[0], days.at(-1), days.length];
  };
  expect(ends("2026-11-22")).toEqual(["2026-10-26", "2026-12-06", 42]);
  // A February that fills four weeks, and one month that needs six.
  expect(ends("2027-02-14")).toEqual(["2027-02-01", "2027-02-28", 28]);
  expect(ends("2026-08-01")).toEqual(["2026-07-27", "2026-09-06", 42]);
});

it("shows the week of a day, the day itself, and two weeks of an agenda", () => {
  expect(daysShown("week", "2026-11-01")).toEqual(["2026-10-26", ...daysShown("week", "2026-10-26").slice(1)]);
  expect(daysShown("week", "2026-10-26").at(-1)).toBe("2026-11-01");
  expect(daysShown("day", "2026-10-25")).toEqual(["2026-10-25"]);
  expect(daysShown("agenda", "2026-12-25")).toHaveLength(14);
});

it("steps by what it shows, over the ends of months and years", () => {
  expect(steppedBy("month", "2026-12-31", 1)).toBe("2027-01-01");
  expect(steppedBy("month", "2026-03-31", -1)).toBe("2026-02-01");
  expect(steppedBy("week", "2026-12-28", 1)).toBe("2027-01-04");
  expect(steppedBy("day", "2026-03-01", -1)).toBe("2026-02-28");
  expect(steppedBy("agenda", "2026-03-01", 1)).toBe("2026-03-15");
});

it("knows days of the calendar from other texts", () => {
  expect(["2026-02-28", "2028-02-29"].every(isDate)).toBe(true);
  expect(["2026-02-29", "2026-13-01", "2026-1-1", "today", ""].some(isDate)).toBe(false);
  expect([weekdayOf("2026-11-22"), weekdayOf("2026-11-23"), daysLater("2026-10-31", 2)]).toEqual([7, 1, "2026-11-02"]);
});

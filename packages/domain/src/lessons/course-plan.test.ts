import { expect, it } from "@jest/globals";
import {
  firstDayOf,
  lessonsBetween,
  madeAtFirst,
  madeUntil,
  mondayFrom,
  offsetMinutesAt,
  pricedFrom,
  priceOn,
} from "./course-plan.ts";

it.each([
  ["2026-03-03", "2026-03-03"],
  ["2026-01-06", "2026-01-06"],
  ["2026-01-05", "2026-01-06"],
  ["2025-12-01", "2026-01-06"],
])("lets lessons that were agreed from %s begin on %s", (startOn, first) => {
  expect(firstDayOf(startOn, "Europe/London", new Date("2026-01-05T09:00:00Z"))).toBe(first);
});

it("counts tomorrow by the clock that the lessons keep to", () => {
  expect(firstDayOf("2026-01-01", "Pacific/Auckland", new Date("2026-01-05T12:00:00Z"))).toBe("2026-01-07");
});

const schedule = {
  anchorTimeZone: "Europe/London",
  slots: [{ weekday: 2, start: "18:00", durationMinutes: 60 }],
  startOn: "2026-10-06",
};

it("makes eight weeks at first, and later a week more than eight", () => {
  expect(madeAtFirst("2026-10-06")).toBe("2026-12-01");
  expect(madeUntil("Europe/London", new Date("2026-10-13T09:00:00Z"))).toBe("2026-12-15");
  expect(lessonsBetween(schedule, "2026-12-01", "2026-12-08").map(({ date }) => date)).toEqual(["2026-12-01"]);
});

it("counts lessons from the first of the course, and leaves out skipped days", () => {
  const counted = { ...schedule, lessonCount: 3, skipDates: ["2026-10-13"] };
  expect(lessonsBetween(counted, "2026-10-20", "2026-12-01").map(({ date }) => date)).toEqual([
    "2026-10-20",
    "2026-10-27",
  ]);
});

it("keeps the offset beside a lesson, which a change of the clocks alters", () => {
  const offsets = lessonsBetween(schedule, "2026-10-20", "2026-11-01").map(({ start }) =>
    offsetMinutesAt(start, "Europe/London"),
  );
  expect(offsets).toEqual([60, 0]);
});

it("ends weeks on the Monday after them, and leaves a Monday where it is", () => {
  expect([mondayFrom("2026-12-07"), mondayFrom("2026-12-08"), mondayFrom("2026-12-13")]).toEqual([
    "2026-12-07",
    "2026-12-14",
    "2026-12-14",
  ]);
});

it("charges each lesson what was agreed for its day, and gives up a later change that an earlier one overtakes", () => {
  const once = pricedFrom({ priceAmount: 3000, earlierPrices: [] }, "2026-12-01", 3500);
  expect(["2026-11-30", "2026-12-01"].map((date) => priceOn(once, date))).toEqual([3000, 3500]);
  const again = pricedFrom(once, "2026-11-15", 4000);
  expect(["2026-11-14", "2026-11-15", "2026-12-02"].map((date) => priceOn(again, date))).toEqual([3000, 4000, 4000]);
  const later = pricedFrom(once, "2027-01-01", 2500);
  expect(["2026-11-30", "2026-12-31", "2027-01-01"].map((date) => priceOn(later, date))).toEqual([3000, 3500, 2500]);
});

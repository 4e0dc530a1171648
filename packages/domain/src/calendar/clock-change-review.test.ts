import { expect, it } from "@jest/globals";
import { slotsMovedBy, timesForTutor, type DeskCourse } from "./clock-change-review.ts";

const course = (over: Partial<DeskCourse> = {}): DeskCourse => ({
  anchorTimeZone: "Europe/London",
  tutorTimeZone: "Africa/Lagos",
  tutorHours: [],
  slots: [{ weekday: 2, start: "18:00", durationMinutes: 60 }],
  timesFrom: "2026-01-01",
  endOn: null,
  ...over,
});
const uk = { at: new Date("2026-10-25T01:00Z") };
const us = { at: new Date("2026-11-01T06:00Z") };

it.each([
  // The table of 5.3.
  ["a London learner in October", course(), uk, [2, "18:00", 2, "19:00", "2026-10-27T18:00"]],
  [
    "a New York learner in November",
    course({ anchorTimeZone: "America/New_York" }),
    us,
    [2, "23:00", 3, "00:00", "2026-11-03T23:00"],
  ],
  [
    "a New York learner in March",
    course({ anchorTimeZone: "America/New_York" }),
    { at: new Date("2027-03-14T07:00Z") },
    [3, "00:00", 2, "23:00", "2027-03-16T22:00"],
  ],
  [
    "a Lagos learner of a London tutor",
    course({ anchorTimeZone: "Africa/Lagos", tutorTimeZone: "Europe/London" }),
    uk,
    [2, "18:00", 2, "17:00", "2026-10-27T17:00"],
  ],
])("says by how much a tutor's time moves: %s", (_, of, shift, expected) => {
  const slots = slotsMovedBy(of, shift);
  expect(slots.map(({ last, start }) => Math.round((start.getTime() - last.getTime()) / 86_400_000))).toEqual([7]);
  const moved = slots.map(({ before, after, start }) => [
    before.weekday,
    before.time,
    after.weekday,
    after.time,
    start.toISOString().slice(0, 16),
  ]);
  expect(moved).toEqual([expected]);
});

it("lists nothing where both clocks change alike, or neither does", () => {
  expect(slotsMovedBy(course({ tutorTimeZone: "Europe/Paris" }), uk)).toEqual([]);
  expect(slotsMovedBy(course(), us)).toEqual([]);
});

it("takes the lesson of the day of the change itself where it is after it, else that of the week after", () => {
  const slots = [
    { weekday: 7, start: "00:30", durationMinutes: 30 },
    { weekday: 7, start: "10:00", durationMinutes: 30 },
  ];
  expect(slotsMovedBy(course({ slots }), uk).map(({ start }) => start.toISOString())).toEqual([
    "2026-11-01T00:30:00.000Z",
    "2026-10-25T10:00:00.000Z",
  ]);
});

it("says where the new time no longer lies within the tutor's hours", () => {
  const hours = (end: string) => [{ weekday: 2, start: "16:00", end }];
  const outside = (tutorHours: DeskCourse["tutorHours"]) => slotsMovedBy(course({ tutorHours }), uk)[0]?.isOutsideHours;
  expect([outside(hours("19:30")), outside(hours("20:00")), outside([])]).toEqual([true, false, false]);
});

it("leaves out what was agreed for after a change, and what ends before it", () => {
  const moved = (over: Partial<DeskCourse>) => slotsMovedBy(course(over), uk).length;
  // The last lesson by the old clock is on 20 October, the first by the new one on the 27th.
  expect([moved({ timesFrom: "2026-10-20" }), moved({ timesFrom: "2026-10-21" })]).toEqual([1, 0]);
  expect([moved({ endOn: "2026-10-27" }), moved({ endOn: "2026-10-26" })]).toEqual([1, 0]);
});

it("turns the times of a course into those that its tutor has before a change", () => {
  expect(timesForTutor(course({ anchorTimeZone: "America/New_York" }), us)).toEqual({
    effectiveOn: "2026-11-01",
    slots: [{ weekday: 2, start: "23:00" }],
  });
});

import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { clockChangeAt, instantOf, localDay, wallClockOf, weeklyInstants } from "./time.ts";

const days = ["", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const london = "Europe/London";
const newYork = "America/New_York";
const lagos = "Africa/Lagos";

const inLagos = (date: string, timeZone: string) => {
  const { time, weekday } = wallClockOf(instantOf({ date, time: "18:00", timeZone }), lagos);
  return `${days[weekday]} ${time}`;
};

it.each([
  ["2026-10-20", "Tue 18:00", "Tue 23:00"],
  ["2026-10-27", "Tue 19:00", "Tue 23:00"],
  ["2026-11-03", "Tue 19:00", "Wed 00:00"],
  ["2027-03-16", "Tue 19:00", "Tue 23:00"],
  ["2027-03-30", "Tue 18:00", "Tue 23:00"],
])("on %s a learner's Tuesday 18:00 is in Lagos %s from London and %s from New York", (date, uk, us) => {
  expect(inLagos(date, london)).toBe(uk);
  expect(inLagos(date, newYork)).toBe(us);
});

it.each([
  ["moves a time that does not exist forward by the gap", "2027-03-28", "01:30", london, "2027-03-28T01:30Z", "02:30"],
  ["takes the first of a time that comes twice", "2026-10-25", "01:30", london, "2026-10-25T00:30Z", "01:30"],
  ["moves 02:30 in New York to 03:30", "2027-03-14", "02:30", newYork, "2027-03-14T07:30Z", "03:30"],
  ["takes the first 01:30 in New York", "2026-11-01", "01:30", newYork, "2026-11-01T05:30Z", "01:30"],
  ["keeps the last minute before a gap", "2027-03-28", "00:59", london, "2027-03-28T00:59Z", "00:59"],
  ["keeps the first minute after a gap", "2027-03-28", "02:00", london, "2027-03-28T01:00Z", "02:00"],
])("%s", (_, date, time, timeZone, instant, shown) => {
  const start = instantOf({ date, time, timeZone });
  expect(start).toEqual(new Date(instant));
  expect(wallClockOf(start, timeZone)).toMatchObject({ date, time: shown });
});

it.each([
  ["2027-03-28", "01:30", "gap"],
  ["2027-03-28", "01:00", "gap"],
  ["2027-03-28", "02:00", null],
  ["2026-10-25", "01:30", "overlap"],
  ["2026-10-25", "02:00", null],
  ["2026-10-25", "00:59", null],
  ["2026-10-20", "18:00", null],
])("finds on %s at %s in London the change %s", (date, time, change) => {
  expect(clockChangeAt({ date, time, timeZone: london })).toBe(change);
});

it("refuses a date, a time or a zone that is none", () => {
  const agreed = { date: "2026-10-20", time: "18:00", timeZone: london };
  expect(() => instantOf({ ...agreed, date: "2026-02-30" })).toThrow(RangeError);
  expect(() => instantOf({ ...agreed, time: "25:00" })).toThrow(RangeError);
  expect(() => instantOf({ ...agreed, timeZone: "Europe/Lagos" })).toThrow(RangeError);
});

it.each([
  ["2026-10-20T22:59:59Z", lagos, "2026-10-20", 2],
  ["2026-10-20T23:00:00Z", lagos, "2026-10-21", 3],
  ["2026-10-25T12:00:00Z", london, "2026-10-25", 7],
  ["2026-10-26T00:00:00Z", london, "2026-10-26", 1],
])("%s in %s is on %s, weekday %i", (instant, timeZone, date, weekday) => {
  expect(wallClockOf(new Date(instant), timeZone)).toMatchObject({ date, weekday });
  expect(localDay(new Date(instant), timeZone).date).toBe(date);
});

it.each([
  ["2026-10-20T12:34:56.789Z", lagos, "2026-10-19T23:00Z", "2026-10-20T23:00Z", 24],
  ["2026-10-25T12:34:56.789Z", london, "2026-10-24T23:00Z", "2026-10-26T00:00Z", 25],
  ["2027-03-28T12:34:56.789Z", london, "2027-03-28T00:00Z", "2027-03-28T23:00Z", 23],
  // A zone whose clock changes at midnight: the day begins at 01:00.
  ["2018-11-04T12:34:56.789Z", "America/Sao_Paulo", "2018-11-04T03:00Z", "2018-11-05T02:00Z", 23],
])("a day at %s in %s runs from %s to %s", (instant, timeZone, start, end, hours) => {
  const day = localDay(new Date(instant), timeZone);
  expect(day).toMatchObject({ start: new Date(start), end: new Date(end) });
  expect((day.end.getTime() - day.start.getTime()) / 3_600_000).toBe(hours);
});

const tuesdays = {
  anchorTimeZone: london,
  slots: [{ weekday: 2, start: "18:00", durationMinutes: 60 }],
  startOn: "2026-10-20",
};
const startsOf = (...args: Parameters<typeof weeklyInstants>) =>
  weeklyInstants(...args).map(({ start }) => start.toISOString().slice(0, 16));

it("repeats by the anchor's wall clock across a clock change", () => {
  expect(startsOf(tuesdays, "2026-11-03")).toEqual(["2026-10-20T17:00", "2026-10-27T18:00"]);
});

it("keeps what was agreed beside each lesson, and its half-open interval", () => {
  expect(weeklyInstants(tuesdays, "2026-10-21")).toEqual([
    {
      slotIndex: 0,
      date: "2026-10-20",
      time: "18:00",
      start: new Date("2026-10-20T17:00Z"),
      end: new Date("2026-10-20T18:00Z"),
      clockChange: null,
    },
  ]);
});

it.each([
  ["up to and with its last day", { endOn: "2026-10-27" }, ["2026-10-20T17:00", "2026-10-27T18:00"]],
  ["without what is skipped", { skipDates: ["2026-10-20"] }, ["2026-10-27T18:00", "2026-11-03T18:00"]],
  [
    "a number of lessons, skipped ones not counted",
    { lessonCount: 1, skipDates: ["2026-10-20"] },
    ["2026-10-27T18:00"],
  ],
  ["nothing that begins later", { startOn: "2026-11-10" }, []],
])("makes lessons %s", (_, change, starts) => {
  expect(startsOf({ ...tuesdays, ...change }, "2026-11-10")).toEqual(starts);
});

it("puts the slots of a week in the order of time and marks the clock change", () => {
  const slots = [
    { weekday: 7, start: "18:00", durationMinutes: 30 },
    { weekday: 7, start: "01:30", durationMinutes: 30 },
  ];
  const made = weeklyInstants({ anchorTimeZone: london, slots, startOn: "2027-03-22" }, "2027-03-29");
  expect(made.map(({ slotIndex, clockChange }) => [slotIndex, clockChange])).toEqual([
    [1, "gap"],
    [0, null],
  ]);
});

it("finds an agreement again from its instant, but for gaps", () => {
  const minutes = fc.integer({ min: 0, max: 1439 });
  const dates = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });
  const zones = fc.constantFrom(london, newYork, lagos, "Australia/Lord_Howe", "Asia/Kathmandu");
  fc.assert(
    fc.property(dates, minutes, zones, (day, minute, timeZone) => {
      const date = day.toISOString().slice(0, 10);
      const time = new Date(minute * 60_000).toISOString().slice(11, 16);
      const shown = wallClockOf(instantOf({ date, time, timeZone }), timeZone);
      const isSame = shown.date === date && shown.time === time;
      expect(isSame).toBe(clockChangeAt({ date, time, timeZone }) !== "gap");
    }),
  );
});

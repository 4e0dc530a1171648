import { endAfter, placeOf, timesOf, valuesOf, wholeDaysOf } from "./event-values.ts";

const timeZone = "Europe/London";
const named = { title: "Trip", kind: "OTHER" };

it.each([
  ["2026-10-24T23:00:00.000Z", "2026-10-26T00:00:00.000Z", { first: "2026-10-25", last: "2026-10-25" }],
  ["2026-11-27T00:00:00.000Z", "2026-11-29T00:00:00.000Z", { first: "2026-11-27", last: "2026-11-28" }],
  ["2026-11-27T00:00:00.000Z", "2026-11-27T09:00:00.000Z", null],
  ["2026-11-27T22:00:00.000Z", "2026-11-28T06:00:00.000Z", null],
])("reads and writes %s to %s alike, as the days %j", (startAt, endAt, days) => {
  expect(wholeDaysOf({ startAt, endAt }, timeZone)).toEqual(days);
  expect(timesOf({ ...named, ...valuesOf({ startAt, endAt }, timeZone) }, timeZone)).toEqual({ startAt, endAt });
});

it.each([
  ["", [false, "2026-01-05", "09:00", "2026-01-05", "10:00"]],
  ["2026-01-06", [false, "2026-01-06", "09:00", "2026-01-06", "10:00"]],
  ["2026-01-06T23:30", [false, "2026-01-06", "23:30", "2026-01-06", "23:59"]],
  ["2026-01-06T22:00/2026-01-07T01:30", [false, "2026-01-06", "22:00", "2026-01-07", "01:30"]],
  ["2026-01-06/2026-01-08", [true, "2026-01-06", "09:00", "2026-01-07", "10:00"]],
])("takes start and end from ?new=%s", (text, expected) => {
  const { isWholeDay, date, time, endDate, endTime } = placeOf(text, "2026-01-05");
  expect([isWholeDay, date, time, endDate, endTime]).toEqual(expected);
});

const nine = { date: "2026-01-05", time: "09:00" };
it.each([
  [
    { ...nine, time: "06:00" },
    { endDate: "2026-01-05", endTime: "07:00" },
  ],
  [
    { ...nine, time: "23:30" },
    { endDate: "2026-01-06", endTime: "00:30" },
  ],
  [
    { ...nine, date: "2026-01-07" },
    { endDate: "2026-01-07", endTime: "10:00" },
  ],
  [{ ...nine, time: "06:" }, null],
])("moves the end with the start, to %j", (start, end) => {
  expect(endAfter(nine, { isWholeDay: false, ...start, endDate: "2026-01-05", endTime: "10:00" })).toEqual(end);
});

import { expect, it } from "@jest/globals";
import { clockShifts, movedSinceLastWeek, onWall } from "./dst-transitions.ts";

const at = (text: string) => new Date(text);

it("finds the changes of clocks in a stretch of time, to the minute, the first first", () => {
  const zones = ["Africa/Lagos", "America/New_York", "Europe/London"];
  const found = clockShifts(zones, at("2026-10-20T00:00Z"), at("2026-11-10T00:00Z"));
  expect(found).toEqual([
    { timeZone: "Europe/London", at: at("2026-10-25T01:00Z"), minutes: -60 },
    { timeZone: "America/New_York", at: at("2026-11-01T06:00Z"), minutes: -60 },
  ]);
  const spring = clockShifts(zones, at("2027-03-10T12:34Z"), at("2027-03-31T00:00Z"));
  expect(spring.map(({ timeZone, at: when, minutes }) => [timeZone, when.toISOString(), minutes])).toEqual([
    ["America/New_York", "2027-03-14T07:00:00.000Z", 60],
    ["Europe/London", "2027-03-28T01:00:00.000Z", 60],
  ]);
});

it.each([
  "07:59:00.001",
  "07:59:59.999",
  "08:00:00.000",
  "08:00:00.001",
  "08:00:34.622",
  "08:00:59.999",
  "08:01:30.500",
])("finds a change to the minute where the stretch begins at %s, at the time of day of the change", (time) => {
  const from = at(`2027-03-12T${time}Z`);
  expect(clockShifts(["America/Chicago"], from, at("2027-04-01T00:00Z"))).toEqual([
    { timeZone: "America/Chicago", at: at("2027-03-14T08:00Z"), minutes: 60 },
  ]);
});

it("finds a change of half an hour, and none in a stretch that ends with it", () => {
  const [found] = clockShifts(["Australia/Lord_Howe"], at("2026-10-03T00:00Z"), at("2026-10-05T00:00Z"));
  expect(found).toMatchObject({ at: at("2026-10-03T15:30Z"), minutes: 30 });
  expect(clockShifts(["Europe/London"], at("2026-10-24T00:00Z"), at("2026-10-25T01:00Z"))).toEqual([]);
});

it.each([
  // The table of 5.3: Tuesdays at 18:00 by the anchor, seen from Lagos.
  ["Europe/London", "2026-10-20T17:00Z", 0],
  ["Europe/London", "2026-10-27T18:00Z", 60],
  ["Europe/London", "2026-11-03T18:00Z", 0],
  ["America/New_York", "2026-10-27T22:00Z", 0],
  ["America/New_York", "2026-11-03T23:00Z", 60],
  ["America/New_York", "2027-03-16T22:00Z", -60],
  ["Europe/London", "2027-03-30T17:00Z", -60],
  ["Africa/Lagos", "2026-10-27T18:00Z", 0],
])("says by how much what keeps to %s at %s has moved in Lagos: %i", (anchor, instant, minutes) => {
  expect(movedSinceLastWeek(at(instant), anchor, "Africa/Lagos")).toBe(minutes);
});

it("moves what keeps to Lagos by the clock of a viewer in London", () => {
  expect(movedSinceLastWeek(at("2026-10-27T17:00Z"), "Africa/Lagos", "Europe/London")).toBe(-60);
});

it("labels both times of the repeated hour, and neither of its neighbours", () => {
  const seen = (instant: string) => {
    const { date, minutes, repeated } = onWall(at(instant), "Europe/London");
    return [date, minutes, repeated];
  };
  expect(seen("2026-10-24T23:59Z")).toEqual(["2026-10-25", 59, null]);
  expect(seen("2026-10-25T00:00Z")).toEqual(["2026-10-25", 60, "first"]);
  expect(seen("2026-10-25T00:30Z")).toEqual(["2026-10-25", 90, "first"]);
  expect(seen("2026-10-25T01:30Z")).toEqual(["2026-10-25", 90, "second"]);
  expect(seen("2026-10-25T02:00Z")).toEqual(["2026-10-25", 120, null]);
  expect(seen("2026-03-29T01:00Z")).toEqual(["2026-03-29", 120, null]);
});

import { expect, it } from "@jest/globals";
import { aheadOf, elsewhere, nextShift, offsetOf } from "./local-week.ts";

const at = (text: string) => new Date(text);

it.each([
  ["Africa/Lagos", "2026-07-01T12:00:00Z", 60],
  ["Europe/London", "2026-07-01T12:00:00Z", 60],
  ["Europe/London", "2026-12-01T12:00:00Z", 0],
  ["America/New_York", "2026-10-31T12:00:00Z", -240],
  ["America/New_York", "2026-11-02T12:00:00Z", -300],
  ["Asia/Kolkata", "2026-07-01T12:00:30Z", 330],
])("%s is at %s %i minutes ahead of UTC", (zone, instant, minutes) => {
  expect(offsetOf(at(instant), zone)).toBe(minutes);
});

it.each([
  ["2026-10-20T12:00:00Z", 300, "13:00"],
  ["2026-11-03T12:00:00Z", 360, "12:00"],
  ["2027-03-16T12:00:00Z", 300, "13:00"],
])("reads 18:00 in Lagos from New York on %s", (instant, ahead, start) => {
  expect(aheadOf(at(instant), "Africa/Lagos", "America/New_York")).toBe(ahead);
  expect(elsewhere({ weekday: 2, start: "18:00", end: "20:00" }, ahead)).toMatchObject({ weekday: 2, start });
});

it("moves to the day before or after where the hours do", () => {
  expect(elsewhere({ weekday: 1, start: "02:00", end: "05:00" }, 300)).toEqual({
    weekday: 7,
    start: "21:00",
    end: "24:00",
  });
  expect(elsewhere({ weekday: 7, start: "20:00", end: "24:00" }, -330)).toEqual({
    weekday: 1,
    start: "01:30",
    end: "05:30",
  });
});

it("tells of the next change between two clocks, and of none where both go alike", () => {
  const shift = nextShift(at("2026-10-20T12:00:00Z"), "Africa/Lagos", "America/New_York");
  expect(shift).toEqual({ at: at("2026-11-01T12:00:00Z"), minutes: -60 });
  expect(nextShift(at("2026-10-20T12:00:00Z"), "Africa/Lagos", "Africa/Accra")).toBeNull();
});

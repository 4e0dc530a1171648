import { shiftOf, shiftSize, stretchesBeside, stretchesInWords, timesIn } from "./times-labels.ts";

const now = new Date("2026-10-12T12:00:00Z");
const tuesday = { weekday: 2, start: "18:00", end: "18:45", timeZone: "Europe/London" };

it("puts days together that share their hours", () => {
  const saturday = { ...tuesday, weekday: 6, start: "10:00", end: "11:30" };
  expect(stretchesInWords([{ ...tuesday, weekday: 4 }, saturday, tuesday])).toBe(
    "Tue, Thu 18:00–18:45; Sat 10:00–11:30",
  );
});

it("tells them by another clock, and when that changes", () => {
  // London is on summer time until 25 October 2026, and has the hour of Lagos until then.
  expect(stretchesInWords(timesIn([tuesday], "Africa/Lagos", now))).toBe("Tue 18:00–18:45");
  expect(stretchesInWords(timesIn([tuesday], "Asia/Kolkata", now))).toBe("Tue 22:30–23:15");
  const shift = shiftOf([tuesday], "Africa/Lagos", now);
  expect([shift?.at.toISOString().slice(0, 10), shiftSize(shift?.minutes ?? 0)]).toEqual(["2026-10-25", "+1 h"]);
  expect(shiftOf([tuesday], "Europe/London", now)).toBeNull();
});

it("does not say the days again where they are the same by both clocks", () => {
  const thursday = { ...tuesday, weekday: 4 };
  const there = timesIn([tuesday, thursday], "Asia/Kolkata", now);
  expect(stretchesBeside([tuesday, thursday], there)).toBe("18:00–18:45");
  const late = timesIn([tuesday], "Pacific/Auckland", now);
  expect(stretchesBeside([tuesday], late)).toBe("Tue 18:00–18:45");
});

import { expect, it } from "@jest/globals";
import { wallClockOf } from "../time.ts";
import { plannedLessons } from "./planned-lessons.ts";

const plan = { slots: [{ weekday: 2, start: "18:00" }], startOn: "2026-10-20" };
const inLagos = (anchorTimeZone: string) =>
  plannedLessons({ ...plan, anchorTimeZone }, 60).map(({ start }) => {
    const { weekday, time } = wallClockOf(start, "Africa/Lagos");
    return `${weekday} ${time}`;
  });

it("keeps to the learner's clock while the tutor's moves, also to another day", () => {
  expect(inLagos("Europe/London")).toEqual(["2 18:00", ...Array.from({ length: 7 }, () => "2 19:00")]);
  expect(inLagos("America/New_York")).toEqual(["2 23:00", "2 23:00", ...Array.from({ length: 6 }, () => "3 00:00")]);
});

it("ends with the last day or the number of lessons", () => {
  const zone = { anchorTimeZone: "Europe/London" };
  expect(plannedLessons({ ...plan, ...zone, lessonCount: 1 }, 30)).toHaveLength(1);
  expect(plannedLessons({ ...plan, ...zone, endOn: "2026-11-03" }, 30)).toHaveLength(3);
});

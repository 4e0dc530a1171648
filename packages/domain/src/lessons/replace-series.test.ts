import { expect, it } from "@jest/globals";
import { weeklyInstants } from "../time.ts";
import { replaceSeries } from "./replace-series.ts";

const times = (slots: readonly [weekday: number, start: string][], until = "2026-12-15") =>
  weeklyInstants(
    {
      anchorTimeZone: "Europe/London",
      slots: slots.map(([weekday, start]) => ({ weekday, start, durationMinutes: 60 })),
      startOn: "2026-12-01",
    },
    until,
  );
const lessons = (slots: readonly [number, string][], closed: readonly string[] = []) =>
  times(slots).map(({ date, start }) => ({ localDate: date, startAt: start, isOpen: !closed.includes(date) }));
const told = ({ same, moved, added, dropped }: ReturnType<typeof replaceSeries>) => ({
  same: same.map(({ from }) => from.localDate),
  moved: moved.map(({ from, to }) => `${from.localDate} → ${to.date} ${to.time}`),
  added: added.map(({ date }) => date),
  dropped: dropped.map(({ localDate }) => localDate),
});

it("moves each lesson to the new time of its week", () => {
  expect(told(replaceSeries(lessons([[2, "18:00"]]), times([[4, "17:30"]])))).toEqual({
    same: [],
    added: [],
    dropped: [],
    moved: ["2026-12-01 → 2026-12-03 17:30", "2026-12-08 → 2026-12-10 17:30"],
  });
});

it("leaves a lesson alone that has the time already, and moves the other", () => {
  const before = lessons([[2, "18:00"], [4, "18:00"]]); // oxfmt-ignore
  const after = times([[4, "18:00"], [5, "18:00"]]); // oxfmt-ignore
  expect(told(replaceSeries(before, after))).toEqual({
    same: ["2026-12-03", "2026-12-10"],
    added: [],
    dropped: [],
    moved: ["2026-12-01 → 2026-12-04 18:00", "2026-12-08 → 2026-12-11 18:00"],
  });
});

it("adds what there was no lesson for, and drops what there is no time for", () => {
  const [one, two] = [[[2, "18:00"]], [[2, "18:00"], [4, "18:00"]]] as [[number, string][], [number, string][]]; // oxfmt-ignore
  expect(told(replaceSeries(lessons(one), times(two))).added).toEqual(["2026-12-03", "2026-12-10"]);
  expect(told(replaceSeries(lessons(two), times(one))).dropped).toEqual(["2026-12-03", "2026-12-10"]);
});

it("puts nothing in the place of a lesson that was cancelled or moved by itself", () => {
  const before = lessons([[2, "18:00"]], ["2026-12-08"]);
  expect(told(replaceSeries(before, times([[4, "18:00"]])))).toEqual({
    same: [],
    added: [],
    dropped: [],
    moved: ["2026-12-01 → 2026-12-03 18:00"],
  });
});

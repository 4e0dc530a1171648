import { expect, it } from "@jest/globals";
import { readClock } from "../clock.ts";
import { inWeekOrder, minutesOf, weekMinutes, weekProblems } from "./availability.ts";

const hours = (weekday: number, start: string, end: string) => ({ weekday, start, end });
const problems = (...week: ReturnType<typeof hours>[]) => Object.fromEntries(weekProblems(week));

it("takes hours that touch, the end of the day, and the same hours on other days", () => {
  expect(problems(hours(1, "09:00", "12:00"), hours(1, "12:00", "15:00"), hours(2, "09:00", "24:00"))).toEqual({});
});

it.each([
  ["an overlap of a minute", hours(3, "11:59", "13:00")],
  ["hours within others", hours(3, "10:00", "11:00")],
  ["the same hours again", hours(3, "09:00", "12:00")],
  ["hours around others", hours(3, "08:00", "20:00")],
])("names what %s overlaps, at the later one", (_, second) => {
  expect(problems(hours(3, "09:00", "12:00"), second)).toEqual({ 1: "These hours overlap 09:00–12:00." });
});

it.each([
  ["an end before the start", hours(1, "12:00", "09:00"), "The end must be after the start."],
  ["no time at all", hours(1, "12:00", "12:00"), "The end must be after the start."],
  ["hours over midnight", hours(1, "22:00", "02:00"), "The end must be after the start."],
  ["a start at the end of the day", hours(1, "24:00", "24:00"), "Enter a time such as 09:30."],
  ["a time that is none", hours(1, "9", "12:00"), "Enter a time such as 09:30."],
  ["a minute that is none", hours(1, "09:60", "12:00"), "Enter a time such as 09:30."],
])("refuses %s", (_, one, message) => {
  expect(problems(one)).toEqual({ 0: message });
});

it("overlaps nothing with hours that are none", () => {
  expect(problems(hours(1, "12:00", "09:00"), hours(1, "10:00", "11:00"))).toEqual({
    0: "The end must be after the start.",
  });
});

it.each([
  ["9", "09:00"],
  ["09", "09:00"],
  ["930", "09:30"],
  ["9:30", "09:30"],
  ["17.15", "17:15"],
  [" 0730 ", "07:30"],
  ["24:00", "24:00"],
  ["24", "24:00"],
  ["", ""],
])("reads %j as %j", (typed, read) => {
  expect(readClock(typed)).toBe(read);
});

it("adds up a week and puts it in order", () => {
  const week = [hours(7, "10:00", "11:30"), hours(1, "20:00", "24:00"), hours(1, "08:00", "09:00")];
  expect(weekMinutes(week)).toBe(90 + 240 + 60);
  expect(inWeekOrder(week).map(({ weekday, start }) => `${weekday} ${start}`)).toEqual([
    "1 08:00",
    "1 20:00",
    "7 10:00",
  ]);
  expect(minutesOf("24:00")).toBe(1440);
});

/** When a tutor is free, by the clock of their own zone; without zod, so that screens are light. Source: domain.md 1.1. */
import { clockPattern, clockProblem } from "../clock.ts";
import { tutorMessages } from "./tutor-messages.ts";

/** One stretch of a week. */
export interface WeeklyHours {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** "09:30", by the clock. */
  start: string;
  /** "24:00" is the end of the day; what goes on over midnight is two stretches. */
  end: string;
}

/** Both ends of a day, by the clock. */
export const dayStart = "00:00";
export const dayEnd = "24:00";

/** Minutes after midnight: "01:30" is 90. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const isClock = (text: string) => clockPattern.test(text);

/** What is wrong with a start and an end of one day; null when nothing is. */
export function stretchProblem(start: string, end: string): string | null {
  if (!isClock(start) || !(isClock(end) || end === dayEnd)) return clockProblem;
  return minutesOf(start) < minutesOf(end) ? null : tutorMessages.hoursOrder;
}

/**
 * What is wrong with the hours of a week, by their place in the list: times that are none, ends before starts, and hours
 * that overlap others of the same day. Hours that touch do not overlap.
 */
export function weekProblems(hours: readonly WeeklyHours[]): Map<number, string> {
  const problems = new Map<number, string>();
  hours.forEach(({ start, end }, at) => {
    const problem = stretchProblem(start, end);
    if (problem !== null) problems.set(at, problem);
  });
  hours.forEach((one, at) => {
    if (problems.has(at)) return;
    const other = hours.find(
      (before, place) =>
        place < at &&
        !problems.has(place) &&
        before.weekday === one.weekday &&
        minutesOf(before.start) < minutesOf(one.end) &&
        minutesOf(one.start) < minutesOf(before.end),
    );
    if (other) problems.set(at, tutorMessages.hoursOverlap(other.start, other.end));
  });
  return problems;
}

/** The hours of a week in their order, Monday first. */
export const inWeekOrder = <Hours extends WeeklyHours>(hours: readonly Hours[]): Hours[] =>
  hours.toSorted((a, b) => a.weekday - b.weekday || minutesOf(a.start) - minutesOf(b.start));

/** How many minutes a week's hours are. */
export const weekMinutes = (hours: readonly WeeklyHours[]): number =>
  hours.reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0);

/** A tutor's weekly hours in their own zone. Has no zod import, because screens load it. Source: domain.md 1.1. */
import { clockPattern, clockProblem } from "../clock.ts";
import { tutorMessages } from "./tutor-messages.ts";

/** One interval of a week. */
export interface WeeklyHours {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** "09:30", local time. */
  start: string;
  /** "24:00" is the end of the day; hours across midnight are two intervals. */
  end: string;
}

export const dayStart = "00:00";
export const dayEnd = "24:00";

/** Minutes after midnight: "01:30" is 90. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const isClock = (text: string) => clockPattern.test(text);

/** The problem with the start and end of an interval; null if there is none. */
export function stretchProblem(start: string, end: string): string | null {
  if (!isClock(start) || !(isClock(end) || end === dayEnd)) return clockProblem;
  return minutesOf(start) < minutesOf(end) ? null : tutorMessages.hoursOrder;
}

/**
 * Problems of weekly hours by index: invalid times, an end before its start, and overlaps on the same day. Adjacent
 * hours do not overlap.
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

/** Sorts weekly hours, Monday first. */
export const inWeekOrder = <Hours extends WeeklyHours>(hours: readonly Hours[]): Hours[] =>
  hours.toSorted((a, b) => a.weekday - b.weekday || minutesOf(a.start) - minutesOf(b.start));

/** The total minutes of a week's hours. */
export const weekMinutes = (hours: readonly WeeklyHours[]): number =>
  hours.reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0);

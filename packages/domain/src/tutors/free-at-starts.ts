import { daysLater } from "../dates/days-later.ts";
import { isDate, weekdayOf } from "../dates/plain-date.ts";
import { clockChangeAt, instantOf, wallClockOf } from "../time.ts";
import type { FreeAt } from "./free-at.ts";

/** How many weeks are considered: as many as lessons are created ahead. */
export const weeksLookedAt = 8;

function datesOf(day: string, today: string): string[] {
  if (isDate(day)) return [day];
  const tomorrow = daysLater(today, 1);
  const first = daysLater(tomorrow, (Number(day) - weekdayOf(tomorrow) + 7) % 7);
  return Array.from({ length: weeksLookedAt }, (_, week) => daysLater(first, week * 7));
}

/**
 * The starts of such a lesson: on the date, or in each of the eight weeks from tomorrow; times skipped by a clock
 * change are left out.
 */
export function freeAtStarts({ day, time, timeZone }: FreeAt, now: Date): Date[] {
  return datesOf(day, wallClockOf(now, timeZone).date)
    .map((date) => ({ date, time, timeZone }))
    .filter((agreed) => clockChangeAt(agreed) !== "gap")
    .map(instantOf);
}

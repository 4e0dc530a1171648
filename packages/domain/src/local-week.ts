import { clockOf } from "./clock.ts";
import { memoize } from "./memoize.ts";
import { minutesOf, type WeeklyHours } from "./tutors/availability.ts";

const day = 86_400_000;
const dayMinutes = 1440;
/** How many days ahead clock changes are searched for. */
const daysAhead = 60;

const parts = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const;
const formatIn = memoize(
  (timeZone: string) => new Intl.DateTimeFormat("en-GB", { timeZone, hourCycle: "h23", ...parts }),
);

/** A zone's offset from UTC at an instant, in minutes. */
export function offsetOf(instant: Date, timeZone: string): number {
  const {
    year,
    month,
    day: date,
    hour,
    minute,
  } = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  const wall = Date.UTC(year ?? 0, (month ?? 1) - 1, date, hour, minute);
  return Math.round((wall - Math.floor(instant.getTime() / 60_000) * 60_000) / 60_000);
}

/** How many minutes the clock of `there` is ahead of `here`. */
export const aheadOf = (instant: Date, there: string, here: string): number =>
  offsetOf(instant, there) - offsetOf(instant, here);

/** The next instant, to the day, at which the difference between two zones changes; null if none is near. */
export function nextShift(now: Date, there: string, here: string): { at: Date; minutes: number } | null {
  const stands = aheadOf(now, there, here);
  for (let n = 1; n <= daysAhead; n += 1) {
    const at = new Date(now.getTime() + n * day);
    const minutes = stands - aheadOf(at, there, here);
    if (minutes !== 0) return { at, minutes };
  }
  return null;
}

/** A weekly interval on a clock that is `ahead` minutes ahead: its weekday and both ends. */
export function elsewhere({ weekday, start, end }: WeeklyHours, ahead: number): WeeklyHours {
  const shift = (text: string) => minutesOf(text) - ahead;
  const begins = shift(start);
  const days = Math.floor(begins / dayMinutes);
  const within = (minutes: number) => ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  return {
    weekday: ((((weekday - 1 + days) % 7) + 7) % 7) + 1,
    start: clockOf(within(begins)),
    end: clockOf(within(shift(end)) === 0 ? dayMinutes : within(shift(end))),
  };
}

/** Matches preferred times with a tutor's hours, week by week. Source: domain.md 2.1, 5.3. */
import { Temporal } from "temporal-polyfill";
import { instantOf, wallClockOf } from "../time.ts";
import { minutesOf, type WeeklyHours } from "../tutors/availability.ts";
import { weeksLookedAt } from "../tutors/free-at-starts.ts";
import type { PreferredTime } from "./preferred-times.ts";

const dayMinutes = 1440;
const weekMinutes = 7 * dayMinutes;
const minute = 60_000;

export interface Interval {
  start: Date;
  end: Date;
}

/** One preferred time in one week, as an interval. */
export interface AskedStretch extends Interval {
  /** Index among the preferred times. */
  time: number;
  /** 0 is the first week considered. */
  week: number;
}

/** Minutes of a week that begins on Monday at 00:00; an interval across the end of the week exceeds it. */
interface Minutes {
  from: number;
  to: number;
}

/** `24:00` is `00:00` of the next day. */
function instantAt(date: string, time: string, timeZone: string): Date {
  if (time !== "24:00") return instantOf({ date, time, timeZone });
  const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  return instantOf({ date: next, time: "00:00", timeZone });
}

/** The preferred times in each of the coming weeks, from the later of `startOn` and tomorrow in their zone. */
export function askedStretches(times: readonly PreferredTime[], startOn: string | null, now: Date): AskedStretch[] {
  return times.flatMap(({ weekday, start, end, timeZone }, time) => {
    const tomorrow = Temporal.PlainDate.from(wallClockOf(now, timeZone).date).add({ days: 1 });
    const from =
      startOn !== null && Temporal.PlainDate.compare(startOn, tomorrow) > 0
        ? Temporal.PlainDate.from(startOn)
        : tomorrow;
    const first = from.add({ days: (weekday - from.dayOfWeek + 7) % 7 });
    return Array.from({ length: weeksLookedAt }, (_, week): AskedStretch => {
      const date = first.add({ weeks: week }).toString();
      return { time, week, start: instantAt(date, start, timeZone), end: instantAt(date, end, timeZone) };
    });
  });
}

/** Stretches as minutes of the week in another zone; computed once for all tutors of that zone. */
export function minutesIn(stretches: readonly AskedStretch[], timeZone: string): Minutes[] {
  return stretches.map(({ start, end }) => {
    const { weekday, time } = wallClockOf(start, timeZone);
    const from = (weekday - 1) * dayMinutes + minutesOf(time);
    return { from, to: from + Math.round((end.getTime() - start.getTime()) / minute) };
  });
}

/** A tutor's hours as minutes of a week. Adjacent ones are merged, also across midnight and the end of the week. */
export function mergedHours(hours: readonly WeeklyHours[]): Minutes[] {
  const week = hours
    .map(({ weekday, start, end }): Minutes => {
      const midnight = (weekday - 1) * dayMinutes;
      return { from: midnight + minutesOf(start), to: midnight + minutesOf(end) };
    })
    .toSorted((a, b) => a.from - b.from);
  // Twice, so that Sunday night continues into Monday.
  const twice = [...week, ...week.map(({ from, to }) => ({ from: from + weekMinutes, to: to + weekMinutes }))];
  return twice.reduce<Minutes[]>((merged, next) => {
    const last = merged.at(-1);
    if (last && next.from <= last.to) last.to = Math.max(last.to, next.to);
    else merged.push({ ...next });
    return merged;
  }, []);
}

/** Within a stretch longer than a lesson, starts are tried at this interval, in minutes. */
export const stepMinutes = 30;

/**
 * Minutes from the start of a stretch to the first possible lesson; null if none fits the hours. If `suits` rejects a
 * start, the next one is tried.
 */
export function firstFit(
  stretch: Minutes,
  hours: readonly Minutes[],
  lessonMinutes: number,
  suits: (after: number) => boolean = () => true,
): number | null {
  for (const shift of [0, weekMinutes]) {
    for (const { from, to } of hours) {
      const last = Math.min(stretch.to + shift, to) - lessonMinutes;
      for (let begins = Math.max(stretch.from + shift, from); begins <= last; begins += stepMinutes) {
        const after = begins - stretch.from - shift;
        if (suits(after)) return after;
      }
    }
  }
  return null;
}

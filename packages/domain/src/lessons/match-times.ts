/** Where the times that somebody asked for meet a tutor's hours, week by week. Source: domain.md 2.1, 5.3. */
import { Temporal } from "temporal-polyfill";
import { instantOf, wallClockOf } from "../time.ts";
import { minutesOf, type WeeklyHours } from "../tutors/availability.ts";
import type { PreferredTime } from "./preferred-times.ts";

const dayMinutes = 1440;
const weekMinutes = 7 * dayMinutes;
const minute = 60_000;

/** How many weeks are looked at: as far as lessons are generated. */
export const weeksLookedAt = 8;

export interface Interval {
  start: Date;
  end: Date;
}

/** One preferred time in one week, from its first to its last instant. */
export interface AskedStretch extends Interval {
  /** Its place among the preferred times. */
  time: number;
  /** 0 is the first week that counts. */
  week: number;
}

/** A stretch of minutes of a week that begins on Monday at 00:00; what goes on over the end of the week is longer than it. */
interface Minutes {
  from: number;
  to: number;
}

/** `24:00` of a day is `00:00` of the next. */
function instantAt(date: string, time: string, timeZone: string): Date {
  if (time !== "24:00") return instantOf({ date, time, timeZone });
  const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  return instantOf({ date: next, time: "00:00", timeZone });
}

/** The preferred times in each of the weeks to come: from `startOn`, or tomorrow by their clock where that is later. */
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

/** Stretches as minutes of the week by another clock, which is asked once for all tutors of that zone. */
export function minutesIn(stretches: readonly AskedStretch[], timeZone: string): Minutes[] {
  return stretches.map(({ start, end }) => {
    const { weekday, time } = wallClockOf(start, timeZone);
    const from = (weekday - 1) * dayMinutes + minutesOf(time);
    return { from, to: from + Math.round((end.getTime() - start.getTime()) / minute) };
  });
}

/** A tutor's hours as minutes of a week, those that touch made one, also over midnight and over the end of the week. */
export function mergedHours(hours: readonly WeeklyHours[]): Minutes[] {
  const week = hours
    .map(({ weekday, start, end }): Minutes => {
      const midnight = (weekday - 1) * dayMinutes;
      return { from: midnight + minutesOf(start), to: midnight + minutesOf(end) };
    })
    .toSorted((a, b) => a.from - b.from);
  // Twice, so that a Sunday night goes on into Monday.
  const twice = [...week, ...week.map(({ from, to }) => ({ from: from + weekMinutes, to: to + weekMinutes }))];
  return twice.reduce<Minutes[]>((merged, next) => {
    const last = merged.at(-1);
    if (last && next.from <= last.to) last.to = Math.max(last.to, next.to);
    else merged.push({ ...next });
    return merged;
  }, []);
}

/** Within a stretch that is longer than a lesson, starts are tried this many minutes apart. */
export const stepMinutes = 30;

/**
 * How many minutes after the beginning of a stretch a lesson may first begin; null where none fits into the hours. `suits`
 * refuses a start for another reason, and the next one is tried.
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

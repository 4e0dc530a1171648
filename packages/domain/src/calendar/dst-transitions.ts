/** Clock changes and their effect on a calendar. Uses Intl only. Source: domain.md 5.3. */
import { memoize } from "../memoize.ts";
import { aheadOf, offsetOf } from "../local-week.ts";

const minute = 60_000;
const day = 1440 * minute;
const week = 7 * day;

/** A zone's clock moves forward by `minutes`, or back if negative. */
export interface ClockShift {
  timeZone: string;
  /** The first instant after the change. */
  at: Date;
  minutes: number;
}

/**
 * The first instant in (`from`, `to`] at which a zone's offset differs from the one at `from`. Searches whole minutes,
 * because clocks change at no others and bisecting seconds could round back to the start.
 */
function firstOther(timeZone: string, from: number, to: number): number {
  let [before, after] = [Math.floor(from / minute), Math.ceil(to / minute)];
  const stands = offsetOf(new Date(from), timeZone);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetOf(new Date(middle * minute), timeZone) === stands) before = middle;
    else after = middle;
  }
  return after * minute;
}

/** The clock changes of some zones in a period, in order of time. */
export function clockShifts(timeZones: Iterable<string>, from: Date, to: Date): ClockShift[] {
  const [first, end] = [from.getTime(), to.getTime()];
  return [...new Set(timeZones)]
    .flatMap((timeZone) => {
      const shifts: ClockShift[] = [];
      for (let at = first; at < end; at += day) {
        const next = Math.min(at + day, end);
        const minutes = offsetOf(new Date(next), timeZone) - offsetOf(new Date(at), timeZone);
        if (minutes !== 0) shifts.push({ timeZone, at: new Date(firstOther(timeZone, at, next)), minutes });
      }
      return shifts.filter(({ at }) => at < to);
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/**
 * By how many minutes a weekly event in zone `anchor` has moved on another clock since last week: 60 if a lesson at
 * 18:00 in London was at 18:00 in Lagos and is now at 19:00.
 */
export function movedSinceLastWeek(instant: Date, anchor: string, viewer: string): number {
  if (anchor === viewer) return 0;
  // One week before, in the anchor's zone.
  const before = new Date(instant.getTime() - week);
  return aheadOf(instant, viewer, anchor) - aheadOf(before, viewer, anchor);
}

const format = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
);

/** An instant in a zone: its day, its minutes after midnight, and whether that local time occurs twice. */
export interface OnWall {
  date: string;
  minutes: number;
  /** "first" or "second" if the clock goes back over this time; else null. */
  repeated: "first" | "second" | null;
}

/** The furthest that any zone's clock goes back, in minutes. */
const longestShift = 120;

export function onWall(instant: Date, timeZone: string): OnWall {
  const parts = Object.fromEntries(
    format(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  ) as Record<"year" | "month" | "day" | "hour" | "minute", string>;
  const stands = offsetOf(instant, timeZone);
  // The same local time comes again (1) or came before (-1) if the offset there makes up for the distance.
  const comesAt = (direction: 1 | -1) => {
    const away = offsetOf(new Date(instant.getTime() + direction * longestShift * minute), timeZone);
    const back = direction === 1 ? stands - away : away - stands;
    if (back <= 0) return false;
    const other = new Date(instant.getTime() + direction * back * minute);
    return offsetOf(other, timeZone) === away;
  };
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
    repeated: comesAt(1) ? "first" : comesAt(-1) ? "second" : null,
  };
}

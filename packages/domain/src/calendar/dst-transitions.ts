/** What changes of clocks do to a calendar; with Intl only. Source: domain.md 5.3. */
import { memoize } from "../memoize.ts";
import { aheadOf, offsetOf } from "../local-week.ts";

const minute = 60_000;
const day = 1440 * minute;
const week = 7 * day;

/** A zone's clock goes forward by so many minutes, or back where they are negative. */
export interface ClockShift {
  timeZone: string;
  /** The first instant by the new clock. */
  at: Date;
  minutes: number;
}

/**
 * The first instant after `from` and up to `to` at which the clock of a zone is other than at `from`. Looked for among
 * whole minutes, as clocks change at no others: half-way between instants with seconds, rounded, may be where one began.
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

/** The changes of some zones' clocks from one instant until another, the first first. */
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
 * By how many minutes what repeats by one clock stands later on another one than it did a week before: 60 where a
 * lesson of 18:00 in London is at 19:00 in Lagos, and was at 18:00.
 */
export function movedSinceLastWeek(instant: Date, anchor: string, viewer: string): number {
  if (anchor === viewer) return 0;
  // A week before by the clock that it keeps to.
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

/** Where an instant stands on the wall of a zone: its day, its minutes after midnight, and whether that time comes twice. */
export interface OnWall {
  date: string;
  minutes: number;
  /** "first" or "second" where the clock goes back over it; else null. */
  repeated: "first" | "second" | null;
}

/** How far the clocks of any zone go back at most, in minutes. */
const longestShift = 120;

export function onWall(instant: Date, timeZone: string): OnWall {
  const parts = Object.fromEntries(
    format(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  ) as Record<"year" | "month" | "day" | "hour" | "minute", string>;
  const stands = offsetOf(instant, timeZone);
  // The same time on the wall comes again, or came before, where the offset that far away makes up for it.
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

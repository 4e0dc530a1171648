import { instantOf } from "@app/domain/time.ts";
import { clockText, type Drawn } from "../calendar-model.ts";

const [quarter, hour, day] = [15, 60, 1440];
const minute = 60_000;
/** When somebody who has nothing that day would begin, and before when nobody does. */
const [usual, earliest] = [16 * hour, 8 * hour];
/** How long lessons may be that are asked for in a row, in minutes. */
export const shortest = 30;
const longest = 120;

/** The next quarter of an hour. */
const roundedUp = (minutes: number) => Math.ceil(minutes / quarter) * quarter;

/** From when on lessons can be asked for: a day, and how many of its minutes are over. */
export interface FreeFrom {
  date: string;
  minutes: number;
}

interface Asked {
  /** What somebody has that day, the first in front. */
  entries: readonly Drawn[];
  date: string;
  now: FreeFrom;
}

/** What is called off, or was moved, leaves its time free. */
const takesTime = ({ entry }: Drawn) =>
  !["CANCELLED", "RESCHEDULED", "NOT_RUN"].includes(entry.lessonStatus ?? entry.sessionStatus ?? "");

/** From which minute of a day somebody is free, after all that they have; null where the day is over. */
export function freeAfter({ entries, date, now }: Asked): number | null {
  if (date < now.date) return null;
  const ends = entries
    .filter(takesTime)
    .map(({ minutes, start, end }) => minutes + (end.getTime() - start.getTime()) / minute);
  const last = ends.length === 0 ? usual : Math.max(earliest, ...ends);
  const from = roundedUp(date === now.date ? Math.max(last, now.minutes) : last);
  return from + shortest > day ? null : from;
}

/** A length between the shortest and the longest, which ends on the same day. */
export const fitting = (from: number, length: number): number =>
  Math.max(shortest, Math.min(longest, day - from, length));

/** The instants of a stretch of a day. */
export function stretchOf(date: string, from: number, length: number, timeZone: string): { start: Date; end: Date } {
  const start = instantOf({ date, time: clockText(from), timeZone });
  return { start, end: new Date(start.getTime() + length * minute) };
}

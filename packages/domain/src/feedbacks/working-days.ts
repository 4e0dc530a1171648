import { Temporal } from "temporal-polyfill";
import { instantOf, wallClockOf } from "../time.ts";

const friday = 5;

/** The first working day (Monday to Friday) on or after a date. */
function workingDayFrom(date: Temporal.PlainDate): Temporal.PlainDate {
  return date.dayOfWeek > friday ? workingDayFrom(date.add({ days: 1 })) : date;
}

/**
 * The moment `days` working days later, at the same local time: Friday 15:00 plus one is Monday 15:00. A weekend start
 * counts from the first moment of the next working day.
 *
 *     workingDaysAfter(askedAt, 2, region.timeZone)
 */
export function workingDaysAfter(from: Date, days: number, timeZone: string): Date {
  const { date, time } = wallClockOf(from, timeZone);
  const asked = Temporal.PlainDate.from(date);
  const first = workingDayFrom(asked);
  const last = Array.from({ length: days }).reduce<Temporal.PlainDate>(
    (day) => workingDayFrom(day.add({ days: 1 })),
    first,
  );
  return instantOf({ date: last.toString(), time: first.equals(asked) ? time : "00:00", timeZone });
}

import { Temporal } from "temporal-polyfill";
import { instantOf, wallClockOf } from "../time.ts";

const friday = 5;

/** The first working day from this one on; Monday to Friday are working days. */
function workingDayFrom(date: Temporal.PlainDate): Temporal.PlainDate {
  return date.dayOfWeek > friday ? workingDayFrom(date.add({ days: 1 })) : date;
}

/**
 * The moment so many working days later, at the same time of day by the clock of a zone: Friday 15:00 and one working day
 * is Monday 15:00. What comes at a weekend counts from the first moment of the next working day.
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

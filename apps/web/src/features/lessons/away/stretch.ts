import { daysLater } from "@app/domain/dates/days-later.ts";
import { instantOf, wallClockOf } from "@app/domain/time.ts";
import { dayStart } from "@app/domain/tutors/availability.ts";

/** From when until when a tutor is away. */
export interface Stretch {
  from: Date;
  to: Date;
}

const startOf = (date: string, timeZone: string) => instantOf({ date, time: dayStart, timeZone });

/** Whole days by the tutor's clock, both of them included. */
export const stretchOfDays = (first: string, last: string, timeZone: string): Stretch => ({
  from: startOf(first, timeZone),
  to: startOf(daysLater(last, 1), timeZone),
});

/** The first and the last day of it by the tutor's clock. */
export const daysOfStretch = ({ from, to }: Stretch, timeZone: string) => ({
  first: wallClockOf(from, timeZone).date,
  last: wallClockOf(new Date(to.getTime() - 1), timeZone).date,
});

/** As the address says, else the week that begins today. */
export function stretchIn(params: URLSearchParams, now: Date, timeZone: string): Stretch {
  const [from, to] = [new Date(params.get("from") ?? ""), new Date(params.get("to") ?? "")];
  if (from < to) return { from, to };
  const today = wallClockOf(now, timeZone).date;
  return stretchOfDays(today, daysLater(today, 6), timeZone);
}

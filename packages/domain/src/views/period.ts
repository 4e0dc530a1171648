import { Temporal } from "temporal-polyfill";
import type { Period } from "../enums.ts";
import type { DayRange } from "./day-range.ts";

/** The first day of a period and the day after its last. */
function daysOf(period: Period, today: Temporal.PlainDate): [first: Temporal.PlainDate, after: Temporal.PlainDate] {
  const tomorrow = today.add({ days: 1 });
  const month = today.with({ day: 1 });
  switch (period) {
    case "today":
      return [today, tomorrow];
    case "tomorrow":
      return [tomorrow, tomorrow.add({ days: 1 })];
    case "this-week": {
      const monday = today.subtract({ days: today.dayOfWeek - 1 });
      return [monday, monday.add({ days: 7 })];
    }
    case "next-7-days":
      return [today, today.add({ days: 7 })];
    case "last-7-days":
      return [tomorrow.subtract({ days: 7 }), tomorrow];
    case "last-28-days":
      return [tomorrow.subtract({ days: 28 }), tomorrow];
    case "this-month":
      return [month, month.add({ months: 1 })];
    case "last-month":
      return [month.subtract({ months: 1 }), month];
    case "this-year":
      return [today.with({ month: 1, day: 1 }), today.with({ month: 1, day: 1 }).add({ years: 1 })];
  }
}

const bounds = (timeZone: string, ...days: [first: Temporal.PlainDate, after: Temporal.PlainDate]) => {
  const [from, until] = days.map((day) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds));
  return { from: from as Date, until: until as Date };
};

/**
 * The instants at which a period begins and ends in a zone, from local midnight to local midnight. The last 28 days end
 * today, the next 7 begin today.
 */
export function boundsOf(period: Period, now: Date, timeZone: string): { from: Date; until: Date } {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  return bounds(timeZone, ...daysOf(period, today));
}

/** The same for chosen dates; the last one ends at the following midnight. */
export const boundsOfDays = ({ from, until }: DayRange, timeZone: string): { from: Date; until: Date } =>
  bounds(timeZone, Temporal.PlainDate.from(from), Temporal.PlainDate.from(until).add({ days: 1 }));

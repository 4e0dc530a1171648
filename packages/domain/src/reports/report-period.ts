import { Temporal } from "temporal-polyfill";
import type { Period } from "../enums.ts";
import type { DayRange } from "../views/day-range.ts";
import { boundsOf, boundsOfDays } from "../views/period.ts";
import type { ReportComparison, ReportGrain } from "./report-enums.ts";

/** The zone of reports on all regions. Source: domain.md 4. */
export const reportZone = "Europe/London";

/** From local midnight to local midnight; the second day is no longer part of it. */
export interface ReportDays {
  from: string;
  until: string;
}

const dayOf = (instant: Date, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

/** The days of a period, or those that somebody chose. */
export function daysOfReport(asked: Period | DayRange, now: Date, timeZone: string): ReportDays {
  const bounds = typeof asked === "string" ? boundsOf(asked, now, timeZone) : boundsOfDays(asked, timeZone);
  return { from: dayOf(bounds.from, timeZone).toString(), until: dayOf(bounds.until, timeZone).toString() };
}

/** The instants at which days begin and end. */
export function boundsOfReport({ from, until }: ReportDays, timeZone: string): { from: Date; until: Date } {
  const midnight = (day: string) => new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
  return { from: midnight(from), until: midnight(until) };
}

/** Whether a period is not over. */
export const isRunning = ({ until }: ReportDays, now: Date, timeZone: string): boolean =>
  until > dayOf(now, timeZone).toString();

/**
 * The days that a period is compared with. Whole months are compared with whole months. Of a period that is not over, only as
 * many days as have begun are compared.
 */
export function comparedDays(days: ReportDays, by: ReportComparison, now: Date, timeZone: string): ReportDays {
  const [from, until] = [Temporal.PlainDate.from(days.from), Temporal.PlainDate.from(days.until)];
  const isOfMonths = from.day === 1 && until.day === 1;
  const length = from.until(until, { largestUnit: isOfMonths ? "months" : "days" });
  const back = by === "before" ? length : Temporal.Duration.from({ years: 1 });
  const [first, after] = [from.subtract(back), until.subtract(back)];
  if (!isRunning(days, now, timeZone)) return { from: first.toString(), until: after.toString() };
  const begun = from.until(dayOf(now, timeZone)).days + 1;
  const cut = first.add({ days: Math.max(1, begun) });
  return { from: first.toString(), until: (Temporal.PlainDate.compare(cut, after) < 0 ? cut : after).toString() };
}

/** How finely a period is drawn. */
export function grainOf({ from, until }: ReportDays): ReportGrain {
  const { days } = Temporal.PlainDate.from(from).until(until, { largestUnit: "days" });
  if (days <= 31) return "day";
  return days <= 183 ? "week" : "month";
}

const firstOf = (day: Temporal.PlainDate, grain: ReportGrain): Temporal.PlainDate => {
  if (grain === "month") return day.with({ day: 1 });
  return grain === "week" ? day.subtract({ days: day.dayOfWeek - 1 }) : day;
};

/** The days of a period that have begun. */
export function begunDays({ from, until }: ReportDays, now: Date, timeZone: string): ReportDays {
  const tomorrow = dayOf(now, timeZone).add({ days: 1 }).toString();
  return { from, until: tomorrow < until ? tomorrow : until };
}

/** The first days of all days, weeks or months of a period, as the database names them: none is left out. */
export function bucketsOf({ from, until }: ReportDays, grain: ReportGrain): string[] {
  const buckets: string[] = [];
  const end = Temporal.PlainDate.from(until);
  let at = firstOf(Temporal.PlainDate.from(from), grain);
  while (Temporal.PlainDate.compare(at, end) < 0) {
    buckets.push(at.toString());
    at = at.add(grain === "month" ? { months: 1 } : { days: grain === "week" ? 7 : 1 });
  }
  return buckets;
}

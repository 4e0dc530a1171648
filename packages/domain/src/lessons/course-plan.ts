/** Creates the dated lessons of a course. Source: domain.md 1.2, 5.3. */
import { Temporal } from "temporal-polyfill";
import { weeklyInstants, wallClockOf, type Occurrence, type WeeklySchedule } from "../time.ts";
import { weeksAhead } from "./booked-states.ts";

const weeksAfter = (date: string, weeks: number) => Temporal.PlainDate.from(date).add({ weeks }).toString();

/** The first possible date of lessons: as agreed, but not before tomorrow in their zone. */
export function firstDayOf(startOn: string, timeZone: string, now: Date): string {
  const tomorrow = Temporal.PlainDate.from(wallClockOf(now, timeZone).date).add({ days: 1 }).toString();
  return startOn > tomorrow ? startOn : tomorrow;
}

/** The date before which lessons are created when a course is confirmed. */
export const madeAtFirst = (startOn: string): string => weeksAfter(startOn, weeksAhead);

/**
 * The date before which lessons are created now: a week more than needed, so that a course is updated weekly instead of
 * nightly.
 */
export const madeUntil = (timeZone: string, now: Date): string =>
  weeksAfter(wallClockOf(now, timeZone).date, weeksAhead + 1);

/** The lessons of a schedule from one date until before another; a limited number counts from the first lesson. */
export const lessonsBetween = (schedule: WeeklySchedule, from: string, until: string): Occurrence[] =>
  weeklyInstants(schedule, until).filter(({ date }) => date >= from);

/** A zone's offset from UTC at an instant, in minutes. */
export const offsetMinutesAt = (instant: Date, timeZone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).offsetNanoseconds / 60e9;

export const dayAfter = (date: string): string => Temporal.PlainDate.from(date).add({ days: 1 }).toString();

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}

/** The first Monday on or after a date. */
export const mondayFrom = (date: string): string => {
  const monday = mondayOf(date);
  return monday === date ? date : weeksAfter(monday, 1);
};

interface Priced {
  priceAmount: number;
  earlierPrices: readonly { until: string; priceAmount: number }[];
}

/** The price of a lesson on a date, considering earlier prices. */
export const priceOn = ({ priceAmount, earlierPrices }: Priced, date: string): number =>
  earlierPrices.find(({ until }) => date < until)?.priceAmount ?? priceAmount;

/** Applies a new price from a date on; later price changes are dropped. */
export function pricedFrom(course: Priced, effectiveOn: string, priceAmount: number): Priced {
  const olderPrices = course.earlierPrices.filter(({ until }) => until < effectiveOn);
  const before = { until: effectiveOn, priceAmount: priceOn(course, effectiveOn) };
  return { priceAmount, earlierPrices: [...olderPrices, before] };
}

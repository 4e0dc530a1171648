/** The dated lessons of a course, as they are made. Source: domain.md 1.2, 5.3. */
import { Temporal } from "temporal-polyfill";
import { weeklyInstants, wallClockOf, type Occurrence, type WeeklySchedule } from "../time.ts";
import { weeksAhead } from "./booked-states.ts";

const weeksAfter = (date: string, weeks: number) => Temporal.PlainDate.from(date).add({ weeks }).toString();

/** The first day on which lessons may be: as agreed, but not before tomorrow by the clock that they keep to. */
export function firstDayOf(startOn: string, timeZone: string, now: Date): string {
  const tomorrow = Temporal.PlainDate.from(wallClockOf(now, timeZone).date).add({ days: 1 }).toString();
  return startOn > tomorrow ? startOn : tomorrow;
}

/** The day before which lessons are made when a course is confirmed. */
export const madeAtFirst = (startOn: string): string => weeksAfter(startOn, weeksAhead);

/**
 * The day before which they are made now: a week more than is needed, so that a course is written once a week and not every
 * night.
 */
export const madeUntil = (timeZone: string, now: Date): string =>
  weeksAfter(wallClockOf(now, timeZone).date, weeksAhead + 1);

/** The lessons of a schedule from one day on until before another; those of a counted one are counted from its first. */
export const lessonsBetween = (schedule: WeeklySchedule, from: string, until: string): Occurrence[] =>
  weeklyInstants(schedule, until).filter(({ date }) => date >= from);

/** How far the clock of a zone is ahead of UTC at an instant, in minutes. */
export const offsetMinutesAt = (instant: Date, timeZone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).offsetNanoseconds / 60e9;

/** The day after. */
export const dayAfter = (date: string): string => Temporal.PlainDate.from(date).add({ days: 1 }).toString();

/** The Monday of the week of a day. */
export function mondayOf(date: string): string {
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}

/** The Monday on which the weeks that have begun by a day are over: the day itself, where it is one. */
export const mondayFrom = (date: string): string => {
  const monday = mondayOf(date);
  return monday === date ? date : weeksAfter(monday, 1);
};

interface Priced {
  priceAmount: number;
  earlierPrices: readonly { until: string; priceAmount: number }[];
}

/** What a lesson of a course costs on a day: its price, or what it was before a change. */
export const priceOn = ({ priceAmount, earlierPrices }: Priced, date: string): number =>
  earlierPrices.find(({ until }) => date < until)?.priceAmount ?? priceAmount;

/** The prices of a course after a change from a day on; what was to change later is given up. */
export function pricedFrom(course: Priced, effectiveOn: string, priceAmount: number): Priced {
  const kept = course.earlierPrices.filter(({ until }) => until < effectiveOn);
  const before = { until: effectiveOn, priceAmount: priceOn(course, effectiveOn) };
  return { priceAmount, earlierPrices: [...kept, before] };
}

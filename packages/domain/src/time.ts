import { Temporal } from "temporal-polyfill";

export { isTimeZone, timeZones } from "./zones.ts";

/** Passed in, so that tests and jobs can set the time. */
export interface Clock {
  now(): Date;
}

/** A local date and time: `2026-10-20`, `18:00`, `Europe/London`. */
export interface WallClock {
  date: string;
  time: string;
  timeZone: string;
}

const zonedAt = (epochMilliseconds: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone);

const plainOf = ({ date, time }: WallClock) =>
  Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));

/**
 * The instant of a local time. A time that does not exist moves forward by the gap; of a time that occurs twice, the
 * first counts. Source: domain.md 5.3.
 */
export function instantOf(agreed: WallClock): Date {
  // "compatible" means: later in a gap, earlier in an overlap.
  const zoned = plainOf(agreed).toZonedDateTime(agreed.timeZone, { disambiguation: "compatible" });
  return new Date(zoned.epochMilliseconds);
}

/** Whether a clock change skips a local time (gap) or repeats it (overlap). */
export function clockChangeAt(agreed: WallClock): "gap" | "overlap" | null {
  const plain = plainOf(agreed);
  const earlier = plain.toZonedDateTime(agreed.timeZone, { disambiguation: "earlier" });
  const later = plain.toZonedDateTime(agreed.timeZone, { disambiguation: "later" });
  if (earlier.epochMilliseconds === later.epochMilliseconds) return null;
  return earlier.toPlainDateTime().equals(plain) ? "overlap" : "gap";
}

/** The local date and time at an instant; `weekday` from 1 (Monday) to 7 (Sunday). */
export function wallClockOf(instant: Date, timeZone: string): { date: string; time: string; weekday: number } {
  const zoned = zonedAt(instant.getTime(), timeZone);
  return {
    date: zoned.toPlainDate().toString(),
    time: zoned.toPlainTime().toString({ smallestUnit: "minute" }),
    weekday: zoned.dayOfWeek,
  };
}

/** The local date of an instant, with its half-open interval from midnight to midnight. */
export function localDay(instant: Date, timeZone: string): { date: string; start: Date; end: Date } {
  const start = zonedAt(instant.getTime(), timeZone).startOfDay();
  const end = start.add({ days: 1 }).startOfDay();
  return {
    date: start.toPlainDate().toString(),
    start: new Date(start.epochMilliseconds),
    end: new Date(end.epochMilliseconds),
  };
}

/** Lessons that repeat weekly in one zone. Source: domain.md 1.2, 5.3. */
export interface WeeklySchedule {
  anchorTimeZone: string;
  /** `weekday` 1–7, `start` HH:mm. */
  slots: readonly { weekday: number; start: string; durationMinutes: number }[];
  startOn: string;
  /** The last possible date, included. */
  endOn?: string | null;
  /** The number of lessons; skipped dates do not count. */
  lessonCount?: number | null;
  skipDates?: readonly string[];
}

/** One dated lesson of a schedule: the local time and its half-open interval. */
export interface Occurrence {
  slotIndex: number;
  date: string;
  time: string;
  start: Date;
  end: Date;
  clockChange: "gap" | "overlap" | null;
}

const minute = 60_000;

/** The lessons of a schedule with a local date before `until`, in order. */
export function weeklyInstants(schedule: WeeklySchedule, until: string): Occurrence[] {
  const { anchorTimeZone: timeZone, slots, endOn, lessonCount, skipDates = [] } = schedule;
  const first = Temporal.PlainDate.from(schedule.startOn);
  const days = Math.max(0, first.until(until, { largestUnit: "days" }).days);
  const dates = Array.from({ length: days }, (_, offset) => first.add({ days: offset })).filter((date) => {
    const isPast = endOn != null && Temporal.PlainDate.compare(date, endOn) > 0;
    return !isPast && !skipDates.includes(date.toString());
  });
  const occurrences = dates.flatMap((day) =>
    slots.flatMap(({ weekday, start: time, durationMinutes }, slotIndex) => {
      if (weekday !== day.dayOfWeek) return [];
      const agreed = { date: day.toString(), time, timeZone };
      const start = instantOf(agreed);
      const end = new Date(start.getTime() + durationMinutes * minute);
      return [{ slotIndex, date: agreed.date, time, start, end, clockChange: clockChangeAt(agreed) }];
    }),
  );
  return occurrences
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())
    .slice(0, lessonCount ?? occurrences.length);
}

/** A date and the same weekday of the following weeks, `weeks` in all. */
export function weeklyDates(first: string, weeks: number): string[] {
  const day = Temporal.PlainDate.from(first);
  return Array.from({ length: weeks }, (_, week) => day.add({ weeks: week }).toString());
}

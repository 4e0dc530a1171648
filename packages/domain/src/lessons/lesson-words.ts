/** Dates and times in sentences about lessons. Uses Intl only. */
import { memoize } from "../memoize.ts";

const written = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
const formatIn = memoize(
  (timeZone: string) => new Intl.DateTimeFormat("en-GB", { timeZone, hourCycle: "h23", ...written }),
);

const partsOf = (instant: Date, timeZone: string) =>
  Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  ) as Record<"weekday" | "day" | "month" | "hour" | "minute", string>;

/** "Tue 27 Oct" in a zone. */
export function lessonDay(instant: Date, timeZone: string): string {
  const { weekday, day, month } = partsOf(instant, timeZone);
  return `${weekday} ${day} ${month.slice(0, 3)}`;
}

/** "18:00" in a zone. */
export function lessonTime(instant: Date, timeZone: string): string {
  const { hour, minute } = partsOf(instant, timeZone);
  return `${hour}:${minute}`;
}

import { Temporal } from "temporal-polyfill";
import type { ReportDays } from "./report-period.ts";
import { reportMailHour, type ReportMailRhythm } from "./report-mail-enums.ts";

const firstDay = (day: Temporal.PlainDate, every: ReportMailRhythm): Temporal.PlainDate =>
  every === "weekly" ? day.subtract({ days: day.dayOfWeek - 1 }) : day.with({ day: 1 });
const back = (every: ReportMailRhythm) => (every === "weekly" ? { days: 7 } : { months: 1 });

/** When the morning of a day is, by a person's clock; on days without that hour, as soon after it as there is one. */
const morningOf = (day: Temporal.PlainDate, timeZone: string): Temporal.Instant =>
  day.toZonedDateTime({ timeZone, plainTime: { hour: reportMailHour } }).toInstant();

/** The day of the latest morning on which such an email was due: a Monday, or the first of a month. */
export function lastMailDay(every: ReportMailRhythm, now: Date, timeZone: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const day = firstDay(instant.toZonedDateTimeISO(timeZone).toPlainDate(), every);
  const isCome = Temporal.Instant.compare(morningOf(day, timeZone), instant) <= 0;
  return (isCome ? day : day.subtract(back(every))).toString();
}

/** The day of the next one. */
export const nextMailDay = (every: ReportMailRhythm, now: Date, timeZone: string): string =>
  Temporal.PlainDate.from(lastMailDay(every, now, timeZone))
    .add(back(every))
    .toString();

/** What the email of a day is about: the whole week or month before it. */
export const mailedDays = (every: ReportMailRhythm, day: string): ReportDays => ({
  from: Temporal.PlainDate.from(day).subtract(back(every)).toString(),
  until: day,
});

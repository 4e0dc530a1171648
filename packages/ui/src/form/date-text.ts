import { readDay } from "@app/domain/dates/read-day.ts";
import { memoize } from "@app/domain/memoize.ts";

/** Dates as stored ("2026-11-22") and as displayed and typed ("22 Nov 2026"), without times or zones. */

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

export interface Day {
  year: number;
  /** From 1. */
  month: number;
  day: number;
}

const pad = (value: number, length: number) => String(value).padStart(length, "0");
export const isoOf = ({ year, month, day }: Day) => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

const utcOf = ({ year, month, day }: Day) => new Date(Date.UTC(year, month - 1, day));
const dayOf = (date: Date): Day => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

/** The date if it exists; 30 February does not. */
function real(year: number, month: number, day: number): Day | null {
  const date = { year, month, day };
  const back = dayOf(utcOf(date));
  return year >= 1000 && year <= 9999 && back.month === month && back.day === day ? date : null;
}

/** Parses "2026-11-22"; null for anything else. */
export function dayFrom(iso: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return real(Number(year), Number(month), Number(day));
}

/** "22 Nov 2026" */
export const shownDay = ({ year, month, day }: Day) => `${day} ${months[month - 1] ?? ""} ${year}`;

/** "22/11/2026" */
export const numericDay = ({ year, month, day }: Day) => `${pad(day, 2)}/${pad(month, 2)}/${year}`;

/** "Sunday 22 November 2026" */
export function spokenDay(date: Day): string {
  const weekday = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][
    utcOf(date).getUTCDay()
  ];
  return `${weekday ?? ""} ${date.day} ${monthNames[date.month - 1] ?? ""} ${date.year}`;
}

/**
 * Parses a typed date: "22 Nov 2026", "Nov 22, 2026", "22/11/2026", "22.11.26", "tomorrow", "mon". Numeric dates are
 * day first for every reader; without a year, it is this year. Null if invalid.
 */
export function typedDay(text: string, now: Day, past = false): Day | null {
  const read = readDay(text, { order: "day-first", today: isoOf(now), past, spoken: true });
  return "day" in read ? dayFrom(read.day) : null;
}

/** Adds days; negative for earlier. */
export const plusDays = (date: Day, days: number): Day => dayOf(new Date(utcOf(date).getTime() + days * 86_400_000));

/** Adds months, limited to the month's last day: 31 January plus one is 28 February. */
export function plusMonths({ year, month, day }: Day, count: number): Day {
  const first = dayOf(new Date(Date.UTC(year, month - 1 + count, 1)));
  const last = dayOf(new Date(Date.UTC(first.year, first.month, 0))).day;
  return { ...first, day: Math.min(day, last) };
}

/** 0 is Monday. */
export const weekdayOf = (date: Day) => (utcOf(date).getUTCDay() + 6) % 7;

/** The weeks of a month, Monday to Sunday, filled up with days of the neighbouring months. */
export function weeksOf(date: Day): Day[][] {
  const first = { ...date, day: 1 };
  const start = plusDays(first, -weekdayOf(first));
  const count = Math.ceil((weekdayOf(first) + plusDays(plusMonths(first, 1), -1).day) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => plusDays(start, week * 7 + day)),
  );
}

const dayFormat = memoize(
  (timeZone: string | undefined) =>
    new Intl.DateTimeFormat("en-GB", { timeZone, year: "numeric", month: "numeric", day: "numeric" }),
);

/** Today for the reader. */
export function dayIn(now: Date, timeZone: string | undefined): Day {
  const parts = dayFormat(timeZone)
    .formatToParts(now)
    .map(({ type, value }) => [type, Number(value)]);
  const { year = 0, month = 1, day = 1 } = Object.fromEntries(parts) as Partial<Day>;
  return { year, month, day };
}

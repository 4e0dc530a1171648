import { daysLater } from "./days-later.ts";
import type { DateOrder } from "../imports/import-enums.ts";

/**
 * Parses dates as people and spreadsheets write them, for forms and imports. Has no zod import, because screens load
 * it.
 */

/** How to parse a date. */
interface DayReading {
  /** The order of numeric dates; null to accept only unambiguous ones. */
  order: DateOrder | null;
  /** Today as 2026-11-22. */
  today: string;
  /** Whether the date is in the past, such as a date of birth: 85 is 1985, "mon" last Monday. */
  past?: boolean;
  /** Whether to accept a missing year and words such as "tomorrow"; for typing, not for files. */
  spoken?: boolean;
}

/** A date as 2025-04-03, or that it is ambiguous or invalid. */
export type DayRead = { day: string } | { problem: "two ways" | "no day" };

const months = ["january", "february", "march", "april", "may", "june"].concat(
  ...["july", "august", "september", "october", "november", "december"],
);
const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** The position, from 1, of the name that a word abbreviates; accepts "sept". */
const placeIn = (names: readonly string[], word: string) =>
  word.length < 3 ? 0 : names.findIndex((name) => name.startsWith(word.toLowerCase())) + 1;

const none: DayRead = { problem: "no day" };

/** A date as 2025-04-03; null if it does not exist. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  const isThere = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere && year >= 1000 ? date.toISOString().slice(0, 10) : null;
}

/** A date whose year may be missing or have two digits. */
function inYear(year: string | undefined, month: number, day: number, { today, past, spoken }: DayReading): DayRead {
  const thisYear = Number(today.slice(0, 4));
  if (year === undefined && !spoken) return none;
  if (year?.length === 4) return read(dayOf(Number(year), month, day));
  const near = year === undefined ? thisYear : 2000 + Number(year);
  const found = dayOf(near, month, day);
  if (!past || (found !== null && found <= today)) return read(found);
  return read(dayOf(near - (year === undefined ? 1 : 100), month, day));
}

const read = (day: string | null): DayRead => (day === null ? none : { day });

/** A numeric date with the year last. */
function inFigures(a: number, b: number, year: string | undefined, how: DayReading): DayRead {
  const [dayFirst, monthFirst] = [inYear(year, b, a, how), inYear(year, a, b, how)];
  if (how.order !== null) return how.order === "day-first" ? dayFirst : monthFirst;
  const ways = new Set([dayFirst, monthFirst].flatMap((way) => ("day" in way ? way.day : [])));
  if (ways.size > 1) return { problem: "two ways" };
  return "day" in dayFirst ? dayFirst : monthFirst;
}

/** "tomorrow", "mon": the next one, or the last one in the past. */
function inWords(text: string, { today, past }: DayReading): DayRead {
  const steps: Readonly<Record<string, number>> = { today: 0, tomorrow: 1, yesterday: -1 };
  const step = steps[text.toLowerCase()];
  if (step !== undefined) return { day: daysLater(today, step) };
  const weekday = placeIn(weekdays, text.replace(/^(?:next|this|on)\s+/i, "")) - 1;
  if (weekday < 0) return none;
  const ahead = (weekday - new Date(Date.parse(today)).getUTCDay() + 7) % 7;
  return { day: daysLater(today, past ? ahead - 7 : ahead || 7) };
}

/** A time after the date, which spreadsheets add unasked. */
const hour = /(?:T|,?\s+)\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/i;
const weekday = /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,?\s+(?=\S*\d|[a-z]{3,}\.?\s+\d)/i;

const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\.?$/;
const closed = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** Without anything between, as some people type it. */
const run = /^(\d{2})(\d{2})(\d{4})$/;
const figures = /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{4}|\d{2}))?\.?$/;
const dayThenName = /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]+(?:of\s+)?([a-z]{3,})\.?(?:[\s,./-]+['’]?(\d{4}|\d{2}))?$/i;
const nameThenDay = /^([a-z]{3,})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?(?:[\s,-]+['’]?(\d{4}|\d{2}))?$/i;

/**
 * Parses 2025-04-03, 3 April 2025, 3-Apr-85, Apr 3, 2025, 03/04/2025, each optionally followed by a time.
 *
 *     readDay("25/04/85", { order: "day-first", today: "2026-11-22", past: true }); // { day: "1985-04-25" }
 */
export function readDay(written: string, how: DayReading): DayRead {
  const text = written.trim().replace(hour, "").replace(weekday, "");
  const iso = yearFirst.exec(text) ?? closed.exec(text);
  const day = iso && dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (day !== null) return { day };
  const [, first, second, last] = (how.spoken ? run.exec(text) : null) ?? [];
  if (first !== undefined) return inFigures(Number(first), Number(second), last, how);
  if (iso) return none;
  const [, a, b, of] = figures.exec(text) ?? [];
  if (a !== undefined && b !== undefined) return inFigures(Number(a), Number(b), of, how);
  const [, number, name = "", year] = dayThenName.exec(text) ?? [];
  if (number !== undefined) return inYear(year, placeIn(months, name), Number(number), how);
  const [, word = "", date, its] = nameThenDay.exec(text) ?? [];
  if (date !== undefined) return inYear(its, placeIn(months, word), Number(date), how);
  return how.spoken ? inWords(text, how) : none;
}

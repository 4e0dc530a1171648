import { spanInWords } from "../span.ts";

/** "6 h 10 min before the start" */
export const noticeInWords = (minutes: number): string =>
  minutes < 0 ? `${spanInWords(-minutes)} after the start` : `${spanInWords(minutes)} before the start`;

const terms = ["Jan–Apr", "May–Aug", "Sep–Dec"];

/** Which third of the year a date lies in, from 0. */
const thirdOf = (localDate: string): number => Math.floor((Number(localDate.slice(5, 7)) - 1) / 4);

/**
 * The term (a third of the year) of a lesson, by its own local date: 31 Aug 23:30 UTC is September in London.
 * Source: domain.md 5.6.
 */
export const termOf = (localDate: string): string => terms[thirdOf(localDate)] ?? "";

/** The first date of that term, and of the next. */
export function termBounds(localDate: string): { from: string; until: string } {
  const year = Number(localDate.slice(0, 4));
  const third = thirdOf(localDate);
  const first = (inYear: number, month: number) => `${inYear}-${String(month).padStart(2, "0")}-01`;
  return { from: first(year, third * 4 + 1), until: third === 2 ? first(year + 1, 1) : first(year, third * 4 + 5) };
}

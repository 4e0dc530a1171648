import { spanInWords } from "../span.ts";

/** "6 h 10 min before the start" */
export const noticeInWords = (minutes: number): string =>
  minutes < 0 ? `${spanInWords(-minutes)} after the start` : `${spanInWords(minutes)} before the start`;

const terms = ["Jan–Apr", "May–Aug", "Sep–Dec"];

/** The term (a third of the year) in which a lesson begins. */
export const termOf = (start: Date): string => terms[Math.floor(start.getUTCMonth() / 4)] ?? "";

/** The bounds of that term. */
export function termBounds(start: Date): { from: Date; until: Date } {
  const first = Math.floor(start.getUTCMonth() / 4) * 4;
  const at = (month: number) => new Date(Date.UTC(start.getUTCFullYear(), month, 1));
  return { from: at(first), until: at(first + 4) };
}

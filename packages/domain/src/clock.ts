/** Times by the clock, without zod, so that screens are light. */

/** What is said of a time that is none; apart from all other texts, which screens can do without. */
export const clockProblem = "Enter a time such as 09:30.";

/** 00:00 to 23:59. */
export const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time as people type it, as the rules spell it: "9", "930" and "9:30" are "09:00" and "09:30"; anything else stays. */
export function readClock(typed: string): string {
  const [, hours, minutes = "00"] = /^(\d{1,2}?)(?:[:.h]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  return hours === undefined ? typed.trim() : `${hours.padStart(2, "0")}:${minutes}`;
}

/** Times of day. Has no zod import, because screens load it. */

/** Kept apart from other messages, which screens may not need. */
export const clockProblem = "Enter a time such as 09:30.";

/** 00:00 to 23:59. */
export const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Minutes after midnight as a time of day: 90 is "01:30", and 1440 the "24:00" that ends a day. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const named: Readonly<Record<string, string>> = { noon: "12:00", midday: "12:00", midnight: "00:00" };

/** Converts a 12-hour clock hour: 12 am is 0, 3 pm is 15. */
const ofDay = (hours: number, half: string) => (hours % 12) + (half.startsWith("p") ? 12 : 0);

/**
 * Normalises a typed time: "9", "930" and "9:30" become "09:00" and "09:30", "3pm" becomes "15:00". Anything else is
 * returned unchanged.
 */
export function readClock(typed: string): string {
  const text = typed.trim().toLowerCase();
  const [, hours, minutes = "00", half] = /^(\d{1,2}?)(?:[:.h]?(\d{2}))?\s*([ap]\.?m?\.?)?$/.exec(text) ?? [];
  if (hours === undefined) return named[text] ?? typed.trim();
  if (half === undefined) return `${hours.padStart(2, "0")}:${minutes}`;
  const hour = Number(hours);
  return hour < 1 || hour > 12 ? typed.trim() : `${String(ofDay(hour, half)).padStart(2, "0")}:${minutes}`;
}

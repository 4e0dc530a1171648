import { memoize } from "@app/domain/memoize.ts";

/** Formats of dates and times: "Tue 27 Oct", 24-hour clock. Uses Intl only. */

/** One format for all parts, because creating it takes a hundred times as long as using it. */
const written = {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

const formatIn = memoize((timeZone: string | undefined) => new Intl.DateTimeFormat("en-GB", { timeZone, ...written }));

function partsOf(instant: Date, timeZone: string | undefined) {
  return Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
}

/** "2026-11-22", which is the Swedish format. */
const isoIn = memoize(
  (timeZone: string | undefined) => new Intl.DateTimeFormat("sv-SE", { ...(timeZone && { timeZone }) }),
);

/** "2026-11-22": the date in a zone, for comparing. */
export const isoDay = (instant: Date, timeZone?: string): string => isoIn(timeZone).format(instant);

const shortMonth = (month = "") => month.slice(0, 3);

/** "Tue 27 Oct"; with the year if it differs from that of `now`: "Tue 27 Oct 2025". */
export function dayText(instant: Date, timeZone?: string, now?: Date): string {
  const { weekday = "", day = "", month, year } = partsOf(instant, timeZone);
  const sameYear = now && partsOf(now, timeZone)["year"] === year;
  return [weekday, day, shortMonth(month), ...(sameYear ? [] : [year])].join(" ");
}

/** "07:05" */
export function timeText(instant: Date, timeZone?: string): string {
  const { hour = "", minute = "" } = partsOf(instant, timeZone);
  return `${hour}:${minute}`;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "just now", "5 min ago", "3 h ago", "2 days ago", then the date. */
export function agoText(instant: Date, now: Date, timeZone?: string): string {
  const gone = now.getTime() - instant.getTime();
  if (gone < minute) return "just now";
  if (gone < hour) return `${Math.floor(gone / minute)} min ago`;
  if (gone < day) return `${Math.floor(gone / hour)} h ago`;
  if (gone < 2 * day) return "1 day ago";
  if (gone < 7 * day) return `${Math.floor(gone / day)} days ago`;
  return dayText(instant, timeZone, now);
}

/** "Europe/London" → "London", "America/Argentina/Buenos_Aires" → "Buenos Aires". */
export const placeName = (timeZone: string) => (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

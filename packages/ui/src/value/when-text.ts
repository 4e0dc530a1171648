/** Dates and times as they are written here: "Tue 27 Oct", 24-hour; with Intl only. */

/** What is written of an instant. */
const formats = {
  day: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  year: { year: "numeric" },
  time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
} as const;

/** Making one takes a hundred times as long as using it, and a list uses one for each row. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(name: keyof typeof formats, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${name} ${timeZone ?? ""}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat("en-GB", { timeZone, ...formats[name] });
  made.set(key, format);
  return format;
}

const partsOf = (instant: Date, timeZone: string | undefined, name: keyof typeof formats) =>
  Object.fromEntries(
    formatOf(name, timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );

const shortMonth = (month = "") => month.slice(0, 3);

/** "Tue 27 Oct"; with the year where it is not the year of `now`: "Tue 27 Oct 2025". */
export function dayText(instant: Date, timeZone?: string, now?: Date): string {
  const { weekday = "", day = "", month, year } = partsOf(instant, timeZone, "day");
  const sameYear = now && partsOf(now, timeZone, "year")["year"] === year;
  return [weekday, day, shortMonth(month), ...(sameYear ? [] : [year])].join(" ");
}

/** "07:05" */
export function timeText(instant: Date, timeZone?: string): string {
  const { hour = "", minute = "" } = partsOf(instant, timeZone, "time");
  return `${hour}:${minute}`;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Activity: "just now", "5 min ago", "3 h ago", "2 days ago", then the day. */
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

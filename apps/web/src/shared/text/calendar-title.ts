import type { CalendarView } from "@app/domain/calendar/calendar-days.ts";
import { memoize } from "@app/domain/memoize.ts";

interface DaysInView {
  view: CalendarView;
  date: string;
  days: readonly string[];
}

type Parts = "weekday" | "day" | "month" | "year";

const format = memoize(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      timeZone: "UTC",
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
    }),
);

const partsOf = (date: string) =>
  Object.fromEntries(
    format()
      .formatToParts(new Date(`${date}T00:00:00Z`))
      .map(({ type, value }) => [type, value]),
  ) as Record<Parts, string>;

/** "Tuesday 27 October" */
export function dayInWords(date: string): string {
  const { weekday, day, month } = partsOf(date);
  return `${weekday} ${day} ${month}`;
}

/** "Tue 27"; with the month on its first day, and where a view begins: "Tue 27 Oct". */
export function shortDay(date: string, isFirst: boolean): string {
  const { weekday, day, month } = partsOf(date);
  return `${weekday.slice(0, 3)} ${day}${isFirst || day === "1" ? ` ${month.slice(0, 3)}` : ""}`;
}

/** "26 October – 1 November 2026", "November 2026", "Tuesday 27 October 2026". */
export function calendarTitle({ view, date, days }: DaysInView): string {
  const titles: Partial<Record<CalendarView, () => string>> = {
    month: () => `${partsOf(date).month} ${partsOf(date).year}`,
    day: () => `${dayInWords(date)} ${partsOf(date).year}`,
  };
  return titles[view]?.() ?? spanInWords(days[0] ?? date, days.at(-1) ?? date);
}

function spanInWords(from: string, to: string): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const year = first.year === last.year ? "" : ` ${first.year}`;
  const month = first.month === last.month && year === "" ? "" : ` ${first.month}`;
  return `${first.day}${month}${year} – ${last.day} ${last.month} ${last.year}`;
}

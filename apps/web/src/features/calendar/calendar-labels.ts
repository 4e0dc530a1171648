import type { CalendarView } from "@app/domain/calendar/calendar-days.ts";
import { onWall, type ClockShift } from "@app/domain/calendar/dst-transitions.ts";
import { memoize } from "@app/domain/memoize.ts";
import { placeName } from "@app/ui/value/when-text.ts";
import type { CalendarPlace } from "./calendar-place.ts";

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
export function calendarTitle({ view, date, days }: Pick<CalendarPlace, "view" | "date" | "days">): string {
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

/** 60 is "1 h", 30 is "30 min". */
const lengthInWords = (minutes: number) => (minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`);

/** What happens to clocks on the days of a calendar: "Clocks back 1 h in London and 2 others". */
export function shiftsByDay(shifts: readonly ClockShift[], timeZone: string): ReadonlyMap<string, string> {
  const groups = new Map<string, ClockShift[]>();
  for (const shift of shifts) {
    const key = `${onWall(shift.at, timeZone).date} ${shift.minutes}`;
    groups.set(key, [...(groups.get(key) ?? []), shift]);
  }
  const days = new Map<string, string>();
  for (const [key, group] of groups) {
    const [date = ""] = key.split(" ");
    days.set(date, [days.get(date), shiftInWords(group)].filter(Boolean).join(". "));
  }
  return days;
}

function shiftInWords([first, ...others]: readonly ClockShift[]): string {
  if (!first) return "";
  const { timeZone, minutes } = first;
  const places = [
    placeName(timeZone),
    ...(others.length === 0 ? [] : [`${others.length} ${others.length === 1 ? "other" : "others"}`]),
  ];
  return `Clocks ${minutes < 0 ? "back" : "forward"} ${lengthInWords(Math.abs(minutes))} in ${places.join(" and ")}`;
}

/** "41 lessons", "1 lesson". */
export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The days that a calendar view shows, as plain dates without a time zone. */
import { daysLater } from "../dates/days-later.ts";
import { weekdayOf } from "../dates/plain-date.ts";

export const calendarViews = ["month", "week", "day", "agenda"] as const;
export type CalendarView = (typeof calendarViews)[number];

const dayMs = 86_400_000;
const plain = (date: string) => Date.parse(`${date}T00:00:00Z`);
const written = (at: number) => new Date(at).toISOString().slice(0, 10);

const mondayOf = (date: string) => daysLater(date, 1 - weekdayOf(date));

const agendaDays = 14;

/** The days that a view shows around a date, in order. A month consists of whole weeks from Monday. */
export function daysShown(view: CalendarView, date: string): string[] {
  const shown: Record<CalendarView, () => [string, number]> = {
    month: () => {
      const first = mondayOf(`${date.slice(0, 8)}01`);
      const last = daysLater(monthAfter(date, 1), -1);
      return [first, Math.round((plain(daysLater(mondayOf(last), 7)) - plain(first)) / dayMs)];
    },
    week: () => [mondayOf(date), 7],
    day: () => [date, 1],
    agenda: () => [date, agendaDays],
  };
  const [first, count] = shown[view]();
  return Array.from({ length: count }, (_, day) => daysLater(first, day));
}

/** The first day of the month that is `months` later. */
function monthAfter(date: string, months: number): string {
  const at = new Date(plain(`${date.slice(0, 8)}01`));
  return written(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));
}

/** The date of a view one step forward (1) or back (-1). */
export function steppedBy(view: CalendarView, date: string, step: 1 | -1): string {
  if (view === "month") return monthAfter(date, step);
  return daysLater(date, step * (view === "week" ? 7 : view === "day" ? 1 : agendaDays));
}

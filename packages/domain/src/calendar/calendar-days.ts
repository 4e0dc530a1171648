/** The days that a calendar view shows, as plain dates without a time zone. */

export const calendarViews = ["month", "week", "day", "agenda"] as const;
export type CalendarView = (typeof calendarViews)[number];

const dayMs = 86_400_000;
const plain = (date: string) => Date.parse(`${date}T00:00:00Z`);
const written = (at: number) => new Date(at).toISOString().slice(0, 10);

/** `daysAfter("2026-10-31", 2)` is "2026-11-02". */
export const daysAfter = (date: string, days: number): string => written(plain(date) + days * dayMs);

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string): number => new Date(plain(date)).getUTCDay() || 7;

const mondayOf = (date: string) => daysAfter(date, 1 - weekdayOf(date));

/** Whether a text is a valid calendar date: "2026-02-30" is not. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(plain(text)) && written(plain(text)) === text;

const agendaDays = 14;

/** The days that a view shows around a date, in order. A month consists of whole weeks from Monday. */
export function daysShown(view: CalendarView, date: string): string[] {
  const shown: Record<CalendarView, () => [string, number]> = {
    month: () => {
      const first = mondayOf(`${date.slice(0, 8)}01`);
      const last = daysAfter(monthAfter(date, 1), -1);
      return [first, Math.round((plain(daysAfter(mondayOf(last), 7)) - plain(first)) / dayMs)];
    },
    week: () => [mondayOf(date), 7],
    day: () => [date, 1],
    agenda: () => [date, agendaDays],
  };
  const [first, count] = shown[view]();
  return Array.from({ length: count }, (_, day) => daysAfter(first, day));
}

/** The first day of the month that is `months` later. */
function monthAfter(date: string, months: number): string {
  const at = new Date(plain(`${date.slice(0, 8)}01`));
  return written(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));
}

/** The date of a view one step forward (1) or back (-1). */
export function steppedBy(view: CalendarView, date: string, step: 1 | -1): string {
  if (view === "month") return monthAfter(date, step);
  return daysAfter(date, step * (view === "week" ? 7 : view === "day" ? 1 : agendaDays));
}

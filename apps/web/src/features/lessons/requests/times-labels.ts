import type { PreferredTime } from "@app/domain/lessons/preferred-times.ts";
import { inWeekOrder, weekdayShort } from "@app/domain/lessons/weekdays.ts";
import { aheadOf, elsewhere, nextShift } from "@app/domain/local-week.ts";

interface Stretch {
  weekday: number;
  start: string;
  end: string;
}

/** "Tue, Thu 18:00–18:45; Sat 10:00–11:30": days that share their hours stand together. */
export function stretchesInWords(stretches: readonly Stretch[]): string {
  const days = new Map<string, number[]>();
  for (const { weekday, start, end } of inWeekOrder(stretches)) {
    const hours = `${start}–${end}`;
    days.set(hours, [...(days.get(hours) ?? []), weekday]);
  }
  return [...days]
    .map(([hours, weekdays]) => `${[...new Set(weekdays)].toSorted().map(weekdayShort).join(", ")} ${hours}`)
    .join("; ");
}

/** The same beside what another clock says: days that are the same there are not said again. */
export function stretchesBeside(stretches: readonly Stretch[], others: readonly Stretch[]): string {
  const sameDays = stretches.every(({ weekday }, at) => others[at]?.weekday === weekday);
  if (!sameDays) return stretchesInWords(stretches);
  return [...new Set(inWeekOrder(stretches).map(({ start, end }) => `${start}–${end}`))].join("; ");
}

/** Preferred times by the clock of another zone. */
export const timesIn = (times: readonly PreferredTime[], zone: string, now: Date): Stretch[] =>
  times.map((time) => elsewhere(time, aheadOf(now, time.timeZone, zone)));

/** The next change of a clock that moves these times for whoever reads them: when, and by how many minutes. */
export function shiftOf(
  times: readonly PreferredTime[],
  zone: string,
  now: Date,
): { at: Date; minutes: number } | null {
  const [first] = times;
  return first ? nextShift(now, first.timeZone, zone) : null;
}

/** "+1 h", "−30 min" */
export function shiftSize(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes > 0 ? "+" : "−"}${size % 60 === 0 ? `${size / 60} h` : `${size} min`}`;
}

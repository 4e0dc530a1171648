/** Months as "2026-09". */

const inWords = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** "September 2026" */
export const monthName = (month: string): string => inWords.format(new Date(`${month}-01T00:00:00Z`));

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, place = 1] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, place, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, "0")}` };
}

/** So many months up to the one of a day, the latest first. */
export function monthsUntil(today: string, count: number): string[] {
  const [year = 0, place = 1] = today.split("-").map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, place - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** "September 2026" where it is a whole month, "1 – 15 Sept 2026" where it is not. */
export function periodWords({ from, to }: { from: string; to: string }): string {
  const month = from.slice(0, 7);
  const whole = daysOfMonth(month);
  if (from === whole.from && to === whole.to) return monthName(month);
  return days.formatRange(new Date(from), new Date(to));
}

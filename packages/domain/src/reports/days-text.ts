const utc = { timeZone: "UTC" } as const;
const dayOfYear = new Intl.DateTimeFormat("en-GB", { ...utc, day: "numeric", month: "short", year: "numeric" });

/** Days are texts, the same in every zone. */
const atNoon = (date: string) => new Date(`${date}T12:00:00Z`);

/** September has three letters like the others. */
const text = (at: Date): string => dayOfYear.format(at).replace("Sept", "Sep");

/** "1 Oct 2026". */
export const dayText = (date: string): string => text(atNoon(date));

/** The last day of some days. */
export const lastDay = ({ until }: { until: string }): string =>
  new Date(atNoon(until).getTime() - 86_400_000).toISOString().slice(0, 10);

/** "1 Oct 2026 to 28 Oct 2026". */
export function daysText(days: { from: string; until: string }): string {
  const [first, end] = [dayText(days.from), dayText(lastDay(days))];
  return first === end ? first : `${first} to ${end}`;
}

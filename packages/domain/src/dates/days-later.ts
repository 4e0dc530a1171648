/** A calendar date so many days later, or earlier: ("2026-02-28", 1) is "2026-03-01". */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

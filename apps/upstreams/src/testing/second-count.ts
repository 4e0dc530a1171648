import type { ReportRecord } from "../features/reports/report.record.ts";
import type { World } from "./world.ts";

/** A day in a zone as the browser's calendar writes it; reports count by Temporal and the database. */
export function dayIn(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  return (at) => format.format(at);
}

/** What is shown of a share: nothing of fewer than ten. */
export const share = (part: number, whole: number): number | null => (whole < 10 ? null : part / whole);

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return null;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures of a report by their names, to a millionth. */
export const valuesOf = (cells: ReportRecord["totals"]): Record<string, number | null> =>
  Object.fromEntries(cells.map(({ number, value }) => [number, value === null ? null : Math.round(value * 1e6) / 1e6]));

export const rounded = (values: Record<string, number | null>): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === null ? null : Math.round(value * 1e6) / 1e6]),
  );

export async function reportOf(world: World, name: string, query = ""): Promise<ReportRecord> {
  const { body, status } = await world.v2<ReportRecord>("get", `/reports/${name}?${query}`, { as: "director" });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

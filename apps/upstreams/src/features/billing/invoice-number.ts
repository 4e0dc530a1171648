import { sql } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { numberSeries } from "./invoices.table.ts";

const letters = { "pre-payment": "PP", ongoing: "OC", "credit-note": "CN" } as const;

interface Numbered {
  kind: keyof typeof letters;
  prefix: string;
  issuedOn: string;
}

/** The series of an invoice: PP-UK-2026. */
export const seriesOf = ({ kind, prefix, issuedOn }: Numbered): string =>
  `${letters[kind]}-${prefix}-${issuedOn.slice(0, 4)}`;

/** A number of a series: PP-UK-2026-00012. */
export const numberIn = (series: string, place: number): string => `${series}-${String(place).padStart(5, "0")}`;

/**
 * Takes the next number of a series, such as PP-UK-2026-00012. Its row stays locked until the transaction ends, so take it
 * as late as possible; a transaction that fails gives its number back. Source: domain.md 1.3.
 */
export async function takeNumber({ db }: Pick<Context, "db">, numbered: Numbered): Promise<string> {
  const series = seriesOf(numbered);
  const [row] = await db
    .insert(numberSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: numberSeries.series, set: { last: sql`${numberSeries.last} + 1` } })
    .returning({ last: numberSeries.last });
  return numberIn(series, row?.last ?? 1);
}

import Papa from "papaparse";
import { safeCell } from "@app/domain/csv-cell.ts";

const newline = "\r\n";

/** Separators of some countries: a cell that contains one is quoted, so that it stays one cell everywhere. */
const between = /[,;\t|]/;
const isQuoted = (value: unknown) => typeof value === "string" && between.test(value);

/** Rows as CSV that spreadsheets read only as texts and numbers. */
export const csvLines = (rows: readonly (readonly (string | number | null)[])[]): string =>
  Papa.unparse(
    rows.map((row) => row.map((cell) => (typeof cell === "string" ? safeCell(cell) : cell))),
    { newline, quotes: isQuoted },
  ) + newline;

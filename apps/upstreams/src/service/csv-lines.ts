import Papa from "papaparse";
import { safeCell } from "@app/domain/csv-cell.ts";

const newline = "\r\n";

/** What stands between cells in some countries: a cell that holds it is in quotation marks, so that it stays one everywhere. */
const between = /[,;\t|]/;
const isQuoted = (value: unknown) => typeof value === "string" && between.test(value);

/** Rows as lines of CSV that no spreadsheet takes for more than texts and numbers. */
export const csvLines = (rows: readonly (readonly (string | number | null)[])[]): string =>
  Papa.unparse(
    rows.map((row) => row.map((cell) => (typeof cell === "string" ? safeCell(cell) : cell))),
    { newline, quotes: isQuoted },
  ) + newline;

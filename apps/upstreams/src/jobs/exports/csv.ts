import Papa from "papaparse";
import { safeText, tidyText, type Cell } from "./cell.ts";
import type { SheetWriter } from "./sheet-writer.ts";

const byteOrderMark = "\uFEFF";
const newline = "\r\n";

/** Rows as lines of CSV. Texts that a spreadsheet would take for formulas carry an apostrophe. */
const linesOf = (rows: readonly (readonly Cell[])[]): string =>
  Papa.unparse(
    rows.map((row) => row.map((cell) => (typeof cell === "string" ? safeText(tidyText(cell)) : cell))),
    { newline },
  ) + newline;

/** CSV in UTF-8, which Excel knows by its first mark. */
export function csvWriter(put: (part: Uint8Array) => void): SheetWriter {
  put(Buffer.from(byteOrderMark));
  return {
    rows: (rows) => rows.length > 0 && put(Buffer.from(linesOf(rows))),
    end: () => undefined,
  };
}

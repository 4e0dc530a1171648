import { csvLines } from "../../service/csv-lines.ts";
import { tidyText, type Cell } from "./cell.ts";
import type { SheetWriter } from "./sheet-writer.ts";

const byteOrderMark = "\uFEFF";

const tidied = (row: readonly Cell[]) => row.map((cell) => (typeof cell === "string" ? tidyText(cell) : cell));

/** CSV in UTF-8 with a byte order mark, which Excel needs. */
export function csvWriter(put: (part: Uint8Array) => void): SheetWriter {
  put(Buffer.from(byteOrderMark));
  return {
    rows: (rows) => rows.length > 0 && put(Buffer.from(csvLines(rows.map(tidied)))),
    end: () => undefined,
  };
}

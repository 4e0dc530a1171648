import { readSessionFile } from "@app/domain/content/session-file.ts";
import { plainCell } from "@app/domain/csv-cell.ts";
import { isEmptyRow, refuse, type TableRow, type TableSource } from "./import-table.ts";
import { textTable } from "./text-rows.ts";
import { workbookTable } from "./workbook-rows.ts";

/** The blocks of a session, each a row with its id and all of it. */
function blockTable(bytes: Uint8Array): TableSource {
  const read = readSessionFile(Buffer.from(bytes).toString("utf8"));
  if ("problem" in read) throw refuse(read.problem);
  const blocks = read.blocks.map(({ id, text }, at) => ({ row: at + 2, cells: [id, text] }));
  return { notes: [], rows: [{ row: 1, cells: ["Id", "Block"] }, ...blocks] };
}

const readers: Readonly<Record<string, (bytes: Uint8Array) => TableSource>> = {
  "text/csv": textTable,
  "application/json": blockTable,
};

function* plainRows(rows: Iterable<TableRow>): Generator<TableRow> {
  for (const { row, cells } of rows) {
    if (!isEmptyRow(cells)) yield { row, cells: cells.map(plainCell) };
  }
}

/** The rows of a file in which anything stands, as it was typed. */
export function tableIn(bytes: Uint8Array, contentType: string) {
  const { notes, rows } = (readers[contentType] ?? workbookTable)(bytes);
  return { notes, rows: plainRows(rows) };
}

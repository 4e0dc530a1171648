import { isExportEnd } from "@app/domain/system/export.ts";
import { importColumnsMax, importMessages } from "@app/domain/imports/import-messages.ts";
import { isEmptyRow, refuse, type TableRow } from "./import-table.ts";

/** How many rows are looked at to find the headings. */
const lookedAt = 20;

const filled = ({ cells }: TableRow) => cells.filter((cell) => cell.trim() !== "").length;

/** The first row that is nearly as full as those below it: titles above a table fill a cell or two. */
function headingsAmong(rows: readonly TableRow[]): number {
  const widest = Math.max(0, ...rows.map(filled));
  return rows.findIndex((row) => filled(row) > widest * 0.5);
}

/** A table in a file, wherever it stands in it. */
export interface Table {
  headings: string[];
  rows: AsyncIterable<TableRow>;
}

async function* all(first: readonly TableRow[], rest: AsyncIterator<TableRow>): AsyncGenerator<TableRow> {
  yield* first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** Rows below the headings, as wide as they are; what stands beside them is refused, for it would be lost. */
async function* below(
  rows: AsyncIterable<TableRow>,
  { from, width, notes }: { from: number; width: number; notes: string[] },
): AsyncGenerator<TableRow> {
  for await (const { row, cells } of rows) {
    if (isExportEnd(cells)) {
      notes.push(importMessages.exportEnd(row));
      continue;
    }
    const own = cells.slice(from, from + width);
    if (!isEmptyRow(cells.slice(0, from)) || !isEmptyRow(cells.slice(from + width))) {
      throw refuse(importMessages.besideHeadings(row));
    }
    yield { row, cells: Array.from({ length: width }, (_, place) => own[place] ?? "") };
  }
}

/** Finds the headings among the first rows; what is left out above them is noted. */
export async function findTable(source: AsyncGenerator<TableRow>, notes: string[]): Promise<Table> {
  const first: TableRow[] = [];
  while (first.length < lookedAt) {
    const next = await source.next();
    if (next.done === true) break;
    first.push(next.value);
  }
  const at = headingsAmong(first);
  const head = first[at];
  if (!head) throw refuse(importMessages.empty);
  const named = head.cells.map((cell) => cell.trim());
  const from = named.findIndex((cell) => cell !== "");
  const headings = named.slice(from, named.findLastIndex((cell) => cell !== "") + 1);
  if (headings.length > importColumnsMax) throw refuse(importMessages.tooWide(importColumnsMax));
  if (at > 0) notes.push(importMessages.above(head.row));
  return { headings, rows: below(all(first.slice(at + 1), source), { from, width: headings.length, notes }) };
}

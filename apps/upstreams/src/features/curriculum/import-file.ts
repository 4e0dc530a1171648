import Papa from "papaparse";
import {
  importColumns,
  importRowsMax,
  readHead,
  type ImportRow,
  type PlannedRow,
} from "@app/domain/curriculum/import.ts";
import { plainCell, safeCell } from "@app/domain/csv-cell.ts";
import type { CurriculumShape } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import { curriculumMessages } from "@app/domain/curriculum/curriculum-messages.ts";
import { fieldRefusal } from "../../service/refusal.ts";

/** What stands between the cells: what the head has most of. */
function delimiterOf(csv: string): string {
  const [head = ""] = csv.split(/[\r\n]/, 1);
  const cells = (delimiter: string) => head.split(delimiter).length;
  return [";", "\t"].reduce((best, one) => (cells(one) > cells(best) ? one : best), ",");
}

/** Lines of a file as they are read: commas, semicolons or tabs, with a byte order mark or without. */
export function readFile(shape: CurriculumShape, csv: string): ImportRow[] {
  const text = csv.replace(/^\uFEFF/, "");
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const [head = [], ...lines] = data;
  const columns = readHead(shape, head);
  if (typeof columns === "string") throw fieldRefusal("csv", columns);
  const rows = lines
    .map((cells, place) => ({ line: place + 2, cells: columns.map((at) => plainCell(cells[at] ?? "")) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (rows.length === 0) throw fieldRefusal("csv", curriculumMessages.importEmpty);
  if (rows.length > importRowsMax) throw fieldRefusal("csv", messages.atMostItems(importRowsMax, "lines"));
  return rows;
}

/** A file that spreadsheets open with its marks, and of which they execute nothing. */
const write = (rows: string[][]): string => `\uFEFF${Papa.unparse(rows.map((row) => row.map(safeCell)))}\r\n`;

/** An empty file with one line to show how it is filled. */
export function templateFile(shape: CurriculumShape): string {
  const path = shape === "language" ? ["Ages 5 to 8", "Beginner", "Ekele"] : ["Listening", "Ekele"];
  return write([importColumns(shape), [...path, "Greetings", "Greet an elder | Answer a greeting", "45"]]);
}

/** The lines that could not be done, each with the reason, to be mended and sent again; null where all could. */
export function problemFile(shape: CurriculumShape, rows: readonly PlannedRow[]): string | null {
  const problems = rows.filter(({ verdict }) => verdict === "problem");
  if (problems.length === 0) return null;
  return write([
    [...importColumns(shape), curriculumMessages.importProblemColumn],
    ...problems.map(({ cells, reason }) => [...cells, reason ?? ""]),
  ]);
}

import { importColumnsMax, importMessages, importRowsMax } from "@app/domain/imports/import-messages.ts";
import { Refusal } from "../../../service/refusal.ts";
import { refuse, sheetColumnsMax, sheetRowsMax, unreadable, type TableRow, type TableSource } from "./import-table.ts";
import { cellText, columnOf, readOut, type RawCell } from "./sheet-cell.ts";
import { isWorkbookPart, workbookParts, type WorkbookParts } from "./workbook-parts.ts";
import { xmlWalk } from "./xml-walk.ts";
import { ZipEntries } from "./zip-entries.ts";

const cellsMax = importRowsMax * importColumnsMax;

/** The texts that cells share, each once; how they are spoken is left out. */
function stringsIn(entries: ZipEntries, path: string): string[] {
  const strings: string[] = [];
  let parts: string[] | null = null;
  let isSpoken = false;
  let isText = false;
  const walk = xmlWalk({
    open(name) {
      if (name === "si") parts = [];
      if (name === "rPh") isSpoken = true;
      isText = name === "t";
    },
    text(text) {
      if (isText && !isSpoken) parts?.push(text);
    },
    close(name) {
      isText = false;
      if (name === "rPh") isSpoken = false;
      if (name !== "si" || !parts) return;
      strings.push(readOut(parts.join("")));
      if (strings.length > cellsMax) throw refuse(importMessages.tooMany(importRowsMax));
      parts = null;
    },
  });
  entries.readAll((name) => (name === path ? walk : null));
  return strings;
}

/** Puts the rows of a sheet together while it is walked through. Where a cell would stand too far off, nothing is built. */
class RowBuilder {
  readonly done: TableRow[] = [];
  readonly #parts: WorkbookParts;
  readonly #strings: readonly string[];
  #count = 0;
  #row = 0;
  #column = -1;
  #cells: string[] = [];
  #cell: RawCell | null = null;
  #isValue = false;

  constructor(parts: WorkbookParts, strings: readonly string[]) {
    this.#parts = parts;
    this.#strings = strings;
  }

  open(name: string, { r, t = "n", s = "0" }: Readonly<Record<string, string>>): void {
    if (name === "row") {
      this.#row = r === undefined ? this.#row + 1 : Number(r);
      if (!Number.isInteger(this.#row) || this.#row < 1 || this.#row > sheetRowsMax) throw unreadable();
      this.#cells = [];
      this.#column = -1;
    } else if (name === "c") {
      this.#column = r === undefined ? this.#column + 1 : columnOf(r);
      this.#cell = { type: t, value: "", isDate: this.#parts.dateStyles[Number(s)] ?? false };
    }
    this.#isValue = name === "v" || (name === "t" && this.#cell?.type === "inlineStr");
  }

  text(text: string): void {
    if (this.#isValue && this.#cell) this.#cell.value += text;
  }

  close(name: string): void {
    this.#isValue = false;
    if (name === "c") this.#endCell();
    else if (name === "row" && this.#cells.length > 0) this.done.push({ row: this.#row, cells: this.#cells });
  }

  #endCell(): void {
    const cell = this.#cell;
    this.#cell = null;
    if (!cell || cell.value === "") return;
    const text = cellText(cell, this.#strings, this.#parts.from1904);
    if (text === "") return;
    this.#count += 1;
    if (this.#row > importRowsMax + 1 || this.#count > cellsMax) throw refuse(importMessages.tooMany(importRowsMax));
    if (this.#column >= sheetColumnsMax) throw refuse(importMessages.wideLine(this.#row, sheetColumnsMax));
    while (this.#cells.length < this.#column) this.#cells.push("");
    this.#cells[this.#column] = text;
  }
}

function* sheetRows(
  entries: ZipEntries,
  path: string,
  parts: WorkbookParts,
  strings: readonly string[],
): Generator<TableRow> {
  const builder = new RowBuilder(parts, strings);
  const walk = xmlWalk({
    open: (name, attributes) => builder.open(name, attributes),
    text: (text) => builder.text(text),
    close: (name) => builder.close(name),
  });
  const steps = entries.read((name) => (name === path ? walk : null));
  while (steps.next().done !== true) yield* builder.done.splice(0);
  yield* builder.done.splice(0);
}

/** The rows of the first sheet that people see with something in it. */
function* workbookRows(bytes: Uint8Array, notes: string[]): Generator<TableRow> {
  const entries = new ZipEntries(bytes);
  const parts = workbookParts(entries.texts(isWorkbookPart));
  const strings = parts.stringsPath === null ? [] : stringsIn(entries, parts.stringsPath);
  const shown = parts.sheets.filter(({ isHidden }) => !isHidden);
  for (const [at, { name, path }] of shown.entries()) {
    const rows = sheetRows(entries, path, parts, strings);
    const first = rows.next();
    if (first.done === true) continue;
    const others = shown.length - at - 1;
    if (others > 0) notes.push(importMessages.oneSheet(name, others));
    yield first.value;
    yield* rows;
    return;
  }
}

/** Whatever the libraries find wrong with a workbook: it cannot be read. */
function* refusing(rows: Generator<TableRow>): Generator<TableRow> {
  try {
    yield* rows;
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable();
  }
}

/** The rows of a workbook, streamed. */
export function workbookTable(bytes: Uint8Array): TableSource {
  const notes: string[] = [];
  return { notes, rows: refusing(workbookRows(bytes, notes)) };
}

import type { DateOrder } from "@app/domain/imports/import-enums.ts";
import type { ImportColumn, ImportFile, Mapping } from "@app/domain/imports/import-column.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { readCell, type Read, type ReadingCells } from "@app/domain/imports/read-cell.ts";
import type { Problems, Values } from "./importable.ts";
import type { Register } from "./named.ts";

export interface ReadRow {
  values: Values;
  problems: Problems;
}

/** What a cell says, with the id of what it names. */
function readNamed(column: ImportColumn, typed: string, file: ReadingCells, register: Register): Read | null {
  const read = readCell(column, typed, file);
  if (column.cell.is !== "named" || read === null || !("value" in read)) return read;
  const ids: string[] = [];
  for (const text of [read.value].flat().map(String)) {
    const found = register.find(column.cell.what, text);
    if (found === null) return { problem: importMessages.notFound(text) };
    if (found === "several") return { problem: importMessages.several(text) };
    ids.push(found.id);
  }
  return { value: column.cell.many ? ids : ids[0] };
}

interface ReadingRows {
  headings: readonly string[];
  mapping: Mapping;
  dateOrder: DateOrder | null;
  createdAt: Date;
}

/** The filled cells of columns that fill no field, under their headings. */
const restOf = (headings: readonly string[], mapping: Mapping, cells: readonly string[]) =>
  headings.flatMap((heading, place) => {
    const value = (cells[place] ?? "").trim();
    return mapping[place] == null && value !== "" ? [{ name: heading.trim() || `Column ${place + 1}`, value }] : [];
  });

/** The cells of a row as fields. An empty cell says nothing, so it leaves what is there. */
export function readRow(
  { columns, restField }: ImportFile,
  cells: readonly string[],
  { headings, mapping, dateOrder: order, createdAt }: ReadingRows,
  register: Register,
): ReadRow {
  const values: Record<string, unknown> = {};
  const problems: Problems = {};
  const file: ReadingCells = { order, today: createdAt.toISOString().slice(0, 10) };
  for (const column of columns) {
    const place = mapping.indexOf(column.field);
    const read = place === -1 ? null : readNamed(column, cells[place] ?? "", file, register);
    if (read === null) continue;
    if ("problem" in read) problems[column.field] = read.problem;
    else values[column.field] = read.value;
  }
  if (restField !== undefined) values[restField] = restOf(headings, mapping, cells);
  return { values, problems };
}

/** The texts by which rows name customers, to be looked up at once. */
export function customersNamed(
  { columns }: ImportFile,
  mapping: Mapping,
  rows: readonly { cells: string[] }[],
): string[] {
  const fields = columns.filter(({ cell }) => cell.is === "named" && cell.what === "customer");
  const places = fields.map(({ field }) => mapping.indexOf(field)).filter((place) => place !== -1);
  return rows.flatMap(({ cells }) => places.map((place) => (cells[place] ?? "").trim())).filter((text) => text !== "");
}

/** One of several: a word, or a taught subject by its name. */
const itemWord = (item: unknown) =>
  typeof item === "object" && item !== null && "subject" in item ? String(item.subject) : String(item);

/** A value as people read it. */
export function shownValue({ columns }: ImportFile, field: string, value: unknown, register: Register): string | null {
  if (value === null || value === undefined || value === "") return null;
  const cell = columns.find((column) => column.field === field)?.cell;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const wordOf = (item: unknown) => (cell?.is === "named" ? register.wordOf(cell.what, String(item)) : itemWord(item));
  if (Array.isArray(value)) return value.map(wordOf).join(", ") || null;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return cell?.is === "named" ? register.wordOf(cell.what, text) : text;
}

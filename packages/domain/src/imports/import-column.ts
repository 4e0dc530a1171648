import type { ImportKind } from "./import-enums.ts";
import type { FileKindName } from "../files/file-kinds.ts";
import { foldForSearch } from "../text.ts";

/** What a cell holds, and so how it is read. */
export type CellKind =
  | { is: "text" | "phone" | "yesNo" | "whole" | "list" }
  /** `past`: it lies behind us, so a year of two figures does too. */
  | { is: "date"; past?: true }
  /** One of a closed list, in wire spelling; `labels` are what screens call them, `words` others for the same. */
  | {
      is: "choice";
      values: readonly string[];
      words?: Readonly<Record<string, string>>;
      labels?: Readonly<Partial<Record<string, string>>>;
    }
  /** What stands for another record: its code, name, number or email. */
  | { is: "named"; what: "region" | "owner" | "policy" | "customer" };

/** A column of a file: which field it fills and how people call it. */
export interface ImportColumn {
  field: string;
  label: string;
  /** Other headings that mean the same. */
  synonyms?: readonly string[];
  cell: CellKind;
  /** Those that are surer than others, the surest first: where a file has several, they are taken. */
  surest?: readonly string[];
  /** Only says which record is meant: never written. */
  identifies?: true;
  /** No row says anything without it. */
  needed?: true;
}

/** What a file of one kind is made of. */
export interface ImportFile {
  name: ImportKind;
  /** "customer", "customers": as sentences have them. */
  one: string;
  many: string;
  /** What to do where a row may mean several: "Add the customer number to say who is meant." */
  tellApart: string;
  columns: readonly ImportColumn[];
  /** What its rows become parts of, where that is chosen with the file. */
  into?: "curriculum" | "lesson";
  /** As which kind of file it is uploaded, where it is no table. */
  uploadedAs?: FileKindName;
  /** The longest cell that is read, in code units, where it is not `importCellMax`. */
  cellMax?: number;
  /** The most rows, where they are fewer than `importRowsMax`. */
  rowsMax?: number;
  /** What is to be known when the columns are chosen. */
  columnsHint?: string;
}

/** Which field each column of a file fills, by its place; null for none. */
export type Mapping = readonly (string | null)[];

const fold = (heading: string) =>
  foldForSearch(heading)
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

/** How surely a heading means a column: 0 is the surest; null where it does not. */
function sureness({ field, label, synonyms = [], surest = [] }: ImportColumn, heading: string): number | null {
  const names = [...surest, label, ...synonyms, field.replaceAll(/([A-Z])/g, " $1")].map(fold);
  const place = names.indexOf(fold(heading));
  return place === -1 ? null : place < surest.length ? place : surest.length;
}

/** Which heading fills a column by its name: the surest, of equals the first. */
function headingOf(column: ImportColumn, headings: readonly string[]): number | null {
  const found = headings.flatMap((heading, at) => {
    const sure = sureness(column, heading);
    return sure === null ? [] : [{ at, sure }];
  });
  return found.toSorted((a, b) => a.sure - b.sure)[0]?.at ?? null;
}

/**
 * Which field each heading most likely means, each field once.
 *
 *     guessMapping(customerFile, ["E-mail", "Colour"]); // ["email", null]
 */
export function guessMapping({ columns }: ImportFile, headings: readonly string[]): (string | null)[] {
  const mapping = headings.map((): string | null => null);
  for (const column of columns) {
    const at = headingOf(column, headings);
    if (at !== null) mapping[at] ??= column.field;
  }
  return mapping;
}

/** The headings of a file as a set: the same for the same columns in another order. */
const setOf = (headings: readonly string[]) => JSON.stringify(headings.map(fold).toSorted());

/** An earlier file as its columns were chosen. */
interface Chosen {
  headings: readonly string[];
  mapping: Mapping;
}

/**
 * What was chosen for just these headings before; null where there was no such file. What one heading meant in another
 * file says nothing: "Phone" may have been the second of two.
 */
export function chosenBefore(
  { columns }: ImportFile,
  headings: readonly string[],
  earlier: readonly Chosen[],
): (string | null)[] | null {
  const same = earlier.find((one) => setOf(one.headings) === setOf(headings));
  if (!same) return null;
  const known = new Set(columns.map(({ field }) => field));
  const left = same.headings.map((heading, at) => ({ heading: fold(heading), field: same.mapping[at] ?? null }));
  return headings.map((heading) => {
    const at = left.findIndex((one) => one.heading === fold(heading));
    const [taken] = left.splice(at, 1);
    return taken?.field != null && known.has(taken.field) ? taken.field : null;
  });
}

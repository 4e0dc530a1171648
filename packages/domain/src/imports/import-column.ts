import type { Permission } from "../permissions.ts";
import type { ImportKind } from "./import-enums.ts";
import type { FileKindName } from "../files/file-kinds.ts";
import { foldForSearch } from "../text.ts";

/** The type of a cell. */
export type CellKind =
  | { is: "text" | "phone" | "yesNo" | "whole" | "list" }
  /** `past`: the date is in the past, which decides two-digit years. */
  | { is: "date"; past?: true }
  /** A value of a closed list, in wire spelling; `labels` are its names on screens, `words` are alternatives. */
  | {
      is: "choice";
      values: readonly string[];
      words?: Readonly<Record<string, string>>;
      labels?: Readonly<Partial<Record<string, string>>>;
    }
  /** Refers to another record by code, name, number or email; `many` to several, as in a list. */
  | { is: "named"; what: "region" | "owner" | "policy" | "customer"; many?: true };

/** A column of a file. */
export interface ImportColumn {
  field: string;
  label: string;
  /** Alternative headings. */
  synonyms?: readonly string[];
  cell: CellKind;
  /** Headings that are more specific, the most specific first; used if a file has several matches. */
  surest?: readonly string[];
  /** Only identifies the record; never written. */
  identifies?: true;
  /** Every row must have a value. */
  needed?: true;
}

/** The definition of one kind of file. */
export interface ImportFile {
  name: ImportKind;
  /** "customer", "customers", for sentences. */
  one: string;
  many: string;
  /** Who may import such a file, and who may undo that. */
  may: { write: Permission; undo: Permission };
  /** Who may be meant by a row that fits a record, if not "somebody who": "a partner that". */
  oneThere?: string;
  /** What to do if a row matches several records: "Add the customer number to say who is meant." */
  tellApart: string;
  columns: readonly ImportColumn[];
  /** The field that takes the filled cells of columns that are left out, as a list of names and values. */
  restField?: string;
  /** The kind of record that rows become part of, if it is chosen with the file. */
  into?: "curriculum" | "lesson";
  /** The kind of file to upload, if it is not a table. */
  uploadedAs?: FileKindName;
  /** Maximum cell length in code units, if not `importCellMax`. */
  cellMax?: number;
  /** Maximum rows, if fewer than `importRowsMax`. */
  rowsMax?: number;
  /** A hint shown when the columns are mapped. */
  columnsHint?: string;
}

/** The field that each column of a file fills, by index; null for none. */
export type Mapping = readonly (string | null)[];

const fold = (heading: string) =>
  foldForSearch(heading)
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

/** How well a heading matches a column: 0 is best; null if it does not. */
function sureness({ field, label, synonyms = [], surest = [] }: ImportColumn, heading: string): number | null {
  const names = [...surest, label, ...synonyms, field.replaceAll(/([A-Z])/g, " $1")].map(fold);
  const place = names.indexOf(fold(heading));
  return place === -1 ? null : place < surest.length ? place : surest.length;
}

/** The heading that matches a column best; the first of equals. */
function headingOf(column: ImportColumn, headings: readonly string[]): number | null {
  const found = headings.flatMap((heading, at) => {
    const sure = sureness(column, heading);
    return sure === null ? [] : [{ at, sure }];
  });
  return found.toSorted((a, b) => a.sure - b.sure)[0]?.at ?? null;
}

/**
 * Guesses the field of each heading, using each field once.
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

/** The headings as a set, independent of their order. */
const setOf = (headings: readonly string[]) => JSON.stringify(headings.map(fold).toSorted());

/** An earlier file with its mapping. */
interface Chosen {
  headings: readonly string[];
  mapping: Mapping;
}

/**
 * The mapping chosen before for exactly these headings; null if there was no such file. One heading of another file
 * proves nothing: "Phone" may have been the second of two.
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

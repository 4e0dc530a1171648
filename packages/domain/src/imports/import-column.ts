import type { ImportKind } from "./import-enums.ts";
import type { FileKindName } from "../files/file-kinds.ts";
import { foldForSearch } from "../text.ts";

/** What a cell holds, and so how it is read. */
export type CellKind =
  | { is: "text" | "phone" | "yesNo" | "whole" | "list" }
  /** `past`: it lies behind us, so a year of two figures does too. */
  | { is: "date"; past?: true }
  /** One of a closed list, in wire spelling; `words` are others for the same. */
  | { is: "choice"; values: readonly string[]; words?: Readonly<Record<string, string>> }
  /** What stands for another record: its code, name, number or email. */
  | { is: "named"; what: "region" | "owner" | "policy" | "customer" };

/** A column of a file: which field it fills and how people call it. */
export interface ImportColumn {
  field: string;
  label: string;
  /** Other headings that mean the same. */
  synonyms?: readonly string[];
  cell: CellKind;
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
  /** What is to be known when the columns are chosen. */
  columnsHint?: string;
}

/** Which field each column of a file fills, by its place; null for none. */
export type Mapping = readonly (string | null)[];

const fold = (heading: string) =>
  foldForSearch(heading)
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

/**
 * Which field each heading most likely means, each field once: as it was chosen before, else by name and synonym.
 *
 *     guessMapping(customerFile, ["E-mail", "Colour"], {}); // ["email", null]
 */
export function guessMapping(
  { columns }: ImportFile,
  headings: readonly string[],
  before: Readonly<Record<string, string | null>>,
): (string | null)[] {
  const byName = new Map<string, string>();
  for (const { field, label, synonyms = [] } of [...columns].reverse()) {
    for (const name of [...synonyms, field.replaceAll(/([A-Z])/g, " $1"), label]) byName.set(fold(name), field);
  }
  const known = new Set(columns.map(({ field }) => field));
  const taken = new Set<string>();
  return headings.map((heading) => {
    const remembered = Object.hasOwn(before, heading) ? before[heading] : undefined;
    const field = remembered === undefined ? (byName.get(fold(heading)) ?? null) : remembered;
    if (field === null || !known.has(field) || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

import type { ImportFile } from "@app/domain/imports/import-column.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { RecordTable } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import type { Candidate } from "./imports.table.ts";
import type { Register } from "./named.ts";

/** Fields by name, as a row of a file or a record has them. */
export type Values = Readonly<Record<string, unknown>>;
/** What is wrong, by field; "" for the row as a whole. */
export type Problems = Record<string, string>;

/** A record that a row means, as it stands. */
export interface Found {
  id: string;
  version: number;
  label: string;
  archived: boolean;
  current: Values;
}

/** Whom a row means: one, nobody, or several of whom none may be chosen by a machine. */
export interface Match {
  found: Found | null;
  candidates: readonly Candidate[];
  problems?: Problems;
}

export interface Place {
  _id: string;
  version: number;
}

/** What a row says, as the area's own schema reads it. */
export type Parsed = { values: Values } | { problems: Problems };

/** What can be imported: a table of columns with the area's own rules and service functions. */
export interface Importable {
  file: ImportFile;
  may: { write: Permission; undo: Permission };
  /** Where the records are that rows mean. */
  records: RecordTable;
  /** Whatever changes here makes a check stale: few records that all rows depend on. */
  refersTo: readonly RecordTable[];
  /** Where the portal shows a record. */
  urlOf: (id: string) => string;
  labelOf: (values: Values) => string;
  /** Texts that two rows of one person share. */
  keysOf: (values: Values, register: Register) => string[];
  /** Whom each row means, asked for all of them at once. */
  match: (context: Context, rows: readonly Values[], register: Register) => Promise<Match[]>;
  load: (context: Context, ids: readonly string[]) => Promise<Found[]>;
  /** A new record by the schema of the form. */
  parseNew: (values: Values) => Parsed;
  /** The fields of a record that is there, by the schema of the form, as they would be stored. */
  parseChanges: (found: Found, values: Values, register: Register) => Parsed;
  /** `trial`: it will be taken back, so it may use nothing up. */
  create: (context: Context, values: Values, trial: boolean) => Promise<Place>;
  update: (context: Context, at: Place, values: Values) => Promise<Place>;
  restore: (context: Context, at: Place) => Promise<Place>;
  archive: (context: Context, at: Place) => Promise<Place>;
  /** Removes what an import has made and nothing refers to; refuses otherwise. */
  remove: (context: Context, at: Place) => Promise<void>;
}

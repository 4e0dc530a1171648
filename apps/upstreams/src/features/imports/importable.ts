import type { ImportFile } from "@app/domain/imports/import-column.ts";
import type { UndoVerdict } from "@app/domain/imports/import-enums.ts";
import type { RecordTable } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import type { Candidate, ImportRow, RowChange } from "./imports.table.ts";
import type { Register } from "./named.ts";
import type { RecordRef } from "../../records/record-ref.ts";

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
  /** What is shown where the record itself says nothing, such as the zone of who pays: to say the same changes nothing. */
  shown?: Values;
}

/** Whom a row means: one, nobody, or several of whom none may be chosen by a machine. */
export interface Match {
  found: Found | null;
  candidates: readonly Candidate[];
  /** What is worth knowing of something new: who may be of the same household, which word differs in tone alone. */
  noted?: readonly Candidate[];
  problems?: Problems;
}

/** What a row says, as the area's own schema reads it. */
export type Parsed = { values: Values } | { problems: Problems };

/** What every kind of file has. */
interface Imported {
  file: ImportFile;
  /** Where the portal shows a record; null where its id does not tell. */
  urlOf: (id: string) => string | null;
}

/** What one row of many would do, judged with all the others. */
interface PlannedRow {
  verdict: "create" | "update" | "unchanged" | "failed";
  label: string;
  problems: Problems | null;
  /** The record that is there already. */
  recordId: string | null;
  /** What is changed of it. */
  changes?: RowChange[] | null;
}

/** What a row has made, and what it needed besides. */
export interface Made {
  record: RecordRef;
  besides: readonly RecordRef[];
}

/** What a row has made, to be taken back; `before` is what stood in place of what it changed, null where nothing did. */
export interface MadeBefore extends Made {
  before: unknown;
}

/** All rows of a file as they are judged, and the doing of it: once for a trial that is taken back, once for good. */
export interface Plan {
  rows: readonly PlannedRow[];
  write: () => Promise<readonly (Made | null)[]>;
}

interface PlacedRow {
  place: number;
  values: Values;
}

/** A file whose rows make one thing together, such as a tree: judged, done and taken back in one piece each. */
export interface PlannedImportable extends Imported {
  /** Refuses what a file cannot be put into. */
  demandInto: (context: Context, id: string | null) => Promise<void>;
  /** How that stands: another text as soon as it is changed. */
  dataVersion: (context: Pick<Context, "db">, intoId: string) => Promise<string>;
  plan: (context: Context, job: ImportRow, rows: readonly PlacedRow[]) => Promise<Plan>;
  undo: (context: Context, job: ImportRow, added: readonly MadeBefore[]) => Promise<readonly Undone[]>;
}

/** What became of a row when it was taken back. */
export interface Undone {
  undo: UndoVerdict;
  undoReason: string | null;
}

/** What can be imported row by row: a table of columns with the area's own rules and service functions. */
export interface Importable extends Imported {
  /** Where the records are that rows mean. */
  records: RecordTable;
  labelOf: (values: Values) => string;
  /** Texts that two rows of one person share. */
  keysOf: (values: Values, register: Register) => string[];
  /** Of each field whose value only one row may have, a text that two rows with the same value share. */
  onlyOnce?: (values: Values) => Readonly<Record<string, string>>;
  /** A text that rows of one household share; null where a row does not say enough, or names somebody who is there. */
  householdOf?: (values: Values, register: Register) => string | null;
  /** Whom each row means, asked for all of them at once. */
  match: (context: Context, rows: readonly Values[], register: Register) => Promise<Match[]>;
  load: (context: Context, ids: readonly string[]) => Promise<Found[]>;
  /** A new record by the schema of the form. */
  parseNew: (values: Values, register: Register) => Parsed;
  /** The fields of a record that is there, by the schema of the form, as they would be stored. */
  parseChanges: (found: Found, values: Values, register: Register) => Parsed;
  /** `trial`: it will be taken back, so it may use nothing up. */
  create: (context: Context, values: Values, trial: boolean) => Promise<RecordRef>;
  update: (context: Context, at: RecordRef, values: Values) => Promise<RecordRef>;
  /** Where records are archived: bringing one back, and putting it away again. */
  restore?: (context: Context, at: RecordRef) => Promise<RecordRef>;
  archive?: (context: Context, at: RecordRef) => Promise<RecordRef>;
  /** Removes what an import has made and nothing refers to; refuses otherwise. */
  remove: (context: Context, at: RecordRef) => Promise<void>;
}

/** Whether the rows of such a file are judged together. */
export const isPlanned = (kind: Importable | PlannedImportable): kind is PlannedImportable => "plan" in kind;

import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import {
  dateOrders,
  importStates,
  rowVerdicts,
  undoVerdicts,
  type ImportKind,
} from "@app/domain/imports/import-enums.ts";
import { instant } from "../../database/columns.ts";

/** Files that people import. Source: domain.md 1.7. */
export const imports = pgTable(
  "imports",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<ImportKind>().notNull(),
    ownerId: text("owner_id").notNull(),
    /** What its rows become parts of; null for records that stand for themselves. */
    intoId: text("into_id"),
    fileId: text("file_id").notNull(),
    fileName: text("file_name").notNull(),
    sha256: text("sha256").notNull(),
    state: text("state", { enum: importStates }).notNull(),
    headings: text("headings").array().notNull().default([]),
    /** What is to be known of how the file was read, in sentences. */
    notes: text("notes").array().notNull().default([]),
    /** The field of each column, by its place; null for none. */
    mapping: jsonb("mapping").$type<(string | null)[]>().notNull().default([]),
    dateOrder: text("date_order", { enum: dateOrders }),
    /** Whether archived records that rows mean are restored. */
    restores: boolean("restores").notNull().default(false),
    /** Whether rows that cannot be imported are left out, instead of holding up the others. */
    leavesOut: boolean("leaves_out").notNull().default(false),
    /** Rows below the headings that are not empty. */
    total: integer("total").notNull().default(0),
    /** The last row that the work under way has come to, as the file counts them. */
    reached: integer("reached").notNull().default(0),
    /** How the records stood when the check began. */
    dataVersion: text("data_version"),
    /** Tells one check from another: the file, what was chosen, and how the records stood. */
    fingerprint: text("fingerprint"),
    problemFileId: text("problem_file_id"),
    /** Why it could not go on. */
    error: text("error"),
    createdAt: instant("created_at").notNull(),
    importedAt: instant("imported_at"),
    undoneAt: instant("undone_at"),
    endedAt: instant("ended_at"),
    /** With whose rights the work under way is done. */
    workerId: text("worker_id").notNull(),
    turnAt: instant("turn_at").notNull(),
    /** When somebody had it imported, until they are told how that ended or it is over too soon to tell them. */
    begunAt: instant("begun_at"),
    /** The server that is at it, until the lease runs out. */
    holder: text("holder"),
    leasedUntil: instant("leased_until"),
    /** How many servers have ended while they were at it, since it last got on. */
    lostServers: integer("lost_servers").notNull().default(0),
  },
  (table) => [
    index("imports_owner").on(table.ownerId, table.createdAt, table.id),
    index("imports_created").on(table.createdAt, table.id),
    index("imports_into").on(table.intoId, table.createdAt, table.id),
    index("imports_turn").on(table.state, table.turnAt),
  ],
);
export type ImportRow = typeof imports.$inferSelect;

/** What a row changes in one field: as it is stored, and as people read it. */
export interface RowChange {
  field: string;
  before: unknown;
  after: unknown;
  from: string | null;
  to: string | null;
}

/** Somebody who may be meant by a row, or be of its household; without an id where it is another row of the file. */
export interface Candidate {
  id: string | null;
  label: string;
}

/** Something that was made beside a row's own record, and the version that was left. */
export interface MadeBeside {
  _id: string;
  version: number;
}

/** The rows of a file and what becomes of each. */
export const importRows = pgTable(
  "import_rows",
  {
    importId: text("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** As the file counts them, its headings being row 1. */
    place: integer("place").notNull(),
    cells: jsonb("cells").$type<string[]>().notNull(),
    verdict: text("verdict", { enum: rowVerdicts }),
    label: text("label"),
    /** The record that is changed, or that was made. */
    recordId: text("record_id"),
    /** Its version when the row was checked. */
    version: integer("version"),
    /** What is wrong, by field; "" for the row as a whole. */
    problems: jsonb("problems").$type<Record<string, string>>(),
    changes: jsonb("changes").$type<RowChange[]>(),
    candidates: jsonb("candidates").$type<Candidate[]>(),
    /** The version that the import left; null until it is done. */
    doneVersion: integer("done_version"),
    /** What else the import made for this row, such as what was missing above it in a tree. */
    made: jsonb("made").$type<MadeBeside[]>(),
    undo: text("undo", { enum: undoVerdicts }),
    undoReason: text("undo_reason"),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.place] }),
    index("import_rows_verdict").on(table.importId, table.verdict, table.place),
    index("import_rows_undo").on(table.importId, table.undo, table.place),
  ],
);
export type FileRow = typeof importRows.$inferSelect;

/** Whom the rows of a file are about: the first of two that are of one person is the one. */
export const importKeys = pgTable(
  "import_keys",
  {
    importId: text("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    place: integer("place").notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.key] })],
);

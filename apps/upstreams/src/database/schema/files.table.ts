import { customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { EntityKind } from "@app/domain/changes.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { FileKindName } from "@app/domain/files/file-kinds.ts";
import { instant } from "../columns.ts";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/**
 * Uploaded files. A changed file is a new one, so an address always means the same bytes, which are in the file store.
 */
export const files = pgTable(
  "files",
  {
    id: text("id").primaryKey(),
    /** Exports are written by the server, never uploaded. */
    kind: text("kind").$type<FileKindName | "export">().notNull(),
    /**
     * Pending until a record refers to it, in the transaction that saves the record. Withheld: it is not for everybody any
     * more, and those who may read the record still open it by a link.
     */
    state: text("state").$type<"pending" | "kept" | "withheld">().notNull(),
    /** The uploader's name for it; never part of a path. */
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    size: integer("size").notNull(),
    /** Of pictures that were drawn anew, in px. */
    width: integer("width"),
    height: integer("height"),
    /** Of recordings for the learning app, in ms, counted in samples. */
    durationMs: integer("duration_ms"),
    /** Null for files from before the file store, until they are moved there. */
    sha256: text("sha256"),
    /** The content of those files only. */
    content: bytes("content"),
    /** The record that refers to it. */
    refersKind: text("refers_kind").$type<EntityKind>(),
    refersId: text("refers_id"),
    /** The permission to read it, if not everyone who may read that kind of record may. */
    readBy: text("read_by").$type<Permission>(),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (table) => [index("files_state").on(table.state, table.createdAt)],
);
export type FileRow = typeof files.$inferSelect;

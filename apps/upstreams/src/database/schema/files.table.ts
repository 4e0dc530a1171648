import { customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { EntityKind } from "@app/domain/changes.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { FileKindName } from "@app/domain/files/file-kinds.ts";
import { instant } from "../columns.ts";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** Uploaded files; a changed file is a new one, so an address always means the same bytes, which lie in the file store. */
export const files = pgTable(
  "files",
  {
    id: text("id").primaryKey(),
    /** An export is written by the server; nobody sends one. */
    kind: text("kind").$type<FileKindName | "export">().notNull(),
    /** Pending until a record names it in the transaction that saves the record. */
    state: text("state").$type<"pending" | "kept">().notNull(),
    /** As the person who sent it calls it; never part of a path. */
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    size: integer("size").notNull(),
    /** Null for those that were kept before there was a file store, until they are moved there. */
    sha256: text("sha256"),
    /** Of those alone: what they hold. */
    content: bytes("content"),
    /** The record that names it. */
    refersKind: text("refers_kind").$type<EntityKind>(),
    refersId: text("refers_id"),
    /** Who may read it, where not everybody who may read records of that kind may. */
    readBy: text("read_by").$type<Permission>(),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (table) => [index("files_state").on(table.state, table.createdAt)],
);
export type FileRow = typeof files.$inferSelect;

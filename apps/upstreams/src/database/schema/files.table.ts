import { customType, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** Uploaded files; a changed file is a new one, so an address always means the same bytes. */
export const files = pgTable("files", {
  id: text("id").primaryKey(),
  contentType: text("content_type").notNull(),
  size: integer("size").notNull(),
  content: bytes("content").notNull(),
  createdAt: instant("created_at").notNull(),
  createdBy: text("created_by").notNull(),
});

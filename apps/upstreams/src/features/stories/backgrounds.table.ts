import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { foldedColumn, recordColumns } from "../../database/columns.ts";

/** What stories and conversations are set in. Source: domain.md 1.5. */
export const backgrounds = pgTable(
  "backgrounds",
  {
    ...recordColumns,
    name: text("name").notNull(),
    imageFileId: text("image_file_id").notNull(),
    imageAlt: text("image_alt").notNull(),
    setting: text("setting"),
    active: boolean("active").notNull().default(true),
    searchName: foldedColumn("search_name", "name"),
  },
  (table) => [
    // Names that a search cannot tell apart count as equal.
    uniqueIndex("backgrounds_name").on(table.searchName),
    index("backgrounds_by_name").on(table.searchName, table.id),
    index("backgrounds_by_created").on(table.createdAt, table.id),
    index("backgrounds_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
  ],
);
export type BackgroundRow = typeof backgrounds.$inferSelect;

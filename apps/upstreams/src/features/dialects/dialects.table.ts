import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { subjectOptions } from "@app/domain/subjects.ts";
import { foldedColumn, recordColumns } from "../../database/columns.ts";

/** The dialects of each language. Source: domain.md 1.5. */
export const dialects = pgTable(
  "dialects",
  {
    ...recordColumns,
    subject: text("subject", { enum: subjectOptions }).notNull(),
    name: text("name").notNull(),
    order: integer("order").notNull().default(100),
    active: boolean("active").notNull().default(true),
    searchName: foldedColumn("search_name", "name"),
    /** The language's position in lists: Igbo and Yoruba come first. */
    subjectRank: integer("subject_rank")
      .notNull()
      .generatedAlwaysAs(sql`CASE "subject" WHEN 'Igbo' THEN 0 WHEN 'Yoruba' THEN 1 ELSE 2 END`),
  },
  (table) => [
    // Names that a search cannot tell apart count as equal.
    uniqueIndex("dialects_name").on(table.subject, table.searchName),
    index("dialects_by_subject").on(table.subjectRank, table.subject, table.order, table.searchName, table.id),
    index("dialects_by_active").on(table.active),
    index("dialects_by_name").on(table.searchName, table.id),
    index("dialects_by_created").on(table.createdAt, table.id),
    index("dialects_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
  ],
);
export type DialectRow = typeof dialects.$inferSelect;

import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { templateChannels, templateLanguages } from "@app/domain/system/mail-enums.ts";
import { templateKinds } from "@app/domain/system/template-kinds.ts";
import { foldedColumn, recordColumns } from "../../../database/columns.ts";

/** Texts to customers, written ahead. Source: domain.md 1.7. */
export const templates = pgTable(
  "templates",
  {
    ...recordColumns,
    name: text("name").notNull(),
    kind: text("kind", { enum: templateKinds }).notNull(),
    channel: text("channel", { enum: templateChannels }).notNull(),
    language: text("language", { enum: templateLanguages }).notNull(),
    /** Of emails alone. */
    subject: text("subject"),
    body: text("body").notNull(),
    active: boolean("active").notNull().default(true),
    searchName: foldedColumn("search_name", "name"),
  },
  (table) => [
    uniqueIndex("templates_name").on(table.searchName),
    index("templates_by_name").on(table.searchName, table.id),
    index("templates_by_created").on(table.createdAt, table.id),
    index("templates_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
  ],
);
export type TemplateRow = typeof templates.$inferSelect;

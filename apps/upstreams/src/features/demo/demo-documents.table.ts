import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** What the template's demo apps show, one row per app; no other table refers to it. Source: domain.md 1.8. */
export const demoDocuments = pgTable("demo_documents", {
  name: text("name").primaryKey(),
  content: jsonb("content").notNull(),
  version: integer("version").notNull().default(1),
});

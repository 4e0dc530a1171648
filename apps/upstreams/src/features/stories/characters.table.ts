import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { ageGroups, genders } from "@app/domain/people/people-enums.ts";
import { foldedColumn, recordColumns } from "../../database/columns.ts";
import { speakers } from "../speakers/speakers.public.ts";

/** A look of a character. */
export interface Expression {
  id: string;
  name: string;
  imageFileId: string;
}

/** Who acts and speaks in stories and conversations. Source: domain.md 1.5. */
export const characters = pgTable(
  "characters",
  {
    ...recordColumns,
    name: text("name").notNull(),
    imageFileId: text("image_file_id").notNull(),
    imageAlt: text("image_alt").notNull(),
    expressions: jsonb("expressions").$type<Expression[]>().notNull().default([]),
    gender: text("gender", { enum: genders }),
    ageGroup: text("age_group", { enum: ageGroups }),
    /** The usual voice. */
    speakerId: text("speaker_id").references(() => speakers.id),
    bio: text("bio"),
    active: boolean("active").notNull().default(true),
    searchName: foldedColumn("search_name", "name"),
  },
  (table) => [
    // Names that a search cannot tell apart count as equal.
    uniqueIndex("characters_name").on(table.searchName),
    index("characters_by_name").on(table.searchName, table.id),
    index("characters_speaker").on(table.speakerId),
    index("characters_by_created").on(table.createdAt, table.id),
    index("characters_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
  ],
);
export type CharacterRow = typeof characters.$inferSelect;

import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { partsOfSpeech, toneMarkings } from "@app/domain/language/word-enums.ts";
import type { WordInput } from "@app/domain/language/word.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { learnerLevels } from "@app/domain/people/people-enums.ts";
import { foldedColumn, plainText, recordColumns } from "../../database/columns.ts";
import { dialects } from "../dialects/dialects.public.ts";
import { reviewColumns } from "../review/review.public.ts";

/** The words of the learning app. Source: domain.md 1.5. */
export const words = pgTable(
  "words",
  {
    ...recordColumns,
    ...reviewColumns,
    subject: text("subject", { enum: subjectOptions }).notNull(),
    headword: text("headword").notNull(),
    headwordKey: plainText("headword_key").notNull(),
    headwordPlain: plainText("headword_plain").notNull(),
    headwordBare: plainText("headword_bare").notNull(),
    headwordSquashed: plainText("headword_squashed").notNull(),
    nearKeys: text("near_keys").array().notNull(),
    sortKey: plainText("sort_key").notNull(),
    letter: text("letter").notNull(),
    toneMarking: text("tone_marking", { enum: toneMarkings }).notNull(),
    partOfSpeech: text("part_of_speech", { enum: partsOfSpeech }).notNull(),
    meanings: jsonb("meanings").$type<WordInput["meanings"]>().notNull(),
    examples: jsonb("examples").$type<WordInput["examples"]>().notNull(),
    dialectId: text("dialect_id")
      .notNull()
      .references(() => dialects.id),
    variants: jsonb("variants").$type<WordInput["variants"]>().notNull(),
    topics: text("topics").array().notNull().default([]),
    level: text("level", { enum: learnerLevels }),
    tonesComplete: boolean("tones_complete").notNull().default(false),
    /** The headword, its meanings and variants, for search. */
    searchText: text("search_text").notNull(),
    searchAll: foldedColumn("search_all", "search_text"),
    /** The language's position in lists: Igbo and Yoruba come first. */
    subjectRank: integer("subject_rank")
      .notNull()
      .generatedAlwaysAs(sql`CASE "subject" WHEN 'Igbo' THEN 0 WHEN 'Yoruba' THEN 1 ELSE 2 END`),
  },
  (table) => [
    uniqueIndex("words_same")
      .on(table.subject, table.headwordKey, table.partOfSpeech, table.dialectId)
      .where(sql`archived_at is null`),
    index("words_by_alphabet").on(table.subjectRank, table.subject, table.sortKey, table.id),
    index("words_by_created").on(table.createdAt, table.id),
    index("words_saved").on(table.updatedAt, table.id),
    index("words_bare").on(table.subject, table.headwordBare),
    index("words_plain").on(table.subject, table.headwordPlain),
    index("words_squashed").on(table.subject, table.headwordSquashed),
    index("words_near").using("gin", table.nearKeys),
    index("words_topics").using("gin", table.topics),
    index("words_live").on(table.liveAt, table.id),
    index("words_status").on(table.status),
    index("words_reviewer").on(table.reviewerId),
    index("words_dialect").on(table.dialectId),
    index("words_author").on(table.createdBy),
    index("words_search").using("gin", sql`${table.searchAll} gin_trgm_ops`),
  ],
);
export type WordRow = typeof words.$inferSelect;

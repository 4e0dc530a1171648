import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { subjectOptions } from "@app/domain/subjects.ts";
import { learnerLevels } from "@app/domain/people/people-enums.ts";
import type { SentenceItemInput } from "@app/domain/sentences/sentence-session.ts";
import { foldedTogether, recordColumns } from "../../database/columns.ts";
import { reviewColumns } from "../review/review.public.ts";

/** Sessions of sentences that learners build. Source: domain.md 1.5. */
export const sentenceSessions = pgTable(
  "sentence_sessions",
  {
    ...recordColumns,
    ...reviewColumns,
    subject: text("subject", { enum: subjectOptions }).notNull(),
    title: text("title").notNull(),
    level: text("level", { enum: learnerLevels }).notNull(),
    topic: text("topic"),
    items: jsonb("items").$type<SentenceItemInput[]>().notNull(),
    searchName: foldedTogether("search_name", "title", "topic"),
  },
  (table) => [
    index("sentence_sessions_by_title").on(table.searchName, table.id),
    index("sentence_sessions_by_created").on(table.createdAt, table.id),
    index("sentence_sessions_saved").on(table.updatedAt, table.id),
    index("sentence_sessions_live").on(table.liveAt, table.id),
    index("sentence_sessions_status").on(table.status),
    index("sentence_sessions_reviewer").on(table.reviewerId),
    index("sentence_sessions_author").on(table.createdBy),
    index("sentence_sessions_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
  ],
);
export type SentenceSessionRow = typeof sentenceSessions.$inferSelect;

import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { RoleInput, TurnInput } from "@app/domain/conversations/conversation-practice.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { learnerLevels } from "@app/domain/people/people-enums.ts";
import { foldedColumn, recordColumns } from "../../database/columns.ts";
import { reviewColumns } from "../review/review.public.ts";

/** Conversations that learners practise in one of two roles. Source: domain.md 1.5. */
export const conversationPractices = pgTable(
  "conversation_practices",
  {
    ...recordColumns,
    ...reviewColumns,
    subject: text("subject", { enum: subjectOptions }).notNull(),
    title: text("title").notNull(),
    level: text("level", { enum: learnerLevels }).notNull(),
    situation: text("situation"),
    backgroundId: text("background_id"),
    roles: jsonb("roles").$type<RoleInput[]>().notNull(),
    learnerRoleId: text("learner_role_id"),
    turns: jsonb("turns").$type<TurnInput[]>().notNull(),
    /** The vocabulary. */
    wordIds: text("word_ids").array().notNull().default([]),
    searchName: foldedColumn("search_name", "title"),
  },
  (table) => [
    // Titles that a search cannot tell apart count as equal.
    uniqueIndex("conversation_practices_title")
      .on(table.subject, table.searchName)
      .where(sql`archived_at is null`),
    index("conversation_practices_by_title").on(table.searchName, table.id),
    index("conversation_practices_by_created").on(table.createdAt, table.id),
    index("conversation_practices_saved").on(table.updatedAt, table.id),
    index("conversation_practices_live").on(table.liveAt, table.id),
    index("conversation_practices_status").on(table.status),
    index("conversation_practices_reviewer").on(table.reviewerId),
    index("conversation_practices_author").on(table.createdBy),
    index("conversation_practices_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
  ],
);
export type ConversationPracticeRow = typeof conversationPractices.$inferSelect;

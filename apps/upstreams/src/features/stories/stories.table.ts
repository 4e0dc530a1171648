import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Block } from "@app/domain/content/session.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { ageGroups, learnerLevels } from "@app/domain/people/people-enums.ts";
import type { SceneInput } from "@app/domain/stories/story.ts";
import { foldedColumn, recordColumns } from "../../database/columns.ts";
import { reviewColumns } from "../review/review.public.ts";

/** Stories that the learning app tells. Source: domain.md 1.5. */
export const stories = pgTable(
  "stories",
  {
    ...recordColumns,
    ...reviewColumns,
    subject: text("subject", { enum: subjectOptions }).notNull(),
    title: text("title").notNull(),
    level: text("level", { enum: learnerLevels }).notNull(),
    ageGroup: text("age_group", { enum: ageGroups }),
    coverFileId: text("cover_file_id"),
    coverAlt: text("cover_alt"),
    scenes: jsonb("scenes").$type<SceneInput[]>().notNull(),
    questions: jsonb("questions").$type<Block[]>().notNull().default([]),
    searchName: foldedColumn("search_name", "title"),
  },
  (table) => [
    // Titles that a search cannot tell apart count as equal.
    uniqueIndex("stories_title")
      .on(table.subject, table.searchName)
      .where(sql`archived_at is null`),
    index("stories_by_title").on(table.searchName, table.id),
    index("stories_by_created").on(table.createdAt, table.id),
    index("stories_saved").on(table.updatedAt, table.id),
    index("stories_live").on(table.liveAt, table.id),
    index("stories_status").on(table.status),
    index("stories_reviewer").on(table.reviewerId),
    index("stories_author").on(table.createdBy),
    index("stories_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
  ],
);
export type StoryRow = typeof stories.$inferSelect;

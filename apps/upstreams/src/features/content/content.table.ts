import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { BlockKey, PublicBlock } from "@app/domain/content/learner-view.ts";
import type { Check } from "@app/domain/content/session-checks.ts";
import type { ActiveFlag, ContentStatus } from "@app/domain/content/content-enums.ts";
import { foldedColumn, instant, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";
import { regions } from "../regions/regions.public.ts";

/** The node above whose archiving took this one along; restoring that one brings it back. */
const archivedWithId = text("archived_with_id");

const node = {
  ...recordColumns,
  archivedWithId,
  name: text("name").notNull(),
  /** Place among its siblings, from 0. */
  order: integer("order").notNull(),
  description: text("description"),
  active: boolean("active").notNull().default(true),
  searchName: foldedColumn("search_name", "name"),
};

type Indexed = Parameters<ReturnType<typeof index>["on"]>[0];

/** What the lists of one level are read by: the children of a parent in order, and part of a name. */
const levelIndexes = (
  name: string,
  { parent, order, id, searchName }: Record<"parent" | "order" | "id" | "searchName", Indexed>,
) => [
  index(`${name}_in_order`).on(parent, order, id),
  index(`${name}_search`).using("gin", sql`${searchName} gin_trgm_ops`),
];

/** Learning content, from the top down. Source: domain.md 1.4. */
export const exams = pgTable(
  "exams",
  {
    ...recordColumns,
    title: text("title").notNull(),
    examSlug: text("exam_slug").notNull(),
    description: text("description"),
    regionId: text("region_id").references(() => regions.id),
    /** The file that is its picture, and what that shows. */
    coverImage: text("cover_image"),
    coverAlt: text("cover_alt"),
    active: boolean("active").notNull().default(true),
    searchName: foldedColumn("search_name", "title"),
  },
  (table) => [
    uniqueIndex("exams_slug").on(table.examSlug),
    index("exams_by_title").on(table.searchName, table.id),
    index("exams_by_created").on(table.createdAt, table.id),
    index("exams_by_active").on(table.active, table.searchName, table.id),
    index("exams_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
  ],
);
export type ExamRow = typeof exams.$inferSelect;

/** Slugs that exams had before: an old address leads to where its exam stands now. */
export const formerExamSlugs = pgTable("former_exam_slugs", {
  slug: text("slug").primaryKey(),
  examId: text("exam_id")
    .notNull()
    .references(() => exams.id),
});

export const examSubjects = pgTable(
  "exam_subjects",
  {
    ...node,
    examId: text("exam_id")
      .notNull()
      .references(() => exams.id),
    icon: text("icon"),
  },
  (table) => [
    uniqueIndex("exam_subjects_name").on(table.examId, table.name),
    ...levelIndexes("exam_subjects", { ...table, parent: table.examId }),
  ],
);
export type SubjectRow = typeof examSubjects.$inferSelect;

export const topics = pgTable(
  "topics",
  {
    ...node,
    subjectId: text("subject_id")
      .notNull()
      .references(() => examSubjects.id),
  },
  (table) => [
    uniqueIndex("topics_name").on(table.subjectId, table.name),
    ...levelIndexes("topics", { ...table, parent: table.subjectId }),
  ],
);
export type TopicRow = typeof topics.$inferSelect;

export const sections = pgTable(
  "sections",
  {
    ...node,
    topicId: text("topic_id")
      .notNull()
      .references(() => topics.id),
  },
  (table) => [
    uniqueIndex("sections_name").on(table.topicId, table.name),
    ...levelIndexes("sections", { ...table, parent: table.topicId }),
  ],
);
export type SectionRow = typeof sections.$inferSelect;

export const contentLessons = pgTable(
  "content_lessons",
  {
    ...recordColumns,
    archivedWithId,
    sectionId: text("section_id")
      .notNull()
      .references(() => sections.id),
    title: text("title").notNull(),
    /** Place within its section, from 0. */
    order: integer("order").notNull(),
    summary: text("summary"),
    estimatedMinutes: integer("estimated_minutes"),
    contentStatus: text("content_status").$type<ContentStatus>().notNull().default("No Content"),
    /** When it came to this status. */
    statusSince: instant("status_since").notNull(),
    activeFlag: text("active_flag").$type<ActiveFlag>().notNull().default("Active"),
    assigneeId: text("assignee_id").references(() => accountUsers.id),
    reviewerId: text("reviewer_id").references(() => accountUsers.id),
    /** The version that the app has; null for none. */
    publishedVersion: integer("published_version"),
    /**
     * When what the app has of it last changed, or since when it has nothing; null before it ever had it. A trigger keeps
     * it, whatever changes the lesson or what it stands in.
     */
    appAt: instant("app_at"),
    /** The day by which the assignee is to have it ready. */
    dueOn: date("due_on"),
    searchName: foldedColumn("search_name", "title"),
  },
  (table) => [
    uniqueIndex("content_lessons_title").on(table.sectionId, table.title),
    ...levelIndexes("content_lessons", { ...table, parent: table.sectionId }),
    index("content_lessons_by_title").on(table.searchName, table.id),
    index("content_lessons_by_status_since").on(table.statusSince, table.id),
    index("content_lessons_by_due").on(table.dueOn, table.id),
    index("content_lessons_by_due_backwards").on(table.dueOn.desc().nullsLast(), table.id),
    index("content_lessons_status").on(table.contentStatus, table.activeFlag),
    index("content_lessons_app").on(table.appAt, table.id),
    index("content_lessons_assignee").on(table.assigneeId),
    index("content_lessons_reviewer").on(table.reviewerId),
  ],
);
export type LessonRow = typeof contentLessons.$inferSelect;

/** What is to be learnt in a lesson: one row for each version, the newest last. Source: domain.md 1.4. */
export const examSessions = pgTable(
  "exam_sessions",
  {
    ...recordColumns,
    lessonId: text("lesson_id")
      .notNull()
      .references(() => contentLessons.id),
    versionNumber: integer("version_number").notNull(),
    blocks: jsonb("blocks").$type<readonly unknown[]>().notNull(),
    authorIds: text("author_ids").array().notNull(),
    /** What kept it from being submitted when it was saved, for lists; null where that has not been found out yet. */
    checks: jsonb("checks").$type<readonly Check[]>(),
    /** When it was first published; from then on it is never written again. */
    publishedAt: instant("published_at"),
    /** As the app is given it, without answers, and what only the grading reads: made when it is published. */
    shown: jsonb("shown").$type<readonly PublicBlock[]>(),
    key: jsonb("key").$type<readonly BlockKey[]>(),
  },
  (table) => [
    uniqueIndex("exam_sessions_version").on(table.lessonId, table.versionNumber),
    index("exam_sessions_unchecked")
      .on(table.id)
      .where(sql`${table.checks} is null`),
  ],
);
export type SessionRow = typeof examSessions.$inferSelect;

/** What a reviewer asks for, at a block or of a session as a whole. It outlives the block. Source: domain.md 2.13. */
export const sessionComments = pgTable(
  "session_comments",
  {
    ...recordColumns,
    lessonId: text("lesson_id")
      .notNull()
      .references(() => contentLessons.id),
    /** The version that it was made of. */
    versionNumber: integer("version_number").notNull(),
    blockId: text("block_id"),
    /** What the block was called then. */
    quote: text("quote").notNull(),
    text: text("text").notNull(),
    resolvedAt: instant("resolved_at"),
    resolvedById: text("resolved_by_id").references(() => accountUsers.id),
  },
  (table) => [index("session_comments_lesson").on(table.lessonId, table.id)],
);
export type SessionCommentRow = typeof sessionComments.$inferSelect;

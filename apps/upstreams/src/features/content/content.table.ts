import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ActiveFlag, ContentStatus } from "@app/domain/enums.ts";
import { recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";
import { regions } from "../regions/regions.public.ts";

const node = {
  ...recordColumns,
  name: text("name").notNull(),
  order: integer("order").notNull(),
  description: text("description"),
  active: boolean("active").notNull().default(true),
};

/** Learning content, from the top down. Source: domain.md 1.4. */
export const exams = pgTable(
  "exams",
  {
    ...recordColumns,
    title: text("title").notNull(),
    examSlug: text("exam_slug").notNull(),
    description: text("description"),
    regionId: text("region_id").references(() => regions.id),
    active: boolean("active").notNull().default(true),
  },
  (table) => [uniqueIndex("exams_slug").on(table.examSlug), index("exams_title").on(table.title, table.id)],
);

export const examSubjects = pgTable(
  "exam_subjects",
  {
    ...node,
    examId: text("exam_id")
      .notNull()
      .references(() => exams.id),
  },
  (table) => [uniqueIndex("exam_subjects_name").on(table.examId, table.name)],
);

export const topics = pgTable(
  "topics",
  {
    ...node,
    subjectId: text("subject_id")
      .notNull()
      .references(() => examSubjects.id),
  },
  (table) => [uniqueIndex("topics_name").on(table.subjectId, table.name)],
);

export const sections = pgTable(
  "sections",
  {
    ...node,
    topicId: text("topic_id")
      .notNull()
      .references(() => topics.id),
  },
  (table) => [uniqueIndex("sections_name").on(table.topicId, table.name)],
);

export const contentLessons = pgTable(
  "content_lessons",
  {
    ...recordColumns,
    sectionId: text("section_id")
      .notNull()
      .references(() => sections.id),
    title: text("title").notNull(),
    order: integer("order").notNull(),
    summary: text("summary"),
    estimatedMinutes: integer("estimated_minutes"),
    contentStatus: text("content_status").$type<ContentStatus>().notNull().default("No Content"),
    activeFlag: text("active_flag").$type<ActiveFlag>().notNull().default("Active"),
    assigneeId: text("assignee_id").references(() => accountUsers.id),
  },
  (table) => [
    uniqueIndex("content_lessons_title").on(table.sectionId, table.title),
    index("content_lessons_assignee").on(table.assigneeId),
  ],
);

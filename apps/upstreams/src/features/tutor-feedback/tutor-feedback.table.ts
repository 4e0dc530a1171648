import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import {
  feedbackAuthorKinds,
  feedbackCategories,
  feedbackDirections,
  tutorFeedbackStatuses,
} from "@app/domain/tutor-feedback/tutor-feedback-enums.ts";
import { foldedColumn, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";
import { persons } from "../customers/customers.public.ts";
import { bookedLessons } from "../lessons/lessons-tables.public.ts";

/** Feedback about a tutor, or from one, as staff wrote it down. Source: domain.md 1.1. */
export const tutorFeedback = pgTable(
  "tutor_feedback",
  {
    ...recordColumns,
    personId: text("person_id")
      .notNull()
      .references(() => persons.id),
    direction: text("direction", { enum: feedbackDirections }).notNull(),
    authorKind: text("author_kind", { enum: feedbackAuthorKinds }).notNull(),
    /** A person, a dependent or an account, as the kind says; null for one who is not named. */
    authorId: text("author_id"),
    category: text("category", { enum: feedbackCategories }).notNull(),
    rating: integer("rating"),
    body: text("body").notNull(),
    status: text("status", { enum: tutorFeedbackStatuses }).notNull(),
    assigneeId: text("assignee_id").references(() => accountUsers.id),
    resolution: text("resolution"),
    /** The dated lesson that it is about. */
    lessonId: text("lesson_id").references(() => bookedLessons.id),
    sharedWithTutor: boolean("shared_with_tutor").notNull(),
    searchName: foldedColumn("search_name", "body"),
  },
  (table) => [
    index("tutor_feedback_saved").on(table.updatedAt),
    index("tutor_feedback_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    index("tutor_feedback_of").on(table.personId, table.createdAt),
    index("tutor_feedback_lesson").on(table.lessonId),
    index("tutor_feedback_by_created").on(table.createdAt, table.id),
    index("tutor_feedback_by_rating").on(table.rating, table.id),
    index("tutor_feedback_assignee").on(table.assigneeId, table.status),
    check("tutor_feedback_rating", sql`${table.rating} between 1 and 5`),
    check("tutor_feedback_rated", sql`${table.rating} is null or ${table.direction} = 'about-tutor'`),
    check("tutor_feedback_resolved", sql`${table.status} <> 'resolved' or ${table.resolution} is not null`),
  ],
);
export type TutorFeedbackRow = typeof tutorFeedback.$inferSelect;

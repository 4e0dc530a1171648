import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { learnerLevels } from "@app/domain/people/people-enums.ts";
import { raterKinds, ratingTags } from "@app/domain/ratings/rating-enums.ts";
import { foldedTogether, instant, recordColumns } from "../../database/columns.ts";
import { bookedLessons } from "../lessons/lessons-tables.public.ts";
import { tutors } from "../tutors/tutors.public.ts";

/** What both kinds of rating are about. */
const rated = {
  lessonId: text("lesson_id")
    .notNull()
    .references(() => bookedLessons.id),
  /** Who gave the lesson. */
  tutorId: text("tutor_id")
    .notNull()
    .references(() => tutors.id),
  /** How staff came to know it; null where they who rate answered themselves. */
  onBehalf: text("on_behalf"),
};

/** What customers and learners say of lessons. Source: domain.md 1.2. */
export const lessonRatings = pgTable(
  "lesson_ratings",
  {
    ...recordColumns,
    ...rated,
    /** A person or a dependent, as the kind says. */
    raterId: text("rater_id").notNull(),
    raterKind: text("rater_kind", { enum: raterKinds }).notNull(),
    rating: integer("rating").notNull(),
    tags: text("tags", { enum: ratingTags }).array().notNull(),
    comment: text("comment"),
    wouldContinue: boolean("would_continue"),
    visibleToTutor: boolean("visible_to_tutor").notNull(),
    /** Since when it counts in no average and is shown to staff alone, and why. */
    hiddenAt: instant("hidden_at"),
    hiddenReason: text("hidden_reason"),
    hiddenById: text("hidden_by_id"),
    searchName: foldedTogether("search_name", "comment"),
  },
  (table) => [
    index("lesson_ratings_saved").on(table.updatedAt),
    uniqueIndex("lesson_ratings_once").on(table.lessonId, table.raterId),
    index("lesson_ratings_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    index("lesson_ratings_by_created").on(table.createdAt, table.id),
    index("lesson_ratings_by_rating").on(table.rating, table.id),
    index("lesson_ratings_tutor").on(table.tutorId, table.createdAt),
    // Tags that few have are found by the first, those that nearly all have are counted in the second.
    index("lesson_ratings_tags").using("gin", table.tags),
    index("lesson_ratings_by_tags").on(table.tags),
    index("lesson_ratings_rater").on(table.raterKind, table.createdAt, table.id),
    index("lesson_ratings_hidden")
      .on(table.createdAt, table.id)
      .where(sql`hidden_at is not null`),
    // Means are read from the index alone.
    index("lesson_ratings_counted")
      .on(table.tutorId, table.rating)
      .where(sql`hidden_at is null`),
    check("lesson_ratings_stars", sql`${table.rating} between 1 and 5`),
    check("lesson_ratings_hidden", sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
  ],
);
export type LessonRatingRow = typeof lessonRatings.$inferSelect;

/** What tutors say of learners after lessons. Source: domain.md 1.2. */
export const studentRatings = pgTable(
  "student_ratings",
  {
    ...recordColumns,
    ...rated,
    engagement: integer("engagement").notNull(),
    speaking: integer("speaking"),
    listening: integer("listening"),
    reading: integer("reading"),
    writing: integer("writing"),
    homework: integer("homework"),
    /** The mean of the scores that were given, in tenths. */
    overallTenths: integer("overall_tenths").notNull(),
    levelAfter: text("level_after", { enum: learnerLevels }),
    note: text("note"),
  },
  (table) => [
    index("student_ratings_saved").on(table.updatedAt),
    uniqueIndex("student_ratings_once").on(table.lessonId, table.tutorId),
    index("student_ratings_by_created").on(table.createdAt, table.id),
    index("student_ratings_tutor").on(table.tutorId, table.createdAt),
    check("student_ratings_overall", sql`${table.overallTenths} between 10 and 50`),
  ],
);
export type StudentRatingRow = typeof studentRatings.$inferSelect;

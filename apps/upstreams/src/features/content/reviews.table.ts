import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ReviewOutcome } from "@app/domain/content/assignment-enums.ts";
import { instant, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";
import { contentLessons } from "./content.table.ts";

/** Each time that a session was handed in, and what came of it. Source: domain.md 2.13, 4.12. */
export const sessionReviews = pgTable(
  "session_reviews",
  {
    ...recordColumns,
    lessonId: text("lesson_id")
      .notNull()
      .references(() => contentLessons.id, { onDelete: "cascade" }),
    versionNumber: integer("version_number").notNull(),
    /** Who had the lesson to write; null where nobody had. */
    writerId: text("writer_id").references(() => accountUsers.id),
    reviewerId: text("reviewer_id").references(() => accountUsers.id),
    submittedAt: instant("submitted_at").notNull(),
    /** When its reviewer first looked at it; from then on it cannot be withdrawn. */
    openedAt: instant("opened_at"),
    endedAt: instant("ended_at"),
    outcome: text("outcome").$type<ReviewOutcome>(),
  },
  (table) => [
    uniqueIndex("session_reviews_open")
      .on(table.lessonId)
      .where(sql`${table.endedAt} is null`),
    index("session_reviews_lesson").on(table.lessonId, table.submittedAt),
    index("session_reviews_writer").on(table.writerId, table.submittedAt),
  ],
);
export type ReviewRow = typeof sessionReviews.$inferSelect;

/** Who has the session of a lesson open to write in it; said again and again for as long as they do. */
export const sessionWriters = pgTable(
  "session_writers",
  {
    lessonId: text("lesson_id")
      .notNull()
      .references(() => contentLessons.id, { onDelete: "cascade" }),
    personId: text("person_id")
      .notNull()
      .references(() => accountUsers.id),
    seenAt: instant("seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.personId] })],
);

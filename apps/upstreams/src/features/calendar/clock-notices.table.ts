import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { confirmedLessons } from "../lessons/lessons.public.ts";

/** That both sides of a course were told of a change of a clock, so and so many days ahead. Source: domain.md 5.3. */
export const clockNotices = pgTable(
  "clock_notices",
  {
    courseId: text("course_id")
      .notNull()
      .references(() => confirmedLessons.id, { onDelete: "cascade" }),
    timeZone: text("time_zone").notNull(),
    /** The first instant by the new clock. */
    changeAt: instant("change_at").notNull(),
    daysAhead: integer("days_ahead").notNull(),
    toldAt: instant("told_at").notNull(),
    /** Who had an email to be told by: the tutor of that day, and those who pay. */
    tutorId: text("tutor_id"),
    customerIds: text("customer_ids").array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.timeZone, table.changeAt, table.daysAhead] })],
);

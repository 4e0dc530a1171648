import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { openAssignmentStates } from "@app/domain/content/assignment.ts";
import type { AssignmentState, CreatorStatus } from "@app/domain/content/assignment-enums.ts";
import { instant, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";
import { contentLessons } from "./content.table.ts";

/** Accounts whose people write lessons; the id is the account's. Source: domain.md 1.4. */
export const contentCreators = pgTable(
  "content_creators",
  {
    ...recordColumns,
    id: text("id")
      .primaryKey()
      .references(() => accountUsers.id),
    languages: text("languages").array().notNull(),
    specialities: text("specialities").array().notNull().default([]),
    /** Lessons a week. */
    weeklyTarget: integer("weekly_target"),
    status: text("status").$type<CreatorStatus>().notNull().default("active"),
  },
  (table) => [
    index("content_creators_by_created").on(table.createdAt, table.id),
    index("content_creators_status").on(table.status, table.id),
    index("content_creators_languages").using("gin", table.languages),
  ],
);
export type CreatorRow = typeof contentCreators.$inferSelect;

const openStates = sql.raw(openAssignmentStates.map((state) => `'${state}'`).join(", "));

/** Who was given which lesson to write, one row each time; what is over stays. Source: domain.md 1.4. */
export const lessonAssignments = pgTable(
  "lesson_assignments",
  {
    ...recordColumns,
    lessonId: text("lesson_id")
      .notNull()
      .references(() => contentLessons.id, { onDelete: "cascade" }),
    creatorId: text("creator_id")
      .notNull()
      .references(() => contentCreators.id),
    assignedById: text("assigned_by_id").notNull(),
    assignedAt: instant("assigned_at").notNull(),
    dueOn: date("due_on"),
    note: text("note"),
    state: text("state").$type<AssignmentState>().notNull().default("assigned"),
  },
  (table) => [
    uniqueIndex("lesson_assignments_open")
      .on(table.lessonId)
      .where(sql`${table.state} in (${openStates})`),
    index("lesson_assignments_of").on(table.lessonId, table.assignedAt),
    index("lesson_assignments_creator").on(table.creatorId, table.state),
  ],
);
export type AssignmentRow = typeof lessonAssignments.$inferSelect;

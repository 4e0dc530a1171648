import { sql } from "drizzle-orm";
import { date, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ProgressState } from "@app/domain/curriculum/curriculum-enums.ts";
import { recordColumns } from "../../database/columns.ts";
import { customers, dependents } from "../customers/customers.public.ts";
import { curricula } from "./curriculum.table.ts";

/** How far a learner is with one topic. */
export interface ProgressEntry {
  subdivisionId: string;
  state: ProgressState;
  /** The lesson it was taken in. */
  lessonId: string | null;
  /** When it came into this state, as an instant. */
  at: string;
}

/** Which learner follows which curriculum; archived where they no longer do. Source: domain.md 1.4. */
export const attachments = pgTable(
  "curriculum_attachments",
  {
    ...recordColumns,
    curriculumId: text("curriculum_id")
      .notNull()
      .references(() => curricula.id),
    /** Who learns, or pays for the dependent who does. */
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id),
    dependentId: text("dependent_id").references(() => dependents.id),
    /** The learner, of either kind. */
    studentId: text("student_id")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(dependent_id, customer_id)`),
    /** Empty for the whole curriculum. */
    subdivisionIds: text("subdivision_ids").array().notNull().default([]),
    startDate: date("start_date").notNull(),
    progress: jsonb("progress").$type<ProgressEntry[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex("attachments_once")
      .on(table.studentId, table.curriculumId)
      .where(sql`archived_at is null`),
    index("attachments_curriculum").on(table.curriculumId, table.createdAt, table.id),
    index("attachments_customer").on(table.customerId),
  ],
);
export type AttachmentRow = typeof attachments.$inferSelect;

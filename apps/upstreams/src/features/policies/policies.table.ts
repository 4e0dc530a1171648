import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { foldedColumn, recordColumns } from "../../database/columns.ts";

/** What cancelling, moving or missing a lesson costs. Source: domain.md 1.4. */
export const cancellationPolicies = pgTable(
  "cancellation_policies",
  {
    ...recordColumns,
    name: text("name").notNull(),
    windowHours: integer("window_hours").notNull().default(24),
    lateCancelPercent: integer("late_cancel_percent").notNull().default(100),
    noShowPercent: integer("no_show_percent").notNull().default(100),
    tutorLatePayPercent: integer("tutor_late_pay_percent").notNull().default(100),
    tutorWaitPayPercent: integer("tutor_wait_pay_percent").notNull().default(50),
    graceMinutes: integer("grace_minutes").notNull().default(15),
    freeLateCancelsPerTerm: integer("free_late_cancels_per_term").notNull().default(1),
    freeReschedules: integer("free_reschedules").notNull().default(2),
    outageIsFree: boolean("outage_is_free").notNull().default(true),
    searchName: foldedColumn("search_name", "name"),
  },
  (table) => [
    // Two names that a search cannot tell apart, nobody can.
    uniqueIndex("cancellation_policies_name").on(table.searchName),
    index("cancellation_policies_by_name").on(table.searchName, table.id),
    index("cancellation_policies_by_created").on(table.createdAt, table.id),
    index("cancellation_policies_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
  ],
);
export type CancellationPolicyRow = typeof cancellationPolicies.$inferSelect;

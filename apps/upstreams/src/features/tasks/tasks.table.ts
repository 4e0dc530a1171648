import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text } from "drizzle-orm/pg-core";
import { taskKinds } from "@app/domain/tasks/task-enums.ts";
import { foldedColumn, instant, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";
import { customers } from "../customers/customers.public.ts";
import { leads } from "../leads/leads.public.ts";

/** Tasks of staff; `createdBy` is who gave it. Source: domain.md 1.7. */
export const tasks = pgTable(
  "tasks",
  {
    ...recordColumns,
    kind: text("kind", { enum: taskKinds }).notNull(),
    title: text("title").notNull(),
    /** The record it is about: one column for each kind. */
    customerId: text("customer_id").references(() => customers.id),
    leadId: text("lead_id").references(() => leads.id),
    ownerId: text("owner_id")
      .notNull()
      .references(() => accountUsers.id),
    /** A day by the owner's clock. */
    dueOn: date("due_on"),
    /** A time of that day, such as "09:30", by the same clock; null for any. */
    dueTime: text("due_time"),
    doneAt: instant("done_at"),
    note: text("note"),
    /** The day and time that its owner has been told of as due. */
    toldDueOn: date("told_due_on"),
    toldDueTime: text("told_due_time"),
    searchName: foldedColumn("search_name", "title"),
  },
  (table) => [
    index("tasks_saved").on(table.updatedAt),
    index("tasks_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    index("tasks_of").on(table.ownerId, table.doneAt, table.dueOn),
    index("tasks_about").on(table.customerId),
    index("tasks_about_lead").on(table.leadId),
    index("tasks_by_due").on(table.dueOn, table.dueTime, table.id),
    check("tasks_time_of_day", sql`${table.dueTime} is null or ${table.dueOn} is not null`),
    index("tasks_by_created").on(table.createdAt, table.id),
    index("tasks_due")
      .on(table.dueOn)
      .where(sql`done_at is null`),
  ],
);
export type TaskRow = typeof tasks.$inferSelect;

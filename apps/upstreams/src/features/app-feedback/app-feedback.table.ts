import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, type AnyPgColumn } from "drizzle-orm/pg-core";
import { appFeedbackCategories, appFeedbackStatuses } from "@app/domain/app-feedback/app-feedback-enums.ts";
import type { AppContentRef } from "@app/domain/app-feedback/app-feedback.ts";
import { appPlatforms } from "@app/domain/product-updates/update-enums.ts";
import { foldedTogether, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";

/** What users of the learning app say of it. Source: domain.md 1.5. */
export const appFeedback = pgTable(
  "app_feedback",
  {
    ...recordColumns,
    category: text("category", { enum: appFeedbackCategories }).notNull(),
    body: text("body").notNull(),
    platform: text("platform", { enum: appPlatforms }).notNull(),
    appVersion: text("app_version").notNull(),
    screen: text("screen"),
    rating: integer("rating"),
    contactEmail: text("contact_email"),
    /** What it is about: kept when that is archived or gone. */
    contentRef: jsonb("content_ref").$type<AppContentRef>(),
    attachmentIds: text("attachment_ids").array().notNull().default([]),
    status: text("status", { enum: appFeedbackStatuses }).notNull().default("new"),
    /** Always the first that said so, never a duplicate itself. */
    duplicateOfId: text("duplicate_of_id").references((): AnyPgColumn => appFeedback.id),
    assigneeId: text("assignee_id").references(() => accountUsers.id),
    reply: text("reply"),
    searchName: foldedTogether("search_name", "body", "contact_email"),
  },
  (table) => [
    index("app_feedback_by_created").on(table.createdAt, table.id),
    index("app_feedback_by_rating").on(table.rating, table.id),
    index("app_feedback_saved").on(table.updatedAt, table.id),
    index("app_feedback_status").on(table.status),
    index("app_feedback_assignee").on(table.assigneeId),
    index("app_feedback_duplicates").on(table.duplicateOfId),
    index("app_feedback_content").on(sql`(${table.contentRef} ->> 'id')`),
    index("app_feedback_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    check("app_feedback_rated", sql`${table.rating} between 1 and 5`),
    check(
      "app_feedback_original",
      sql`(${table.status} = 'duplicate') = (${table.duplicateOfId} is not null) and ${table.duplicateOfId} is distinct from ${table.id}`,
    ),
  ],
);
export type AppFeedbackRow = typeof appFeedback.$inferSelect;

import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { subjectOptions } from "@app/domain/subjects.ts";
import {
  appPlatforms,
  productUpdateAudiences,
  productUpdateKinds,
  productUpdateStatuses,
} from "@app/domain/product-updates/update-enums.ts";
import { foldedColumn, instant, recordColumns } from "../../database/columns.ts";

/** What the learning app tells its users of itself. Source: domain.md 1.5. */
export const productUpdates = pgTable(
  "product_updates",
  {
    ...recordColumns,
    title: text("title").notNull(),
    body: text("body").notNull(),
    kind: text("kind", { enum: productUpdateKinds }).notNull(),
    platforms: text("platforms", { enum: appPlatforms }).array().notNull(),
    /** Older apps do not show it. */
    minAppVersion: text("min_app_version"),
    audience: text("audience", { enum: productUpdateAudiences }).notNull(),
    subjects: text("subjects", { enum: subjectOptions }).array().notNull().default([]),
    regionIds: text("region_ids").array().notNull().default([]),
    imageFileId: text("image_file_id"),
    imageAlt: text("image_alt"),
    status: text("status", { enum: productUpdateStatuses }).notNull().default("draft"),
    /** When it is or was to be published; null for a draft. */
    publishAt: instant("publish_at"),
    publishedAt: instant("published_at"),
    retiredAt: instant("retired_at"),
    searchName: foldedColumn("search_name", "title", "body"),
  },
  (table) => [
    index("product_updates_by_title").on(table.title, table.id),
    index("product_updates_by_created").on(table.createdAt, table.id),
    index("product_updates_by_publishing").on(table.publishAt, table.id),
    index("product_updates_saved").on(table.updatedAt, table.id),
    index("product_updates_due").on(table.status, table.publishAt),
    index("product_updates_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    check("product_updates_timed", sql`${table.status} <> 'scheduled' or ${table.publishAt} is not null`),
  ],
);
export type ProductUpdateRow = typeof productUpdates.$inferSelect;

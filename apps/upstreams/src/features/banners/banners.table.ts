import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bannerAudiences, bannerPlacements } from "@app/domain/banners/banner-enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { promoStatuses } from "@app/domain/promos/promo-enums.ts";
import { foldedTogether, instant, recordColumns } from "../../database/columns.ts";
import { promos } from "../promos/promos-tables.public.ts";

/** What a banner says; a change of any of these makes a version of its own, with its own counts. */
const saidColumns = {
  title: text("title").notNull(),
  body: text("body"),
  imageFileId: text("image_file_id"),
  altText: text("alt_text"),
  ctaLabel: text("cta_label"),
  ctaUrl: text("cta_url"),
  placement: text("placement", { enum: bannerPlacements }).notNull(),
};

/** Banners of the apps and the website. Source: domain.md 1.3, 2.7. */
export const banners = pgTable(
  "banners",
  {
    ...recordColumns,
    ...saidColumns,
    promoId: text("promo_id").references(() => promos.id),
    audience: text("audience", { enum: bannerAudiences }).notNull().default("everyone"),
    regionIds: text("region_ids").array().notNull().default([]),
    subjects: text("subjects", { enum: subjectOptions }).array().notNull().default([]),
    startsOn: date("starts_on").notNull(),
    /** Its last day; null if it runs on. */
    endsOn: date("ends_on"),
    priority: integer("priority").notNull().default(0),
    dismissible: boolean("dismissible").notNull().default(true),
    status: text("status", { enum: promoStatuses }).notNull().default("draft"),
    /** The version of what it says, from 1. */
    edition: integer("edition").notNull().default(1),
    searchName: foldedTogether("search_name", "title", "body"),
  },
  (table) => [
    index("banners_by_title").on(table.title, table.id),
    index("banners_by_created").on(table.createdAt, table.id),
    index("banners_by_start").on(table.startsOn, table.id),
    index("banners_by_priority").on(table.priority, table.createdAt, table.id),
    index("banners_saved").on(table.updatedAt, table.id),
    index("banners_shown").on(table.placement, table.status),
    check("banners_days", sql`${table.endsOn} >= ${table.startsOn}`),
    check("banners_priority", sql`${table.priority} between 0 and 100`),
  ],
);
export type BannerRow = typeof banners.$inferSelect;

/** What banners said, and how often each version was seen and its button pressed. */
export const bannerEditions = pgTable(
  "banner_editions",
  {
    bannerId: text("banner_id")
      .notNull()
      .references(() => banners.id),
    number: integer("number").notNull(),
    since: instant("since").notNull(),
    ...saidColumns,
    impressions: integer("impressions").notNull().default(0),
    clicks: integer("clicks").notNull().default(0),
  },
  (table) => [primaryKey({ name: "banner_editions_key", columns: [table.bannerId, table.number] })],
);
export type BannerEditionRow = typeof bannerEditions.$inferSelect;

/** Batches of counts that were taken in, so that one sent twice counts once. */
export const bannerBatches = pgTable(
  "banner_batches",
  { id: text("id").primaryKey(), at: instant("at").notNull() },
  (table) => [index("banner_batches_by_age").on(table.at)],
);

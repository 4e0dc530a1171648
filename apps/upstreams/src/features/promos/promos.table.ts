import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { currencies } from "@app/domain/enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import type { Money } from "@app/domain/money.ts";
import {
  promoDiscounts,
  promoScopes,
  promoStatuses,
  promoTargets,
  redemptionStatuses,
} from "@app/domain/promos/promo-enums.ts";
import { foldedTogether, instant, minorUnits, recordColumns } from "../../database/columns.ts";
import { invoices } from "../billing/invoices-table.public.ts";
import { customers } from "../customers/customers.public.ts";

/** Codes that take something off an invoice. Source: domain.md 1.3, 2.7. */
export const promos = pgTable(
  "promos",
  {
    ...recordColumns,
    /** In capitals; free again once the promo is archived. */
    code: text("code").notNull(),
    name: text("name").notNull(),
    discountType: text("discount_type", { enum: promoDiscounts }).notNull(),
    percentBp: integer("percent_bp"),
    amounts: jsonb("amounts").$type<Money[]>().notNull().default([]),
    freeLessons: integer("free_lessons"),
    maxDiscount: jsonb("max_discount").$type<Money[]>().notNull().default([]),
    minSpend: jsonb("min_spend").$type<Money[]>().notNull().default([]),
    appliesTo: text("applies_to", { enum: promoTargets }).array().notNull(),
    subjects: text("subjects", { enum: subjectOptions }).array().notNull().default([]),
    /** Its days are those of the first. */
    regionIds: text("region_ids").array().notNull().default([]),
    customerScope: text("customer_scope", { enum: promoScopes }).notNull().default("everyone"),
    customerIds: text("customer_ids").array().notNull().default([]),
    startsOn: date("starts_on").notNull(),
    /** Its last day; null if it runs on. */
    endsOn: date("ends_on"),
    maxRedemptions: integer("max_redemptions"),
    maxPerCustomer: integer("max_per_customer").notNull().default(1),
    stackable: boolean("stackable").notNull().default(false),
    status: text("status", { enum: promoStatuses }).notNull().default("draft"),
    /** How many redemptions are in force; counted here so that one write can take the last place. */
    reserved: integer("reserved").notNull().default(0),
    used: integer("used").notNull().default(0),
    searchName: foldedTogether("search_name", "code", "name"),
  },
  (table) => [
    uniqueIndex("promos_code")
      .on(table.code)
      .where(sql`status <> 'archived'`),
    index("promos_by_code").on(table.code, table.id),
    index("promos_by_created").on(table.createdAt, table.id),
    index("promos_by_start").on(table.startsOn, table.id),
    index("promos_by_end").on(table.endsOn, table.id),
    index("promos_saved").on(table.updatedAt, table.id),
    check("promos_days", sql`${table.endsOn} >= ${table.startsOn}`),
    check("promos_counted", sql`${table.reserved} >= 0 and ${table.used} >= 0`),
  ],
);
export type PromoRow = typeof promos.$inferSelect;

/** What promos took off invoices that were sent. Source: domain.md 1.3, 5.7. */
export const promoRedemptions = pgTable(
  "promo_redemptions",
  {
    id: text("id").primaryKey(),
    promoId: text("promo_id")
      .notNull()
      .references(() => promos.id),
    invoiceId: text("invoice_id")
      .notNull()
      .references(() => invoices.id),
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id),
    currency: text("currency", { enum: currencies }).notNull(),
    amount: minorUnits("amount").notNull(),
    status: text("status", { enum: redemptionStatuses }).notNull().default("reserved"),
    reservedAt: instant("reserved_at").notNull(),
    /** When its state last changed. */
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("promo_redemptions_once").on(table.promoId, table.invoiceId),
    index("promo_redemptions_invoice").on(table.invoiceId),
    index("promo_redemptions_customer").on(table.customerId, table.promoId),
    check("promo_redemptions_amount", sql`${table.amount} >= 0`),
  ],
);
export type RedemptionRow = typeof promoRedemptions.$inferSelect;

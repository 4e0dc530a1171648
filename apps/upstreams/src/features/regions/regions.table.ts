import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { currencies } from "@app/domain/enums.ts";
import type { BankDetails } from "@app/domain/regions/region.ts";
import { foldedColumn, recordColumns } from "../../database/columns.ts";
import { cancellationPolicies } from "../policies/policies.public.ts";

/** Parts of the business with a currency, a clock and rules of their own. Source: domain.md 1.4. */
export const regions = pgTable(
  "regions",
  {
    ...recordColumns,
    /** In capitals. */
    code: text("code").notNull(),
    name: text("name").notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    timeZone: text("time_zone").notNull(),
    cancellationPolicyId: text("cancellation_policy_id")
      .notNull()
      .references(() => cancellationPolicies.id),
    taxRateBp: integer("tax_rate_bp").notNull().default(0),
    pricesIncludeTax: boolean("prices_include_tax").notNull().default(false),
    taxLabel: text("tax_label").notNull().default("VAT"),
    taxNumber: text("tax_number"),
    invoicePrefix: text("invoice_prefix").notNull(),
    legalName: text("legal_name"),
    legalAddress: text("legal_address"),
    bankDetails: jsonb("bank_details").$type<BankDetails>().notNull().default([]),
    invoiceFooter: text("invoice_footer"),
    replyTo: text("reply_to"),
    /** The first day whose lessons are posted; null before the books begin. */
    booksBeginOn: date("books_begin_on"),
    active: boolean("active").notNull().default(true),
    searchName: foldedColumn("search_name", "code", "name"),
    sortName: foldedColumn("sort_name", "name"),
  },
  (table) => [
    uniqueIndex("regions_code").on(table.code),
    index("regions_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    index("regions_by_name").on(table.sortName, table.id),
    index("regions_by_created").on(table.createdAt, table.id),
    index("regions_by_currency").on(table.currency),
    index("regions_by_active").on(table.active),
    index("regions_by_policy").on(table.cancellationPolicyId),
  ],
);
export type RegionRow = typeof regions.$inferSelect;

import { sql } from "drizzle-orm";
import { date, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { invoiceKinds } from "@app/domain/billing/billing-enums.ts";
import type { OldInvoiceField } from "@app/domain/billing/old-invoice.ts";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { foldedColumn, minorUnits, recordColumns } from "../../../database/columns.ts";
import { customers } from "../../customers/customers.public.ts";

/** Invoices of the system before. No sum, balance or report reads them. Source: domain.md 3.6. */
export const oldInvoices = pgTable(
  "old_invoices",
  {
    ...recordColumns,
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id),
    number: text("number").notNull(),
    kind: text("kind", { enum: invoiceKinds }).notNull(),
    issuedOn: date("issued_on").notNull(),
    dueOn: date("due_on"),
    currency: text("currency", { enum: currencies }).$type<Currency>().notNull(),
    total: minorUnits("total").notNull(),
    /** Null where the system before did not say. */
    paid: minorUnits("paid"),
    /** In the words of the system before. */
    status: text("status"),
    /** What else it said, in its order. */
    fields: jsonb("fields").$type<OldInvoiceField[]>().notNull().default([]),
    searchName: foldedColumn("search_name", "number"),
  },
  (table) => [
    index("old_invoices_customer").on(table.customerId, table.issuedOn, table.id),
    index("old_invoices_issued").on(table.issuedOn, table.id),
    index("old_invoices_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    uniqueIndex("old_invoices_number").on(table.kind, table.number),
  ],
);
export type OldInvoiceRow = typeof oldInvoices.$inferSelect;

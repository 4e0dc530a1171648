import { sql } from "drizzle-orm";
import { check, date, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { minorUnits, recordColumns } from "../../database/columns.ts";
import { invoices } from "./invoices.table.ts";

/** What was given up of ongoing invoices: an entry of its own, which does not count as paid. Never changed. Source: domain.md 2.6. */
export const writeOffs = pgTable(
  "write_offs",
  {
    ...recordColumns,
    invoiceId: text("invoice_id")
      .notNull()
      .references(() => invoices.id),
    currency: text("currency", { enum: currencies }).$type<Currency>().notNull(),
    amount: minorUnits("amount").notNull(),
    /** In the region's zone. */
    day: date("day").notNull(),
    reason: text("reason").notNull(),
  },
  (table) => [
    uniqueIndex("write_offs_invoice").on(table.invoiceId),
    check("write_offs_amount", sql`${table.amount} > 0`),
  ],
);

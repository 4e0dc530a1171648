import { sql } from "drizzle-orm";
import { check, date, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { minorUnits, recordColumns } from "../../database/columns.ts";
import { customers } from "../customers/customers.public.ts";
import { invoices } from "./invoices.table.ts";

/** What a credit note takes off an invoice, in words and minor units. */
export interface CreditNoteLine {
  description: string;
  net: number;
  tax: number;
  /** The line of the invoice that was credited by hand, and how much of its price. */
  lineId?: string;
  amount?: number;
}

/** What need not be paid, or was given back, of an invoice. Never changed. Source: domain.md 1.3, 2.6. */
export const creditNotes = pgTable(
  "credit_notes",
  {
    ...recordColumns,
    /** Without gaps in its series. */
    creditNoteNumber: text("credit_note_number").notNull(),
    invoiceId: text("invoice_id")
      .notNull()
      .references(() => invoices.id),
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id),
    currency: text("currency", { enum: currencies }).$type<Currency>().notNull(),
    issuedOn: date("issued_on").notNull(),
    lines: jsonb("lines").$type<CreditNoteLine[]>().notNull(),
    net: minorUnits("net").notNull(),
    tax: minorUnits("tax").notNull(),
    total: minorUnits("total").notNull(),
    reason: text("reason").notNull(),
  },
  (table) => [
    uniqueIndex("credit_notes_number").on(table.creditNoteNumber),
    index("credit_notes_invoice").on(table.invoiceId),
    index("credit_notes_customer").on(table.customerId),
    check("credit_notes_total", sql`${table.total} > 0 and ${table.total} = ${table.net} + ${table.tax}`),
  ],
);
export type CreditNoteRow = typeof creditNotes.$inferSelect;

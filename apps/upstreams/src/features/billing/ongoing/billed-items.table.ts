import { index, pgTable, text } from "drizzle-orm/pg-core";
import { creditNotes } from "../credit-notes.table.ts";
import { invoiceLines, invoices } from "../invoices.table.ts";
import { billableItems } from "../posting/billable-items.table.ts";

/**
 * Which line or credit note accounts for what is to be billed: each entry for at most one. A line that goes with its draft
 * frees its entries. Source: domain.md 2.6, 2.8.
 */
export const billedItems = pgTable(
  "billed_items",
  {
    itemId: text("item_id")
      .primaryKey()
      .references(() => billableItems.id),
    invoiceId: text("invoice_id")
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    lineId: text("line_id")
      .notNull()
      .references(() => invoiceLines.id, { onDelete: "cascade" }),
    /** Where a credit note on that line accounts for it. */
    creditNoteId: text("credit_note_id").references(() => creditNotes.id),
  },
  (table) => [
    index("billed_items_invoice").on(table.invoiceId),
    index("billed_items_line").on(table.lineId),
    index("billed_items_note").on(table.creditNoteId),
  ],
);

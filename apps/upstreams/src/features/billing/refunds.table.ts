import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text } from "drizzle-orm/pg-core";
import { refundWays } from "@app/domain/billing/billing-enums.ts";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { minorUnits, recordColumns } from "../../database/columns.ts";
import { creditNotes } from "./credit-notes.table.ts";
import { invoices } from "./invoices.table.ts";
import { payments } from "./payments.table.ts";

/** Money that was given back of a payment. Never changed. Source: domain.md 1.3. */
export const refunds = pgTable(
  "refunds",
  {
    ...recordColumns,
    /** Null of a payment that is sent back before it paid anything. */
    creditNoteId: text("credit_note_id").references(() => creditNotes.id),
    invoiceId: text("invoice_id").references(() => invoices.id),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    way: text("way", { enum: refundWays }).notNull(),
    currency: text("currency", { enum: currencies }).$type<Currency>().notNull(),
    amount: minorUnits("amount").notNull(),
    /** The day on which it left us, in the region's zone. */
    refundedOn: date("refunded_on").notNull(),
    /** The day on which it stands in the books, where the month of that day was closed. */
    bookedOn: date("booked_on"),
    reference: text("reference"),
  },
  (table) => [
    index("refunds_invoice").on(table.invoiceId),
    index("refunds_payment").on(table.paymentId),
    index("refunds_credit_note").on(table.creditNoteId),
    check("refunds_amount", sql`${table.amount} > 0`),
    check("refunds_of_invoice", sql`(${table.invoiceId} is null) = (${table.creditNoteId} is null)`),
  ],
);
export type RefundRow = typeof refunds.$inferSelect;

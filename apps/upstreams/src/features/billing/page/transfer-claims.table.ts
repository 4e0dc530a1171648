import { sql } from "drizzle-orm";
import { date, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { claimStates } from "@app/domain/billing/billing-enums.ts";
import { minorUnits, recordColumns } from "../../../database/columns.ts";
import { invoices } from "../invoices.table.ts";

/** What customers say that they have transferred. Staff look for it at the bank. Source: domain.md 1.3. */
export const transferClaims = pgTable(
  "transfer_claims",
  {
    ...recordColumns,
    invoiceId: text("invoice_id")
      .notNull()
      .references(() => invoices.id),
    state: text("state", { enum: claimStates }).notNull().default("pending"),
    amount: minorUnits("amount").notNull(),
    paidOn: date("paid_on").notNull(),
    payerName: text("payer_name").notNull(),
    note: text("note"),
    evidenceFileId: text("evidence_file_id"),
  },
  (table) => [
    index("transfer_claims_invoice").on(table.invoiceId),
    uniqueIndex("transfer_claims_pending")
      .on(table.invoiceId)
      .where(sql`state = 'pending'`),
  ],
);
export type TransferClaimRow = typeof transferClaims.$inferSelect;

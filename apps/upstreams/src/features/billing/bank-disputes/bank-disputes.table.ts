import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bankDisputeStatuses, paymentGateways } from "@app/domain/billing/billing-enums.ts";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { minorUnits, recordColumns } from "../../../database/columns.ts";
import { creditLots } from "../credit.table.ts";
import { invoices } from "../invoices.table.ts";
import { payments } from "../payments.table.ts";

/** Payments that customers contest at their bank. Source: domain.md 1.3, 2.6. */
export const bankDisputes = pgTable(
  "bank_disputes",
  {
    ...recordColumns,
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    status: text("status", { enum: bankDisputeStatuses }).notNull().default("open"),
    gateway: text("gateway", { enum: paymentGateways }).notNull(),
    /** Of the case, as the gateway or the bank's letter has it. */
    reference: text("reference").notNull(),
    currency: text("currency", { enum: currencies }).$type<Currency>().notNull(),
    /** May exceed the payment where a rate moved. */
    amount: minorUnits("amount").notNull(),
    /** An expense of ours, never taken from the customer's money. */
    fee: minorUnits("fee").notNull().default(0),
    reason: text("reason").notNull(),
    note: text("note"),
    evidenceDueOn: date("evidence_due_on"),
    /** The days of its steps, in the region's zone; each with that on which it stands in the books, where that is another. */
    openedOn: date("opened_on").notNull(),
    openedBookedOn: date("opened_booked_on"),
    wonOn: date("won_on"),
    lostOn: date("lost_on"),
    lostBookedOn: date("lost_booked_on"),
    reversedOn: date("reversed_on"),
    reversedBookedOn: date("reversed_booked_on"),
  },
  (table) => [
    uniqueIndex("bank_disputes_reference").on(table.gateway, table.reference),
    uniqueIndex("bank_disputes_open")
      .on(table.paymentId)
      .where(sql`status = 'open'`),
    index("bank_disputes_payment").on(table.paymentId),
    check("bank_disputes_amount", sql`${table.amount} > 0 and ${table.fee} >= 0`),
    check("bank_disputes_won", sql`(${table.status} = 'won') = (${table.wonOn} is not null)`),
    check("bank_disputes_lost", sql`(${table.status} in ('lost', 'reversed')) = (${table.lostOn} is not null)`),
    check("bank_disputes_reversed", sql`(${table.status} = 'reversed') = (${table.reversedOn} is not null)`),
  ],
);
export type BankDisputeRow = typeof bankDisputes.$inferSelect;

/** What a bank dispute takes of what its payment paid: invoices, and credit that no invoice took. */
export const bankDisputeParts = pgTable(
  "bank_dispute_parts",
  {
    id: text("id").primaryKey(),
    disputeId: text("dispute_id")
      .notNull()
      .references(() => bankDisputes.id),
    /** Its place among the parts, from 0. */
    place: minorUnits("place").notNull(),
    invoiceId: text("invoice_id").references(() => invoices.id),
    lotId: text("lot_id").references(() => creditLots.id),
    amount: minorUnits("amount").notNull(),
    /** What was left over once it was ours again, kept as credit in money. */
    kept: minorUnits("kept").notNull().default(0),
  },
  (table) => [
    index("bank_dispute_parts_dispute").on(table.disputeId),
    index("bank_dispute_parts_invoice").on(table.invoiceId),
    check("bank_dispute_parts_amount", sql`${table.amount} > 0 and ${table.kept} between 0 and ${table.amount}`),
    check("bank_dispute_parts_of", sql`(${table.invoiceId} is null) <> (${table.lotId} is null)`),
  ],
);
export type BankDisputePartRow = typeof bankDisputeParts.$inferSelect;

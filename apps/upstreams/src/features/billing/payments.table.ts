import { sql } from "drizzle-orm";
import { bigserial, check, date, index, pgSequence, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { paymentGateways, paymentMethods, paymentStatuses } from "@app/domain/billing/billing-enums.ts";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { foldedTogether, instant, minorUnits, recordColumns } from "../../database/columns.ts";
import { customers } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";
import { invoices } from "./invoices.table.ts";

/** The numbers of payments; one is never given twice. */
export const paymentNumbers = pgSequence("payment_numbers");

/** Money that reached us. A payment is never edited; it can be taken back. Source: domain.md 1.3. */
export const payments = pgTable(
  "payments",
  {
    ...recordColumns,
    paymentNumber: text("payment_number").notNull(),
    /** Whose it is; null while that is not known. */
    customerId: text("customer_id").references(() => customers.id),
    /** In whose books it is, wherever the customer is by now. */
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    gateway: text("gateway", { enum: paymentGateways }).notNull(),
    method: text("method", { enum: paymentMethods }).notNull(),
    status: text("status", { enum: paymentStatuses }).notNull(),
    currency: text("currency", { enum: currencies }).$type<Currency>().notNull(),
    amount: minorUnits("amount").notNull(),
    /** The day on which it reached us, in the region's zone. */
    receivedOn: date("received_on").notNull(),
    /** The day on which it stands in the books, where the month of that day was closed. */
    bookedOn: date("booked_on"),
    payerName: text("payer_name"),
    reference: text("reference"),
    evidenceFileId: text("evidence_file_id"),
    note: text("note"),
    /** The invoice that it was begun for, and how much it was to be. */
    askedInvoiceId: text("asked_invoice_id").references(() => invoices.id),
    expectedAmount: minorUnits("expected_amount"),
    takenBackReason: text("taken_back_reason"),
    /** The day on which taking it back stands in the books, where that is another than its own. */
    takenBackOn: date("taken_back_on"),
    searchName: foldedTogether("search_name", "payment_number", "payer_name", "reference"),
  },
  (table) => [
    uniqueIndex("payments_number").on(table.paymentNumber),
    index("payments_customer").on(table.customerId, table.receivedOn),
    index("payments_region").on(table.regionId, table.receivedOn),
    index("payments_status").on(table.status, table.receivedOn),
    index("payments_by_received").on(table.receivedOn, table.id),
    check("payments_amount", sql`${table.amount} > 0`),
    check(
      "payments_customer",
      sql`${table.customerId} is not null or ${table.status} not in ('succeeded', 'part-refunded', 'taken-back')`,
    ),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

/** Which invoices a payment pays. Append-only: a negative row takes an earlier one back. */
export const paymentAllocations = pgTable(
  "payment_allocations",
  {
    id: text("id").primaryKey(),
    /** The order in which rows were made. */
    seq: bigserial("seq", { mode: "number" }).notNull(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    invoiceId: text("invoice_id")
      .notNull()
      .references(() => invoices.id),
    amount: minorUnits("amount").notNull(),
    /** The row that this one takes back. */
    reverses: text("reverses"),
    at: instant("at").notNull(),
    byId: text("by_id").notNull(),
  },
  (table) => [
    index("payment_allocations_invoice").on(table.invoiceId),
    index("payment_allocations_payment").on(table.paymentId),
    uniqueIndex("payment_allocations_reverses").on(table.reverses),
    check(
      "payment_allocations_amount",
      sql`${table.amount} <> 0 and (${table.amount} < 0) = (${table.reverses} is not null)`,
    ),
  ],
);
export type AllocationRow = typeof paymentAllocations.$inferSelect;

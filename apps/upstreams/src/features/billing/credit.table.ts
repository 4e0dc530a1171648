import { sql } from "drizzle-orm";
import { bigserial, check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { creditEntryTypes, creditSources, creditUnits } from "@app/domain/billing/credit-enums.ts";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { instant, minorUnits, recordColumns } from "../../database/columns.ts";
import { customerPods } from "../customer-pods/customer-pods.public.ts";
import { customers } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";
import { creditNotes } from "./credit-notes.table.ts";
import { invoices } from "./invoices.table.ts";
import { payments } from "./payments.table.ts";

/** Minutes or money that a customer may use. Size and worth are those of what was sold. Source: domain.md 1.3, 5.5. */
export const creditLots = pgTable(
  "credit_lots",
  {
    ...recordColumns,
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id),
    /** In whose books it is, wherever the customer is by now. */
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    source: text("source", { enum: creditSources }).notNull(),
    invoiceId: text("invoice_id").references(() => invoices.id),
    paymentId: text("payment_id").references(() => payments.id),
    unit: text("unit", { enum: creditUnits }).notNull(),
    currency: text("currency", { enum: currencies }).$type<Currency>().notNull(),
    /** Minutes or minor units. */
    size: minorUnits("size").notNull(),
    /** Without tax, in minor units. */
    worth: minorUnits("worth").notNull(),
    tax: minorUnits("tax").notNull(),
    /** The usual length of a lesson, for showing minutes as lessons. */
    lessonMinutes: integer("lesson_minutes"),
    /** Whom and what it is for; empty lists are no limit. */
    learnerIds: text("learner_ids").array().notNull().default([]),
    podId: text("pod_id").references(() => customerPods.id),
    subjects: text("subjects", { enum: subjectOptions }).array().notNull().default([]),
    tutorIds: text("tutor_ids").array().notNull().default([]),
    /** The last day of use, in the region's zone. */
    expiresOn: date("expires_on"),
    frozen: minorUnits("frozen").notNull().default(0),
    /** What a credit note took out of the sale: it is never granted. Size and worth stay, and so does each value. */
    creditedSize: minorUnits("credited_size").notNull().default(0),
    creditNoteId: text("credit_note_id").references(() => creditNotes.id),
    /** What a gift would have cost; counts towards the limit of a month. */
    giftCost: minorUnits("gift_cost").notNull().default(0),
    note: text("note"),
    /** When its last day was moved. */
    extendedAt: instant("extended_at"),
    /** What it was given after: a lesson that failed. */
    settlementId: text("settlement_id"),
    /** The credit that this was a part of, for another learner. */
    fromLotId: text("from_lot_id"),
  },
  (table) => [
    index("credit_lots_customer").on(table.customerId, table.createdAt, table.id),
    index("credit_lots_invoice").on(table.invoiceId),
    index("credit_lots_from").on(table.fromLotId),
    index("credit_lots_payment").on(table.paymentId),
    uniqueIndex("credit_lots_settlement").on(table.settlementId, table.customerId),
    index("credit_lots_region").on(table.regionId),
    index("credit_lots_expires").on(table.expiresOn),
    check("credit_lots_size", sql`${table.size} >= 0 and ${table.worth} >= 0 and ${table.tax} >= 0`),
    check("credit_lots_frozen", sql`${table.frozen} between 0 and ${table.size}`),
    check("credit_lots_credited", sql`${table.creditedSize} between 0 and ${table.size}`),
  ],
);
export type CreditLotRow = typeof creditLots.$inferSelect;

/** What became of a credit. Append-only; the balance is the sum of the quantities. Source: domain.md 1.3. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: text("id").primaryKey(),
    /** The order in which entries were made. */
    seq: bigserial("seq", { mode: "number" }).notNull(),
    lotId: text("lot_id")
      .notNull()
      .references(() => creditLots.id),
    type: text("type", { enum: creditEntryTypes }).notNull(),
    /** Signed, in the unit of the lot. */
    quantity: minorUnits("quantity").notNull(),
    /** What it is worth without tax, and its tax, in minor units; signed as the quantity. */
    value: minorUnits("value").notNull().default(0),
    taxValue: minorUnits("tax_value").notNull().default(0),
    settlementId: text("settlement_id"),
    /** The invoice that it pays. */
    invoiceId: text("invoice_id").references(() => invoices.id),
    reverses: text("reverses"),
    day: date("day").notNull(),
    /** The day that it is about, where its month is closed. */
    forDay: date("for_day"),
    at: instant("at").notNull(),
    byId: text("by_id").notNull(),
    reason: text("reason"),
  },
  (table) => [
    index("credit_entries_lot").on(table.lotId, table.seq),
    index("credit_entries_invoice").on(table.invoiceId),
    uniqueIndex("credit_entries_reverses").on(table.reverses),
    uniqueIndex("credit_entries_use")
      .on(table.settlementId, table.lotId)
      .where(sql`type = 'use'`),
    check("credit_entries_quantity", sql`${table.quantity} <> 0`),
  ],
);
export type CreditEntryRow = typeof creditEntries.$inferSelect;

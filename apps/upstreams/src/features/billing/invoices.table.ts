import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  invoiceKinds,
  invoiceLineKinds,
  invoiceStatuses,
  paymentGateways,
  prepaymentTypes,
} from "@app/domain/billing/billing-enums.ts";
import type { Instalment } from "@app/domain/billing/instalments.ts";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { lessonFor, genders } from "@app/domain/people/people-enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { foldedTogether, instant, minorUnits, recordColumns } from "../../database/columns.ts";
import { customerPods } from "../customer-pods/customer-pods.public.ts";
import { customers, dependents } from "../customers/customers.public.ts";
import { groupEnrolments } from "../group-lessons/group-tables.public.ts";
import { bookedLessons } from "../lessons/lessons-tables.public.ts";
import { regions } from "../regions/regions.public.ts";

/** What a region said of itself when an invoice was sent. */
export interface Issuer {
  legalName: string;
  legalAddress: string;
  taxLabel: string;
  taxNumber: string | null;
  bankDetails: string | null;
  footer: string | null;
  replyTo: string | null;
}

/** What a promo takes off an invoice. */
export interface InvoicePromo {
  promoId: string;
  code: string;
  /** As the promo was called then. */
  name: string;
  amount: number;
}

/** Invoices of both kinds. Sums over payments and credit are not stored. Source: domain.md 1.3, 2.6. */
export const invoices = pgTable(
  "invoices",
  {
    ...recordColumns,
    kind: text("kind", { enum: invoiceKinds }).notNull(),
    /** Given when it is sent, without gaps in its series. */
    invoiceNumber: text("invoice_number"),
    status: text("status", { enum: invoiceStatuses }).notNull().default("draft"),
    /** Null in a draft for somebody who is no customer yet. */
    customerId: text("customer_id").references(() => customers.id),
    regionId: text("region_id").references(() => regions.id),
    currency: text("currency", { enum: currencies }).$type<Currency>().notNull(),
    /** Who is billed. */
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    secondaryEmail: text("secondary_email"),
    zohoEmail: text("zoho_email"),
    gender: text("gender", { enum: genders }),
    phoneNumber: text("phone_number"),
    /** Dates are shown in it. */
    timeZone: text("time_zone").notNull(),
    paymentGateway: text("payment_gateway", { enum: paymentGateways }).notNull(),
    /** What a prepayment buys; null in ongoing invoices. */
    type: text("type", { enum: prepaymentTypes }),
    whoIsLessonFor: text("who_is_lesson_for", { enum: lessonFor }),
    dependentId: text("dependent_id").references(() => dependents.id),
    podId: text("pod_id").references(() => customerPods.id),
    subjects: text("subjects", { enum: subjectOptions }).array().notNull().default([]),
    tutorIds: text("tutor_ids").array().notNull().default([]),
    /** The price of one lesson. */
    priceAmount: minorUnits("price_amount"),
    durationMinutes: integer("duration_minutes"),
    lessonCount: integer("lesson_count"),
    /** The sums of its lines. */
    subtotal: minorUnits("subtotal").notNull().default(0),
    discountTotal: minorUnits("discount_total").notNull().default(0),
    taxTotal: minorUnits("tax_total").notNull().default(0),
    total: minorUnits("total").notNull().default(0),
    /** The days that an ongoing invoice bills; null in prepayments. */
    periodFrom: date("period_from"),
    periodTo: date("period_to"),
    issuedOn: date("issued_on"),
    /** The day on which voiding it stands in the books, where the month of its issue was closed. */
    voidedOn: date("voided_on"),
    dueOn: date("due_on"),
    sentAt: instant("sent_at"),
    sentById: text("sent_by_id"),
    sentTo: text("sent_to").array().notNull().default([]),
    remindedAt: instant("reminded_at"),
    /** The planned day of the last reminder that went out by itself. */
    remindedFor: date("reminded_for"),
    /** Nobody is reminded before this day. */
    remindersPausedUntil: date("reminders_paused_until"),
    /** Frozen when it is sent. */
    issuer: jsonb("issuer").$type<Issuer>(),
    /** In their order; null where all is due at once. `dueOn` is then the date of the first that is not paid. */
    instalments: jsonb("instalments").$type<Instalment[]>(),
    /** Of the code that opens the customer's page, and the code itself, sealed; null until the first email with it. */
    codeHash: text("code_hash"),
    sealedCode: text("sealed_code"),
    /** In the order in which they were added; judged again when it is sent. */
    promoCodes: text("promo_codes").array().notNull().default([]),
    /** What they take off. */
    promos: jsonb("promos").$type<InvoicePromo[]>().notNull().default([]),
    memo: text("memo"),
    internalNote: text("internal_note"),
    voidReason: text("void_reason"),
    isDisputed: boolean("is_disputed").notNull().default(false),
    searchName: foldedTogether("search_name", "invoice_number", "first_name", "last_name", "email"),
  },
  (table) => [
    uniqueIndex("invoices_number").on(table.invoiceNumber),
    uniqueIndex("invoices_code").on(table.codeHash),
    index("invoices_saved").on(table.updatedAt),
    index("invoices_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    index("invoices_by_issued").on(table.kind, table.issuedOn, table.id),
    index("invoices_by_created").on(table.kind, table.createdAt, table.id),
    index("invoices_by_due").on(table.kind, table.dueOn, table.id),
    index("invoices_by_total").on(table.kind, table.total, table.id),
    index("invoices_by_period").on(table.kind, table.periodTo, table.id),
    index("invoices_by_number").on(table.kind, table.invoiceNumber, table.id),
    index("invoices_customer").on(table.customerId, table.status),
    index("invoices_status").on(table.kind, table.status, table.dueOn),
    index("invoices_region").on(table.regionId),
    check("invoices_period", sql`(${table.kind} = 'ongoing') = (${table.periodTo} is not null)`),
    check("invoices_period_order", sql`${table.periodFrom} <= ${table.periodTo}`),
    check(
      "invoices_sent",
      sql`${table.status} = 'draft' or (${table.invoiceNumber} is not null and ${table.customerId} is not null and ${table.issuer} is not null)`,
    ),
    check("invoices_due_after_issue", sql`${table.issuedOn} is null or ${table.dueOn} >= ${table.issuedOn}`),
    check(
      "invoices_total",
      sql`${table.total} = ${table.subtotal} - ${table.discountTotal} + ${table.taxTotal} or ${table.total} = ${table.subtotal} - ${table.discountTotal}`,
    ),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;

/** What an invoice charges for; frozen when it is sent. */
export const invoiceLines = pgTable(
  "invoice_lines",
  {
    ...recordColumns,
    invoiceId: text("invoice_id")
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    /** Its place among the lines, from 0. */
    place: integer("place").notNull(),
    kind: text("kind", { enum: invoiceLineKinds }).notNull(),
    description: text("description").notNull(),
    quantity: integer("quantity").notNull(),
    unitAmount: minorUnits("unit_amount").notNull(),
    discountAmount: minorUnits("discount_amount").notNull().default(0),
    taxRateBp: integer("tax_rate_bp").notNull().default(0),
    taxIncluded: boolean("tax_included").notNull().default(false),
    net: minorUnits("net").notNull(),
    taxAmount: minorUnits("tax_amount").notNull(),
    total: minorUnits("total").notNull(),
    /** The lesson that a line of an ongoing invoice bills, whose it was and when, as the customer reads it. */
    lessonId: text("lesson_id").references(() => bookedLessons.id),
    /** The place in a group lesson that it bills; of a price for all sessions, the first. */
    enrolmentId: text("enrolment_id").references(() => groupEnrolments.id),
    learnerName: text("learner_name"),
    lessonOn: date("lesson_on"),
    /** What is charged, in minutes, and how many of them credit paid for. */
    minutes: integer("minutes"),
    coveredMinutes: integer("covered_minutes"),
  },
  (table) => [
    index("invoice_lines_lesson").on(table.lessonId),
    index("invoice_lines_enrolment").on(table.enrolmentId),
    uniqueIndex("invoice_lines_place").on(table.invoiceId, table.place),
    check("invoice_lines_total", sql`${table.total} = ${table.net} + ${table.taxAmount}`),
    check("invoice_lines_quantity", sql`${table.quantity} > 0`),
  ],
);
export type InvoiceLineRow = typeof invoiceLines.$inferSelect;

/** The last number of each series, such as PP-UK-2026. A number is taken in the transaction that uses it. */
export const numberSeries = pgTable("number_series", {
  series: text("series").primaryKey(),
  last: integer("last").notNull(),
});

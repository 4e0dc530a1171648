import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { instant, minorUnits } from "../../../database/columns.ts";
import { customers } from "../../customers/customers.public.ts";
import { groupEnrolments } from "../../group-lessons/group-tables.public.ts";
import { bookedLessons } from "../../lessons/lessons-tables.public.ts";
import { regions } from "../../regions/regions.public.ts";

/**
 * What lessons are to be billed for, beyond what credit pays for. Append-only: what is taken back is mirrored. Source:
 * domain.md 2.8, 5.5.
 */
export const billableItems = pgTable(
  "billable_items",
  {
    id: text("id").primaryKey(),
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id),
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    /** The lesson, or the place in a session of a group lesson. */
    lessonId: text("lesson_id").references(() => bookedLessons.id),
    enrolmentId: text("enrolment_id").references(() => groupEnrolments.id),
    /** The learner's place with which a price for all sessions began: one line bills them all. */
    courseEnrolmentId: text("course_enrolment_id").references(() => groupEnrolments.id),
    /** What one line bills. */
    aboutId: text("about_id")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(lesson_id, course_enrolment_id, enrolment_id)`),
    /** Of a session that is billed with an earlier one: the place itself, until it is settled. */
    settlementId: text("settlement_id").notNull(),
    currency: text("currency", { enum: currencies }).$type<Currency>().notNull(),
    /** In minor units; below 0 where it mirrors another. */
    amount: minorUnits("amount").notNull(),
    /** What is charged, in minutes, and how many of them credit paid for. */
    minutes: integer("minutes").notNull(),
    coveredMinutes: integer("covered_minutes").notNull(),
    reverses: text("reverses"),
    day: date("day").notNull(),
    /** The day that it is about, where its month is closed. */
    forDay: date("for_day"),
    /** The day from which it may be billed, where that comes before its own. */
    billFrom: date("bill_from"),
    at: instant("at").notNull(),
  },
  (table) => [
    uniqueIndex("billable_items_once")
      .on(table.settlementId, table.customerId)
      .where(sql`reverses is null`),
    uniqueIndex("billable_items_reverses").on(table.reverses),
    index("billable_items_customer").on(table.customerId, table.day),
    index("billable_items_lesson").on(table.lessonId),
    index("billable_items_enrolment").on(table.enrolmentId),
    index("billable_items_about").on(table.aboutId),
    check("billable_items_of", sql`(${table.lessonId} is null) <> (${table.enrolmentId} is null)`),
    index("billable_items_region").on(table.regionId, table.day),
    check("billable_items_sign", sql`${table.amount} <> 0 and (${table.amount} < 0) = (${table.reverses} is not null)`),
  ],
);
export type BillableItemRow = typeof billableItems.$inferSelect;

import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { currencies } from "@app/domain/enums.ts";
import { confirmedLessonStatuses, meetingProviders } from "@app/domain/lessons/course-enums.ts";
import { lessonBillings, lessonKinds } from "@app/domain/lessons/lesson-enums.ts";
import type { PolicyCopy } from "@app/domain/lessons/outcome.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { instant, minorUnits, recordColumns } from "../../../database/columns.ts";
import { customerPods } from "../../customer-pods/customer-pods.public.ts";
import { customers, dependents } from "../../customers/customers.public.ts";
import { regions } from "../../regions/regions.public.ts";
import { tutors } from "../../tutors/tutors.public.ts";
import { lessonRequests } from "../requests.table.ts";

/** The numbers of courses; one is never given twice. */
export const courseNumbers = pgSequence("confirmed_lesson_numbers");

/** When lessons of a week begin by the clock of the course, and how long they are. */
export interface CourseSlot {
  weekday: number;
  start: string;
  durationMinutes: number;
}

/** What lessons before some day cost. */
export interface EarlierPrice {
  /** Not included. */
  until: string;
  priceAmount: number;
}

/** How a course was handed from one tutor to another. */
export interface Handover {
  fromTutorId: string;
  toTutorId: string;
  effectiveOn: string;
  note: string;
}

/** That a time of the week stays by the learner's clock over a change of a clock, and who said so. */
export interface KeptTime {
  slotIndex: number;
  timeZone: string;
  /** The first instant by the new clock. */
  at: string;
  byId: string;
  on: string;
}

/** Agreed courses of lessons. Source: domain.md 1.2, 2.2. */
export const confirmedLessons = pgTable(
  "confirmed_lessons",
  {
    ...recordColumns,
    confirmedNumber: text("confirmed_number").notNull(),
    /** What it came of, where somebody asked for it. */
    requestId: text("request_id").references(() => lessonRequests.id),
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id),
    dependentId: text("dependent_id").references(() => dependents.id),
    podId: text("pod_id").references(() => customerPods.id),
    learnerId: text("learner_id")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(pod_id, dependent_id, customer_id)`),
    tutorId: text("tutor_id")
      .notNull()
      .references(() => tutors.id),
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    subject: text("subject", { enum: subjectOptions }).notNull(),
    kind: text("kind", { enum: lessonKinds }).notNull(),
    anchorTimeZone: text("anchor_time_zone").notNull(),
    slots: jsonb("slots").$type<CourseSlot[]>().notNull(),
    startOn: date("start_on").notNull(),
    endOn: date("end_on"),
    lessonCount: integer("lesson_count"),
    /** Days without a lesson, by the clock of the course. */
    skipDates: date("skip_dates").array().notNull().default([]),
    /** Days on which none could be made since somebody was busy or away; staff look at them. */
    clashDates: date("clash_dates").array().notNull().default([]),
    /** Lessons are made up to this day, which is not included. */
    generatedUntil: date("generated_until").notNull(),
    /** For one lesson, in minor units. */
    priceAmount: minorUnits("price_amount").notNull(),
    priceCurrency: text("price_currency", { enum: currencies }).notNull(),
    durationMinutes: integer("duration_minutes").notNull(),
    billing: text("billing", { enum: lessonBillings }).notNull(),
    meetingProvider: text("meeting_provider", { enum: meetingProviders }),
    meetingUrl: text("meeting_url"),
    meetingPasscode: text("meeting_passcode"),
    policySnapshot: jsonb("policy_snapshot").$type<PolicyCopy>().notNull(),
    status: text("status", { enum: confirmedLessonStatuses }).notNull(),
    statusSince: instant("status_since").notNull(),
    pausedFrom: date("paused_from"),
    pausedUntil: date("paused_until"),
    endedReason: text("ended_reason"),
    /** Since when its times are as they are, where they were changed; they begin with `startOn` otherwise. */
    scheduleFrom: date("schedule_from"),
    /** How many of its lessons come before that day. */
    lessonsBefore: integer("lessons_before").notNull().default(0),
    /** What its lessons cost before the price was changed, the earliest first. */
    earlierPrices: jsonb("earlier_prices").$type<EarlierPrice[]>().notNull().default([]),
    /** When the customer was reminded that it is not paid for. */
    paymentRemindedAt: instant("payment_reminded_at"),
    /** The last change of its tutor. */
    handover: jsonb("handover").$type<Handover>(),
    /** What was said to changes of clocks, for its times as they are. */
    keptTimes: jsonb("kept_times").$type<KeptTime[]>().notNull().default([]),
  },
  (table) => [
    index("confirmed_lessons_saved").on(table.updatedAt),
    uniqueIndex("confirmed_lessons_number").on(table.confirmedNumber),
    uniqueIndex("confirmed_lessons_request").on(table.requestId),
    // A trial may still be open when the course that follows it is agreed.
    uniqueIndex("confirmed_lessons_once")
      .on(table.learnerId, table.subject, table.tutorId)
      .where(sql`kind = 'regular' and status in ('awaiting-payment', 'active', 'paused')`),
    index("confirmed_lessons_number_prefix").on(table.confirmedNumber.op("text_pattern_ops")),
    index("confirmed_lessons_by_created").on(table.createdAt, table.id),
    index("confirmed_lessons_by_start").on(table.startOn, table.id),
    index("confirmed_lessons_status").on(table.status, table.createdAt),
    index("confirmed_lessons_due")
      .on(table.generatedUntil, table.id)
      .where(sql`status in ('awaiting-payment', 'active')`),
    index("confirmed_lessons_customer").on(table.customerId),
    index("confirmed_lessons_learner").on(table.learnerId),
    index("confirmed_lessons_tutor").on(table.tutorId, table.status),
    index("confirmed_lessons_region").on(table.regionId, table.status),
    index("confirmed_lessons_subject").on(table.subject),
    // What time alone resumes.
    index("confirmed_lessons_paused")
      .on(table.pausedUntil)
      .where(sql`status = 'paused'`),
    check("confirmed_lessons_end", sql`${table.endOn} is null or ${table.lessonCount} is null`),
    check("confirmed_lessons_learner_is_one", sql`${table.dependentId} is null or ${table.podId} is null`),
  ],
);
export type CourseRow = typeof confirmedLessons.$inferSelect;

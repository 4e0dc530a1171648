import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { ageGroups, learnerLevels } from "@app/domain/people/people-enums.ts";
import { currencies, type Currency } from "@app/domain/enums.ts";
import {
  enrolmentStatuses,
  groupInstanceStatuses,
  groupLessonKinds,
  groupLessonStatuses,
  priceBases,
} from "@app/domain/group-lessons/group-enums.ts";
import type { ResourceInput } from "@app/domain/curriculum/resource.ts";
import { settlementStates } from "@app/domain/lessons/course-enums.ts";
import type { PolicyCopy } from "@app/domain/lessons/outcome.ts";
import { settlementRules } from "@app/domain/lessons/settlement-enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { foldedColumn, instant, minorUnits, recordColumns } from "../../database/columns.ts";
import { settledChecks, settledColumns } from "../../database/settled-columns.ts";
import { curricula } from "../curriculum/curriculum.public.ts";
import { customers, dependents } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";

/** Learning pods and virtual immersions. Source: domain.md 1.2, 2.8. */
export const groupLessons = pgTable(
  "group_lessons",
  {
    ...recordColumns,
    kind: text("kind", { enum: groupLessonKinds }).notNull(),
    title: text("title").notNull(),
    subject: text("subject", { enum: subjectOptions }).notNull(),
    level: text("level", { enum: learnerLevels }).notNull(),
    ageGroup: text("age_group", { enum: ageGroups }).notNull(),
    description: text("description").notNull(),
    theme: text("theme"),
    culturalHost: text("cultural_host"),
    programme: text("programme"),
    /** The first leads. */
    tutorIds: text("tutor_ids").array().notNull(),
    capacityMin: integer("capacity_min").notNull(),
    capacityMax: integer("capacity_max").notNull(),
    waitlist: boolean("waitlist").notNull(),
    regionId: text("region_id").references(() => regions.id),
    durationMinutes: integer("duration_minutes").notNull(),
    /** The time zone the sessions keep to. */
    anchorTimeZone: text("anchor_time_zone").notNull(),
    enrolmentOpensOn: date("enrolment_opens_on"),
    enrolmentClosesOn: date("enrolment_closes_on"),
    meetingUrl: text("meeting_url"),
    /** The file that is its picture, and what that shows. */
    coverImage: text("cover_image"),
    coverAlt: text("cover_alt"),
    /** The curriculum it follows. */
    curriculumId: text("curriculum_id").references(() => curricula.id),
    resources: jsonb("resources").$type<ResourceInput[]>().notNull().default([]),
    /** One for each currency, in minor units. */
    prices: jsonb("prices").$type<{ currency: Currency; amount: number }[]>().notNull(),
    priceBasis: text("price_basis", { enum: priceBases }).notNull(),
    status: text("status", { enum: groupLessonStatuses }).notNull(),
    /** Why it was cancelled. */
    cancelReason: text("cancel_reason"),
    searchName: foldedColumn("search_name", "title"),
  },
  (table) => [
    index("group_lessons_saved").on(table.updatedAt),
    uniqueIndex("group_lessons_title")
      .on(table.searchName)
      .where(sql`status <> 'archived'`),
    index("group_lessons_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    index("group_lessons_by_title").on(table.searchName, table.id),
    index("group_lessons_by_created").on(table.kind, table.createdAt, table.id),
    index("group_lessons_status").on(table.kind, table.status),
    index("group_lessons_region").on(table.regionId),
    index("group_lessons_curriculum").on(table.curriculumId),
    index("group_lessons_tutors").using("gin", table.tutorIds),
    check("group_lessons_capacity", sql`${table.capacityMin} between 1 and ${table.capacityMax}`),
    check("group_lessons_cancelled", sql`${table.status} <> 'cancelled' or ${table.cancelReason} is not null`),
  ],
);
export type GroupLessonRow = typeof groupLessons.$inferSelect;

/** One dated session of a group lesson. */
export const groupInstances = pgTable(
  "group_instances",
  {
    ...recordColumns,
    groupLessonId: text("group_lesson_id")
      .notNull()
      .references(() => groupLessons.id),
    start: instant("start").notNull(),
    end: instant("end").notNull(),
    /** The agreed local time, kept even if the zone's rules change. */
    localDate: date("local_date").notNull(),
    localTime: text("local_time").notNull(),
    anchorTimeZone: text("anchor_time_zone").notNull(),
    tutorIds: text("tutor_ids").array().notNull(),
    capacityMax: integer("capacity_max").notNull(),
    status: text("status", { enum: groupInstanceStatuses }).notNull(),
    /** Why it was cancelled, or did not take place. */
    reason: text("reason"),
    report: text("report"),
    /** The recording's address. */
    recordingUrl: text("recording_url"),
    /** Whether it takes place with too few learners. */
    runAnyway: boolean("run_anyway").notNull().default(false),
    /** When somebody was told that too few are enrolled. */
    minimumToldAt: instant("minimum_told_at"),
  },
  (table) => [
    uniqueIndex("group_instances_start")
      .on(table.groupLessonId, table.start)
      .where(sql`status not in ('cancelled', 'not-run')`),
    index("group_instances_of").on(table.groupLessonId, table.start, table.id),
    index("group_instances_status").on(table.status, table.start),
    index("group_instances_by_start").on(table.start, table.id),
    index("group_instances_tutors").using("gin", table.tutorIds),
    check("group_instances_times", sql`${table.start} < "end"`),
  ],
);
export type GroupInstanceRow = typeof groupInstances.$inferSelect;

/** Enrolments in a session; written with the session's version. */
export const groupEnrolments = pgTable(
  "group_enrolments",
  {
    id: text("id").primaryKey(),
    instanceId: text("instance_id")
      .notNull()
      .references(() => groupInstances.id),
    /** The payer. */
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id),
    dependentId: text("dependent_id").references(() => dependents.id),
    learnerId: text("learner_id")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(dependent_id, customer_id)`),
    status: text("status", { enum: enrolmentStatuses }).notNull(),
    /** The position in the queue: a number that grows within the session. */
    place: integer("place").notNull(),
    /** Since when they are on the list, or on the waiting list. */
    at: instant("at").notNull(),
    /** Until when a free place is kept for them. */
    offeredUntil: instant("offered_until"),
    /** The terms when the place was taken; later changes of the group lesson or a policy do not affect it. */
    policySnapshot: jsonb("policy_snapshot").$type<PolicyCopy>().notNull(),
    priceAmount: minorUnits("price_amount").notNull(),
    priceCurrency: text("price_currency", { enum: currencies }).notNull(),
    chargeBasis: text("charge_basis", { enum: priceBases }).notNull(),
    /** When a learner gave the place up, and how long before the session. */
    leftAt: instant("left_at"),
    leaveNoticeMinutes: integer("leave_notice_minutes"),
  },
  (table) => [
    uniqueIndex("group_enrolments_once")
      .on(table.instanceId, table.learnerId)
      .where(sql`status <> 'cancelled'`),
    index("group_enrolments_of").on(table.instanceId, table.place),
    index("group_enrolments_learner").on(table.learnerId),
    index("group_enrolments_customer").on(table.customerId),
    index("group_enrolments_dependent").on(table.dependentId),
    index("group_enrolments_offers")
      .on(table.offeredUntil)
      .where(sql`status = 'offered'`),
    check("group_enrolments_offered", sql`(${table.status} = 'offered') = (${table.offeredUntil} is not null)`),
  ],
);
export type GroupEnrolmentRow = typeof groupEnrolments.$inferSelect;

/**
 * What a learner's place in a session comes to, as the policy says; no money yet. None is ever changed.
 * Source: domain.md 5.6.
 */
export const enrolmentSettlements = pgTable(
  "enrolment_settlements",
  {
    id: text("id").primaryKey(),
    enrolmentId: text("enrolment_id")
      .notNull()
      .references(() => groupEnrolments.id),
    round: integer("round").notNull(),
    ...settledColumns,
    /** Which row of the table of outcomes it follows. */
    ruleId: text("rule_id", { enum: settlementRules }).notNull(),
    policy: jsonb("policy").$type<PolicyCopy>().notNull(),
    /** The same in words. */
    sentence: text("sentence").notNull(),
    state: text("state", { enum: settlementStates }).notNull(),
    at: instant("at").notNull(),
    byId: text("by_id").notNull(),
  },
  (table) => [
    uniqueIndex("enrolment_settlements_once").on(table.enrolmentId, table.round),
    index("enrolment_settlements_state").on(table.state, table.at),
    ...settledChecks("enrolment_settlements", table),
  ],
);

import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { currencies } from "@app/domain/enums.ts";
import { genders, learnerLevels } from "@app/domain/people/people-enums.ts";
import { lessonBillings, lessonKinds, proposalStates, requestStatuses } from "@app/domain/lessons/lesson-enums.ts";
import type { PreferredTime } from "@app/domain/lessons/preferred-times.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { instant, minorUnits, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";
import { customerPods } from "../customer-pods/customer-pods.public.ts";
import { customers, dependents } from "../customers/customers.public.ts";
import { leads } from "../leads/leads.public.ts";
import { regions } from "../regions/regions.public.ts";
import { tutors } from "../tutors/tutors.public.ts";

/** The numbers of requests; one is never given twice. */
export const requestNumbers = pgSequence("lesson_request_numbers");

/** Requests for lessons. Source: domain.md 1.2, 2.1. */
export const lessonRequests = pgTable(
  "lesson_requests",
  {
    ...recordColumns,
    requestNumber: text("request_number").notNull(),
    /** Who pays; null for a lead, who is no customer yet. */
    customerId: text("customer_id").references(() => customers.id),
    leadId: text("lead_id").references(() => leads.id),
    /** Who learns, where it is not the customer. */
    dependentId: text("dependent_id").references(() => dependents.id),
    podId: text("pod_id").references(() => customerPods.id),
    /** Whoever learns, of any kind. */
    learnerId: text("learner_id")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(pod_id, dependent_id, customer_id, lead_id)`),
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    subject: text("subject", { enum: subjectOptions }).notNull(),
    kind: text("kind", { enum: lessonKinds }).notNull(),
    level: text("level", { enum: learnerLevels }),
    goals: text("goals"),
    durationMinutes: integer("duration_minutes").notNull(),
    lessonsPerWeek: integer("lessons_per_week").notNull(),
    preferredTimes: jsonb("preferred_times").$type<PreferredTime[]>().notNull(),
    startOn: date("start_on"),
    preferredTutorIds: text("preferred_tutor_ids").array().notNull().default([]),
    tutorGender: text("tutor_gender", { enum: genders }),
    dialect: text("dialect"),
    status: text("status", { enum: requestStatuses }).notNull(),
    /** Since when it is in that state. */
    statusSince: instant("status_since").notNull(),
    ownerId: text("owner_id").references(() => accountUsers.id),
    /** By when somebody has to act; null where nobody has to any more. */
    dueAt: instant("due_at"),
    closedReason: text("closed_reason"),
  },
  (table) => [
    index("lesson_requests_saved").on(table.updatedAt),
    uniqueIndex("lesson_requests_number").on(table.requestNumber),
    uniqueIndex("lesson_requests_one_trial")
      .on(table.learnerId, table.subject)
      .where(sql`kind = 'trial' and status in ('new', 'proposed', 'tutor-accepted')`),
    index("lesson_requests_number_prefix").on(table.requestNumber.op("text_pattern_ops")),
    index("lesson_requests_by_due").on(table.dueAt, table.id),
    index("lesson_requests_by_created").on(table.createdAt, table.id),
    index("lesson_requests_status").on(table.status, table.dueAt),
    index("lesson_requests_quiet").on(table.status, table.updatedAt),
    index("lesson_requests_customer").on(table.customerId),
    index("lesson_requests_lead").on(table.leadId),
    index("lesson_requests_learner").on(table.learnerId),
    index("lesson_requests_pod").on(table.podId),
    index("lesson_requests_owner").on(table.ownerId, table.status),
    index("lesson_requests_region").on(table.regionId, table.status),
    index("lesson_requests_subject").on(table.subject),
    check("lesson_requests_party", sql`(${table.customerId} is null) <> (${table.leadId} is null)`),
    check("lesson_requests_learner_is_one", sql`${table.dependentId} is null or ${table.podId} is null`),
    check(
      "lesson_requests_due",
      sql`(${table.status} in ('new', 'proposed', 'tutor-accepted')) = (${table.dueAt} is not null)`,
    ),
  ],
);
export type RequestRow = typeof lessonRequests.$inferSelect;

/** When lessons of a week begin, by the clock of the proposal's zone. */
export interface ProposedSlot {
  weekday: number;
  start: string;
}

/** What was proposed to a tutor, and what became of it. Written with its request, whose version counts. */
export const lessonProposals = pgTable(
  "lesson_proposals",
  {
    ...recordColumns,
    requestId: text("request_id")
      .notNull()
      .references(() => lessonRequests.id),
    tutorId: text("tutor_id")
      .notNull()
      .references(() => tutors.id),
    state: text("state", { enum: proposalStates }).notNull(),
    anchorTimeZone: text("anchor_time_zone").notNull(),
    slots: jsonb("slots").$type<ProposedSlot[]>().notNull(),
    startOn: date("start_on").notNull(),
    endOn: date("end_on"),
    lessonCount: integer("lesson_count"),
    /** For one lesson, in minor units. */
    priceAmount: minorUnits("price_amount").notNull(),
    priceCurrency: text("price_currency", { enum: currencies }).notNull(),
    billing: text("billing", { enum: lessonBillings }).notNull(),
    note: text("note"),
    sentById: text("sent_by_id").notNull(),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Whether it was sent while the tutor was away: letting it expire does not count against them then. */
    sentInTimeOff: boolean("sent_in_time_off").notNull().default(false),
    tutorAnsweredAt: instant("tutor_answered_at"),
    customerAnsweredAt: instant("customer_answered_at"),
    /** What was said with the last answer. */
    answerNote: text("answer_note"),
  },
  (table) => [
    // One at a time.
    uniqueIndex("lesson_proposals_open")
      .on(table.requestId)
      .where(sql`state in ('open', 'accepted')`),
    index("lesson_proposals_of").on(table.requestId, table.sentAt),
    index("lesson_proposals_tutor").on(table.tutorId, table.state),
    index("lesson_proposals_expire")
      .on(table.expiresAt)
      .where(sql`state = 'open'`),
    check("lesson_proposals_end", sql`${table.endOn} is null or ${table.lessonCount} is null`),
  ],
);
export type ProposalRow = typeof lessonProposals.$inferSelect;

import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import {
  bookedLessonStatuses,
  lessonActors,
  lessonLogEvents,
  lessonLogSources,
  meetingProviders,
  settlementStates,
} from "@app/domain/lessons/course-enums.ts";
import { lessonKinds } from "@app/domain/lessons/lesson-enums.ts";
import type { PolicyCopy } from "@app/domain/lessons/outcome.ts";
import { settlementRules } from "@app/domain/lessons/settlement-enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { instant, recordColumns } from "../../../database/columns.ts";
import { settledChecks, settledColumns } from "../../../database/settled-columns.ts";
import { customerPods } from "../../customer-pods/customer-pods.public.ts";
import { customers, dependents } from "../../customers/customers.public.ts";
import { regions } from "../../regions/regions.public.ts";
import { tutors } from "../../tutors/tutors.public.ts";
import { confirmedLessons } from "../courses/courses.table.ts";
import type { Cancellation, Dispute, LessonMove, LessonReport, Outcome, Reschedule } from "./lesson-life.ts";

/** Dated lessons. Source: domain.md 1.2, 2.3. */
export const bookedLessons = pgTable(
  "booked_lessons",
  {
    ...recordColumns,
    lessonNumber: text("lesson_number").notNull(),
    /** The course that it belongs to. */
    courseId: text("course_id").references(() => confirmedLessons.id),
    /** The first lesson of those that were moved into each other. */
    chainId: text("chain_id").notNull(),
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
    /** The course's tutor, where another one gives this lesson. */
    coversForId: text("covers_for_id").references(() => tutors.id),
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    subject: text("subject", { enum: subjectOptions }).notNull(),
    kind: text("kind", { enum: lessonKinds }).notNull(),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
    /** What was agreed; kept even if the rules of the zone change. */
    anchorTimeZone: text("anchor_time_zone").notNull(),
    localDate: date("local_date").notNull(),
    localTime: text("local_time").notNull(),
    /** How far that clock was ahead of UTC when the lesson was made. */
    offsetMinutes: integer("offset_minutes").notNull(),
    /** Which slot of the course it was made for; null for one that was moved or agreed by itself. */
    slotIndex: integer("slot_index"),
    status: text("status", { enum: bookedLessonStatuses }).notNull(),
    statusSince: instant("status_since").notNull(),
    /** Whether it is only held until the course is paid for. */
    hold: boolean("hold").notNull().default(false),
    cancellation: jsonb("cancellation").$type<Cancellation>(),
    /** What lists ask of a cancellation, so that a million are counted without reading them. */
    wasLate: boolean("was_late")
      .notNull()
      .generatedAlwaysAs(sql`coalesce((cancellation->>'late')::boolean, false)`),
    wasOutage: boolean("was_outage")
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(cancellation->>'reason' = 'power-or-internet', false) or coalesce(outcome->>'shortBecause' = 'outage', false)`,
      ),
    outcome: jsonb("outcome").$type<Outcome>(),
    report: jsonb("report").$type<LessonReport>(),
    /** Since when the outcome is disputed, by whom and why. */
    dispute: jsonb("dispute").$type<Dispute>(),
    /** Another time that somebody has asked for; a lesson has at most one such request in its life. */
    reschedule: jsonb("reschedule").$type<Reschedule>(),
    /** Its own link, where it is not held where its course is. */
    meetingProvider: text("meeting_provider", { enum: meetingProviders }),
    meetingUrl: text("meeting_url"),
    /** For the index of lists, which is not to hold addresses. */
    hasOwnLink: boolean("has_own_link")
      .notNull()
      .generatedAlwaysAs(sql`meeting_url is not null`),
    meetingPasscode: text("meeting_passcode"),
    /** When those who are at it were reminded, a day and an hour before. */
    dayReminderAt: instant("day_reminder_at"),
    hourReminderAt: instant("hour_reminder_at"),
    /** When the customer was asked once more to rate it. */
    ratingAskedAgainAt: instant("rating_asked_again_at"),
    /** On the lesson that was moved: who moved it, why and how late. */
    move: jsonb("move").$type<LessonMove>(),
    rescheduledFromId: text("rescheduled_from_id").references((): AnyPgColumn => bookedLessons.id),
    rescheduledToId: text("rescheduled_to_id").references((): AnyPgColumn => bookedLessons.id),
  },
  (table) => [
    index("booked_lessons_saved").on(table.updatedAt),
    uniqueIndex("booked_lessons_number").on(table.lessonNumber),
    // However often the lessons of a course are made, each is made once.
    uniqueIndex("booked_lessons_once").on(table.courseId, table.slotIndex, table.localDate),
    index("booked_lessons_number_prefix").on(table.lessonNumber.op("text_pattern_ops")),
    // With all that lists and calendars are filtered and searched by, so that a hundred thousand are counted without reading them.
    index("booked_lessons_by_time").on(
      ...[table.startAt, table.id, table.endAt],
      ...[table.status, table.kind, table.subject, table.regionId, table.hold],
      ...[table.customerId, table.learnerId, table.tutorId, table.courseId, table.hasOwnLink],
    ),
    index("booked_lessons_status").on(table.status, table.startAt, table.id),
    // Alike in so many lessons that each takes a few bytes: what nearly all of a million are, is counted in these.
    index("booked_lessons_alike").on(table.status, table.wasLate, table.wasOutage),
    index("booked_lessons_by_end").on(table.endAt, table.startAt),
    index("booked_lessons_course").on(table.courseId, table.startAt),
    index("booked_lessons_chain").on(table.chainId),
    index("booked_lessons_tutor").on(table.tutorId, table.startAt),
    index("booked_lessons_learner").on(table.learnerId, table.startAt),
    index("booked_lessons_customer").on(table.customerId, table.startAt),
    index("booked_lessons_region").on(table.regionId, table.startAt),
    // Few of all, asked for by name.
    index("booked_lessons_late")
      .on(table.startAt, table.id)
      .where(sql`was_late`),
    index("booked_lessons_outage")
      .on(table.startAt, table.id)
      .where(sql`was_outage`),
    index("booked_lessons_held")
      .on(table.startAt, table.id)
      .where(sql`hold`),
    index("booked_lessons_covered")
      .on(table.startAt, table.id)
      .where(sql`covers_for_id is not null`),
    // What time alone moves on, and who has lessons to come.
    index("booked_lessons_over")
      .on(table.endAt, table.customerId, table.learnerId, table.tutorId)
      .where(sql`status in ('booked', 'in-progress')`),
    // What ends unless both agree to another time.
    index("booked_lessons_pending")
      .on(table.statusSince)
      .where(sql`status = 'reschedule-pending'`),
    check("booked_lessons_order", sql`${table.startAt} < ${table.endAt}`),
    check("booked_lessons_learner_is_one", sql`${table.dependentId} is null or ${table.podId} is null`),
  ],
);
export type BookedRow = typeof bookedLessons.$inferSelect;

/** What happened to lessons, one entry after the other; nothing is ever changed or removed. Source: domain.md 1.2. */
export const lessonLog = pgTable(
  "lesson_log",
  {
    id: text("id").primaryKey(),
    lessonId: text("lesson_id")
      .notNull()
      .references(() => bookedLessons.id),
    chainId: text("chain_id").notNull(),
    at: instant("at").notNull(),
    actorKind: text("actor_kind", { enum: lessonActors }).notNull(),
    actorId: text("actor_id"),
    event: text("event", { enum: lessonLogEvents }).notNull(),
    summary: text("summary").notNull(),
    changes: jsonb("changes").$type<Record<string, [unknown, unknown]>>(),
    source: text("source", { enum: lessonLogSources }).notNull(),
  },
  (table) => [index("lesson_log_of_chain").on(table.chainId, table.at, table.id)],
);
export type LogRow = typeof lessonLog.$inferSelect;

/**
 * What a lesson comes to, as the policy says; no money yet. Settled again after a dispute, it has a row more:
 * none is ever changed. Source: domain.md 5.6.
 */
export const lessonSettlements = pgTable(
  "lesson_settlements",
  {
    id: text("id").primaryKey(),
    lessonId: text("lesson_id")
      .notNull()
      .references(() => bookedLessons.id),
    /** 1 for the first; one more after each dispute and each time it was taken back. */
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
    uniqueIndex("lesson_settlements_once").on(table.lessonId, table.round),
    index("lesson_settlements_state").on(table.state, table.at),
    ...settledChecks("lesson_settlements", table),
  ],
);

/**
 * Whose time a lesson takes up: a row for its tutor and for each of its learners, for as long as it does. That nobody is in
 * two places at once is a constraint of its own, `lesson_occupancy_apart`, written by hand in the migration. Source: domain.md 5.4.
 */
export const lessonOccupancy = pgTable(
  "lesson_occupancy",
  {
    lessonId: text("lesson_id")
      .notNull()
      .references(() => bookedLessons.id, { onDelete: "cascade" }),
    /** A person, or a dependent. */
    partyId: text("party_id").notNull(),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.partyId] }),
    index("lesson_occupancy_of").on(table.partyId, table.endAt),
    check("lesson_occupancy_order", sql`${table.startAt} < ${table.endAt}`),
  ],
);

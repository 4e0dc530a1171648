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
import { subjectOptions } from "@app/domain/subjects.ts";
import type { WeeklyHours } from "@app/domain/tutors/availability.ts";
import {
  documentKinds,
  hourKinds,
  paidLessonKinds,
  payoutMethods,
  timeOffReasons,
  tutorStatuses,
} from "@app/domain/tutors/tutor-enums.ts";
import type { Qualification, TaughtSubject } from "@app/domain/tutors/tutor.ts";
import { instant, minorUnits, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";
import { persons } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";

/** The numbers of tutors; one is never given twice. */
export const tutorNumbers = pgSequence("tutor_numbers");

/** Those who teach; `id` is the person's. Source: domain.md 1.1. */
export const tutors = pgTable(
  "tutors",
  {
    ...recordColumns,
    id: text("id")
      .primaryKey()
      .references(() => persons.id),
    tutorNumber: text("tutor_number").notNull(),
    /** Through which they are paid. */
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    status: text("status", { enum: tutorStatuses }).notNull(),
    subjects: jsonb("subjects").$type<TaughtSubject[]>().notNull(),
    headline: text("headline"),
    bio: text("bio"),
    introVideoUrl: text("intro_video_url"),
    languages: text("languages").array().notNull().default([]),
    tags: text("tags").array().notNull().default([]),
    qualifications: jsonb("qualifications").$type<Qualification[]>().notNull().default([]),
    maxHoursPerWeek: integer("max_hours_per_week"),
    minGapMinutes: integer("min_gap_minutes").notNull().default(10),
    minNoticeHours: integer("min_notice_hours").notNull().default(12),
    acceptsTrial: boolean("accepts_trial").notNull().default(true),
    /** By the clock of the person's zone. None is "not set", which is not "always free". */
    hours: jsonb("hours").$type<WeeklyHours[]>().notNull().default([]),
    onboardedAt: instant("onboarded_at").notNull(),
    leftAt: instant("left_at"),
    leftReason: text("left_reason"),
  },
  (table) => [
    index("tutors_saved").on(table.updatedAt),
    uniqueIndex("tutors_number").on(table.tutorNumber),
    index("tutors_region").on(table.regionId, table.status),
    index("tutors_status").on(table.status),
    index("tutors_by_onboarded").on(table.onboardedAt, table.id),
    // For subjects and dialects: `subjects @> '[{"subject": "Igbo"}]'`.
    index("tutors_subjects").using("gin", sql`${table.subjects} jsonb_path_ops`),
    index("tutors_tags").using("gin", table.tags),
    check("tutors_left", sql`(${table.status} = 'left') = (${table.leftAt} is not null)`),
  ],
);
export type TutorRow = typeof tutors.$inferSelect;

const personId = () =>
  text("person_id")
    .notNull()
    .references(() => persons.id);

const tutorId = () =>
  text("tutor_id")
    .notNull()
    .references(() => tutors.id);

/** Papers of a tutor, or of somebody who wants to be one. Source: domain.md 1.1. */
export const tutorDocuments = pgTable(
  "tutor_documents",
  {
    ...recordColumns,
    personId: personId(),
    kind: text("kind", { enum: documentKinds }).notNull(),
    /** In the file store, of kind `document`. */
    fileId: text("file_id"),
    issuedOn: date("issued_on"),
    /** The last day on which it is valid. */
    expiresOn: date("expires_on"),
    verifiedById: text("verified_by_id").references(() => accountUsers.id),
    verifiedAt: instant("verified_at"),
    note: text("note"),
    /** The last step before its end that has been told of, and the end that it was told for. */
    toldStep: integer("told_step"),
    toldExpiresOn: date("told_expires_on"),
  },
  (table) => [
    index("tutor_documents_of").on(table.personId, table.kind),
    index("tutor_documents_expire").on(table.expiresOn),
  ],
);
export type TutorDocumentRow = typeof tutorDocuments.$inferSelect;

/** What an hour is paid, from a day on; the narrowest that fits a lesson counts. Source: domain.md 5.8. */
export const payRates = pgTable(
  "pay_rates",
  {
    ...recordColumns,
    personId: personId(),
    /** Null for every subject. */
    subject: text("subject", { enum: subjectOptions }),
    /** Null for every kind of lesson. */
    lessonKind: text("lesson_kind", { enum: paidLessonKinds }),
    currency: text("currency", { enum: currencies }).notNull(),
    /** For an hour, in minor units. */
    amount: minorUnits("amount").notNull(),
    effectiveFrom: date("effective_from").notNull(),
  },
  (table) => [
    index("pay_rates_of").on(table.personId, table.effectiveFrom),
    check("pay_rates_amount", sql`${table.amount} > 0`),
  ],
);
export type PayRateRow = typeof payRates.$inferSelect;

/** Where somebody's pay goes; what would let others draw on it is kept apart, encrypted. Source: domain.md 1.1. */
export const payoutAccounts = pgTable(
  "payout_accounts",
  {
    ...recordColumns,
    personId: personId(),
    method: text("method", { enum: payoutMethods }).notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    holder: text("holder").notNull(),
    /** The last four characters of the account's number. */
    last4: text("last4").notNull(),
  },
  (table) => [uniqueIndex("payout_accounts_of").on(table.personId)],
);
export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;

/** The number of an account, encrypted; read by nothing that answers staff. */
export const payoutSecrets = pgTable("payout_secrets", {
  id: text("id")
    .primaryKey()
    .references(() => payoutAccounts.id),
  sealed: text("sealed").notNull(),
});

/** A day on which a tutor's hours are other than those of the week; a plain date of their own zone. */
export const tutorDays = pgTable(
  "tutor_days",
  {
    ...recordColumns,
    tutorId: tutorId(),
    date: date("date").notNull(),
    kind: text("kind", { enum: hourKinds }).notNull(),
    /** "09:30"; null with the end for the whole day. */
    start: text("start"),
    end: text("end"),
  },
  (table) => [index("tutor_days_of").on(table.tutorId, table.date)],
);
export type TutorDayRow = typeof tutorDays.$inferSelect;

/** When a tutor is away, whatever their hours say. */
export const tutorTimeOff = pgTable(
  "tutor_time_off",
  {
    ...recordColumns,
    tutorId: tutorId(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    reason: text("reason", { enum: timeOffReasons }).notNull(),
    note: text("note"),
  },
  (table) => [
    index("tutor_time_off_of").on(table.tutorId, table.endsAt),
    check("tutor_time_off_order", sql`${table.startsAt} < ${table.endsAt}`),
  ],
);
export type TutorTimeOffRow = typeof tutorTimeOff.$inferSelect;

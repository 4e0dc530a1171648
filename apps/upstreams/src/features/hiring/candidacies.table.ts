import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { currencies } from "@app/domain/enums.ts";
import {
  candidacyStages,
  candidateSources,
  checkStates,
  interviewOutcomes,
  offerAnswers,
  rejectionReasons,
} from "@app/domain/hiring/hiring-enums.ts";
import { instant, minorUnits, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";
import { persons } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";

/** One step of an application: when it reached which stage, by whom, and the reason if given. */
export interface StageStep {
  stage: (typeof candidacyStages)[number];
  at: string;
  byId: string;
  reason: string | null;
}

const staff = (name: string) => text(name).references(() => accountUsers.id);
const checkColumn = (name: string) => text(name, { enum: checkStates }).notNull().default("todo");

/** Applications to teach, one for each round. Source: domain.md 1.1, 2.5. */
export const candidacies = pgTable(
  "candidacies",
  {
    ...recordColumns,
    personId: text("person_id")
      .notNull()
      .references(() => persons.id),
    /** Starts at 1; a person who applies again gets the next number. */
    round: integer("round").notNull(),
    /** Whether it is the person's last round. */
    isLatest: boolean("is_latest").notNull().default(true),
    stage: text("stage", { enum: candidacyStages }).notNull(),
    /** Since when it has been in its stage. */
    stageSince: instant("stage_since").notNull(),
    stageHistory: jsonb("stage_history").$type<StageStep[]>().notNull(),
    /** Of those on hold: where they go on, and until when they wait. */
    heldFrom: text("held_from", { enum: candidacyStages }),
    holdUntil: date("hold_until"),
    appliedAt: instant("applied_at").notNull(),
    source: text("source", { enum: candidateSources }),
    subjects: text("subjects").array().notNull(),
    dialects: text("dialects").array().notNull().default([]),
    /** In the file store, of kind `cv`; rounds of one person may name the same. */
    cvFileId: text("cv_file_id"),
    cvUrl: text("cv_url"),
    /** In the file store, of kind `audio`. */
    introAudioFileId: text("intro_audio_file_id"),
    introAudioUrl: text("intro_audio_url"),
    /** In the file store, of kind `video`. */
    introVideoFileId: text("intro_video_file_id"),
    introVideoUrl: text("intro_video_url"),
    hoursPerWeek: integer("hours_per_week"),
    regionId: text("region_id").references(() => regions.id),
    ownerId: staff("owner_id"),
    /** By the clock of the zone beside it. */
    interviewDate: date("interview_date"),
    interviewTime: text("interview_time"),
    interviewTimeZone: text("interview_time_zone"),
    interviewerId: staff("interviewer_id"),
    languageScore: integer("language_score"),
    teachingScore: integer("teaching_score"),
    warmthScore: integer("warmth_score"),
    technologyScore: integer("technology_score"),
    reliabilityScore: integer("reliability_score"),
    interviewNotes: text("interview_notes"),
    interviewOutcome: text("interview_outcome", { enum: interviewOutcomes }),
    demoDate: date("demo_date"),
    observerId: staff("observer_id"),
    demoScore: integer("demo_score"),
    /** In the file store, of kind `video`. */
    demoRecordingFileId: text("demo_recording_file_id"),
    demoRecordingUrl: text("demo_recording_url"),
    demoNotes: text("demo_notes"),
    idCheck: checkColumn("id_check"),
    backgroundCheck: checkColumn("background_check"),
    referencesCheck: checkColumn("references_check"),
    contractCheck: checkColumn("contract_check"),
    payoutCheck: checkColumn("payout_check"),
    /** For an hour, in minor units. */
    offerAmount: minorUnits("offer_amount"),
    offerCurrency: text("offer_currency", { enum: currencies }),
    offerStartsOn: date("offer_starts_on"),
    offerSentAt: instant("offer_sent_at"),
    offerAnsweredAt: instant("offer_answered_at"),
    offerAnswer: text("offer_answer", { enum: offerAnswers }),
    rejectionReason: text("rejection_reason", { enum: rejectionReasons }),
    rejectionNote: text("rejection_note"),
    rejectedById: staff("rejected_by_id"),
    rejectedAt: instant("rejected_at"),
    /** Where they stood when they were rejected. */
    stageReached: text("stage_reached", { enum: candidacyStages }),
    reopenAfter: date("reopen_after"),
    doNotRehire: boolean("do_not_rehire").notNull().default(false),
  },
  (table) => [
    index("candidacies_saved").on(table.updatedAt),
    uniqueIndex("candidacies_latest")
      .on(table.personId)
      .where(sql`${table.isLatest}`),
    uniqueIndex("candidacies_round").on(table.personId, table.round),
    index("candidacies_stage").on(table.stage, table.stageSince, table.id),
    index("candidacies_owner").on(table.ownerId, table.stage),
    index("candidacies_by_applied").on(table.appliedAt, table.id),
    index("candidacies_by_rejected").on(table.rejectedAt, table.id),
    index("candidacies_subjects").using("gin", table.subjects),
    check("candidacies_hold", sql`(${table.stage} = 'on-hold') = (${table.heldFrom} is not null)`),
    check("candidacies_rejected", sql`(${table.stage} = 'rejected') = (${table.rejectedAt} is not null)`),
  ],
);
export type CandidacyRow = typeof candidacies.$inferSelect;

/** Links with which new tutors come to their own app; of a code only its hash is kept. */
export const tutorInvitations = pgTable(
  "tutor_invitations",
  {
    id: text("id").primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => persons.id),
    codeHash: text("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    uniqueIndex("tutor_invitations_code").on(table.codeHash),
    index("tutor_invitations_of").on(table.personId),
  ],
);

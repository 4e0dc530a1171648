import { sql } from "drizzle-orm";
import { date, index, integer, pgSequence, pgTable, text } from "drizzle-orm/pg-core";
import { subjectOptions } from "@app/domain/subjects.ts";
import { genders } from "@app/domain/people/people-enums.ts";
import { ageBands, consentUses, speakerStatuses } from "@app/domain/speakers/speaker-enums.ts";
import { foldedTogether, instant, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";
import { dialects } from "../dialects/dialects.public.ts";

/** Codes are never given twice. */
export const speakerCodes = pgSequence("speaker_codes");

/** The voices of recordings, by code: nothing that leaves the portal has a name. Source: domain.md 1.5. */
export const speakers = pgTable(
  "speakers",
  {
    ...recordColumns,
    code: text("code").notNull().unique(),
    displayName: text("display_name"),
    subjects: text("subjects", { enum: subjectOptions }).array().notNull(),
    dialectId: text("dialect_id")
      .notNull()
      .references(() => dialects.id),
    gender: text("gender", { enum: genders }),
    ageBand: text("age_band", { enum: ageBands }),
    place: text("place"),
    /** The number of the wording that was agreed to. */
    consentTextVersion: integer("consent_text_version").notNull(),
    consentCovers: text("consent_covers", { enum: consentUses }).array().notNull(),
    consentGivenOn: date("consent_given_on").notNull(),
    consentById: text("consent_by_id").references(() => accountUsers.id),
    evidenceFileId: text("evidence_file_id"),
    guardian: text("guardian"),
    status: text("status", { enum: speakerStatuses }).notNull().default("active"),
    withdrawnAt: instant("withdrawn_at"),
    withdrawReason: text("withdraw_reason"),
    searchName: foldedTogether("search_name", "code", "display_name", "place"),
  },
  (table) => [
    index("speakers_by_code").on(table.code, table.id),
    index("speakers_by_created").on(table.createdAt, table.id),
    index("speakers_saved").on(table.updatedAt, table.id),
    index("speakers_dialect").on(table.dialectId),
    index("speakers_status").on(table.status),
    index("speakers_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
  ],
);
export type SpeakerRow = typeof speakers.$inferSelect;

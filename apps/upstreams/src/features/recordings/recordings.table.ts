import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { recordedKinds, recordingStates } from "@app/domain/recordings/recording-enums.ts";
import { instant, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";
import { dialects } from "../dialects/dialects.public.ts";
import { speakers } from "../speakers/speakers.public.ts";

/** Recordings of what the learning app teaches: whoever adds one has recorded it. Source: domain.md 1.5. */
export const appRecordings = pgTable(
  "app_recordings",
  {
    ...recordColumns,
    kind: text("kind", { enum: recordedKinds }).notNull(),
    recordId: text("record_id").notNull(),
    /** A part of the record, such as a line; null for the whole. */
    partId: text("part_id"),
    fileId: text("file_id").notNull(),
    speakerId: text("speaker_id")
      .notNull()
      .references(() => speakers.id),
    dialectId: text("dialect_id")
      .notNull()
      .references(() => dialects.id),
    durationMs: integer("duration_ms").notNull(),
    /** What was to be said when it was made, and how that sounds: it is outdated once something else is. */
    saidText: text("said_text").notNull(),
    saidKey: text("said_key").notNull(),
    state: text("state", { enum: recordingStates }).notNull().default("waiting"),
    rejectReason: text("reject_reason"),
    decidedById: text("decided_by_id").references(() => accountUsers.id),
    decidedAt: instant("decided_at"),
    /** The one that was chosen last is heard first. */
    mainSince: instant("main_since"),
  },
  (table) => [
    index("app_recordings_of").on(table.kind, table.recordId, table.partId),
    index("app_recordings_speaker").on(table.speakerId),
    index("app_recordings_by_created").on(table.createdAt, table.id),
    index("app_recordings_saved").on(table.updatedAt, table.id),
    index("app_recordings_state").on(table.state),
  ],
);
export type AppRecordingRow = typeof appRecordings.$inferSelect;

import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accountJobStates, itemVerdicts, type AccountJobKind } from "@app/domain/system/account-job-enums.ts";
import { instant } from "../columns.ts";

/** A user's job on many records. Source: domain.md 1.7. */
export const accountJobs = pgTable(
  "account_jobs",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<AccountJobKind>().notNull(),
    /** Further input, as validated by the kind's schema. */
    payload: jsonb("payload").notNull(),
    ownerId: text("owner_id").notNull(),
    state: text("state", { enum: accountJobStates }).notNull(),
    total: integer("total").notNull(),
    done: integer("done").notNull().default(0),
    skipped: integer("skipped").notNull().default(0),
    failed: integer("failed").notNull().default(0),
    askedAt: instant("asked_at").notNull(),
    startedAt: instant("started_at"),
    endedAt: instant("ended_at"),
    /** Why it failed. */
    error: text("error"),
    /** The job whose failed records it retries. */
    retryOf: text("retry_of"),
    /** For an export: the resulting file. */
    fileId: text("file_id"),
    /** Jobs run in this order, so that a long one does not block the others. */
    turnAt: instant("turn_at").notNull(),
    /** The server working on it, until the lease expires. */
    holder: text("holder"),
    leasedUntil: instant("leased_until"),
    /** How many servers have died while working on it since it last progressed. */
    lostServers: integer("lost_servers").notNull().default(0),
  },
  (table) => [
    index("account_jobs_owner").on(table.ownerId, table.askedAt, table.id),
    index("account_jobs_open")
      .on(table.turnAt)
      .where(sql`state in ('waiting', 'running')`),
    index("account_jobs_ended").on(table.endedAt),
  ],
);
export type AccountJobRow = typeof accountJobs.$inferSelect;

/** The records of a job at the time it was started. Each has at most one result. */
export const accountJobItems = pgTable(
  "account_job_items",
  {
    jobId: text("job_id")
      .notNull()
      .references(() => accountJobs.id, { onDelete: "cascade" }),
    place: integer("place").notNull(),
    recordId: text("record_id").notNull(),
    version: integer("version").notNull(),
    /** The record's display name. */
    label: text("label").notNull(),
    /** The record's address in the portal. */
    url: text("url").notNull(),
    verdict: text("verdict", { enum: itemVerdicts }),
    reason: text("reason"),
    at: instant("at"),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.place] }),
    index("account_job_items_left")
      .on(table.jobId, table.place)
      .where(sql`verdict is null`),
    index("account_job_items_verdict").on(table.jobId, table.verdict, table.place),
  ],
);
export type AccountJobItemRow = typeof accountJobItems.$inferSelect;

import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accountJobStates, itemVerdicts, type AccountJobKind } from "@app/domain/system/account-job-enums.ts";
import { instant } from "../columns.ts";

/** Work on many records that a person asked for. Source: domain.md 1.7. */
export const accountJobs = pgTable(
  "account_jobs",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<AccountJobKind>().notNull(),
    /** What the kind asks for besides the records, as its schema reads it. */
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
    /** Why it could not go on. */
    error: text("error"),
    /** The job whose failed records it tries again. */
    retryOf: text("retry_of"),
    /** Of an export: the file that it ended with. */
    fileId: text("file_id"),
    /** The one that has waited longest comes next, so that no long job holds up the others. */
    turnAt: instant("turn_at").notNull(),
    /** The server that is at it, until the lease runs out. */
    holder: text("holder"),
    leasedUntil: instant("leased_until"),
    /** How many servers have ended while they were at it, since it last got on. */
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

/** The records of a job as they were when it was asked for. Each has one verdict at most. */
export const accountJobItems = pgTable(
  "account_job_items",
  {
    jobId: text("job_id")
      .notNull()
      .references(() => accountJobs.id, { onDelete: "cascade" }),
    place: integer("place").notNull(),
    recordId: text("record_id").notNull(),
    version: integer("version").notNull(),
    /** How people know the record. */
    label: text("label").notNull(),
    /** Where the portal shows it. */
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

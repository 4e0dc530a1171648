import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { JobTrigger } from "@app/domain/system/job-enums.ts";
import { instant } from "../columns.ts";

/** Where each job stands, and which server is at it. */
export const jobStates = pgTable("job_states", {
  name: text("name").primaryKey(),
  /** All that was due up to here is done; null before the first run. */
  doneTo: instant("done_to"),
  /** Somebody asked for a run at once. */
  requestedAt: instant("requested_at"),
  requestedBy: text("requested_by"),
  /** After a failure it is not tried again before this. */
  notBefore: instant("not_before"),
  /** The server that runs it, until the lease runs out. */
  holder: text("holder"),
  leasedUntil: instant("leased_until"),
  /** How many servers have ended during a run, since one last came to its end. */
  lostServers: integer("lost_servers").notNull().default(0),
});
export type JobStateRow = typeof jobStates.$inferSelect;

/** What a run did, by name. */
export type Counts = Record<string, number>;

/** Each run of each job. Source: domain.md 5.10. */
export const jobRuns = pgTable(
  "job_runs",
  {
    id: text("id").primaryKey(),
    job: text("job").notNull(),
    /** The time it was to cover. */
    from: instant("covered_from").notNull(),
    to: instant("covered_to").notNull(),
    startedAt: instant("started_at").notNull(),
    /** Null while it runs. */
    endedAt: instant("ended_at"),
    trigger: text("trigger").$type<JobTrigger>().notNull(),
    /** Who asked for it. */
    startedBy: text("started_by"),
    server: text("server").notNull(),
    counts: jsonb("counts").$type<Counts>().notNull(),
    error: text("error"),
  },
  (table) => [index("job_runs_job").on(table.job, table.startedAt, table.id), index("job_runs_at").on(table.startedAt)],
);
export type JobRunRow = typeof jobRuns.$inferSelect;

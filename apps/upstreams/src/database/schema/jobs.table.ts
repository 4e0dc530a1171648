import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { JobTrigger } from "@app/domain/system/job-enums.ts";
import { instant } from "../columns.ts";

/** The state of each job, and the server running it. */
export const jobStates = pgTable("job_states", {
  name: text("name").primaryKey(),
  /** Everything due until then is done; null before the first run. */
  doneTo: instant("done_to"),
  /** When someone requested an immediate run. */
  requestedAt: instant("requested_at"),
  requestedBy: text("requested_by"),
  /** The earliest retry after a failure. */
  notBefore: instant("not_before"),
  /** The server running it, until the lease expires. */
  holder: text("holder"),
  leasedUntil: instant("leased_until"),
  /** How many servers have died during a run since one was last completed. */
  lostServers: integer("lost_servers").notNull().default(0),
});
export type JobStateRow = typeof jobStates.$inferSelect;

/** Results of a run, by name. */
export type Counts = Record<string, number>;

/** Runs of jobs. Source: domain.md 5.10. */
export const jobRuns = pgTable(
  "job_runs",
  {
    id: text("id").primaryKey(),
    job: text("job").notNull(),
    /** The start of the period that it covers. */
    from: instant("covered_from").notNull(),
    to: instant("covered_to").notNull(),
    startedAt: instant("started_at").notNull(),
    /** Null while running. */
    endedAt: instant("ended_at"),
    trigger: text("trigger").$type<JobTrigger>().notNull(),
    /** Who requested it. */
    startedBy: text("started_by"),
    server: text("server").notNull(),
    counts: jsonb("counts").$type<Counts>().notNull(),
    error: text("error"),
  },
  (table) => [index("job_runs_job").on(table.job, table.startedAt, table.id), index("job_runs_at").on(table.startedAt)],
);
export type JobRunRow = typeof jobRuns.$inferSelect;

import { z } from "zod";
import { jobRunStates, jobTriggers } from "@app/domain/system/job-enums.ts";
import { isLate, nextDue } from "@app/domain/system/job-schedule.ts";
import type { JobRunRow, JobStateRow } from "../database/schema/jobs.table.ts";
import type { Job } from "./job.ts";

const instant = z.iso.datetime();

/** One run of a job. Source: domain.md 5.10. */
export const jobRunRecord = z
  .object({
    _id: z.string(),
    job: z.string(),
    from: instant.meta({ description: "The start of the period it covers." }),
    to: instant.meta({ description: "The end of the period it covers." }),
    startedAt: instant,
    endedAt: instant.nullable(),
    state: z.enum(jobRunStates),
    trigger: z.enum(jobTriggers),
    startedBy: z.string().nullable().meta({ description: "The id of the account user who asked for it." }),
    server: z.string(),
    counts: z.array(z.object({ name: z.string(), count: z.int() })),
    error: z.string().nullable(),
  })
  .meta({ id: "JobRun" });
export type JobRunRecord = z.infer<typeof jobRunRecord>;

/** A job and its state. */
export const jobRecord = z
  .object({
    name: z.string(),
    title: z.string(),
    description: z.string(),
    everyMinutes: z.int(),
    doneTo: instant.nullable().meta({ description: "Everything due up to this time is done." }),
    nextAt: instant.nullable().meta({ description: "When it is next due; null if it is due now." }),
    isLate: z.boolean(),
    isRunning: z.boolean(),
    requestedAt: instant.nullable().meta({ description: "When someone asked for a run that has not started." }),
    lastRun: jobRunRecord.nullable(),
    lastFailure: jobRunRecord
      .nullable()
      .meta({ description: "The latest failed run that is still kept; null if there is none." }),
  })
  .meta({ id: "Job" });
export type JobRecord = z.infer<typeof jobRecord>;

const stateOf = ({ endedAt, error }: JobRunRow) => (endedAt === null ? "running" : error === null ? "done" : "failed");

export const jobRunOf = (row: JobRunRow): JobRunRecord => ({
  _id: row.id,
  job: row.job,
  from: row.from.toISOString(),
  to: row.to.toISOString(),
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  state: stateOf(row),
  trigger: row.trigger,
  startedBy: row.startedBy,
  server: row.server,
  counts: Object.entries(row.counts).map(([name, count]) => ({ name, count })),
  error: row.error,
});

/** The runs shown with a job. */
export interface TellingRuns {
  last: JobRunRow | undefined;
  lastFailed: JobRunRow | undefined;
}

export function jobOf(job: Job, state: JobStateRow | undefined, runs: TellingRuns, now: Date): JobRecord {
  const doneTo = state?.doneTo ?? null;
  return {
    name: job.name,
    title: job.title,
    description: job.does,
    everyMinutes: job.everyMinutes,
    doneTo: doneTo?.toISOString() ?? null,
    nextAt: nextDue(job.everyMinutes, doneTo)?.toISOString() ?? null,
    isLate: isLate(job.everyMinutes, doneTo, now),
    isRunning: state?.holder != null && state.leasedUntil !== null && state.leasedUntil > now,
    requestedAt: state?.requestedAt?.toISOString() ?? null,
    lastRun: runs.last ? jobRunOf(runs.last) : null,
    lastFailure: runs.lastFailed ? jobRunOf(runs.lastFailed) : null,
  };
}

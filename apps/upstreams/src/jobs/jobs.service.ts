import { and, desc, eq, isNotNull, type SQL } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { jobRuns, jobStates } from "../database/schema/jobs.table.ts";
import { audit } from "../records/audit.ts";
import type { Context } from "../service/context.ts";
import { anyOf, oneText, type ListRequest, type ListSpec } from "../records/list-spec.ts";
import { readPage } from "../records/read-page.ts";
import { Refusal } from "../service/refusal.ts";
import { jobTriggers } from "@app/domain/system/job-enums.ts";
import type { Job } from "./job.ts";
import { jobs } from "./job-list.ts";
import { ensureStates } from "./lease.ts";
import { jobOf, jobRunOf, type JobRecord, type JobRunRecord } from "./jobs.record.ts";

async function present({ db, now }: Context, job: Job): Promise<JobRecord> {
  const [state] = await db.select().from(jobStates).where(eq(jobStates.name, job.name));
  const newest = [desc(jobRuns.startedAt), desc(jobRuns.id)];
  const latest = async (which?: SQL) => {
    const [run] = await db
      .select()
      .from(jobRuns)
      .where(and(eq(jobRuns.job, job.name), which))
      .orderBy(...newest)
      .limit(1);
    return run;
  };
  const runs = { last: await latest(), lastFailed: await latest(isNotNull(jobRuns.error)) };
  return jobOf(job, state, runs, now);
}

/** All jobs with their state, in list order. */
export async function listJobs(context: Context): Promise<{ data: JobRecord[] }> {
  const data: JobRecord[] = [];
  for (const job of jobs) data.push(await present(context, job));
  return { data };
}

export const runList: ListSpec = {
  sorts: { startedAt: [jobRuns.startedAt] },
  defaultSort: "-startedAt",
  search: jobRuns.job,
  id: jobRuns.id,
  filters: { job: oneText(jobRuns.job), trigger: anyOf(jobRuns.trigger, jobTriggers, "trigger") },
};

export async function listRuns(
  context: Context,
  request: ListRequest,
): Promise<{ rows: JobRunRecord[]; total: number }> {
  const { id, job, from, to, startedAt, endedAt, trigger, startedBy, server, counts, error } = jobRuns;
  const columns = { id, job, from, to, startedAt, endedAt, trigger, startedBy, server, counts, error };
  const { rows, total } = await readPage(context, columns, jobRuns, request);
  return { rows: rows.map(jobRunOf), total };
}

/** Requests an immediate run; requests before it starts are combined. A server's runner picks it up. */
export async function requestRun(context: Context, name: string): Promise<JobRecord> {
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new Refusal("NOT_FOUND", messages.missing("Job"));
  const { db, actor, now } = context;
  await ensureStates(db, [job]);
  const [before] = await db.select().from(jobStates).where(eq(jobStates.name, name)).for("update");
  if (before?.requestedAt != null) return present(context, job);
  const request = { requestedAt: now, requestedBy: actor.id };
  await db.update(jobStates).set(request).where(eq(jobStates.name, name));
  await audit(context, { action: "state-changed", kind: "job", id: name, label: job.title, after: request });
  return present(context, job);
}

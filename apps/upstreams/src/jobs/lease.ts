import { and, eq, isNull, lt, lte, or, sql } from "drizzle-orm";
import { givenUpMessages, serversLostMax } from "@app/domain/system/given-up.ts";
import { lastDue, nextDue } from "@app/domain/system/job-schedule.ts";
import type { Database } from "../database/client.ts";
import { newId } from "../database/new-id.ts";
import { retryable } from "../database/retryable.ts";
import { jobRuns, jobStates, type Counts, type JobRunRow, type JobStateRow } from "../database/schema/jobs.table.ts";
import { notifyPerson } from "../features/notifications/notifications.public.ts";
import { publish } from "../records/outbox.ts";
import { oneMoreIfHeld } from "../service/lost-servers.ts";
import type { Job } from "./job.ts";

/** Lease length in ms; a server that does not renew loses its job. */
export const leaseMs = 60_000;
/** Delay before a failed job is retried, in milliseconds. */
const retryMs = 5 * 60_000;

const interrupted = "The server stopped before the run finished.";

export interface Claim {
  run: JobRunRow;
  /** The request that this run fulfils, if any. */
  requestedAt: Date | null;
}

const changeEvent = (job: string) =>
  ({ entityKind: "job", entityId: job, action: "updated", permission: "system:read", personId: null }) as const;

const until = (now: Date) => new Date(now.getTime() + leaseMs);

/** Names of jobs that seem due; only claiming decides. */
export async function candidates(db: Database, jobs: readonly Job[], now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: jobStates.name })
    .from(jobStates)
    .where(or(...jobs.map((job) => claimable(job, now))));
  return new Set(rows.map(({ name }) => name));
}

/** Matches a job that is due or requested, and not held by a live server. */
function claimable({ name, everyMinutes }: Job, now: Date) {
  const { doneTo, requestedAt, notBefore, leasedUntil } = jobStates;
  const due = and(
    or(isNull(doneTo), lt(doneTo, lastDue(everyMinutes, now))),
    or(isNull(notBefore), lte(notBefore, now)),
  );
  const free = or(isNull(leasedUntil), lte(leasedUntil, now));
  return and(eq(jobStates.name, name), free, or(due, sql`${requestedAt} is not null`));
}

/** Adds missing rows for jobs. */
export async function ensureStates(db: Database, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insert(jobStates)
    .values(jobs.map(({ name }) => ({ name })))
    .onConflictDoNothing();
}

const periodOf = ({ everyMinutes }: Job, { doneTo }: Pick<JobStateRow, "doneTo">, now: Date) => {
  const to = lastDue(everyMinutes, now);
  return { to, from: doneTo ?? new Date(to.getTime() - everyMinutes * 60_000) };
};

/** Abandons a job that has cost two servers until it is next due, and notifies whoever requested the run. */
async function giveUp(db: Database, job: Job, { requestedBy }: JobStateRow, now: Date): Promise<void> {
  const notBefore = nextDue(job.everyMinutes, lastDue(job.everyMinutes, now));
  const free = { holder: null, leasedUntil: null, lostServers: 0, requestedAt: null, requestedBy: null };
  await db
    .update(jobStates)
    .set({ ...free, notBefore })
    .where(eq(jobStates.name, job.name));
  await publish({ db, now }, [changeEvent(job.name)]);
  if (requestedBy === null) return;
  await notifyPerson({ db, now }, requestedBy, {
    type: "item_shipped",
    kind: "job",
    title: `${job.title}: stopped`,
    description: givenUpMessages.run,
    url: `/app/system/jobs?job=${job.name}`,
  });
}

/** Claims a job for a server if it is due and free; of several attempts at once, one succeeds. */
export function claim(database: Database, job: Job, holder: string, now: Date): Promise<Claim | null> {
  return retryable(database, async (db) => {
    const [state] = await db
      .update(jobStates)
      .set({ holder, leasedUntil: until(now), lostServers: oneMoreIfHeld(jobStates.lostServers, jobStates.holder) })
      .where(claimable(job, now))
      .returning();
    if (!state) return null;
    const isGivenUp = state.lostServers >= serversLostMax;
    // An open run belongs to a server whose lease has expired.
    await db
      .update(jobRuns)
      .set({ endedAt: now, error: isGivenUp ? givenUpMessages.run : interrupted })
      .where(and(eq(jobRuns.job, job.name), isNull(jobRuns.endedAt)));
    if (isGivenUp) {
      await giveUp(db, job, state, now);
      return null;
    }
    const asked = state.requestedAt !== null;
    const values = {
      id: newId(now),
      job: job.name,
      ...periodOf(job, state, now),
      startedAt: now,
      trigger: asked ? ("person" as const) : ("schedule" as const),
      startedBy: asked ? state.requestedBy : null,
      server: holder,
      counts: {},
    };
    const [run] = await db.insert(jobRuns).values(values).returning();
    await publish({ db, now }, [changeEvent(job.name)]);
    return run ? { run, requestedAt: state.requestedAt } : null;
  });
}

/** Renews the lease; false if another server has the job. */
export async function renew(db: Database, job: string, holder: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(jobStates)
    .set({ leasedUntil: until(now) })
    .where(and(eq(jobStates.name, job), eq(jobStates.holder, holder)))
    .returning({ name: jobStates.name });
  return rows.length > 0;
}

/** The result of a run: its counts or an error. A run that was cut off continues at the next opportunity. */
export type Outcome = { counts: Counts } | { error: string; wasCutOff: boolean };

function nextChance({ to }: JobRunRow, outcome: Outcome, now: Date): Partial<JobStateRow> {
  if (!("error" in outcome)) return { doneTo: to, notBefore: null };
  return { notBefore: outcome.wasCutOff ? null : new Date(now.getTime() + retryMs) };
}

/** Stores the result of a run and releases the job. Does nothing if another server has taken over. */
export function finish(database: Database, { run, requestedAt }: Claim, outcome: Outcome, now: Date): Promise<void> {
  return retryable(database, async (db) => {
    const asked = sql`nullif(${jobStates.requestedAt}, ${requestedAt?.toISOString() ?? null}::timestamptz)`;
    const rows = await db
      .update(jobStates)
      .set({
        holder: null,
        leasedUntil: null,
        lostServers: 0,
        requestedAt: asked,
        ...nextChance(run, outcome, now),
      })
      .where(and(eq(jobStates.name, run.job), eq(jobStates.holder, run.server)))
      .returning({ name: jobStates.name });
    if (rows.length === 0) return;
    await db
      .update(jobRuns)
      .set({ endedAt: now, ...("error" in outcome ? { error: outcome.error } : outcome) })
      .where(eq(jobRuns.id, run.id));
    await publish({ db, now }, [changeEvent(run.job)]);
  });
}

import { and, asc, eq, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { ItemVerdict } from "@app/domain/system/account-job-enums.ts";
import { accountJobTitle, isExport, outcomeInWords } from "@app/domain/system/account-job.ts";
import { exportMessages } from "@app/domain/system/export.ts";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import {
  accountJobItems,
  accountJobs,
  type AccountJobItemRow,
  type AccountJobRow,
} from "../../database/schema/account-jobs.table.ts";
import { isPerson, nameOf } from "../../features/account/account.public.ts";
import { notifyPerson } from "../../features/notifications/notifications.public.ts";
import { audit } from "../../records/audit.ts";
import { publish } from "../../records/outbox.ts";
import { oneMoreIfHeld } from "../../service/lost-servers.ts";

/** Lease length in ms. Processing a record renews it; a worker that does not renew loses the job. */
const leaseMs = 30_000;

const until = (now: Date) => new Date(now.getTime() + leaseMs);

const changeEvent = ({ id, ownerId }: AccountJobRow) =>
  ({ entityKind: "account-job", entityId: id, action: "updated", permission: null, personId: ownerId }) as const;

const isOpen = inArray(accountJobs.state, ["waiting", "running"]);

/** Claims the oldest job of the given kinds that no worker holds; null if there is none. */
export function claimJob(
  database: Database,
  holder: string,
  now: Date,
  which: SQL | undefined,
): Promise<AccountJobRow | null> {
  return retryable(database, async (db) => {
    const { id, leasedUntil, turnAt, startedAt } = accountJobs;
    const next = db
      .select({ id })
      .from(accountJobs)
      .where(and(isOpen, which, or(isNull(leasedUntil), lte(leasedUntil, now))))
      .orderBy(asc(turnAt), asc(id))
      .limit(1)
      .for("update", { skipLocked: true });
    const [job] = await db
      .update(accountJobs)
      .set({
        holder,
        leasedUntil: until(now),
        lostServers: oneMoreIfHeld(accountJobs.lostServers, accountJobs.holder),
        state: "running",
        startedAt: sql`coalesce(${startedAt}, ${now.toISOString()})`,
      })
      .where(inArray(id, next))
      .returning();
    if (!job) return null;
    await publish({ db, now }, [changeEvent(job)]);
    return job;
  });
}

/** The next records without a result. */
export function nextItems(db: Database, { id }: AccountJobRow, atMost: number): Promise<AccountJobItemRow[]> {
  return db
    .select()
    .from(accountJobItems)
    .where(and(eq(accountJobItems.jobId, id), isNull(accountJobItems.verdict)))
    .orderBy(asc(accountJobItems.place))
    .limit(atMost);
}

const isMine = ({ id, holder }: AccountJobRow) =>
  and(eq(accountJobs.id, id), eq(accountJobs.holder, holder ?? ""), eq(accountJobs.state, "running"));

/**
 * Locks the job until the transaction ends; false if it was cancelled or taken over, so this transaction must do
 * nothing.
 */
export async function holdTurn(
  db: Database,
  job: AccountJobRow,
  now: Date,
  progress: Partial<Pick<AccountJobRow, "total" | "done" | "fileId">> = {},
): Promise<boolean> {
  const held = await db
    .update(accountJobs)
    .set({ leasedUntil: until(now), ...progress })
    .where(isMine(job))
    .returning({ id: accountJobs.id });
  return held.length > 0;
}

export interface Verdict {
  verdict: ItemVerdict;
  reason: string | null;
}

/** Stores a record's result in the transaction that processed it; the job is locked. */
export async function settle(db: Database, item: AccountJobItemRow, said: Verdict, at: Date): Promise<void> {
  const { jobId, place } = accountJobItems;
  await db
    .update(accountJobItems)
    .set({ ...said, at })
    .where(and(eq(jobId, item.jobId), eq(place, item.place)));
  const column = accountJobs[said.verdict];
  await db
    .update(accountJobs)
    .set({ [said.verdict]: sql`${column} + 1`, lostServers: 0 })
    .where(eq(accountJobs.id, item.jobId));
}

/** The outcome of a finished job, in a sentence. */
const outcomeOf = (job: AccountJobRow): string =>
  job.error ?? (isExport(job.kind) ? exportMessages.ready(job.total) : `${outcomeInWords(job)}.`);

/**
 * Releases the job for its next turn, or for good. Does nothing if it is no longer this server's. `last` runs in the
 * same transaction, while the job is locked.
 */
export function releaseJob(
  database: Database,
  job: AccountJobRow,
  end: { state: "running" } | { state: "done" } | { state: "failed"; error: string },
  now: Date,
  last?: (db: Database) => Promise<void>,
): Promise<void> {
  return retryable(database, async (db) => {
    if (last) {
      if (!(await holdTurn(db, job, now))) return;
      await last(db);
    }
    const isOver = end.state !== "running";
    const [after] = await db
      .update(accountJobs)
      .set({ ...end, holder: null, leasedUntil: null, lostServers: 0, turnAt: now, endedAt: isOver ? now : null })
      .where(isMine(job))
      .returning();
    if (!after) return;
    if (!isOver) {
      await publish({ db, now }, [changeEvent(after)]);
      return;
    }
    const { ownerId: owner, kind, total, state } = after;
    const actor = { id: owner, name: await nameOf({ db }, owner), role: null };
    const origin = { ip: null, userAgent: null, requestId: after.id };
    await audit(
      { db, actor, now, origin },
      {
        action: "state-changed",
        kind: "account-job",
        id: after.id,
        label: accountJobTitle(kind, total),
        owner,
        before: { state: job.state },
        after: { state },
        reason: outcomeOf(after),
      },
    );
    // Nobody reads what a service token is notified of.
    if (!(await isPerson({ db }, owner))) return;
    await notifyPerson({ db, now }, owner, {
      type: "item_shipped",
      kind: "account-job",
      title: `${accountJobTitle(after.kind, after.total)}: ${after.state === "done" ? "finished" : "stopped"}`,
      description: outcomeOf(after),
      url: `/app/system/my-jobs?view=${after.id}`,
    });
  });
}

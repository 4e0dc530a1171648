import { and, eq, type SQL } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { accountJobTitle } from "@app/domain/system/account-job.ts";
import { newId } from "../../database/new-id.ts";
import { accountJobs, type AccountJobRow } from "../../database/schema/account-jobs.table.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { accountJobOf, type AccountJobRecord } from "./account-jobs.record.ts";

/** Restricts to the caller's own jobs. */
export const isOwn = ({ actor }: Context): SQL => eq(accountJobs.ownerId, actor.id);

/** A job's activity log entry. */
export const jobEntry = ({ id, kind, total, ownerId }: AccountJobRow) =>
  ({ kind: "account-job", id, label: accountJobTitle(kind, total), owner: ownerId }) as const;

/** Updates a job that is locked or was just added. */
export async function writeJob({ db }: Context, id: string, changes: Partial<AccountJobRow>): Promise<AccountJobRow> {
  const [job] = await db.update(accountJobs).set(changes).where(eq(accountJobs.id, id)).returning();
  return job as AccountJobRow;
}

/** Adds a job with the records that `choose` stores for it. */
export async function addJob(
  context: Context,
  values: Pick<AccountJobRow, "kind" | "payload" | "retryOf">,
  choose: (id: string) => Promise<number>,
): Promise<AccountJobRecord> {
  const { db, actor, now } = context;
  const id = newId(now);
  await db
    .insert(accountJobs)
    .values({ ...values, id, ownerId: actor.id, state: "waiting", total: 0, askedAt: now, turnAt: now });
  const total = await choose(id);
  const job = await writeJob(context, id, { total });
  const { kind, retryOf } = values;
  await audit(context, { action: "created", ...jobEntry(job), after: { kind, total, retryOf } });
  return accountJobOf(job);
}

/** The caller's own job, locked until the transaction ends. */
export async function ownJob(context: Context, id: string): Promise<AccountJobRow> {
  const [job] = await context.db
    .select()
    .from(accountJobs)
    .where(and(eq(accountJobs.id, id), isOwn(context)))
    .for("update");
  if (!job) throw new Refusal("NOT_FOUND", messages.missing("Job"));
  return job;
}

import { and, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { accountJobStates, itemVerdicts, type AccountJobKind } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import { accountJobMessages, accountJobTitle, isEnded } from "@app/domain/system/account-job.ts";
import { newId } from "../../database/new-id.ts";
import { accountJobItems, accountJobs, type AccountJobRow } from "../../database/schema/account-jobs.table.ts";
import { audit } from "../../records/audit.ts";
import { anyOf, anyText, oneText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { demand } from "../../service/permission.ts";
import { Refusal } from "../../service/refusal.ts";
import {
  accountJobItemOf,
  accountJobOf,
  type AccountJobItemRecord,
  type AccountJobRecord,
} from "./account-jobs.record.ts";
import type { BulkKind } from "./bulk-kind.ts";
import { freeze, type Choice } from "./choose-records.ts";
import { bulkKinds } from "./kinds.ts";

export const accountJobList: ListSpec = {
  sorts: { askedAt: [accountJobs.askedAt] },
  defaultSort: "-askedAt",
  id: accountJobs.id,
  filters: { id: anyText(accountJobs.id), state: anyOf(accountJobs.state, accountJobStates, "State") },
};

export const accountJobItemList: ListSpec = {
  sorts: { place: [accountJobItems.place] },
  defaultSort: "place",
  id: accountJobItems.place,
  filters: {
    jobId: oneText(accountJobItems.jobId),
    verdict: anyOf(accountJobItems.verdict, itemVerdicts, "Verdict"),
  },
};

const isOwn = ({ actor }: Context): SQL => eq(accountJobs.ownerId, actor.id);

/** The caller's own jobs. */
export async function listAccountJobs(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { job: accountJobs }, accountJobs, request, isOwn(context));
  return { rows: rows.map(({ job }): AccountJobRecord => accountJobOf(job)), total };
}

/** The records of the caller's own jobs. */
export async function listAccountJobItems(context: Context, request: ListRequest) {
  const own = context.db.select({ id: accountJobs.id }).from(accountJobs).where(isOwn(context));
  const visible = inArray(accountJobItems.jobId, own);
  const { rows, total } = await readPage(context, { item: accountJobItems }, accountJobItems, request, visible);
  return { rows: rows.map(({ item }): AccountJobItemRecord => accountJobItemOf(item)), total };
}

const entryOf = ({ id, kind, total, ownerId }: AccountJobRow) =>
  ({ kind: "account-job", id, label: accountJobTitle(kind, total), owner: ownerId }) as const;

/** Changes a job that is held, or was just added. */
async function write({ db }: Context, id: string, changes: Partial<AccountJobRow>): Promise<AccountJobRow> {
  const [job] = await db.update(accountJobs).set(changes).where(eq(accountJobs.id, id)).returning();
  return job as AccountJobRow;
}

/** Adds a job with the records that `choose` writes down for it. */
async function add(
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
  const job = await write(context, id, { total });
  const { kind, retryOf } = values;
  await audit(context, { action: "created", ...entryOf(job), after: { kind, total, retryOf } });
  return accountJobOf(job);
}

/** Asks for something to be done to many records; some server's runner takes it up within seconds. */
export async function startAccountJob(
  context: Context,
  { kind: name, choice, payload }: { kind: AccountJobKind; choice: Choice; payload?: unknown },
): Promise<AccountJobRecord> {
  const kind = bulkKinds[name];
  demand(context, kind.permission);
  const values = { kind: name, payload: parse(kind.payload, payload), retryOf: null };
  return add(context, values, (id) => freeze(context, id, [name, kind], choice));
}

/** A job of the caller's own, held until the transaction ends. */
async function own(context: Context, id: string): Promise<AccountJobRow> {
  const [job] = await context.db
    .select()
    .from(accountJobs)
    .where(and(eq(accountJobs.id, id), isOwn(context)))
    .for("update");
  if (!job) throw new Refusal("NOT_FOUND", messages.missing("Job"));
  return job;
}

/** Ends a job before its next record; what is done stays done. One that was cancelled stays so. */
export async function cancelAccountJob(context: Context, id: string): Promise<AccountJobRecord> {
  const before = await own(context, id);
  if (before.state === "cancelled") return accountJobOf(before);
  if (isEnded(before.state)) throw new Refusal("WRONG_STATE", accountJobMessages.ended(before.state));
  const ended = { state: "cancelled", endedAt: context.now, holder: null, leasedUntil: null } as const;
  const job = await write(context, id, ended);
  const states = { before: { state: before.state }, after: { state: job.state } };
  await audit(context, { action: "state-changed", ...entryOf(job), ...states });
  return accountJobOf(job);
}

/** The records that were not done, as they are now, as the records of another job. */
async function freezeAgain({ db }: Context, from: AccountJobRow, to: string, { table }: BulkKind): Promise<number> {
  const { jobId, place, recordId, label, url, verdict } = accountJobItems;
  const plain: PgTable = table;
  const left = db
    .select({
      jobId: sql<string>`${to}`.as("job_id"),
      place: sql<number>`row_number() over (order by ${place})`.as("place"),
      recordId,
      version: sql<number>`${table.version}`.as("version"),
      label,
      url,
      verdict: sql<null>`null`.as("verdict"),
      reason: sql<null>`null`.as("reason"),
      at: sql<null>`null::timestamptz`.as("at"),
    })
    .from(accountJobItems)
    .innerJoin(plain, eq(table.id, recordId))
    .where(and(eq(jobId, from.id), or(isNull(verdict), eq(verdict, "failed"))));
  return (await db.insert(accountJobItems).select(left).returning({ place })).length;
}

/** Tries again, as a new job, what failed, and what a cancelled job did not come to. */
export async function retryAccountJob(context: Context, id: string): Promise<AccountJobRecord> {
  const before = await own(context, id);
  if (!isEnded(before.state)) throw new Refusal("WRONG_STATE", accountJobMessages.stillRunning);
  const kind = bulkKinds[before.kind];
  demand(context, kind.permission);
  return add(context, { kind: before.kind, payload: before.payload, retryOf: id }, async (to) => {
    const count = await freezeAgain(context, before, to, kind);
    if (count === 0) throw new Refusal("WRONG_STATE", accountJobMessages.nothingToRetry);
    return count;
  });
}

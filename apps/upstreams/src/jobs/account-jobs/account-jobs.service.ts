import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { accountJobStates, itemVerdicts, type BulkJobKind } from "@app/domain/system/account-job-enums.ts";
import { readingOf } from "@app/domain/permissions.ts";
import { accountJobMessages, isEnded } from "@app/domain/system/account-job.ts";
import { accountJobItems, accountJobs } from "../../database/schema/account-jobs.table.ts";
import { audit } from "../../records/audit.ts";
import { anyOf, anyText, oneText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { requirePermission } from "../../service/permission.ts";
import { Refusal } from "../../service/refusal.ts";
import {
  accountJobItemOf,
  accountJobOf,
  type AccountJobItemRecord,
  type AccountJobRecord,
} from "./account-jobs.record.ts";
import { freeze, type Choice } from "./choose-records.ts";
import { bulkKinds } from "./kinds.ts";
import { addJob, isOwn, jobEntry, ownJob, writeJob } from "./own-jobs.ts";

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

/** The caller's own jobs. */
export async function listAccountJobs(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { job: accountJobs }, accountJobs, request, isOwn(context));
  return { rows: rows.map(({ job }): AccountJobRecord => accountJobOf(job)), total };
}

/** Whether the name of a job's record may be shown; not if the caller can no longer read it or its kind. */
function isShown(context: Context): SQL | undefined {
  const jobId = accountJobItems.jobId;
  const shown = Object.entries(bulkKinds).flatMap(([name, { permission, visible, table }]) => {
    if (!context.actor.permissions.has(readingOf(permission))) return [];
    const jobs = context.db
      .select({ id: accountJobs.id })
      .from(accountJobs)
      .where(and(isOwn(context), eq(accountJobs.kind, name as BulkJobKind)));
    const seen = visible?.(context);
    const records = context.db.select({ id: table.id }).from(table).where(seen);
    return [and(inArray(jobId, jobs), seen && inArray(accountJobItems.recordId, records))];
  });
  return or(...shown) ?? sql`false`;
}

/** The records of the caller's own jobs that they may still see. */
export async function listAccountJobItems(context: Context, request: ListRequest) {
  const visible = isShown(context);
  const { rows, total } = await readPage(context, { item: accountJobItems }, accountJobItems, request, visible);
  return { rows: rows.map(({ item }): AccountJobItemRecord => accountJobItemOf(item)), total };
}

/** Starts a bulk job; a server's runner picks it up within seconds. */
export async function startAccountJob(
  context: Context,
  { kind: name, choice, payload }: { kind: BulkJobKind; choice: Choice; payload?: unknown },
): Promise<AccountJobRecord> {
  const kind = bulkKinds[name];
  requirePermission(context, kind.permission);
  const values = { kind: name, payload: parse(kind.payload, payload), retryOf: null };
  return addJob(context, values, (id) => freeze(context, id, [name, kind], choice));
}

/** Stops a job before its next record; finished records stay. Cancelling is final. */
export async function cancelAccountJob(context: Context, id: string): Promise<AccountJobRecord> {
  const before = await ownJob(context, id);
  if (before.state === "cancelled") return accountJobOf(before);
  if (isEnded(before.state)) throw new Refusal("WRONG_STATE", accountJobMessages.ended(before.state));
  const ended = { state: "cancelled", endedAt: context.now, holder: null, leasedUntil: null } as const;
  const job = await writeJob(context, id, ended);
  const states = { before: { state: before.state }, after: { state: job.state } };
  await audit(context, { action: "state-changed", ...jobEntry(job), ...states });
  return accountJobOf(job);
}

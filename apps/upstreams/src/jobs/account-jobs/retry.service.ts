import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { accountJobMessages, isEnded, isExport, isShownFirst } from "@app/domain/system/account-job.ts";
import { accountJobItems, type AccountJobRow } from "../../database/schema/account-jobs.table.ts";
import type { Context } from "../../service/context.ts";
import { requirePermission } from "../../service/permission.ts";
import { Refusal } from "../../service/refusal.ts";
import { exportAgain } from "../exports/exports.service.ts";
import type { AccountJobRecord } from "./account-jobs.record.ts";
import type { BulkKind } from "./bulk-kind.ts";
import { bulkKinds } from "./kinds.ts";
import { addJob, ownJob } from "./own-jobs.ts";

/** Copies the unprocessed records, as they are now, to another job. */
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

/** Retries failed records, and those that a cancelled job did not reach, as a new job. */
export async function retryAccountJob(context: Context, id: string): Promise<AccountJobRecord> {
  const before = await ownJob(context, id);
  if (!isEnded(before.state)) throw new Refusal("WRONG_STATE", accountJobMessages.stillRunning);
  const { kind: name } = before;
  if (isExport(name)) return exportAgain(context, { ...before, kind: name });
  if (isShownFirst(name)) throw new Refusal("WRONG_STATE", accountJobMessages.chooseAgain);
  const kind = bulkKinds[name];
  requirePermission(context, kind.permission);
  return addJob(context, { kind: name, payload: before.payload, retryOf: id }, async (to) => {
    const count = await freezeAgain(context, before, to, kind);
    if (count === 0) throw new Refusal("WRONG_STATE", accountJobMessages.nothingToRetry);
    return count;
  });
}

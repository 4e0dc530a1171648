import { and, countDistinct, eq, gt, inArray, lte } from "drizzle-orm";
import { accountJobs, type AccountJobItemRow, type AccountJobRow } from "../../database/schema/account-jobs.table.ts";
import { teamActivity } from "../../database/schema/team-activity.table.ts";
import type { Context } from "../../service/context.ts";
import type { BulkKind, Frozen } from "./bulk-kind.ts";

/**
 * The record at the version known to the job's owner. Changes by other jobs of theirs since the request do not count as
 * foreign; any other change keeps the version they saw.
 */
export async function asAsked(
  { db }: Pick<Context, "db">,
  { ownerId }: Pick<AccountJobRow, "ownerId">,
  { table }: Pick<BulkKind, "table">,
  { recordId: _id, version }: Pick<AccountJobItemRow, "recordId" | "version">,
): Promise<Frozen> {
  const [now] = await db.select({ version: table.version }).from(table).where(eq(table.id, _id));
  const current = Number(now?.version ?? version);
  if (current === version) return { _id, version };
  const own = db.select({ id: accountJobs.id }).from(accountJobs).where(eq(accountJobs.ownerId, ownerId));
  const { entityId, requestId, version: made } = teamActivity;
  const [row] = await db
    .select({ byOwn: countDistinct(made) })
    .from(teamActivity)
    .where(and(eq(entityId, _id), gt(made, version), lte(made, current), inArray(requestId, own)));
  return { _id, version: row?.byOwn === current - version ? current : version };
}

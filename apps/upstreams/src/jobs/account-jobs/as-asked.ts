import { and, countDistinct, eq, gt, inArray, lte } from "drizzle-orm";
import { accountJobs, type AccountJobItemRow, type AccountJobRow } from "../../database/schema/account-jobs.table.ts";
import { teamActivity } from "../../database/schema/team-activity.table.ts";
import type { Context } from "../../service/context.ts";
import type { BulkKind, Frozen } from "./bulk-kind.ts";

/**
 * The record that is meant, at the version that the owner of a job knows of: what other jobs of theirs have done to it since
 * they asked is no change by somebody else. Any other change leaves the version that they saw.
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

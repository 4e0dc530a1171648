import { and, eq, isNull } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import type { RegionInput, RegionUpdateInput } from "@app/domain/regions/region.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { withUnique } from "../../records/unique.ts";
import { checkVersion, findOrRefuse } from "../../records/versions.ts";
import { nameOf } from "../account/account.public.ts";
import { notify } from "../notifications/notifications.public.ts";
import { withCounts } from "./regions.queries.ts";
import type { RegionRecord } from "./regions.record.ts";
import { cancellationPolicies, regions, type RegionRow } from "./regions.table.ts";

const uniques = { regions_code: () => fieldRefusal("code", messages.unique("Code")) };

async function checkPolicy({ db }: Context, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const inUse = and(eq(cancellationPolicies.id, id), isNull(cancellationPolicies.archivedAt));
  const [policy] = await db.select({ id: cancellationPolicies.id }).from(cancellationPolicies).where(inUse);
  if (!policy) throw fieldRefusal("cancellationPolicyId", messages.reference("Cancellation policy"));
}

/** The region to be changed, held; refused when it is not there or has been changed meanwhile. */
async function regionAt(context: Context, id: string, version: number): Promise<RegionRow> {
  const region = await findOrRefuse(context, regions, id, "Region");
  await checkVersion(context, region, version, { nameOf, present: (row) => withCounts(context, row) });
  return region;
}

/** Those who look after regions learn that one can be chosen, or no longer. */
const tellColleagues = (context: Context, { name, code, archivedAt }: RegionRow): Promise<void> =>
  notify(context, {
    needs: "regions:write",
    type: "new_message",
    kind: "region",
    title: archivedAt === null ? `${name} is open` : `${name} is closed`,
    description: `${code} can ${archivedAt === null ? "be" : "no longer be"} chosen for new records.`,
    url: "/app/tutoring/regions",
  });

export async function createRegion(context: Context, input: RegionInput): Promise<RegionRecord> {
  await checkPolicy(context, input.cancellationPolicyId);
  const after = await withUnique(uniques, () => insertRecord(context, regions, input));
  await audit(context, { action: "created", kind: "region", id: after.id, label: after.code, after });
  await tellColleagues(context, after);
  return withCounts(context, after);
}

export async function updateRegion(
  context: Context,
  { _id, version, ...changes }: RegionUpdateInput,
): Promise<RegionRecord> {
  const before = await regionAt(context, _id, version);
  if (before.archivedAt !== null) {
    throw new Refusal("WRONG_STATE", messages.wrongState("region", "archived", "edited"));
  }
  await checkPolicy(context, changes.cancellationPolicyId);
  const after = await withUnique(uniques, () => updateRecord(context, regions, before, changes));
  await audit(context, { action: "updated", kind: "region", id: after.id, label: after.code, before, after });
  return withCounts(context, after);
}

/** Takes a region out of use or brings it back; one that is there already stays as it is. */
export async function setRegionArchived(
  context: Context,
  id: string,
  version: number,
  archived: boolean,
): Promise<RegionRecord> {
  const present = await findOrRefuse(context, regions, id, "Region");
  if ((present.archivedAt !== null) === archived) return withCounts(context, present);
  const before = await regionAt(context, id, version);
  const changes = { active: !archived, archivedAt: archived ? context.now : null };
  const after = await updateRecord(context, regions, before, changes);
  const action = archived ? "archived" : "state-changed";
  await audit(context, { action, kind: "region", id: after.id, label: after.code, before, after });
  await tellColleagues(context, after);
  return withCounts(context, after);
}

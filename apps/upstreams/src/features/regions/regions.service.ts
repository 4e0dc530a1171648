import { and, eq, isNull } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import type { RegionInput, RegionUpdateInput } from "@app/domain/regions/region.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { withUnique } from "../../records/unique.ts";
import { cancellationPolicies } from "../policies/policies.public.ts";
import { notify } from "../notifications/notifications.public.ts";
import { withCounts } from "./regions.queries.ts";
import type { RegionRecord } from "./regions.record.ts";
import { regions, type RegionRow } from "./regions.table.ts";

export const regionKind: RecordKind<RegionRow, RegionRecord> = {
  table: regions,
  kind: "region",
  labelOf: ({ code }) => code,
  present: withCounts,
};

const uniques = { regions_code: () => fieldRefusal("code", messages.unique("Code")) };

async function checkPolicy({ db }: Context, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const inUse = and(eq(cancellationPolicies.id, id), isNull(cancellationPolicies.archivedAt));
  const [policy] = await db.select({ id: cancellationPolicies.id }).from(cancellationPolicies).where(inUse);
  if (!policy) throw fieldRefusal("cancellationPolicyId", messages.reference("Cancellation policy"));
}

/** Those who look after regions learn that one can be chosen, or no longer. */
const notifyColleagues = (context: Context, { name, code, archivedAt }: RegionRow): Promise<void> =>
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
  return createRecord(context, regionKind, {
    write: () => withUnique(uniques, () => insertRecord(context, regions, input)),
    effects: (region) => notifyColleagues(context, region),
  });
}

export const updateRegion = (
  context: Context,
  { _id, version, ...changes }: RegionUpdateInput,
): Promise<RegionRecord> =>
  changeRecord(
    context,
    regionKind,
    { _id, version },
    {
      check({ archivedAt }) {
        if (archivedAt !== null) throw new Refusal("WRONG_STATE", messages.wrongState("region", "archived", "edited"));
      },
      async write(before) {
        await checkPolicy(context, changes.cancellationPolicyId);
        return withUnique(uniques, () => updateRecord(context, regions, before, changes));
      },
    },
  );

/** Takes a region out of use or brings it back; one that is there already stays as it is. */
export const setRegionArchived = (
  context: Context,
  at: { _id: string; version: number },
  archived: boolean,
): Promise<RegionRecord> =>
  changeRecord(context, regionKind, at, {
    isDone: ({ archivedAt }) => (archivedAt !== null) === archived,
    write: (before) =>
      updateRecord(context, regions, before, { active: !archived, archivedAt: archived ? context.now : null }),
    action: archived ? "archived" : "state-changed",
    effects: (region) => notifyColleagues(context, region),
  });

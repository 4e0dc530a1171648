import { eq, sql } from "drizzle-orm";
import { anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { cancellationPolicyOf, type CancellationPolicyRecord } from "./policies.record.ts";
import { regions } from "../regions/regions.public.ts";
import { cancellationPolicies, type CancellationPolicyRow } from "./policies.table.ts";

export const policyList: ListSpec = {
  sorts: { name: [cancellationPolicies.searchName], createdAt: [cancellationPolicies.createdAt] },
  defaultSort: "name",
  search: cancellationPolicies.searchName,
  id: cancellationPolicies.id,
  filters: { id: anyText(cancellationPolicies.id) },
};

const policyId = sql`${cancellationPolicies}.${sql.identifier("id")}`;
const counts = {
  regions: sql<number>`(select count(*)::int from ${regions} where ${regions.cancellationPolicyId} = ${policyId})`,
};

export async function listPolicies(context: Context, request: ListRequest) {
  const selected = { policy: cancellationPolicies, ...counts };
  const { rows, total } = await readPage(context, selected, cancellationPolicies, request);
  return { rows: rows.map(({ policy, ...counted }) => cancellationPolicyOf(policy, counted)), total };
}

/** A policy that was just written, with the regions that use it counted. */
export async function withRegions(
  { db }: Pick<Context, "db">,
  policy: CancellationPolicyRow,
): Promise<CancellationPolicyRecord> {
  const [counted] = await db.select(counts).from(cancellationPolicies).where(eq(cancellationPolicies.id, policy.id));
  return cancellationPolicyOf(policy, counted ?? { regions: 0 });
}

import { and, eq, isNull, sql } from "drizzle-orm";
import type { PolicyCopy } from "@app/domain/lessons/outcome.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { customers } from "../../customers/customers.public.ts";
import { cancellationPolicies } from "../../policies/policies.public.ts";
import { regions } from "../../regions/regions.public.ts";

interface Payer {
  customerId: string;
  /** A pod has several payers, of whom none decides for the others: its region's policy counts. */
  podId?: string | null;
  regionId: string;
}

/** The policy in force today for lessons of a customer: their own, else the region's. Source: domain.md 1.1, 5.6. */
export async function policyOf(
  { db }: Pick<Context, "db">,
  { customerId, podId = null, regionId }: Payer,
): Promise<PolicyCopy> {
  const { windowHours, lateCancelPercent, noShowPercent, tutorLatePayPercent } = cancellationPolicies;
  const { tutorWaitPayPercent, graceMinutes, freeLateCancelsPerTerm } = cancellationPolicies;
  const { freeReschedules, outageIsFree } = cancellationPolicies;
  const theirs = and(eq(customers.id, customerId), isNull(sql`${podId}::text`));
  const [policy] = await db
    .select({
      policyId: cancellationPolicies.id,
      windowHours,
      lateCancelPercent,
      noShowPercent,
      tutorLatePayPercent,
      tutorWaitPayPercent,
      graceMinutes,
      freeLateCancelsPerTerm,
      freeReschedules,
      outageIsFree,
    })
    .from(regions)
    .leftJoin(customers, theirs)
    .innerJoin(
      cancellationPolicies,
      eq(cancellationPolicies.id, sql`coalesce(${customers.cancellationPolicyId}, ${regions.cancellationPolicyId})`),
    )
    .where(eq(regions.id, regionId));
  if (!policy) throw new Refusal("NOT_FOUND", messages.missing("Region"));
  return policy;
}

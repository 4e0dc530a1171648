import { eq } from "drizzle-orm";
import type { PolicyCopy } from "@app/domain/lessons/outcome.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { cancellationPolicies } from "../../policies/policies.public.ts";
import { regions } from "../../regions/regions.public.ts";

/** What the policy of a region says today. */
export async function policyOf({ db }: Pick<Context, "db">, regionId: string): Promise<PolicyCopy> {
  const { windowHours, lateCancelPercent, noShowPercent, tutorLatePayPercent } = cancellationPolicies;
  const { tutorWaitPayPercent, graceMinutes, freeLateCancelsPerTerm } = cancellationPolicies;
  const { freeReschedules, outageIsFree } = cancellationPolicies;
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
    .innerJoin(cancellationPolicies, eq(cancellationPolicies.id, regions.cancellationPolicyId))
    .where(eq(regions.id, regionId));
  if (!policy) throw new Refusal("NOT_FOUND", messages.missing("Region"));
  return policy;
}

import { policyInput } from "@app/domain/regions/cancellation-policy.ts";
import type { Database } from "../database/client.ts";
import { cancellationPolicies } from "../features/regions/regions.public.ts";
import type { Seed } from "./random.ts";

const spare = [
  {
    name: "Gentle",
    windowHours: 12,
    lateCancelPercent: 50,
    noShowPercent: 50,
    graceMinutes: 20,
    freeLateCancelsPerTerm: 3,
    freeReschedules: 4,
  },
  { name: "Strict", windowHours: 48, graceMinutes: 10, freeLateCancelsPerTerm: 0, freeReschedules: 1 },
];

/** Policies that no region uses yet; those of the regions come with them. */
export async function seedSparePolicies(db: Database, seed: Seed): Promise<void> {
  const policies = spare.map((policy) => ({ ...seed.record(seed.daysAgo(90)), ...policyInput.parse(policy) }));
  await db.insert(cancellationPolicies).values(policies);
}

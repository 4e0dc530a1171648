import { policyInput } from "@app/domain/policies/cancellation-policy.ts";
import type { Database } from "../database/client.ts";
import { cancellationPolicies } from "../features/policies/policies.public.ts";
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

/** A policy that has stood for some days. */
export async function seedPolicy(db: Database, seed: Seed, days: number, draft: object) {
  const policy = { ...seed.record(seed.daysAgo(days)), ...policyInput.parse(draft) };
  await db.insert(cancellationPolicies).values(policy);
  return policy;
}

/** Policies that no region uses yet; those of the regions come with them. */
export async function seedSparePolicies(db: Database, seed: Seed): Promise<void> {
  for (const policy of spare) await seedPolicy(db, seed, 90, policy);
}

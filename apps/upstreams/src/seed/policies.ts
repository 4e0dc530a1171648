import { policyInput } from "@app/domain/policies/cancellation-policy.ts";
import type { Database } from "../database/client.ts";
import { cancellationPolicies } from "../features/policies/policies.public.ts";
import type { Seed } from "./random.ts";

const ofRegions = [
  { name: "Standard, UK" },
  { name: "Standard, US" },
  { name: "Standard, Nigeria", windowHours: 12, lateCancelPercent: 50 },
];
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

async function seed(db: Database, from: Seed, daysAgo: number, drafts: readonly object[]) {
  const rows = drafts.map((draft) => ({ ...from.record(from.daysAgo(daysAgo)), ...policyInput.parse(draft) }));
  await db.insert(cancellationPolicies).values(rows);
  return rows;
}

/** A policy for each region, in the regions' order. */
export const seedPolicies = (db: Database, from: Seed) => seed(db, from, 720, ofRegions);

/** Policies that no region uses yet. */
export const seedSparePolicies = (db: Database, from: Seed) => seed(db, from, 90, spare);

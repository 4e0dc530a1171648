import { regionInput } from "@app/domain/regions/region.ts";
import type { Database } from "../database/client.ts";
import { regions } from "../features/regions/regions.public.ts";
import { seedPolicy } from "./policies.ts";
import type { Seed } from "./random.ts";

const places = [
  { code: "UK", name: "United Kingdom", currency: "GBP", timeZone: "Europe/London", policy: { name: "Standard, UK" } },
  {
    code: "US",
    name: "United States",
    currency: "USD",
    timeZone: "America/New_York",
    policy: { name: "Standard, US" },
  },
  {
    code: "NG",
    name: "Nigeria",
    currency: "NGN",
    timeZone: "Africa/Lagos",
    policy: { name: "Standard, Nigeria", windowHours: 12, lateCancelPercent: 50 },
  },
] as const;
export type RegionCode = (typeof places)[number]["code"];
export type SeededRegion = typeof regions.$inferInsert;

export async function seedRegions(db: Database, seed: Seed): Promise<Record<RegionCode, SeededRegion>> {
  const made: SeededRegion[] = [];
  for (const { policy, ...place } of places) {
    const { id, createdAt } = await seedPolicy(db, seed, 720, policy);
    made.push({ ...seed.record(createdAt), ...regionInput.parse({ ...place, cancellationPolicyId: id }) });
  }
  await db.insert(regions).values(made);
  return Object.fromEntries(made.map((region) => [region.code, region])) as Record<RegionCode, SeededRegion>;
}

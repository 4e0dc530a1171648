import { regionInput } from "@app/domain/regions/region.ts";
import type { Database } from "../database/client.ts";
import { regions } from "../features/regions/regions.public.ts";
import type { Seed } from "./random.ts";

const places = [
  { code: "UK", name: "United Kingdom", currency: "GBP", timeZone: "Europe/London" },
  { code: "US", name: "United States", currency: "USD", timeZone: "America/New_York" },
  { code: "NG", name: "Nigeria", currency: "NGN", timeZone: "Africa/Lagos" },
] as const;
export type RegionCode = (typeof places)[number]["code"];
export type SeededRegion = typeof regions.$inferInsert;

export async function seedRegions(
  db: Database,
  seed: Seed,
  policies: readonly { id: string; createdAt: Date }[],
): Promise<Record<RegionCode, SeededRegion>> {
  const made = places.map((place, at) => ({
    ...seed.record(policies[at]!.createdAt),
    ...regionInput.parse({ ...place, cancellationPolicyId: policies[at]!.id }),
  }));
  await db.insert(regions).values(made);
  return Object.fromEntries(made.map((region) => [region.code, region])) as Record<RegionCode, SeededRegion>;
}

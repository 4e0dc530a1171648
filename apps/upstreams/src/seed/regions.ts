import { regionInput } from "@app/domain/regions/region.ts";
import type { Database } from "../database/client.ts";
import { cancellationPolicies, regions } from "../features/regions/regions.public.ts";
import type { Seed } from "./random.ts";

const places = [
  { code: "UK", name: "United Kingdom", currency: "GBP", timeZone: "Europe/London" },
  { code: "US", name: "United States", currency: "USD", timeZone: "America/New_York" },
  { code: "NG", name: "Nigeria", currency: "NGN", timeZone: "Africa/Lagos" },
] as const;
export type RegionCode = (typeof places)[number]["code"];
export type SeededRegion = typeof regions.$inferInsert;

const policies: Record<RegionCode, { name: string; windowHours?: number; lateCancelPercent?: number }> = {
  UK: { name: "Standard, UK" },
  US: { name: "Standard, US" },
  NG: { name: "Standard, Nigeria", windowHours: 12, lateCancelPercent: 50 },
};

export async function seedRegions(db: Database, seed: Seed): Promise<Record<RegionCode, SeededRegion>> {
  const made = places.map((place) => {
    const createdAt = seed.daysAgo(720);
    const policy = { ...seed.record(createdAt), ...policies[place.code] };
    const input = regionInput.parse({ ...place, cancellationPolicyId: policy.id });
    return { policy, region: { ...seed.record(createdAt), ...input } };
  });
  await db.insert(cancellationPolicies).values(made.map(({ policy }) => policy));
  await db.insert(regions).values(made.map(({ region }) => region));
  return Object.fromEntries(made.map(({ region }) => [region.code, region])) as Record<RegionCode, SeededRegion>;
}

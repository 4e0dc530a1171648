import { z } from "zod";
import { textField } from "@app/domain/fields.ts";
import { regionInput } from "@app/domain/regions/region.ts";
import type { Database } from "../database/client.ts";
import { cancellationPolicies, regions } from "../features/regions/regions.public.ts";
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

const policySchema = z.object({
  name: textField("Name", 100),
  windowHours: z.int().min(0).max(168).optional(),
  lateCancelPercent: z.int().min(0).max(100).optional(),
});

export async function seedRegions(db: Database, seed: Seed): Promise<Record<RegionCode, SeededRegion>> {
  const made = places.map(({ policy, ...place }) => {
    const createdAt = seed.daysAgo(720);
    const policyRow = { ...seed.record(createdAt), ...policySchema.parse(policy) };
    const region = {
      ...seed.record(createdAt),
      ...regionInput.parse({ ...place, cancellationPolicyId: policyRow.id }),
    };
    return { policyRow, region };
  });
  await db.insert(cancellationPolicies).values(made.map(({ policyRow }) => policyRow));
  await db.insert(regions).values(made.map(({ region }) => region));
  return Object.fromEntries(made.map(({ region }) => [region.code, region])) as Record<RegionCode, SeededRegion>;
}

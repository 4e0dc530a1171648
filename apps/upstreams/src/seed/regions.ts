import { regionInput } from "@app/domain/regions/region.ts";
import type { Database } from "../database/client.ts";
import { regions } from "../features/regions/regions.public.ts";
import { seedPolicy } from "./policies.ts";
import type { Seed } from "./random.ts";

const places = [
  {
    code: "UK",
    name: "United Kingdom",
    currency: "GBP",
    timeZone: "Europe/London",
    policy: { name: "Standard, UK" },
    taxNumber: "GB 000 0000 00",
    legalName: "Mother Tongue Lessons Ltd",
    legalAddress: "12 Rye Lane\nLondon SE15 5BS\nUnited Kingdom",
    bankDetails: [{ currency: "GBP", details: "Demo Bank\nSort code 00-00-00\nAccount 00000000" }],
    invoiceFooter: "Mother Tongue Lessons Ltd is registered in England and Wales.",
  },
  {
    code: "US",
    name: "United States",
    currency: "USD",
    timeZone: "America/New_York",
    policy: { name: "Standard, US" },
    taxLabel: "Sales tax",
    legalName: "Mother Tongue Lessons Inc.",
    legalAddress: "410 Fulton Street\nBrooklyn, NY 11201\nUnited States",
    bankDetails: [{ currency: "USD", details: "Demo Bank\nRouting number 000000000\nAccount 000000000" }],
  },
  {
    code: "NG",
    name: "Nigeria",
    currency: "NGN",
    timeZone: "Africa/Lagos",
    policy: { name: "Standard, Nigeria", windowHours: 12, lateCancelPercent: 50 },
    legalName: "Mother Tongue Lessons Nigeria Ltd",
    legalAddress: "8 Allen Avenue\nIkeja, Lagos\nNigeria",
    bankDetails: [
      { currency: "NGN", details: "Demo Bank\nAccount 0000000000" },
      { currency: "USD", details: "Demo Bank, domiciliary account\nAccount 0000000001" },
    ],
  },
] as const;
export type RegionCode = (typeof places)[number]["code"];
export type SeededRegion = typeof regions.$inferInsert;

/** The first of the month, thirteen months ago: before the first lesson of the demo business. */
const booksBegin = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 13, 1)).toISOString().slice(0, 10);

export async function seedRegions(db: Database, seed: Seed): Promise<Record<RegionCode, SeededRegion>> {
  const rows: SeededRegion[] = [];
  for (const { policy, ...place } of places) {
    const { id, createdAt } = await seedPolicy(db, seed, 720, policy);
    rows.push({
      ...seed.record(createdAt),
      booksBeginOn: booksBegin(seed.now),
      ...regionInput.parse({ ...place, cancellationPolicyId: id }),
    });
  }
  await db.insert(regions).values(rows);
  return Object.fromEntries(rows.map((region) => [region.code, region])) as Record<RegionCode, SeededRegion>;
}

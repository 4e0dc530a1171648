import { and, eq, lt, sql } from "drizzle-orm";
import type { BannerCounts } from "@app/domain/banners/banner-counts.ts";
import type { App } from "../../service/context.ts";
import { retryable } from "../../database/retryable.ts";
import { bannerBatches, bannerEditions } from "./banners.table.ts";

/** How long a batch is known again; the gateway gives up on one within minutes. */
const keptMs = 24 * 60 * 60_000;

/** Adds what was counted to the versions that were shown; a batch that was taken in already changes nothing. */
export async function takeCounts(
  { database, clock }: Pick<App, "database" | "clock">,
  { batchId, counts }: { batchId: string; counts: BannerCounts },
): Promise<{ isNew: boolean }> {
  const now = clock.now();
  return retryable(database, async (db) => {
    const taken = await db.insert(bannerBatches).values({ id: batchId, at: now }).onConflictDoNothing().returning();
    if (taken.length === 0) return { isNew: false };
    await db.delete(bannerBatches).where(lt(bannerBatches.at, new Date(now.getTime() - keptMs)));
    // In one order, so that two gateways never wait for each other.
    const keyOf = (one: BannerCounts[number]) => `${one.bannerId} ${one.edition}`;
    for (const { bannerId, edition, impressions, clicks } of counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
      await db
        .update(bannerEditions)
        .set({
          impressions: sql`${bannerEditions.impressions} + ${impressions}`,
          clicks: sql`${bannerEditions.clicks} + ${clicks}`,
        })
        .where(and(eq(bannerEditions.bannerId, bannerId), eq(bannerEditions.number, edition)));
    return { isNew: true };
  });
}

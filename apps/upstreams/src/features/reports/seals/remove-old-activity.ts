import { and, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { removeSome } from "../../../database/remove-some.ts";
import { teamActivity } from "../../../database/schema/team-activity.table.ts";
import { activitySealEntries, activitySeals } from "./activity-seals.table.ts";

const keptMonths = 24;

/** Until when entries have had their time. Source: domain.md 1.6. */
export function keptSince(now: Date): Date {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - keptMonths);
  return day;
}

/** Removes entries that are too old, and what blocks say of them once the whole block is; the block's hash stays. */
export const removeOldActivity = (database: Database, now: Date, atMost: number): Promise<number> =>
  database.transaction(async (db) => {
    await db.execute(sql`select set_config('activity.removes_old', 'yes', true)`);
    const old = keptSince(now);
    const removed = await removeSome(db, teamActivity, lt(teamActivity.at, old), atMost);
    if (removed === atMost) return removed;
    const oldBlocks = db
      .select({ number: activitySeals.number })
      .from(activitySeals)
      .where(lt(activitySeals.until, old));
    const { seal, at } = activitySealEntries;
    await db.delete(activitySealEntries).where(and(inArray(seal, oldBlocks), lt(at, old)));
    return removed;
  });

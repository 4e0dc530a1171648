import { desc, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { instantOf } from "../lesson-facts.ts";
import { activitySeals } from "./activity-seals.table.ts";
import { blockHash, entriesHash, entryHash, unsealed } from "./seal-sql.ts";

const hourMs = 3_600_000;

/** What the first block has in place of the hash of the one before it. */
export const firstHash = "0".repeat(64);

/** The newest block. */
export async function lastSeal(db: Database): Promise<typeof activitySeals.$inferSelect | null> {
  const [last] = await db.select().from(activitySeals).orderBy(desc(activitySeals.number)).limit(1);
  return last ?? null;
}

/**
 * Seals what was done before this hour and is in no block yet: after a stop, all hours that were missed, in one block. The
 * block and its entries are written by one statement, so that it holds what it says it holds.
 */
export async function sealActivity(db: Database, now: Date): Promise<number> {
  const last = await lastSeal(db);
  const until = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  if (last && last.until >= until) return 0;
  const number = (last?.number ?? 0) + 1;
  const previous = sql`${last?.hash ?? firstHash}::text`;
  const parts = {
    number: sql`${number}::int`,
    until: instantOf(until),
    entries: sql`b.entries`,
    previousHash: previous,
    entriesHash: sql`b.entries_hash`,
  };
  const { rows } = (await db.execute(sql`with e as materialized (
      select a.id, a.at, ${entryHash} as hash from team_activity a where a.at < ${instantOf(until)} and ${unsealed(last?.until ?? null)}),
    b as (select count(*)::int as entries, ${entriesHash(sql`e.id`)} as entries_hash from e),
    block as (insert into activity_seals (number, sealed_until, sealed_at, entries, previous_hash, entries_hash, hash)
      select ${number}::int, ${instantOf(until)}, ${instantOf(now)}, b.entries, ${previous}, b.entries_hash, ${blockHash(parts)}
      from b where b.entries > 0 returning number)
    insert into activity_seal_entries (entry_id, seal, at, hash) select e.id, block.number, e.at, e.hash from e, block
    returning 1`)) as { rows: unknown[] };
  return rows.length;
}

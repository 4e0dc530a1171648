import { count, desc, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import type { Context } from "../../../service/context.ts";
import { instantOf } from "../lesson-facts.ts";
import { reportPageSize } from "../report-parts.ts";
import { rowsOf } from "../reports.queries.ts";
import { activitySeals } from "./activity-seals.table.ts";
import { keptSince } from "./remove-old-activity.ts";
import { firstHash, lastSeal } from "./seal-activity.ts";
import { addedLate, blockHash, entriesHash, entryHash, unsealed } from "./seal-sql.ts";
import type { FaultRecord, SealCheckRecord, SealsRecord } from "./seal.record.ts";

const mostFaults = 100;

/** The blocks, the newest first. */
export async function readSeals({ db }: Pick<Context, "db">, page: number): Promise<SealsRecord> {
  const { number, until, sealedAt, entries, hash } = activitySeals;
  const rows = await db
    .select({ number, until, sealedAt, entries, hash })
    .from(activitySeals)
    .orderBy(desc(number))
    .limit(reportPageSize)
    .offset((page - 1) * reportPageSize);
  const [all] = await db.select({ n: count() }).from(activitySeals);
  return {
    seals: rows.map((row) => ({
      ...row,
      until: row.until.toISOString(),
      sealedAt: row.sealedAt.toISOString(),
    })),
    total: all?.n ?? 0,
  };
}

interface FaultRow {
  kind: FaultRecord["kind"];
  block: number | null;
  entry_id: string | null;
  label: string | null;
  actor_name: string | null;
  at: string | null;
}

/** Entries that differ from what was sealed, or are gone; those that are too old may be. */
const faultyEntries = (
  cutoff: Date,
): SQL => sql`select case when a.id is null then 'entry-missing' else 'entry-changed' end as kind,
    e.seal as block, e.entry_id, a.entity_label as label, a.actor_name, e.at
  from activity_seal_entries e left join team_activity a on a.id = e.entry_id
  where case when a.id is null then e.at >= ${instantOf(cutoff)} else ${entryHash} <> e.hash end`;

/** Blocks that differ from what they were, and those before which one is missing. */
const faultyBlocks = (cutoff: Date): SQL => {
  const parts = {
    number: sql`s.number`,
    until: sql`s.sealed_until`,
    entries: sql`s.entries`,
    previousHash: sql`s.previous_hash`,
    entriesHash: sql`s.entries_hash`,
  };
  return sql`select case when c.number <> coalesce(c.before_number, 0) + 1 then 'block-missing' else 'block-changed' end as kind,
      c.number as block, null as entry_id, null as label, null as actor_name, c.sealed_until as at
    from (select s.*, lag(s.number) over w as before_number, lag(s.hash) over w as before_hash, ${blockHash(parts)} as made_anew,
        i.entries as inside, i.hash as inside_hash
      from activity_seals s left join (select e.seal, count(*)::int as entries, ${entriesHash(sql`e.entry_id`)} as hash
        from activity_seal_entries e group by e.seal) i on i.seal = s.number
      window w as (order by s.number)) c
    where c.number <> coalesce(c.before_number, 0) + 1 or c.previous_hash <> coalesce(c.before_hash, ${firstHash})
      or c.hash <> c.made_anew
      or c.sealed_until >= ${instantOf(cutoff)} and (c.inside is distinct from c.entries or c.inside_hash is distinct from c.entries_hash)`;
};

const lateEntries = (lastUntil: Date): SQL => sql`select 'entry-added' as kind, null::int as block, a.id as entry_id,
    a.entity_label as label, a.actor_name, a.at from team_activity a where ${addedLate(lastUntil)}`;

async function countOf(db: Database, query: SQL): Promise<number> {
  return (await rowsOf<{ n: number }>({ db }, sql`select count(*)::int as n from (${query}) x`))[0]?.n ?? 0;
}

/** Makes every hash anew and names what does not fit, block by block. */
export async function checkSeals({ db, now }: Pick<Context, "db" | "now">): Promise<SealCheckRecord> {
  const last = await lastSeal(db);
  const cutoff = keptSince(now);
  const faults = sql`${faultyBlocks(cutoff)} union all ${faultyEntries(cutoff)}
    ${last ? sql`union all ${lateEntries(last.until)}` : sql``}`;
  const found = await rowsOf<FaultRow & { total: number }>(
    { db },
    sql`select x.*, count(*) over ()::int as total from (${faults}) x
      order by block nulls last, at, entry_id nulls first limit ${mostFaults}`,
  );
  return {
    blocks: last?.number ?? 0,
    entries: await countOf(db, sql`select 1 from activity_seal_entries e join team_activity a on a.id = e.entry_id`),
    waiting: await countOf(db, sql`select 1 from team_activity a where ${unsealed(last?.until ?? null)}`),
    hash: last?.hash ?? null,
    faults: found.map(({ kind, block, entry_id: entryId, label, actor_name: actorName, at }) => ({
      kind,
      block,
      entryId,
      label,
      actorName,
      at: at === null ? null : new Date(at).toISOString(),
    })),
    total: found[0]?.total ?? 0,
  };
}

import { sql, type SQL } from "drizzle-orm";
import { instantOf } from "../lesson-facts.ts";

const sha256 = (text: SQL): SQL => sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** All of an entry `a`, in a form that is the same in every database and time zone. */
export const entryHash =
  sha256(sql`(jsonb_build_array(a.id, (extract(epoch from a.at) * 1000)::bigint, a.actor_id, a.actor_name,
  a.role, a.action, a.entity_kind, a.entity_id, a.entity_label, a.version, a.changes, a.reason, a.part_of, a.ip, a.user_agent,
  a.request_id) || case when a.owner_id is null then '[]'::jsonb else jsonb_build_array(a.owner_id, a.owner_name) end)::text`);

/** Of rows `e` with an id and a hash. */
export const entriesHash = (id: SQL): SQL =>
  sha256(sql`coalesce(string_agg(${id} || e.hash, '' order by ${id} collate "C"), '')`);

interface BlockParts {
  number: SQL;
  until: SQL;
  entries: SQL;
  previousHash: SQL;
  entriesHash: SQL;
}

/** Of a block: its place, what is in it, and the block before. */
export const blockHash = ({ number, until, entries, previousHash, entriesHash: inside }: BlockParts): SQL =>
  sha256(
    sql`concat_ws('|', ${number}::text, (extract(epoch from ${until}) * 1000)::bigint::text, ${entries}::text, ${previousHash}, ${inside})`,
  );

/**
 * How long after an hour was sealed an entry of it may still come, such as the end of a session that ran out while the server
 * was down. It goes into the next block; a later one goes into none, and a check names it.
 */
const lateDays = 2;

/** Entries `a` that are in no block and were not added long after their time. */
export const unsealed = (lastUntil: Date | null): SQL =>
  sql`not exists (select from activity_seal_entries x where x.entry_id = a.id)
    and ${lastUntil === null ? sql`true` : sql`a.at >= ${instantOf(lastUntil)} - make_interval(days => ${lateDays})`}`;

/** Entries `a` that were. */
export const addedLate = (lastUntil: Date): SQL =>
  sql`not exists (select from activity_seal_entries x where x.entry_id = a.id)
    and a.at < ${instantOf(lastUntil)} - make_interval(days => ${lateDays})`;

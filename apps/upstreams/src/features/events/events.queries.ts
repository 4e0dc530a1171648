import { and, asc, inArray, lt, sql } from "drizzle-orm";
import type { EntityKind } from "@app/domain/changes.ts";
import { retryable } from "../../database/retryable.ts";
import type { Database } from "../../database/client.ts";
import { events, removedEvents, type EventRow } from "../../database/schema/events.table.ts";

/** A place in the stream: after this event of this transaction; without an event, before the first of that transaction. */
export interface Cursor {
  xid: string;
  id: string;
}

const largestXid = 2n ** 64n - 1n;

/** A cursor as callers keep it; null for a text that is none. */
export function cursorFrom(text: string): Cursor | null {
  const [, xid = "", id = ""] = /^(\d{1,20})\.([0-9a-f]{24})?$/.exec(text) ?? [];
  return xid !== "" && BigInt(xid) <= largestXid ? { xid, id } : null;
}

export const cursorText = ({ xid, id }: Cursor): string => `${xid}.${id}`;

export interface EventPage {
  rows: EventRow[];
  /** Where to go on. */
  cursor: Cursor;
  /** Events after the given place are no longer kept, so the reader must look at everything anew. */
  missed: boolean;
}

const xid = (value: string) => sql`${value}::xid8`;

/**
 * Where reading is safe: every transaction before `horizon` has ended, so nothing can still appear there; `end` has not
 * begun. A transaction that ends late is never skipped: readers stop before it until it has ended.
 */
async function bounds(db: Database): Promise<{ horizon: string; end: string }> {
  const now = sql`pg_current_snapshot()`;
  const [row] = await db
    .select({ horizon: sql<string>`pg_snapshot_xmin(s)::text`, end: sql<string>`pg_snapshot_xmax(s)::text` })
    .from(sql`(select ${now} as s) snapshot`);
  return { horizon: row?.horizon ?? "0", end: row?.end ?? "0" };
}

/** Events of some kinds after a place, in the order of their transactions; without a place, where the stream ends now. */
export async function readEvents(
  db: Database,
  { after, kinds, limit }: { after: Cursor | null; kinds: readonly EntityKind[]; limit: number },
): Promise<EventPage> {
  const { horizon, end } = await bounds(db);
  const here = { xid: horizon, id: "" };
  if (after === null) return { rows: [], cursor: here, missed: false };
  // A place that lies ahead is of another database, or of this one before it was set back.
  if (BigInt(after.xid) > BigInt(end)) return { rows: [], cursor: here, missed: true };

  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        sql`(${events.xid}, ${events.id}) > (${xid(after.xid)}, ${after.id})`,
        sql`${events.xid} < ${xid(horizon)}`,
        inArray(events.entityKind, [...kinds]),
      ),
    )
    .orderBy(asc(events.xid), asc(events.id))
    .limit(limit);
  // Asked last: what was removed before the rows were read is known by now.
  if (await wasRemoved(db, after)) return { rows: [], cursor: here, missed: true };

  const last = rows.length === limit ? rows.at(-1) : undefined;
  const read = BigInt(horizon) > BigInt(after.xid) ? here : after;
  return { rows, cursor: last ? { xid: last.xid, id: last.id } : read, missed: false };
}

async function wasRemoved(db: Database, after: Cursor): Promise<boolean> {
  const rows = await db
    .select({ id: removedEvents.id })
    .from(removedEvents)
    .where(sql`${removedEvents.xid} >= ${xid(after.xid)}`);
  return rows.length > 0;
}

/** Removes events from before an instant and notes up to where, so that late readers learn that they missed some; returns how many. */
export async function removeOldEvents(database: Database, before: Date): Promise<number> {
  return retryable(database, async (db) => {
    const { horizon } = await bounds(db);
    const [last] = await db
      .select({ xid: events.xid })
      .from(events)
      .where(and(lt(events.at, before), sql`${events.xid} < ${xid(horizon)}`))
      .orderBy(sql`${events.xid} desc`)
      .limit(1);
    if (!last) return 0;
    const removed = await db
      .delete(events)
      .where(sql`${events.xid} <= ${xid(last.xid)}`)
      .returning({ id: events.id });
    await db
      .insert(removedEvents)
      .values({ id: "events", xid: last.xid })
      .onConflictDoUpdate({ target: removedEvents.id, set: { xid: last.xid } });
    return removed.length;
  });
}

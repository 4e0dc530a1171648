import { sql, type SQL } from "drizzle-orm";
import type { Currency } from "@app/domain/enums.ts";
import { managersRead } from "@app/domain/journal/journal.ts";
import { messages } from "@app/domain/messages.ts";
import type { TimelineKind } from "@app/domain/timeline/timeline-enums.ts";
import { kindsOnTimeline, timelineNeeds, type TimelineOwner } from "@app/domain/timeline/timeline.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import type { TimelineEntryRecord } from "./timeline.record.ts";
import { readableMessages } from "../messages/readable-messages.public.ts";
import { entriesOf } from "./timeline.sources.ts";

interface Read extends Record<string, unknown> {
  id: string;
  kind: TimelineKind;
  at: string | Date;
  record_id: string;
  body: string | null;
  by_id: string | null;
  amount: number | string | null;
  currency: Currency | null;
}

const entryOf = ({ id, at, record_id, body, by_id, amount, currency, ...rest }: Read): TimelineEntryRecord => ({
  ...(rest as Pick<TimelineEntryRecord, "kind" | "number" | "title" | "status" | "channel" | "pinned">),
  _id: id,
  at: new Date(at).toISOString(),
  recordId: record_id,
  text: body,
  byId: by_id,
  amount: amount === null || currency === null ? null : { currency, amount: Number(amount) },
});

/** What of a kind the caller does not see. */
function visibleOf(context: Context, kind: TimelineKind, owner: TimelineOwner): SQL | undefined {
  const { actor } = context;
  if (kind === "message") return readableMessages(context, "e");
  const isJournal = kind === "note" && owner === "tutor";
  return isJournal && !actor.permissions.has(managersRead) ? sql`e.visibility <> 'managers-only'` : undefined;
}

interface Asked {
  /** Only these kinds; all that there are if empty. */
  kinds: readonly TimelineKind[];
  limit: number;
  /** The id of the last entry that is known. */
  after: string | undefined;
}

/**
 * Part of somebody's timeline until now, newest first: what the caller may read of it. Lessons to come are no part of
 * it. An unknown `after` is refused.
 */
export async function readTimeline(
  context: Context,
  owner: TimelineOwner,
  id: string,
  { kinds, limit, after }: Asked,
): Promise<{ data: TimelineEntryRecord[]; nextCursor: string | null }> {
  const { db, now, actor } = context;
  const shown = kindsOnTimeline[owner].filter((kind) => {
    const need = timelineNeeds[kind];
    return (kinds.length === 0 || kinds.includes(kind)) && (!need || actor.permissions.has(need));
  });
  if (shown.length === 0) return { data: [], nextCursor: null };
  const entries = sql.join(
    shown.map((kind) => entriesOf(kind, owner, id, visibleOf(context, kind, owner))),
    sql` union all `,
  );
  const place = after
    ? sql`and (t.at, t.id) < (select known.at, known.id from t known where known.id = ${after})`
    : sql``;
  const { rows } = (await db.execute(sql`with t as (${entries}) select t.* from t
    where t.at <= ${now.toISOString()}::timestamptz ${place} order by t.at desc, t.id desc limit ${limit + 1}`)) as {
    rows: Read[];
  };
  if (after && rows.length === 0) await mustKnow(context, entries, after);
  const page = rows.slice(0, limit).map(entryOf);
  return { data: page, nextCursor: rows.length > limit ? (page.at(-1)?._id ?? null) : null };
}

async function mustKnow({ db }: Context, entries: SQL, id: string): Promise<void> {
  const { rows } = (await db.execute(sql`select 1 from (${entries}) t where t.id = ${id}`)) as { rows: unknown[] };
  if (rows.length === 0) throw fieldRefusal("after", messages.choice("Cursor"));
}

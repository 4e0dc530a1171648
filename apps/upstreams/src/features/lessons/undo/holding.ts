import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { undoSeconds } from "@app/domain/lessons/undo.ts";
import type { Database } from "../../../database/client.ts";
import { newId } from "../../../database/new-id.ts";
import { removeSome } from "../../../database/remove-some.ts";
import type { Context } from "../../../service/context.ts";
import type { ActBefore } from "./act-before.ts";
import { undoableActs } from "./undoable-acts.table.ts";

/** Does what can be undone for a while: its emails wait until it no longer can. */
export const holding = <Answer>(context: Context, act: (held: Context) => Promise<Answer>): Promise<Answer> =>
  act(
    context.held
      ? context
      : {
          ...context,
          held: {
            actId: newId(context.now),
            until: new Date(context.now.getTime() + undoSeconds * 1000),
          },
        },
  );

/** Keeps what stood before an act, in its transaction; nothing where the act is part of one that cannot be undone. */
export async function keepBefore(
  { db, now, actor, held }: Context,
  { id: recordId, version }: { id: string; version: number },
  before: ActBefore,
): Promise<void> {
  if (!held) return;
  const { actId } = held;
  await db.insert(undoableActs).values({
    id: newId(now),
    actId,
    recordId,
    version,
    before,
    at: now,
    byId: actor.id,
  });
}

/**
 * What gave a record its version stays what can be undone, although the record has another version by now; so does what it
 * was a part of: the move that made it, and the pause that cancelled it.
 */
export async function keepUndoable(
  { db }: Context,
  { id, version }: { id: string; version: number },
  before: number,
): Promise<void> {
  const { recordId, version: given, undoneAt, before: stood } = undoableActs;
  await db
    .update(undoableActs)
    .set({ before: sql`${stood} || jsonb_build_object('toVersion', ${version}::int)` })
    .where(
      and(
        isNull(undoneAt),
        sql`${stood}->>'act' = 'move' and ${stood}->>'toId' = ${id}`,
        sql`coalesce((${stood}->>'toVersion')::int, 1) = ${before}::int`,
      ),
    );
  const noted = sql`case when l->>'id' = ${id} then l || jsonb_build_object('version', ${version}::int) else l end`;
  await db
    .update(undoableActs)
    .set({
      before: sql`jsonb_set(${stood}, '{lessons}',
        (select jsonb_agg(${noted} order by place) from jsonb_array_elements(${stood}->'lessons') with ordinality as e(l, place)))`,
    })
    .where(
      and(
        isNull(undoneAt),
        sql`${stood} @> jsonb_build_object('act', 'pause', 'lessons',
          jsonb_build_array(jsonb_build_object('id', ${id}::text, 'version', ${before}::int)))`,
      ),
    );
  await db
    .update(undoableActs)
    .set({ version })
    .where(and(eq(recordId, id), eq(given, before), isNull(undoneAt)));
}

/** Removes what could be undone before an instant; at most so many rows. */
export const removeOldActs = (db: Database, before: Date, atMost: number): Promise<number> =>
  removeSome(db, undoableActs, lt(undoableActs.at, before), atMost);

import { and, desc, eq, gte, inArray, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { changeOf } from "@app/domain/changes.ts";
import { auditActions } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import { teamActivity } from "../../database/schema/team-activity.table.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import type { Historic } from "./historic.ts";

type ActivityRow = typeof teamActivity.$inferSelect;

/** A change in a record's history. */
export const historyEntryRecord = z
  .object({
    _id: z.string(),
    at: z.iso.datetime(),
    action: z.enum(auditActions),
    actorId: z.string().nullable().meta({ description: "Null for the system." }),
    actorName: z.string().meta({ description: "The name they had then." }),
    reason: z.string().nullable(),
    version: z.int().nullable().meta({ description: "The record's version after the change." }),
    changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  })
  .meta({ id: "HistoryEntry" });
export type HistoryEntryRecord = z.infer<typeof historyEntryRecord>;

/** Actions such as signing in are logged for an account but do not change it. */
const changing = auditActions.filter((action) => changeOf(action) !== null);

export const entriesOf = ({ kind }: Historic, id: string): SQL | undefined =>
  and(eq(teamActivity.entityKind, kind), eq(teamActivity.entityId, id), inArray(teamActivity.action, changing));

/** A change of another record counts as an update here, without a version. */
const meantBy = ({ kind, fields, besides }: Historic, { entityKind, action, version, changes }: ActivityRow) =>
  besides && entityKind !== kind
    ? { action: "updated" as const, version: null, changes: besides.changes(changes) }
    : {
        action,
        version,
        changes: fields.flatMap((field) => {
          const change = changes[field];
          return change ? [{ field, before: change[0], after: change[1] }] : [];
        }),
      };

const entryOf = (historic: Historic, row: ActivityRow): HistoryEntryRecord => ({
  _id: row.id,
  at: row.at.toISOString(),
  actorId: row.actorId,
  actorName: row.actorName,
  reason: row.reason,
  ...meantBy(historic, row),
});

/** The entries of a record, and those of others shown among them. */
async function shownIn(context: Context, historic: Historic, id: string): Promise<SQL | undefined> {
  const own = entriesOf(historic, id);
  const others = await historic.besides?.of(context, id);
  return others ? or(own, and(others, inArray(teamActivity.action, changing))) : own;
}

/** Entries are only appended, so the position stays valid. */
function after(id: string | undefined): SQL | undefined {
  if (id === undefined || id === "") return undefined;
  if (!/^[0-9a-f]{24}$/.test(id)) throw fieldRefusal("after", messages.choice("Cursor"));
  return sql`(${teamActivity.at}, ${teamActivity.id}) < (
    select place.at, place.id from ${teamActivity} place where place.id = ${id})`;
}

/** Part of a record's history, newest first. */
export async function readHistory(
  context: Context,
  historic: Historic,
  id: string,
  { limit, cursor }: { limit: number; cursor: string | undefined },
): Promise<{ data: HistoryEntryRecord[]; nextCursor: string | null }> {
  const rows = await context.db
    .select()
    .from(teamActivity)
    .where(and(await shownIn(context, historic, id), after(cursor)))
    .orderBy(desc(teamActivity.at), desc(teamActivity.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const data = page.map((row) => entryOf(historic, row));
  await historic.shown?.(context, id, new Set(data.flatMap(({ changes }) => changes.map(({ field }) => field))));
  return {
    data,
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** The changes that made `version` and later ones, newest first. */
export function changesSince({ db }: Context, historic: Historic, id: string, version: number) {
  return db
    .select()
    .from(teamActivity)
    .where(and(entriesOf(historic, id), gte(teamActivity.version, version)))
    .orderBy(desc(teamActivity.version));
}

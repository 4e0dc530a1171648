import { and, asc, count, desc, inArray, isNull, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ListRequest } from "../../records/list-spec.ts";
import { readList } from "../../records/read-list.ts";
import type { Context } from "../../service/context.ts";
import type { ExportKind, OrderKey } from "./export-kind.ts";

/** A requested list: its query and sort keys. */
export interface Asked {
  kind: ExportKind;
  request: ListRequest;
}

export const askedBy = async (kind: ExportKind, query: string, context: Context): Promise<Asked> => ({
  kind,
  request: await readList(kind.list, new URLSearchParams(query), context),
});

/** The last row of a page: its sort values as texts, and its id. */
export type Cursor = readonly (string | null)[];

const keyOf = (column: AnyColumn): OrderKey => ({
  by: column,
  type: column.getSQLType(),
  nullable: !column.notNull,
});

function keysOf(context: Context, { kind, request: { sort } }: Asked): OrderKey[] {
  const own = kind.orderFor?.(context, sort);
  const columns = kind.list.sorts[sort.replace(/^-/, "")] ?? [];
  return [...(own ?? columns.map(keyOf)), keyOf(kind.list.id)];
}

const valueOf = ({ type }: OrderKey, value: string): SQL => sql`${value}::${sql.raw(type)}`;

/** Rows after a cursor. Empty values come last in both directions. */
function after(keys: readonly OrderKey[], place: Cursor, backwards: boolean): SQL | undefined {
  const sign = sql.raw(backwards ? "<" : ">");
  if (keys.every(({ nullable }) => !nullable)) {
    const values = keys.map((key, at) => valueOf(key, place[at] ?? ""));
    // A row comparison, so that an index can seek to it.
    return sql`(${sql.join(
      keys.map(({ by }) => by),
      sql`, `,
    )}) ${sign} (${sql.join(values, sql`, `)})`;
  }
  const [key, ...others] = keys;
  const [value = null, ...rest] = place;
  if (!key) return undefined;
  const { by, nullable } = key;
  if (value === null) return and(isNull(by), after(others, rest, backwards));
  const same = sql`${by} = ${valueOf(key, value)}`;
  const beyond = sql`${by} ${sign} ${valueOf(key, value)}`;
  return or(beyond, nullable ? isNull(by) : undefined, and(same, after(others, rest, backwards)));
}

const visibleOf = (context: Context, { kind, request }: Asked) => and(kind.visible?.(context), request.where);

export async function countRows(context: Context, asked: Asked): Promise<number> {
  const plain: PgTable = asked.kind.table;
  const [counted] = await context.db.select({ n: count() }).from(plain).where(visibleOf(context, asked));
  return counted?.n ?? 0;
}

export interface RowsFound {
  rows: unknown[];
  /** The start of the next page; null if there is none. */
  place: Cursor | null;
}

/**
 * At most `atMost` rows after a cursor, and the cursor of the last. Keyset pagination: every page is equally fast, and
 * concurrent inserts and deletes do not shift rows.
 */
export async function nextRows(
  context: Context,
  asked: Asked,
  from: Cursor | null,
  atMost: number,
): Promise<RowsFound> {
  const { kind, request } = asked;
  const backwards = request.sort.startsWith("-");
  const keys = keysOf(context, asked);
  const texts = Object.fromEntries(keys.map(({ by }, at) => [`k${at}`, sql<string | null>`${by}::text`]));
  const plain: PgTable = kind.table;
  const base = context.db.select(texts).from(plain).$dynamic();
  const joined = kind.join ? base.innerJoin(kind.join.table, kind.join.on) : base;
  const found = await joined
    .where(and(visibleOf(context, asked), from ? after(keys, from, backwards) : undefined))
    .orderBy(...keys.map(({ by }) => (backwards ? sql`${desc(by)} nulls last` : asc(by))))
    .limit(atMost);
  const places = found.map((row) => keys.map((_, at) => (row as Record<string, string | null>)[`k${at}`] ?? null));
  const ids = places.map((place) => place.at(-1) ?? "");
  if (ids.length === 0) return { rows: [], place: null };
  const where = inArray(kind.table.id, ids);
  const rows = await kind.read(context, { ...request, where, page: 1, pageSize: atMost, limit: atMost, offset: 0 });
  return { rows, place: places.length < atMost ? null : (places.at(-1) ?? null) };
}

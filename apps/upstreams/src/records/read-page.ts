import { and, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgSelect, PgTable } from "drizzle-orm/pg-core";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { Context } from "../service/context.ts";
import { amongMany } from "./among.ts";
import type { ListRequest } from "./list-spec.ts";

/** Columns, tables or expressions by their name in each row. */
type Selection = Record<string, PgColumn | PgTable | SQL>;

/** A page: limit, offset and order. */
interface Place {
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/** Reads a page from the nearer end of the list, so that the last page is as fast as the first. */
async function fromNearerEnd<Row>(
  { orderBy, fromEnd, limit, offset }: ListRequest,
  total: number,
  read: (place: Place) => Promise<Row[]>,
): Promise<Row[]> {
  const left = total - offset;
  if (left <= 0) return [];
  if (fromEnd === null || offset <= left) return read({ orderBy, limit, offset });
  const size = Math.min(limit, left);
  return (await read({ orderBy: fromEnd, limit: size, offset: left - size })).toReversed();
}

/**
 * A page of a list and the total. The first page and the total are requested concurrently where the server can; other
 * pages need the total first.
 */
export async function pageAndTotal<Row>(
  request: ListRequest,
  count: () => Promise<number>,
  read: (place: Place) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const { orderBy, limit, offset } = request;
  if (offset === 0) {
    const [total, rows] = await Promise.all([count(), read({ orderBy, limit, offset })]);
    return { rows, total };
  }
  const total = await count();
  return { rows: await fromNearerEnd(request, total, read), total };
}

/** Up to this many rows can be read by id and sorted quickly. */
const few = 5_000;

/** The same rows by id, if a search finds few. */
async function amongFound(
  { db }: Pick<Context, "db">,
  { found }: ListRequest,
  where: SQL | undefined,
): Promise<SQL | undefined> {
  if (found === null) return where;
  const ids = sql<string>`ids.id`;
  const rows = await db
    .select({ id: ids })
    .from(sql`(${found.ids}) as ids(id)`)
    .limit(few + 1);
  if (rows.length > few) return where;
  return and(
    amongMany(
      found.id,
      rows.map(({ id }) => id),
    ),
    where,
  );
}

/** A page of a table for a list request, among the rows the caller may see, and the total. */
export async function readPage<Selected extends Selection>(
  context: Pick<Context, "db">,
  selected: Selected,
  table: PgTable,
  request: ListRequest,
  visible?: SQL,
): Promise<{ rows: SelectResultFields<Selected>[]; total: number }> {
  const where = await amongFound(context, request, and(visible, request.where));
  // Drizzle cannot chain on a generic type.
  const columns: Selection = selected;
  const { rows, total } = await pageAndTotal(
    request,
    async () => context.db.$count(table, where),
    async ({ orderBy, limit, offset }) =>
      context.db
        .select(columns)
        .from(table)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  );
  return { rows: rows as SelectResultFields<Selected>[], total };
}

/**
 * A page of a table's rows with joined ones, and the total. `rows` is the query; its joins must not multiply rows.
 *
 *     readJoined(context, customers, request, () =>
 *       db.select({ customer: customers, person: persons }).from(customers).innerJoin(persons, …).$dynamic());
 */
export async function readJoined<Query extends PgSelect>(
  context: Pick<Context, "db">,
  table: PgTable,
  request: ListRequest,
  rows: () => Query,
): Promise<{ rows: Query["_"]["result"]; total: number }> {
  const where = await amongFound(context, request, request.where);
  const page = await pageAndTotal(
    request,
    async () => context.db.$count(table, where),
    async ({ orderBy, limit, offset }): Promise<unknown[]> => {
      // As above: the type is generic.
      const query: PgSelect = rows();
      return query
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
    },
  );
  return { rows: page.rows as Query["_"]["result"], total: page.total };
}

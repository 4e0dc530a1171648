import { and, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgSelect, PgTable } from "drizzle-orm/pg-core";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { Context } from "../service/context.ts";
import { amongMany } from "./among.ts";
import type { ListRequest } from "./list-spec.ts";

/** Columns, tables or expressions by the name they have in each row. */
type Selection = Record<string, PgColumn | PgTable | SQL>;

/** Where a page is: so many rows, after so many, in this order. */
interface Place {
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/** The page of a list among so many rows, read from the end of the list that is nearer: the last page is no slower than the first. */
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
 * One page of a list, and how many rows there are in all. The first page is asked for beside their number, on a server that can
 * do both at once; where another one lies is known by it.
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

/** So many rows are read by their ids and put in order in no time. */
const few = 5_000;

/** The same rows by their ids, where a search finds few. */
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

/** One page of a table as a list call asked for it, within what the caller may see, and how many there are in all. */
export async function readPage<Selected extends Selection>(
  context: Pick<Context, "db">,
  selected: Selected,
  table: PgTable,
  request: ListRequest,
  visible?: SQL,
): Promise<{ rows: SelectResultFields<Selected>[]; total: number }> {
  const where = await amongFound(context, request, and(visible, request.where));
  // Drizzle cannot chain over a type that is not known yet.
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
 * One page of a table's rows with what belongs to them, and how many there are in all. `rows`: the query with its joins, none of
 * which may make two rows of one.
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
      // As above: the type is not known yet.
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

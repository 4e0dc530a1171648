import { and, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { Context } from "../service/context.ts";
import type { ListRequest } from "./list-spec.ts";

/** Columns, tables or expressions by the name they have in each row. */
type Selection = Record<string, PgColumn | PgTable | SQL>;

/** Where a page is: so many rows, after so many, in this order. */
interface Place {
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/** The page of a list among `total` rows, read from the end of the list that is nearer: the last page is no slower than the first. */
export async function fromNearerEnd<Row>(
  { orderBy, fromEnd, limit, offset }: Pick<ListRequest, "orderBy" | "fromEnd" | "limit" | "offset">,
  total: number,
  read: (place: Place) => Promise<Row[]>,
): Promise<Row[]> {
  const left = total - offset;
  if (left <= 0) return [];
  if (fromEnd === null || offset <= left) return read({ orderBy, limit, offset });
  const size = Math.min(limit, left);
  return (await read({ orderBy: fromEnd, limit: size, offset: left - size })).toReversed();
}

/** One page of a table as a list call asked for it, within what the caller may see, and how many there are in all. */
export async function readPage<Selected extends Selection>(
  { db }: Pick<Context, "db">,
  selected: Selected,
  table: PgTable,
  request: ListRequest,
  visible?: SQL,
): Promise<{ rows: SelectResultFields<Selected>[]; total: number }> {
  const where = and(visible, request.where);
  // Drizzle cannot chain over a type that is not known yet.
  const columns: Selection = selected;
  const total = await db.$count(table, where);
  const rows = await fromNearerEnd(request, total, async ({ orderBy, limit, offset }) =>
    db
      .select(columns)
      .from(table)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  );
  return { rows: rows as SelectResultFields<Selected>[], total };
}

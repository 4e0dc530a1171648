import { and, count, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { Context } from "../service/context.ts";
import type { ListRequest } from "./list-spec.ts";

/** Columns, tables or expressions by the name they have in each row. */
type Selection = Record<string, PgColumn | PgTable | SQL>;

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
  const rows = await db
    .select(columns)
    .from(table)
    .where(where)
    .orderBy(...request.orderBy)
    .limit(request.limit)
    .offset(request.offset);
  const [counted] = await db.select({ total: count() }).from(table).where(where);
  return { rows: rows as SelectResultFields<Selected>[], total: counted?.total ?? 0 };
}

import { and, ne, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Context } from "../../service/context.ts";

/** A table of reviewed content, and a query for the ids (`"id"`) that one of its rows names. */
interface Naming {
  table: PgTable & Record<"id" | "status", PgColumn>;
  named: SQL;
}

/** Content that names any of these. */
export const namesAny = ({ named }: Pick<Naming, "named">, ids: readonly string[]): SQL =>
  sql`exists (select 1 from ${named} as "named" where "named"."id" in ${[...ids]})`;

/** How much content names each of these; what is archived does not count. */
export async function countNaming(
  { db }: Pick<Context, "db">,
  { table, named }: Naming,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: sql<string>`"named"."id"`, n: sql<number>`count(distinct ${table.id})::int` })
    .from(table)
    .innerJoin(sql`lateral ${named} as "named"`, sql`true`)
    .where(and(ne(table.status, "archived"), sql`"named"."id" in ${[...ids]}`))
    .groupBy(sql`"named"."id"`);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

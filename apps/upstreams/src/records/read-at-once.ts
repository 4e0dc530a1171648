import { sql, type Subquery } from "drizzle-orm";
import type { Context } from "../service/context.ts";

/**
 * All rows of a query as the database itself writes them in JSON, instants with an offset, by the names that the query gives its
 * columns. Of thousands of rows it takes the driver longer to tell their fields apart than the database to find them.
 *
 *     readAtOnce<{ _id: string; title: string }>(context, db.select({ _id: id.as("_id") … }).from(…).as("lessons"));
 */
export async function readAtOnce<Row>({ db }: Pick<Context, "db">, rows: Subquery): Promise<Row[]> {
  const all = sql<string>`coalesce(json_agg(${sql.identifier(rows._.alias)}), '[]')::text`;
  const [answer] = await db.select({ all }).from(rows);
  return JSON.parse(answer?.all ?? "[]") as Row[];
}

import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./client.ts";

/** Removes at most so many of the rows that match; returns how many. */
export async function removeSome(
  db: Database,
  table: PgTable & { id: PgColumn },
  where: SQL | undefined,
  atMost: number,
): Promise<number> {
  const plain: PgTable = table;
  const chosen = db.select({ id: table.id }).from(plain).where(where).limit(atMost);
  return (await db.delete(table).where(inArray(table.id, chosen)).returning({ id: table.id })).length;
}

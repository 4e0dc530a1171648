import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./client.ts";

/** Deletes at most `atMost` matching rows; returns the number. */
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

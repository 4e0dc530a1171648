import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** For claiming work: adds one lost server if someone still holds it, silent for longer than the lease. */
export const oneMoreIfHeld = (lostServers: PgColumn, holder: PgColumn): SQL<number> =>
  sql<number>`${lostServers} + (case when ${holder} is null then 0 else 1 end)`;

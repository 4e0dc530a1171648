import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** For whoever takes up a piece of work: one more where somebody still holds it, who has been silent for longer than a lease. */
export const oneMoreIfHeld = (lostServers: PgColumn, holder: PgColumn): SQL<number> =>
  sql<number>`${lostServers} + (case when ${holder} is null then 0 else 1 end)`;

import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A database or the transaction that stands in for it; services see only this. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  close: () => Promise<void>;
}

/**
 * Told to every connection. A row found by an index costs no more than the next one, since what is asked for often is in memory;
 * else a whole table is read for a hundred rows of it. Many ask at once, so a question takes no other's processor. And no
 * question is worth compiling, which takes a second.
 */
export const planning = "set random_page_cost = 1.1; set max_parallel_workers_per_gather = 0; set jit = off";

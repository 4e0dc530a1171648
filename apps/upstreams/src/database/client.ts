import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A database or a transaction; services only see this type. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  close: () => Promise<void>;
}

/**
 * Settings of every connection. Random reads cost as much as sequential ones, because most data is in memory; otherwise
 * a hundred rows would scan a whole table. No parallel queries, as many run at once. No JIT, which takes a second.
 */
export const planning = "set random_page_cost = 1.1; set max_parallel_workers_per_gather = 0; set jit = off";

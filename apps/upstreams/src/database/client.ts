import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A database or the transaction that stands in for it; services see only this. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  close: () => Promise<void>;
}

import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Config } from "../config.ts";
import { openEmbedded } from "./embedded.ts";
import { openServer } from "./server.ts";

/** A database or the transaction that stands in for it; services see only this. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

/** PostgreSQL where an address is given, else the embedded one in the data folder; migrated, and its own to use. */
export function openDatabase({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  return databaseUrl === null ? openEmbedded(dataDir) : openServer(databaseUrl);
}

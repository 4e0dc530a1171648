import type { Config } from "../config.ts";
import type { OpenDatabase } from "./client.ts";
import { openEmbedded } from "./embedded.ts";
import { openServer } from "./server.ts";

/** PostgreSQL where an address is given, else the embedded one in the data folder; migrated, and its own to use. */
export function openDatabase({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  return databaseUrl === null ? openEmbedded(dataDir) : openServer(databaseUrl);
}

import type { Config } from "../config.ts";
import type { OpenDatabase } from "./client.ts";
import { openEmbedded } from "./embedded.ts";
import { openServer } from "./server.ts";

/**
 * Opens PostgreSQL if an address is given, else the embedded database, migrated. `takesTime`: for commands with
 * statements of minutes, for which nobody waits.
 */
export function openDatabase({ databaseUrl, dataDir }: Config, { takesTime = false } = {}): Promise<OpenDatabase> {
  return databaseUrl === null ? openEmbedded(dataDir) : openServer(databaseUrl, { takesTime });
}

import type { Config } from "../config.ts";
import type { OpenDatabase } from "./client.ts";
import { openEmbedded } from "./embedded.ts";
import { openServer } from "./server.ts";

/**
 * PostgreSQL where an address is given, else the embedded one in the data folder; migrated, and its own to use. `takesTime`: for
 * a command whose single statements may take minutes, and for which nobody waits.
 */
export function openDatabase({ databaseUrl, dataDir }: Config, { takesTime = false } = {}): Promise<OpenDatabase> {
  return databaseUrl === null ? openEmbedded(dataDir) : openServer(databaseUrl, { takesTime });
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenDatabase } from "../../database/client.ts";
import { openEmbedded } from "../../database/embedded.ts";
import { openServer } from "../../database/server.ts";
import { copySeeded } from "../postgres/template.ts";
import { isOnPostgres } from "../seeded-database.ts";
import { putTemplate } from "../template.ts";

/** A seeded database that outlives the servers over it. */
export interface Place {
  /** Tells the servers where it is. */
  env: Record<string, string>;
  /** Opens it once they are gone. */
  open: () => Promise<OpenDatabase>;
  remove: () => void | Promise<void>;
}

async function inFolder(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "crash-"));
  await putTemplate(folder);
  return {
    env: { DATA_DIR: folder },
    open: () => openEmbedded(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function onServer(): Promise<Place> {
  const { url, drop } = await copySeeded();
  return { env: { DATABASE_URL: url }, open: () => openServer(url), remove: drop };
}

/** One on the database that the tests run on. */
export const openPlace = (): Promise<Place> => (isOnPostgres() ? onServer() : inFolder());

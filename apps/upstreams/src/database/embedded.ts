import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { StartRefused } from "../config.ts";
import type { OpenDatabase } from "./client.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrationsFolder } from "./migrations-folder.ts";

/** A new database with the migrations in it, which the build leaves beside the built file: saves most of a first start. */
const template = new URL("./template.tar.gz", import.meta.url);

/** Opens the embedded database of a data folder for this process alone. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  await makeFolder(dataDir);
  const unlock = await lockFolder(dataDir);
  try {
    const opened = await openMigrated(await openFolder(dataDir));
    const close = async () => {
      try {
        await opened.close();
      } finally {
        await unlock();
      }
    };
    return { database: opened.database, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Opens a database that lives in memory: a new one, or a dumped one. */
export async function openInMemory(options: PGliteOptions = {}): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } });
  return { ...(await openMigrated(client)), client };
}

async function openMigrated(client: PGlite): Promise<OpenDatabase> {
  const database = drizzle(client);
  await migrate(database, { migrationsFolder });
  return { database, close: () => client.close() };
}

async function makeFolder(dataDir: string) {
  const probe = join(dataDir, ".writable");
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, "");
    await rm(probe);
  } catch (error) {
    throw new StartRefused(
      `DATA_DIR ${dataDir} cannot be written to (${(error as NodeJS.ErrnoException).code ?? "?"}).`,
    );
  }
}

/** Making the database takes seconds; the note beside it tells a start that was cut off half-way from a finished one. */
async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, "postgres");
  const unfinished = join(dataDir, "unfinished");
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true });
  if (existsSync(join(folder, "PG_VERSION"))) return PGlite.create(folder, { extensions: { pg_trgm } });

  await writeFile(unfinished, "The database beside this file was not finished; the next start makes it anew.\n");
  const dump = await readFile(template).catch(() => null);
  const client = await PGlite.create(folder, {
    extensions: { pg_trgm },
    ...(dump && { loadDataDir: new File([new Uint8Array(dump)], "template.tar.gz", { type: "application/x-gzip" }) }),
  });
  await rm(unfinished);
  return client;
}

import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { StartRefused } from "../config.ts";
import { planning, type OpenDatabase } from "./client.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { reasonOf } from "./reason.ts";
import { refuseTooOld } from "./too-old.ts";

/** A new, migrated database that the build puts beside the built file; it saves most of a first start. */
const template = new URL("./template.tar.gz", import.meta.url);

/** Opens the embedded database of a data folder for this process only. `freeBytes`: the free disk space. */
export async function openEmbedded(dataDir: string, freeBytes = freeBytesOf): Promise<OpenDatabase> {
  await makeFolder(dataDir);
  const unlock = await lockFolder(dataDir);
  try {
    const opened = await openMigrated(await openFolder(dataDir, await freeBytes(dataDir)));
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
    throw error instanceof StartRefused ? error : damaged(dataDir, error);
  }
}

const wayOut = "Restore a copy of it, or move it away to start afresh.";
const damaged = (dataDir: string, error: unknown) =>
  new StartRefused(
    `The database in DATA_DIR ${dataDir} is damaged and cannot be opened (${reasonOf(error)}). ${wayOut}`,
  );

async function freeBytesOf(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/** Refuses to start with little space, because a database that runs out of it fails mid-operation. */
function demandSpace(dataDir: string, free: number, neededMb: number, what: string): void {
  const freeMb = Math.floor(free / 2 ** 20);
  if (freeMb >= neededMb) return;
  throw new StartRefused(`DATA_DIR ${dataDir} is on a disk with ${freeMb} MB free; ${what} needs ${neededMb} MB.`);
}

/** Opens an in-memory database: a new one or a dump. */
export async function openInMemory(options: PGliteOptions = {}): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({ ...options, extensions: { btree_gist, pg_trgm } });
  return { ...(await openMigrated(client)), client };
}

async function openMigrated(client: PGlite): Promise<OpenDatabase> {
  await client.exec(planning);
  const database = drizzle(client);
  await refuseTooOld(database, "The database in DATA_DIR");
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

const isFilled = async (folder: string) => existsSync(folder) && (await readdir(folder)).length > 0;

/**
 * Creating the database takes seconds; a marker file tells a completed creation from an interrupted one. A folder
 * without it contains someone's data and is never replaced.
 */
async function openFolder(dataDir: string, free: number): Promise<PGlite> {
  const folder = join(dataDir, "postgres");
  const unfinished = join(dataDir, "unfinished");
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true });
  if (existsSync(join(folder, "PG_VERSION"))) {
    demandSpace(dataDir, free, 32, "the database");
    return PGlite.create(folder, { extensions: { btree_gist, pg_trgm } });
  }
  if (await isFilled(folder)) {
    throw new StartRefused(`The database in DATA_DIR ${dataDir} has lost its file postgres/PG_VERSION. ${wayOut}`);
  }

  demandSpace(dataDir, free, 128, "a new database");
  await writeFile(unfinished, "The database beside this file is unfinished; the next start creates it again.\n");
  const dump = await readFile(template).catch(() => null);
  const client = await PGlite.create(folder, {
    extensions: { btree_gist, pg_trgm },
    ...(dump && { loadDataDir: new File([new Uint8Array(dump)], "template.tar.gz", { type: "application/x-gzip" }) }),
  });
  await rm(unfinished);
  return client;
}

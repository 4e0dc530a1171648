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

/** A new database with the migrations in it, which the build leaves beside the built file: saves most of a first start. */
const template = new URL("./template.tar.gz", import.meta.url);

/** Opens the embedded database of a data folder for this process alone. `freeBytes`: how much its disk has left. */
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

/** A database that runs out of space breaks off in the middle of whatever it does. */
function demandSpace(dataDir: string, free: number, neededMb: number, what: string): void {
  const freeMb = Math.floor(free / 2 ** 20);
  if (freeMb >= neededMb) return;
  throw new StartRefused(`DATA_DIR ${dataDir} is on a disk with ${freeMb} MB free; ${what} needs ${neededMb} MB.`);
}

/** Opens a database that lives in memory: a new one, or a dumped one. */
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

/** Whether something is in a folder. */
const isFilled = async (folder: string) => existsSync(folder) && (await readdir(folder)).length > 0;

/**
 * Making the database takes seconds; the note beside it tells a start that was cut off half-way from a finished one. What
 * has no such note is somebody's data, whatever state it is in, and is never replaced.
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

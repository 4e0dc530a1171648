import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { openInMemory } from "../database/embedded.ts";
import { seedIfEmpty } from "../seed/seed.ts";

/** When the world of the tests begins. */
export const beginning = new Date("2026-01-05T09:00:00.000Z");

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cache = folder("../../../../node_modules/.cache/upstreams/");
const migrations = folder("../database/migrations/");
const seed = folder("../seed/");

/** Changes whenever what is in those folders does. */
function fingerprintOf(...folders: string[]): string {
  const hash = createHash("sha256");
  for (const path of folders) {
    const names = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { name } of names) hash.update(readFileSync(join(path, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

const migratedFile = () => join(cache, `migrated-${fingerprintOf(migrations)}.tar.gz`);
const seededFile = () => join(cache, `seeded-${fingerprintOf(migrations, seed)}.tar`);

const types = { gzip: "application/x-gzip", none: "application/x-tar" } as const;

/** Reads a dumped database. */
function read(file: string, compression: keyof typeof types): File {
  return new File([new Uint8Array(readFileSync(file))], "template", { type: types[compression] });
}

/** Writes it whole or not at all, in the place of older ones of its kind. */
async function write(file: string, client: PGlite, compression: keyof typeof types): Promise<void> {
  const dump = new Uint8Array(await (await client.dumpDataDir(compression)).arrayBuffer());
  mkdirSync(cache, { recursive: true });
  const [kind = ""] = /\w+-/.exec(file.slice(cache.length)) ?? [];
  for (const old of readdirSync(cache).filter((name) => name.startsWith(kind))) rmSync(join(cache, old));
  writeFileSync(`${file}.new`, dump);
  renameSync(`${file}.new`, file);
}

/** Where a new, migrated database is, with nothing in it. */
export async function makeMigrated(): Promise<string> {
  const file = migratedFile();
  if (!existsSync(file)) {
    const { client, close } = await openInMemory();
    await write(file, client, "gzip");
    await close();
  }
  return file;
}

/** A new, migrated database with nothing in it. */
export const openMigrated = async () => openInMemory(read(await makeMigrated(), "gzip"));

/** Makes both, before any test may need them: the seeded one is what most tests start from. */
export async function makeTemplate(): Promise<void> {
  await makeMigrated();
  const file = seededFile();
  if (existsSync(file)) return;
  const { client, database, close } = await openMigrated();
  await seedIfEmpty(database, beginning);
  await write(file, client, "none");
  await close();
}

/** A seeded database of one's own. */
export const openTemplate = () => openInMemory(read(seededFile(), "none"));

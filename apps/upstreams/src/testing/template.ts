import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { openInMemory } from "../database/embedded.ts";
import { seedIfEmpty } from "../seed/seed.ts";
import { rememberChanges } from "./audited.ts";
import { fingerprintOf } from "./fingerprint.ts";

/** When the world of the tests begins. */
export const beginning = new Date("2026-01-05T09:00:00.000Z");
/** Tests sign in thousands of times: the password of the seeded accounts is hashed as cheaply as can be. */
export const cheapest = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Every test file reads the database: a fifth of the lessons shows as much. */
export const fewCourses = 38;

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cache = folder("../../../../node_modules/.cache/upstreams/");
const migrations = folder("../database/migrations/");
const seed = folder("../seed/");
const testing = folder("./");
/** The wording of emails, which the seed keeps as templates. */
const texts = [
  "lessons/emails/lesson-email-texts.ts",
  "group-lessons/group-texts.ts",
  "billing/billing-texts.ts",
  "referrals/referral-texts.ts",
].map((file) => folder(`../features/${file}`));

const migratedFile = () => join(cache, `migrated-${fingerprintOf(migrations)}.tar.gz`);
const seededFile = () => join(cache, `seeded-${fingerprintOf(migrations, seed, testing, ...texts)}.tar`);

const types = { gzip: "application/x-gzip", none: "application/x-tar" } as const;

/** A dumped database, read without the copies that a blob makes of what it is given and of what it gives. */
function read(file: string, compression: keyof typeof types): Blob {
  const { buffer } = readFileSync(file);
  return Object.assign(new Blob([], { type: types[compression] }), { arrayBuffer: () => Promise.resolve(buffer) });
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

/** Takes away the two databases that new ones are made of: two thirds of a dump that every test file reads. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.exec("update pg_database set datistemplate = false");
  for (const name of ["template0", "template1"]) await client.exec(`drop database ${name}`);
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
export const openMigrated = async () => openInMemory({ loadDataDir: read(await makeMigrated(), "gzip") });

/** Keeps as little of the write-ahead log as can be: it would be half of a dump that every test file reads. */
const shortLog = ["min_wal_size=2MB", "max_wal_size=2MB"].flatMap((setting) => ["-c", setting]);

/** Makes both, before any test may need them: the seeded one is what most tests start from. */
export async function makeTemplate(): Promise<void> {
  await makeMigrated();
  const file = seededFile();
  if (existsSync(file)) return;
  const startParams = [...PGlite.defaultStartParams, ...shortLog];
  const { client, database, close } = await openInMemory({ initDbStartParams: ["--wal-segsize=1"], startParams });
  try {
    await seedIfEmpty(database, beginning, cheapest, fewCourses);
    await rememberChanges(database);
    await dropTemplates(client);
    await client.exec("checkpoint");
    await write(file, client, "none");
  } finally {
    await close();
  }
}

/** A seeded database of one's own. */
export const openTemplate = () => openInMemory({ loadDataDir: read(seededFile(), "none") });

/** Puts a seeded database into a new data folder, where it would take the servers ten seconds to make one. */
export async function putTemplate(dataDir: string): Promise<void> {
  await makeTemplate();
  const loadDataDir = read(seededFile(), "none");
  const client = await PGlite.create(join(dataDir, "postgres"), { loadDataDir, extensions: { btree_gist, pg_trgm } });
  await client.close();
}

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { openEmbedded } from "./embedded.ts";
import { migrationsFolder } from "./migrations-folder.ts";

const root = mkdtempSync(join(tmpdir(), "earlier-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The migrations up to one, in a folder of their own. */
function migrationsUpTo(tag: string): string {
  const folder = join(root, "migrations");
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

it("opens a data folder from before there were lessons, brings it up to date and keeps what is in it", async () => {
  const dataDir = join(root, "data");
  mkdirSync(dataDir);
  // The extension that keeps people out of two places at once came with the lessons.
  const client = await PGlite.create(join(dataDir, "postgres"), { extensions: { pg_trgm } });
  await migrate(drizzle(client), { migrationsFolder: migrationsUpTo("0032_content_creators") });
  await client.query("insert into secrets (name, value, created_at) values ('of-before', 'kept', now())");
  await client.close();

  const { database, close } = await openEmbedded(dataDir);
  const { rows } = (await database.execute(
    sql`select (select value from secrets where name = 'of-before') as value,
        (select conname from pg_constraint where conname = 'lesson_occupancy_apart') as net`,
  )) as { rows: unknown[] };
  await close();
  expect(rows).toEqual([{ value: "kept", net: "lesson_occupancy_apart" }]);
}, 300_000);

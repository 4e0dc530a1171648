import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { openEmbedded } from "./embedded.ts";
import { migrationsFolder } from "./migrations-folder.ts";

const root = mkdtempSync(join(tmpdir(), "earlier-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A data folder of the first migration alone, which says that it was made at a time. */
async function folderOf(name: string, madeAt: number): Promise<string> {
  const dataDir = join(root, name);
  mkdirSync(dataDir);
  const client = await PGlite.create(join(dataDir, "postgres"), { extensions: { btree_gist, pg_trgm } });
  const [first] = readMigrationFiles({ migrationsFolder });
  for (const statement of first?.sql ?? []) await client.exec(statement);
  await client.exec(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('first', ${madeAt});
    insert into secrets (name, value, created_at) values ('of-before', 'kept', now());`);
  await client.close();
  return dataDir;
}

const [first] = readMigrationFiles({ migrationsFolder });
const firstAt = first?.folderMillis ?? 0;

it("opens a data folder of the first release, brings it up to date and keeps what is in it", async () => {
  const { database, close } = await openEmbedded(await folderOf("first", firstAt));
  const { rows } = (await database.execute(
    sql`select (select value from secrets where name = 'of-before') as value,
        (select count(*)::int from drizzle.__drizzle_migrations) as migrations`,
  )) as { rows: unknown[] };
  await close();
  expect(rows).toEqual([{ value: "kept", migrations: readMigrationFiles({ migrationsFolder }).length }]);
}, 300_000);

it("refuses a data folder from before the first release, and leaves it as it is", async () => {
  const dataDir = await folderOf("older", firstAt - 1);
  await expect(openEmbedded(dataDir)).rejects.toThrow(
    "The database in DATA_DIR was made by a version from before the first release and cannot be brought up to date.",
  );
  const client = await PGlite.create(join(dataDir, "postgres"), { extensions: { btree_gist, pg_trgm } });
  const { rows } = await client.query("select value from secrets where name = 'of-before'");
  await client.close();
  expect(rows).toEqual([{ value: "kept" }]);
}, 300_000);

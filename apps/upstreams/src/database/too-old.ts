import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { StartRefused } from "../config.ts";
import type { Database } from "./client.ts";
import { migrationsFolder } from "./migrations-folder.ts";

/**
 * Refuses a database whose latest migration is older than the oldest one here, as no migration leads to the present.
 * Throws `StartRefused`.
 */
export async function refuseTooOld(database: Pick<Database, "execute">, name: string): Promise<void> {
  const journal = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`;
  const { rows: tables } = (await database.execute(journal)) as { rows: { found: boolean }[] };
  if (!tables[0]?.found) return;
  const newest = sql`select max(created_at) as newest from drizzle.__drizzle_migrations`;
  const { rows } = (await database.execute(newest)) as { rows: { newest: string | number | null }[] };
  const [oldest] = readMigrationFiles({ migrationsFolder });
  const last = rows[0]?.newest ?? null;
  if (oldest === undefined || last === null || Number(last) >= oldest.folderMillis) return;
  throw new StartRefused(
    `${name} was made by a version from before the first release and cannot be brought up to date. Start with an empty one.`,
  );
}

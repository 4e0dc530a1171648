import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartRefused } from "../config.ts";
import type { OpenDatabase } from "./client.ts";
import { migrationsFolder } from "./migrations-folder.ts";

/** Opens a PostgreSQL server's database and brings it up to date. */
export async function openServer(connectionString: string): Promise<OpenDatabase & { pool: pg.Pool }> {
  const pool = new pg.Pool({ connectionString, max: 20, connectionTimeoutMillis: 10_000 });
  // A connection that the server ends while nobody uses it is replaced at the next use; without a listener it would end us.
  pool.on("error", () => undefined);
  const database = drizzle(pool);
  try {
    await migrate(database, { migrationsFolder });
  } catch (error) {
    await pool.end();
    const { code, message } = ((error as Error).cause ?? error) as Error & { code?: string };
    throw new StartRefused(`DATABASE_URL cannot be used: ${message || code || "no connection"}.`);
  }
  return { database, pool, close: () => pool.end() };
}

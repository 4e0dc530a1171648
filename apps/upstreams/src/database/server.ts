import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartRefused } from "../config.ts";
import type { OpenDatabase } from "./client.ts";
import { migrationsFolder } from "./migrations-folder.ts";

/** Names are compared without capitals and marks by the database itself; in the wrong one nothing would be found, in silence. */
async function checkLetters(pool: pg.Pool): Promise<void> {
  const { rows: encodings } = await pool.query<{ server_encoding: string }>("show server_encoding");
  if (encodings[0]?.server_encoding === "UTF8") {
    const { rows } = await pool.query<{ small: string }>("select lower('Ọ') as small");
    if (rows[0]?.small === "ọ") return;
  }
  throw new Error("its database must be in UTF-8, with a locale that knows all letters, such as C.UTF-8");
}

/** Opens a PostgreSQL server's database and brings it up to date. */
export async function openServer(connectionString: string): Promise<OpenDatabase & { pool: pg.Pool }> {
  const pool = new pg.Pool({ connectionString, max: 20, connectionTimeoutMillis: 10_000 });
  // A connection that the server ends while nobody uses it is replaced at the next use; without a listener it would end us.
  pool.on("error", () => undefined);
  const database = drizzle(pool);
  try {
    await checkLetters(pool);
    await migrate(database, { migrationsFolder });
  } catch (error) {
    await pool.end();
    const { code, message } = ((error as Error).cause ?? error) as Error & { code?: string };
    throw new StartRefused(`DATABASE_URL cannot be used: ${message || code || "no connection"}.`);
  }
  return { database, pool, close: () => pool.end() };
}

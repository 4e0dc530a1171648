import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartRefused } from "../config.ts";
import { planning, type Database, type OpenDatabase } from "./client.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { refuseTooOld } from "./too-old.ts";
import { isUnreachable } from "./unreachable.ts";

/** How long a connection may take, in milliseconds: whoever asks waits for five seconds. */
const connectMs = 4_000;
/** How long a statement may take, in milliseconds; none of ours comes near it. A server that is frozen would hold us for ever. */
const statementMs = 10_000;

const ignore = () => undefined;

/** Names are compared without capitals and marks by the database itself; in the wrong one nothing would be found, in silence. */
async function checkLetters(pool: pg.Pool): Promise<void> {
  const { rows: encodings } = await pool.query<{ server_encoding: string }>("show server_encoding");
  if (encodings[0]?.server_encoding === "UTF8") {
    const { rows } = await pool.query<{ small: string }>("select lower('Ọ') as small");
    if (rows[0]?.small === "ọ") return;
  }
  throw new Error("its database must be in UTF-8, with a locale that knows all letters, such as C.UTF-8");
}

/** Brings the database up to date on a connection of its own: a change to a large table may take its time. */
async function bringUpToDate(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: connectMs });
  pool.on("error", ignore);
  try {
    await checkLetters(pool);
    await refuseTooOld(drizzle(pool), "The database of DATABASE_URL");
    await migrate(drizzle(pool), { migrationsFolder });
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    const { code, message } = ((error as Error).cause ?? error) as Error & { code?: string };
    throw new StartRefused(`DATABASE_URL cannot be used: ${message || code || "no connection"}.`);
  } finally {
    await pool.end();
  }
}

/** A connection that is asked one thing after the other, however many were asked of it at once: a transaction has no other. */
function oneByOne(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  const query = async (config: pg.QueryConfig, values?: unknown[]) => {
    const ask = async () => client.query(config, values);
    last = last.then(ask, ask);
    return last;
  };
  return Object.assign(Object.create(client) as pg.PoolClient, { query });
}

/**
 * Transactions whose connection goes back to the pool whatever happens, and not to be used again when it broke. Drizzle's
 * own keeps it for ever when it broke before anything was done.
 */
const transactionsOf =
  (pool: pg.Pool): Database["transaction"] =>
  async (work, options) => {
    const client = await pool.connect();
    let broke = false;
    try {
      return await drizzle(oneByOne(client)).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          // What is sent on it now would wait behind an answer that does not come.
          if (isUnreachable(error)) void client.end();
          throw error;
        }
      }, options);
    } catch (error) {
      broke = isUnreachable(error);
      throw error;
    } finally {
      client.release(broke);
    }
  };

/** Opens a PostgreSQL server's database and brings it up to date. It may go and come back: what is asked meanwhile fails. */
export async function openServer(
  connectionString: string,
  { takesTime = false } = {},
): Promise<OpenDatabase & { pool: pg.Pool }> {
  await bringUpToDate(connectionString);
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: connectMs,
    ...(!takesTime && { query_timeout: statementMs }),
    keepAlive: true,
    verify: (client, done) => client.query(planning, (error) => done(error)),
  });
  // A connection that the server ends is replaced at the next use, and whoever uses it hears of it from what they asked.
  // Without a listener, both when it is idle and when it is in use, it would end us.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  const database = Object.assign(Object.create(drizzle(pool)) as Database, { transaction: transactionsOf(pool) });
  return { database, pool, close: () => pool.end() };
}

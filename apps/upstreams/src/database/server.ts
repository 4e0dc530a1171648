import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartRefused } from "../config.ts";
import { planning, type Database, type OpenDatabase } from "./client.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { refuseTooOld } from "./too-old.ts";
import { isConnectionLost } from "./unreachable.ts";

/** Connection timeout in milliseconds; callers wait for five seconds. */
const connectMs = 4_000;
/** Statement timeout in milliseconds, far above any of ours. A frozen server would block us for ever. */
const statementMs = 10_000;

const ignore = () => undefined;

/**
 * The database itself compares names without capitals and marks; with a wrong locale, searches would silently find
 * nothing.
 */
async function checkLetters(pool: pg.Pool): Promise<void> {
  const { rows: encodings } = await pool.query<{ server_encoding: string }>("show server_encoding");
  if (encodings[0]?.server_encoding === "UTF8") {
    const { rows } = await pool.query<{ small: string }>("select lower('Ọ') as small");
    if (rows[0]?.small === "ọ") return;
  }
  throw new Error("its database must be in UTF-8, with a locale that knows all letters, such as C.UTF-8");
}

/** Migrates the database on a separate connection, as changes to large tables take time. */
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

/** A connection that runs concurrent queries one after the other, since a transaction has only one. */
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
 * Transactions that always return their connection to the pool, or discard it if it broke. Drizzle's own would keep a
 * connection that broke before the first query.
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
          // Further queries would wait behind a response that never comes. Others go on: without an answer to its rollback,
          // a deadlock would read as a lost connection, and would not be tried again.
          if (isConnectionLost(error)) void client.end();
          throw error;
        }
      }, options);
    } catch (error) {
      broke = isConnectionLost(error);
      throw error;
    } finally {
      client.release(broke);
    }
  };

/** Opens and migrates a PostgreSQL database. While it is away, queries fail. */
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
  // A connection closed by the server is replaced on next use, and its user gets an error. Without a listener, idle or
  // in use, it would crash the process.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  const database = Object.assign(Object.create(drizzle(pool)) as Database, { transaction: transactionsOf(pool) });
  return { database, pool, close: () => pool.end() };
}

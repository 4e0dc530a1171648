import type { OpenDatabase } from "../database/client.ts";
import { openCopy } from "./postgres/template.ts";
import { openTemplate } from "./template.ts";

/** A seeded database that one test has to itself. */
export interface SeededDatabase extends OpenDatabase {
  /** Rows of a query, for what no call shows; all of them on one connection. */
  rows: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Texts of the statements that are sent outside of transactions while `work` runs. */
  statementsOf: (work: () => Promise<unknown>) => Promise<string[]>;
}

type Send = (statement: string | { text: string }, ...rest: unknown[]) => unknown;

/** Listens in on a connection's `query` for a while. */
const listeningTo = (connection: { query: unknown }) => async (work: () => Promise<unknown>) => {
  const statements: string[] = [];
  const { query } = connection;
  const send = (query as Send).bind(connection);
  connection.query = ((statement, ...rest) => {
    statements.push(typeof statement === "string" ? statement : statement.text);
    return send(statement, ...rest);
  }) satisfies Send;
  await work().finally(() => (connection.query = query));
  return statements;
};

async function openEmbeddedCopy(): Promise<SeededDatabase> {
  const { client, database, close } = await openTemplate();
  return {
    database,
    close,
    rows: async <Row>(text: string, values: unknown[] = []) => (await client.query<Row>(text, values)).rows,
    statementsOf: listeningTo(client),
  };
}

async function openServerCopy(): Promise<SeededDatabase> {
  const { database, pool, close } = await openCopy();
  const own = await pool.connect();
  return {
    database,
    close: () => {
      own.release();
      return close();
    },
    rows: async <Row>(text: string, values: unknown[] = []) => (await own.query(text, values)).rows as Row[],
    statementsOf: listeningTo(pool),
  };
}

/** Whether the project of the test says PostgreSQL, or else the embedded database. */
export const isOnPostgres = (): boolean => (globalThis as { onPostgres?: boolean }).onPostgres === true;

/** On the database that the project of the test says. */
export const openSeeded = (): Promise<SeededDatabase> => (isOnPostgres() ? openServerCopy() : openEmbeddedCopy());

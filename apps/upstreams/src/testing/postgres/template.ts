import { randomUUID } from "node:crypto";
import pg from "pg";
import { postgresUrl, startPostgres, unsafeButFast } from "../../../../../scripts/lib/postgres.mjs";
import { openServer } from "../../database/server.ts";
import { seedIfEmpty } from "../../seed/seed.ts";
import { rememberChanges } from "../audited.ts";
import { beginning, cheapest, fewCourses, makeMigrated } from "../template.ts";

const template = "seeded";

/** Tells the processes of the tests where the servers are. */
const variable = "TEST_POSTGRES";

/** Sends one command to a server, outside of any database of ours. */
async function command(folder: string, text: string): Promise<void> {
  const client = new pg.Client(postgresUrl(folder, "postgres"));
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function startSeeded(): Promise<string> {
  const { folder } = await startPostgres(unsafeButFast);
  await command(folder, `create database ${template} template template0 encoding 'UTF8'`);
  const { database, close } = await openServer(postgresUrl(folder, template));
  try {
    await seedIfEmpty(database, beginning, cheapest, fewCourses);
    await rememberChanges(database);
  } finally {
    await close();
  }
  await command(folder, "checkpoint");
  return folder;
}

/**
 * Starts servers with the seeded database that every test starts from; they end with this process. Each worker has its own:
 * what is open in one database of a server holds back the stream of changes in all of them.
 */
export async function startTemplates({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  const [first] = await Promise.all([startSeeded(), makeMigrated()]);
  const others = Array.from({ length: maxWorkers - 1 }, () => startPostgres(unsafeButFast, first));
  const folders = [first, ...(await Promise.all(others)).map(({ folder }) => folder)];
  process.env[variable] = folders.join(" ");
}

function folderOfWorker(): string {
  const folder = process.env[variable]?.split(" ")[Number(process.env["JEST_WORKER_ID"] ?? 1) - 1];
  if (folder === undefined) throw new Error("Only the tests of the project named postgres have a server.");
  return folder;
}

/** A database of one's own by its address. */
async function makeDatabase(options: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const folder = folderOfWorker();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await command(folder, `create database ${name} ${options}`);
  return {
    url: postgresUrl(folder, name),
    drop: () => command(folder, `drop database ${name} with (force)`),
  };
}

/** One that is copied from the seeded one. */
export const copySeeded = () => makeDatabase(`template ${template} strategy file_copy`);

/** One with nothing in it. `options`: its encoding and locale. */
export const emptyDatabase = (options: string) => makeDatabase(`template template0 ${options}`);

/** A copy of the seeded one, opened. */
export async function openCopy() {
  const { url, drop } = await copySeeded();
  const { database, pool, close } = await openServer(url);
  return { database, pool, close: () => close().then(drop) };
}

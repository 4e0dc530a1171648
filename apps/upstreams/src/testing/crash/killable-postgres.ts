import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { postgresUrl, startPostgres } from "../../../../../scripts/lib/postgres.mjs";

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** Ends every connection of others, as an administrator may. */
async function endConnections(url: string): Promise<void> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  await client.connect();
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()");
  await client.end();
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) process.kill(pid, name);
}

/** A database server that is restarted and killed again and again, and once holds still in between. */
export interface MortalPostgres {
  url: string;
  /** The n-th blow. */
  strike: (n: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** `freeze`: at which blow it also holds still, and for how many milliseconds. */
export async function startMortalPostgres(freeze: { at: number; ms: number }): Promise<MortalPostgres> {
  const server: Postgres = await startPostgres();
  const url = postgresUrl(server.folder, "postgres");
  return {
    url,
    async strike(n) {
      if (n === freeze.at) {
        const all = server.processes();
        signal(all, "SIGSTOP");
        await wait(freeze.ms);
        signal(all, "SIGCONT");
        return;
      }
      if (n % 3 === 0) await endConnections(url);
      // A restart that waits for nobody, and an end without any warning.
      signal(server.processes().slice(0, 1), n % 2 === 0 ? "SIGINT" : "SIGKILL");
    },
    stop: () => server.stop(),
  };
}

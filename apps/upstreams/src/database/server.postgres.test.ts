import { setImmediate as turn } from "node:timers/promises";
import { sql, type SQL } from "drizzle-orm";
import { copySeeded, emptyDatabase } from "../testing/postgres/template.ts";
import { openWorld } from "../testing/world.ts";
import { retryable } from "./retryable.ts";
import { openServer } from "./server.ts";

it("goes on when the server has ended every connection", async () => {
  const world = await openWorld();
  const ask = () => world.v2("get", "/admin/region", { as: "director" });
  expect((await ask()).status).toBe(200);
  // Each until it is over, in milliseconds at the most.
  await world.rows(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  // All that the server has sent by then is read in this turn.
  await turn();
  expect((await ask()).status).toBe(200);
  await world.close();
});

it("asks one thing after the other in a transaction, also what is asked at once", async () => {
  const { url, drop } = await copySeeded();
  const { database, pool, close } = await openServer(url);
  await database.execute(sql`select 1`);
  let [underWay, most] = [0, 0];
  pool.once("acquire", (client) => {
    const { query } = client as { query: (...given: unknown[]) => Promise<unknown> };
    const counted = async (...given: unknown[]) => {
      most = Math.max(most, ++underWay);
      const answer = await query.apply(client, given);
      underWay--;
      return answer;
    };
    Object.assign(client, { query: counted });
  });
  const rows = await database.transaction(async (tx) =>
    Promise.all([1, 2, 3].map(async (n) => tx.select({ n: sql<number>`${n}::int` }).from(sql`regions limit 1`))),
  );
  expect(rows).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
  expect(most).toBe(1);
  await close();
  await drop();
});

it("tries again what a deadlock has ended", async () => {
  const { url, drop } = await copySeeded();
  const { database, close } = await openServer(url);
  const [one, other] = [sql`pg_advisory_xact_lock(1)`, sql`pg_advisory_xact_lock(2)`];
  let [begun, attempts] = [0, 0];
  const inOrder = (first: SQL, second: SQL) =>
    retryable(database, async (tx) => {
      attempts += 1;
      await tx.execute(sql`select ${first}`);
      begun += 1;
      // Each holds the lock that the other asks for next.
      while (begun < 2) await turn();
      await tx.execute(sql`select ${second}`);
      return "done";
    });
  expect(await Promise.all([inOrder(one, other), inOrder(other, one)])).toEqual(["done", "done"]);
  expect(attempts).toBeGreaterThan(2);
  await close();
  await drop();
});

it("opens a database that is there already, as it stands", async () => {
  const { url, drop } = await copySeeded();
  for (let time = 0; time < 2; time += 1) {
    const { pool, close } = await openServer(url);
    expect((await pool.query<{ n: number }>("select count(*)::int n from regions")).rows).toEqual([{ n: 3 }]);
    await close();
  }
  await drop();
});

it.each([
  ["knows only the capitals of English", "encoding 'UTF8' locale 'C'"],
  ["is not in UTF-8", "encoding 'LATIN1' locale 'C'"],
])("refuses a database that %s, in which no Igbo or Yoruba name would be found", async (_, options) => {
  const { url, drop } = await emptyDatabase(options);
  await expect(openServer(url)).rejects.toThrow(
    "DATABASE_URL cannot be used: its database must be in UTF-8, with a locale that knows all letters, such as C.UTF-8.",
  );
  await drop();
});

import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import request from "supertest";
import { postgresUrl, startPostgres, unsafeButFast } from "../../../../scripts/lib/postgres.mjs";
import { makeServers, type Servers } from "../app.ts";
import { EventSignal } from "../service/event-signal.ts";
import { demoPassword, seedIfEmpty } from "../seed/seed.ts";
import { cheapest, fewCourses } from "../testing/template.ts";
import { openStorage } from "../storage/open-storage.ts";
import { Availability } from "./availability.ts";
import { openServer } from "./server.ts";

type Opened = Awaited<ReturnType<typeof openServer>>;

let server: Awaited<ReturnType<typeof startPostgres>>;
let opened: Opened;
let servers: Servers;
let token: string;
let availability: Availability;
const lines: { msg: string }[] = [];
const clock = { now: () => new Date() };

beforeAll(async () => {
  server = await startPostgres(unsafeButFast);
  opened = await openServer(postgresUrl(server.folder, "postgres"));
  const { database } = opened;
  await seedIfEmpty(database, clock.now(), cheapest, fewCourses);
  const log = pino(
    { level: "info" },
    { write: (line: string) => void lines.push(JSON.parse(line) as { msg: string }) },
  );
  availability = new Availability(database, log);
  const events = { token: null, signal: new EventSignal() };
  const files = await openStorage({ dataDir: server.folder, s3: null, unusedFilesMs: 60_000 });
  servers = await makeServers({ database, clock, log, events, availability, files, publicUrl: "" }, () =>
    Promise.resolve(),
  );
  const body = { email: "director@demo.test", password: demoPassword };
  token = (await request(servers.v1).post("/admin/login").send(body)).body.accessToken as string;
}, 60_000);
afterAll(async () => {
  availability.close();
  await opened.close();
  await server.stop();
});

let names = 0;
const make = () =>
  request(servers.v2)
    .post("/curriculum/curriculum")
    .set({ authorization: `Bearer ${token}` })
    .send({ name: `Restart ${++names}`, subject: "Igbo", shape: "language" });
const read = () =>
  request(servers.v2)
    .get("/admin/region")
    .set({ authorization: `Bearer ${token}` });
const readyz = () => request(servers.v2).get("/readyz");

/** Writes and reads, several at once, while something is done to the server; then until it is there again. */
async function during(what: () => Promise<unknown>) {
  const answers: { status: number; headers: Record<string, string> }[] = [];
  let isOver = false;
  const ask = async (call: () => PromiseLike<(typeof answers)[number]>) => {
    while (!isOver) answers.push(await call());
  };
  const asking = [...Array.from({ length: 6 }, () => ask(make)), ask(read), ask(read)];
  await wait(200);
  await what();
  while ((await readyz()).status !== 200) await wait(50);
  isOver = true;
  await Promise.all(asking);
  return answers;
}

const startedAt = () =>
  opened.pool.query<{ at: string }>("select pg_postmaster_start_time()::text as at").then(
    ({ rows }) => rows[0]!.at,
    () => null,
  );

/** Ends the server, until another is in its place: one of its connections may live on for a moment and answer. */
async function restart(signal: NodeJS.Signals) {
  const before = await startedAt();
  process.kill(server.processes()[0]!, signal);
  while ([before, null].includes(await startedAt())) await wait(50);
}

/** Every connection is good, and none was kept by a transaction that broke. */
async function expectWholePool() {
  const all = await Promise.all(Array.from({ length: 40 }, make));
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 201));
  expect(opened.pool.idleCount).toBe(opened.pool.totalCount);
}

const signalAll = (name: NodeJS.Signals) => {
  for (const pid of server.processes()) process.kill(pid, name);
  return Promise.resolve();
};

it.each([
  [
    "ends every connection",
    // Each until it is over, in milliseconds at the most.
    () =>
      opened.pool.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where pid <> pg_backend_pid()"),
  ],
  ["restarts at once", () => restart("SIGINT")],
  ["is killed", () => restart("SIGKILL")],
])(
  "fails only the calls of the moment in which the server %s, and those so that they can be sent again",
  async (_, end) => {
    const answers = await during(end);
    const failed = answers.filter(({ status }) => status !== 200 && status !== 201);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.length).toBeLessThan(answers.length);
    for (const { status, headers } of failed) expect([status, headers["retry-after"]]).toEqual([503, "1"]);
    await expectWholePool();
    expect(lines.filter(({ msg }) => msg === "failed")).toEqual([]);
  },
  60_000,
);

it("says while the server is frozen that it cannot be reached, and goes on when it is back", async () => {
  // The outage before may not have been told as over yet, and this one would then be taken for a part of it.
  const told = (what: string) => lines.filter(({ msg }) => msg === what).length;
  while (told("the database is away or too busy") > told("the database is back")) await wait(50);
  lines.length = 0;
  await signalAll("SIGSTOP");
  const waiting = Promise.all([make(), make(), read()]);
  const { status, body } = await readyz();
  expect([status, body]).toEqual([503, { status: "unavailable", database: "unreachable" }]);
  const answers = await waiting;
  expect(answers.map((answer) => answer.status)).toEqual([503, 503, 503]);
  await signalAll("SIGCONT");
  while ((await readyz()).status !== 200) await wait(50);
  await expectWholePool();
  while (lines.length < 2) await wait(50);
  expect(lines.map(({ msg }) => msg)).toEqual(["the database is away or too busy", "the database is back"]);
}, 60_000);

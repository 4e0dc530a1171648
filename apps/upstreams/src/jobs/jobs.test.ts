import { pino } from "pino";
import { openWorld, type World } from "../testing/world.ts";
import type { Job, Run } from "./job.ts";
import { jobs } from "./job-list.ts";
import { JobRunner } from "./runner.ts";

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

interface RunRow {
  job: string;
  server: string;
  covered_from: Date;
  covered_to: Date;
  ended_at: Date | null;
  trigger: string;
  counts: Record<string, number>;
  error: string | null;
}
const runs = () => world.rows<RunRow>("select * from job_runs order by started_at, id");
const quiet = pino({ level: "silent" });

/** A server's runner, and the runs that it was handed. */
async function server(holder: string, work: (run: Run) => Promise<Record<string, number>> = () => Promise.resolve({})) {
  const begun: Run[] = [];
  const job: Job = {
    name: "count",
    title: "Count",
    does: "Counts.",
    everyMinutes: 60,
    run: (run) => (begun.push(run), work(run)),
  };
  const { database, clock, signal, availability } = world;
  const runner = new JobRunner({
    availability,
    database,
    clock,
    log: quiet,
    signal,
    holder,
    jobs: [job],
    files: world.files,
  });
  await runner.prepare();
  return { runner, begun };
}

it("runs a job once for each time that it is due, whichever server looks", async () => {
  const [a, b] = [await server("a", () => Promise.resolve({ removed: 3 })), await server("b")];
  await Promise.all([a.runner.tick(), b.runner.tick(), a.runner.tick()]);
  expect(a.begun.length + b.begun.length).toBe(1);
  world.pass(59);
  await b.runner.tick();
  expect(await runs()).toHaveLength(1);
  world.pass(1);
  await a.runner.tick();
  const all = await runs();
  expect(all).toHaveLength(2);
  expect(all[1]).toMatchObject({ server: "a", trigger: "schedule", counts: { removed: 3 }, error: null });
  expect(all[1]!.covered_from).toEqual(all[0]!.covered_to);
  expect(all[1]!.covered_to).toEqual(new Date("2026-01-05T10:00:00Z"));
});

it("catches up after a stop with one run over all that was missed", async () => {
  const { runner } = await server("a");
  await runner.tick();
  world.pass(5 * 60 + 20);
  await runner.tick();
  await runner.tick();
  const all = await runs();
  expect(all.map(({ covered_from: from, covered_to: to }) => [from.toISOString(), to.toISOString()])).toEqual([
    ["2026-01-05T08:00:00.000Z", "2026-01-05T09:00:00.000Z"],
    ["2026-01-05T09:00:00.000Z", "2026-01-05T14:00:00.000Z"],
  ]);
});

it("writes down a failure without its values, and tries again after a while", async () => {
  let fails = true;
  const { runner } = await server("a", () =>
    fails
      ? Promise.reject(new Error("Failed query: secret", { cause: new Error("no such table") }))
      : Promise.resolve({}),
  );
  await runner.tick();
  expect((await runs())[0]).toMatchObject({ error: "no such table", ended_at: world.clock.now() });
  fails = false;
  world.pass(4);
  await runner.tick();
  expect(await runs()).toHaveLength(1);
  world.pass(1);
  await runner.tick();
  expect((await runs())[1]).toMatchObject({ error: null });
});

it("takes over from a server that has died, and not before its lease has run out", async () => {
  let release: () => void = () => undefined;
  const dead = await server("dead", () => new Promise((resolve) => (release = () => resolve({ removed: 1 }))));
  const other = await server("other");
  const dying = dead.runner.tick();
  while (dead.begun.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await other.runner.tick();
  expect(other.begun).toHaveLength(0);
  world.pass(2);
  await other.runner.tick();
  expect(other.begun).toHaveLength(1);
  release();
  await dying;
  expect(await runs()).toMatchObject([
    { server: "dead", error: "The server stopped before the run finished.", counts: {} },
    { server: "other", error: null },
  ]);
});

it("ends what runs when the server stops, and goes on at the next start", async () => {
  const { runner } = await server(
    "a",
    ({ signal }) => new Promise((resolve) => signal.addEventListener("abort", () => resolve({}))),
  );
  const ticking = runner.tick();
  while ((await runs()).length === 0) await new Promise((resolve) => setImmediate(resolve));
  await runner.stop();
  await ticking;
  expect((await runs())[0]).toMatchObject({ error: "The server was stopped before the run finished." });
  world.pass(1);
  const next = await server("b");
  await next.runner.tick();
  expect((await runs())[1]).toMatchObject({ server: "b", error: null });
});

it("tells those who may see jobs when one begins and when it has ended", async () => {
  const told = async () =>
    (
      await world.rows(
        "select from events where (entity_kind, entity_id, action, permission) = ('job', 'count', 'updated', 'system:read')",
      )
    ).length;
  const during: number[] = [];
  const { runner } = await server("a", async () => (during.push(await told()), {}));
  await runner.tick();
  expect(during).toEqual([1]);
  expect(await told()).toBe(2);
});

it("is listed for a super-admin, who can have one run at once", async () => {
  interface Listed {
    name: string;
    isLate: boolean;
    nextAt: string | null;
    requestedAt: string | null;
    lastRun: { state: string; trigger: string; counts: { name: string; count: number }[] } | null;
  }
  const as = "super-admin";
  const listed = async () => (await world.v2<{ data: Listed[] }>("get", "/jobs", { as })).body.data;
  expect((await listed()).map(({ name, lastRun }) => [name, lastRun])).toEqual(jobs.map(({ name }) => [name, null]));

  const { database, clock, signal, availability } = world;
  const runner = new JobRunner({
    availability,
    database,
    clock,
    log: quiet,
    signal,
    holder: "a",
    jobs,
    files: world.files,
  });
  await runner.prepare();
  await runner.tick();
  world.pass(10);
  const name = "remove-ended-sessions";
  const run = () => world.v2<{ data: Listed }>("post", `/jobs/${name}/run`, { as, body: {} });
  expect((await run()).body.data.requestedAt).toBe(clock.now().toISOString());
  expect((await run()).status).toBe(200);
  const entries = await world.rows("select action, actor_name, entity_label from team_activity where entity_id = $1", [
    name,
  ]);
  expect(entries).toEqual([
    { action: "state-changed", actor_name: "Ngọzị Okonkwọ", entity_label: "Remove ended sessions" },
  ]);
  await runner.tick();
  await runner.tick();
  const after = (await listed()).find((job) => job.name === name);
  expect(after).toMatchObject({ requestedAt: null, isLate: false, lastRun: { state: "done", trigger: "person" } });
  const { body } = await world.v2<{ total: number; data: { startedBy: string | null }[] }>(
    "get",
    `/jobs/runs?job=${name}`,
    { as },
  );
  const [asker] = await world.rows<{ id: string }>("select id from account_users where email = $1", [
    `${as}@demo.test`,
  ]);
  expect(body).toMatchObject({ total: 2, data: [{ startedBy: asker?.id }, { startedBy: null }] });

  world.pass(2 * 60);
  world.forgetTokens();
  expect((await listed()).every(({ isLate }) => isLate)).toBe(false);
  expect((await listed()).find((job) => job.name === name)?.isLate).toBe(true);
  const denied = await world.v2("post", "/jobs/nothing/run", { as, body: {} });
  expect([denied.status, denied.body.error]).toEqual([404, "Job not found."]);
});

it("removes what has had its time, and nothing else", async () => {
  const count = async (table: string) =>
    (await world.rows<{ n: number }>(`select count(*)::int n from ${table}`))[0]!.n;
  await world.signIn("admin@demo.test", "wrong");
  const headers = { "idempotency-key": "once" };
  const body = { name: "Once", subject: "Igbo", shape: "language" };
  await world.v2("post", "/curriculum/curriculum", { as: "director", headers, body });
  await world.rows("alter table team_activity disable trigger team_activity_only_added");
  await world.rows("update team_activity set at = now() - interval '3 years' where action = 'created'");
  await world.rows("alter table team_activity enable trigger team_activity_only_added");
  const activity = await count("team_activity where action <> 'created'");
  world.pass(4 * 24 * 60);
  await world.signIn("admin@demo.test");
  const { database, clock, signal, availability } = world;
  const runner = new JobRunner({
    availability,
    database,
    clock,
    log: quiet,
    signal,
    holder: "a",
    jobs,
    files: world.files,
  });
  await runner.prepare();
  await runner.tick();

  expect((await runs()).filter(({ error }) => error !== null)).toEqual([]);
  expect(await count("sign_in_failures")).toBe(0);
  expect(await count("answered_requests")).toBe(0);
  expect(await world.rows("select 1 from sessions where expires_at < $1", [clock.now()])).toEqual([]);
  expect(await count("sessions")).toBe(1);
  expect(await world.rows("select 1 from events where entity_kind = 'curriculum'")).toEqual([]);
  // Owners of leads were given tasks meanwhile, and people were written to about their lessons.
  const old =
    "action = 'created' and request_id not in ('give-lead-tasks', 'tell-of-agreements') and entity_kind <> 'message'";
  expect(await world.rows(`select 1 from team_activity where ${old}`)).toEqual([]);
  expect(await count("team_activity")).toBeGreaterThanOrEqual(activity);
});

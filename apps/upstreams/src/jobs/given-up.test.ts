import { pino } from "pino";
import { importer, runnerOf } from "../testing/imports.ts";
import { jobsOf } from "../testing/person-jobs.ts";
import { openWorld, type One, type Page, type World } from "../testing/world.ts";
import { takeImport } from "../features/imports/imports.public.ts";
import { claimJob } from "./account-jobs/job-lease.ts";
import { ExportRunner } from "./exports/export-runner.ts";
import { exportKinds } from "./exports/kinds.ts";
import type { Job } from "./job.ts";
import { claim } from "./lease.ts";
import { JobRunner } from "./runner.ts";

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const head = ["First name", "Surname", "Email", "Region"];
const ada = ["Ada", "Eze", "ada.given-up@x.example", "NG"];
const notices = async () =>
  (await world.rows<{ title: string; description: string }>("select title, description from notifications")).map(
    ({ title, description }) => [title, description],
  );

/** Two servers after each other that take up a piece of work and are never heard of again. */
async function twoServersEnd(take: (holder: string) => Promise<unknown>): Promise<void> {
  for (const holder of ["first", "second"]) {
    await take(holder);
    world.pass(2);
  }
}
const takeImports = (holder: string) => takeImport(world.database, holder, world.clock.now());
const quiet = pino({ level: "silent" });

it("gives up the reading of a file at which two servers have ended, and tells whoever sent it", async () => {
  const { start, one, work } = importer(world);
  const { body } = await start(Buffer.from([head, ada].map((row) => row.join()).join("\n")), "people.csv", null);
  await twoServersEnd(takeImports);
  await work();
  const error =
    "Stopped: the server ended twice while working on this file. Save it as CSV, or split it, and upload it again.";
  expect(await one(body.data._id)).toMatchObject({ state: "failed", error });
  expect(await notices()).toContainEqual(["people.csv could not be imported.", error]);
});

it("takes back what was imported before two servers ended at the same row", async () => {
  const { send, check, call, one } = importer(world);
  const id = await send([head, ada]);
  const { fingerprint } = await check(id);
  await call(`/imports/${id}/run`, { fingerprint });
  await twoServersEnd(takeImports);
  await runnerOf(world).tick();
  expect(await one(id)).toMatchObject({ state: "failed", error: expect.stringMatching(/^Stopped:/) as string });
  expect(await world.rows("select 1 from persons where email = $1", [ada[2]])).toEqual([]);
});

it("gives up a bulk job at which two servers have ended without getting on, and tells whoever asked", async () => {
  const { start, byId, work } = jobsOf(world, "super-admin");
  const { data } = (await world.v2<Page<{ _id: string }>>("get", "/people/customers?pageSize=2", { as: "super-admin" }))
    .body;
  const { body } = await start("customers-tag", { ids: data.map(({ _id }) => _id) }, { tag: "Gold" });
  await twoServersEnd((holder) => claimJob(world.database, holder, world.clock.now(), undefined));
  await work();
  expect(await byId(body.data._id)).toMatchObject({
    state: "failed",
    done: 0,
    error: "Stopped: the server ended twice while working on this. Nothing more is tried; ask your administrator.",
  });
  expect((await notices()).map(([title]) => title)).toContain("Add a tag to 2 customers: stopped");
});

it("gives up an export at which two servers have ended", async () => {
  const body = { kind: "customers-export", query: "", format: "csv" };
  const asked = await world.v2<One<{ _id: string }>>("post", "/account-jobs/exports", { as: "super-admin", body });
  await twoServersEnd((holder) => claimJob(world.database, holder, world.clock.now(), undefined));
  const { database, clock, files, availability, signal } = world;
  await new ExportRunner({
    database,
    clock,
    files,
    availability,
    signal,
    log: quiet,
    holder: "a",
    kinds: exportKinds,
  }).tick();
  expect(await jobsOf(world, "super-admin").byId(asked.body.data._id)).toMatchObject({ state: "failed" });
});

it("leaves a job of its own that has ended two servers until it is next due, and says so", async () => {
  const begun: Date[] = [];
  const run = ({ now }: { now: Date }) => Promise.resolve((begun.push(now), {}));
  const job: Job = { name: "count", title: "Count", does: "Counts.", everyMinutes: 60, run };
  const { database, clock, files, availability, signal } = world;
  const runner = new JobRunner({ database, clock, files, availability, signal, log: quiet, holder: "a", jobs: [job] });
  await runner.prepare();
  await twoServersEnd((holder) => claim(database, job, holder, clock.now()));
  await runner.tick();
  await runner.tick();
  expect(begun).toEqual([]);
  const runs = await world.rows<{ error: string }>("select error from job_runs order by started_at, id");
  expect(runs.map(({ error }) => error)).toEqual([
    "The server stopped before the run finished.",
    "Given up until it is next due: the server ended twice during this run.",
  ]);
  world.pass(60);
  await runner.tick();
  expect(begun).toHaveLength(1);
});

import { jobsOf } from "../../testing/person-jobs.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
let jobs: ReturnType<typeof jobsOf>;
beforeAll(async () => {
  world = await openWorld();
  jobs = jobsOf(world, "director");
});
afterAll(() => world.close());

async function run(kind: "promos-pause" | "promos-archive" | "banners-pause" | "banners-archive", ids: string[]) {
  const { _id: id } = (await jobs.start(kind, { ids })).body.data;
  await jobs.work();
  return { job: await jobs.byId(id), failed: (await jobs.items(id, "failed")).data };
}

it.each([
  ["promo", "promos"],
  ["banner", "banners"],
] as const)("pauses what is active of each %s, says of the others why not, and archives all", async (one, table) => {
  const rows = await world.rows<{ id: string; status: string }>(`select id, status from ${table} order by id`);
  const idIn = (state: string) => rows.find(({ status }) => status === state)?.id ?? "";
  const [active, draft] = [idIn("active"), idIn("draft")];
  const paused = await run(`${table}-pause`, [active, draft]);
  expect(paused.job).toMatchObject({ done: 1, failed: 1 });
  expect(paused.failed).toMatchObject([{ recordId: draft, reason: `This ${one} is a draft, so it cannot be paused.` }]);
  expect((await run(`${table}-archive`, [active, draft])).job).toMatchObject({ done: 2, failed: 0 });
  const after = await world.rows(`select distinct status from ${table} where id = any($1)`, [[active, draft]]);
  expect(after).toEqual([{ status: "archived" }]);
});

it("is a director's", async () => {
  const { status } = await jobsOf(world, "admin").start("promos-pause", { ids: ["x"] });
  expect(status).toBe(403);
});

import { pino } from "pino";
import request from "supertest";
import { importer } from "../testing/imports.ts";
import { jobsOf } from "../testing/person-jobs.ts";
import { openWorld, type One, type Page, type World } from "../testing/world.ts";
import { ExportRunner } from "./exports/export-runner.ts";
import { exportKinds } from "./exports/kinds.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const setRole = (role: string) =>
  world.rows("update account_users set user_role = $1 where email = 'admin@demo.test'", [role]);
const as = "admin" as const;
const opened = async (url: string) => (await request(world.servers.v2).get(url)).status;

it("shows of what somebody made while they read customers no name, file or link once they no longer do", async () => {
  const { send, check, one, rows } = importer(world, as);
  const id = await send([
    ["First name", "Surname", "Email", "Region"],
    ["Ada", "Secret", "no address", "NG"],
  ]);
  await check(id);
  const link = (await one(id)).problemFile?.url ?? "";

  const { start, items, byId, work } = jobsOf(world, as);
  const { data } = (await world.v2<Page<{ _id: string }>>("get", "/people/customers?pageSize=2", { as })).body;
  const bulk = (await start("customers-tag", { ids: data.map(({ _id }) => _id) }, { tag: "Gold" })).body.data._id;
  await work();
  const asked = { kind: "customers-export", query: "", format: "csv" };
  const exported = (await world.v2<One<{ _id: string }>>("post", "/account-jobs/exports", { as, body: asked })).body;
  const { database, clock, files, availability, signal } = world;
  const quiet = pino({ level: "silent" });
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
  const file = `/account-jobs/${exported.data._id}/file`;
  const exportLink = (await world.v2<One<{ url: string }>>("get", file, { as })).body.data.url;

  expect(await rows(id)).toHaveLength(1);
  expect((await items(bulk, "done")).total).toBe(2);
  expect([await opened(link), await opened(exportLink)]).toEqual([200, 200]);

  await setRole("content-creator");
  expect(await one(id)).toBeUndefined();
  expect(await rows(id)).toEqual([]);
  expect(await items(bulk, "done")).toMatchObject({ data: [], total: 0 });
  expect(await byId(bulk)).toMatchObject({ state: "done", done: 2 });
  expect((await world.v2("get", file, { as })).status).toBe(403);
  expect([await opened(link), await opened(exportLink)]).toEqual([404, 404]);

  await setRole("admin");
  expect(await rows(id)).toHaveLength(1);
  await world.rows("update account_users set status = 'suspended' where email = 'admin@demo.test'");
  expect(await opened(link)).toBe(404);
});

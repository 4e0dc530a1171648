import { readdir } from "node:fs/promises";
import Papa from "papaparse";
import { pino } from "pino";
import readSheet from "read-excel-file/node";
import request from "supertest";
import { listExportKinds, type ExportJobKind } from "@app/domain/system/account-job-enums.ts";
import type { Database } from "../../database/client.ts";
import { tidyFiles } from "../../features/files/files.public.ts";
import { addCustomers } from "../../testing/add-customers.ts";
import { needsNoEntry } from "../../testing/audited.ts";
import { jobsOf } from "../../testing/person-jobs.ts";
import { withoutSeededFiles } from "../../testing/files.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { AccountJobRecord } from "../account-jobs/account-jobs.record.ts";
import { jobs as systemJobs } from "../job-list.ts";
import type { ExportKind } from "./export-kind.ts";
import { ExportRunner } from "./export-runner.ts";
import { checkRows } from "./exports.service.ts";
import { exportKinds } from "./kinds.ts";

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await withoutSeededFiles(world);
});
afterEach(() => world.close());

type Wrote = One<AccountJobRecord> & { error: string; fields: object };
interface Link {
  _id: string;
  url: string;
  name: string;
  size: number;
}

const runnerOf = (holder = "a", kinds: Readonly<Record<string, ExportKind>> = exportKinds) => {
  const { database, clock, signal, availability, files } = world;
  return new ExportRunner({
    database,
    clock,
    signal,
    availability,
    files,
    log: pino({ level: "silent" }),
    holder,
    kinds,
  });
};
const start = (kind: ExportJobKind, body: object, as: Caller = "admin") =>
  world.v2<Wrote>("post", "/account-jobs/exports", { as, body: { kind, query: "", format: "csv", ...body } });
const begun = async (kind: ExportJobKind, body: object = {}, as: Caller = "admin") =>
  (await start(kind, body, as)).body.data._id;
const linkOf = (id: string, as: Caller = "admin") =>
  world.v2<One<Link> & { error: string }>("get", `/account-jobs/${id}/file`, { as });
async function fetched(id: string, as: Caller = "admin"): Promise<Buffer> {
  const { url } = (await linkOf(id, as)).body.data;
  const answer = await request(world.servers.v2).get(url).responseType("blob");
  expect(answer.headers["content-disposition"]).toMatch(/^attachment/);
  return answer.body as Buffer;
}
async function csvOf(id: string, as: Caller = "admin"): Promise<string[][]> {
  const { data } = Papa.parse<string[]>((await fetched(id, as)).toString().slice(1), { skipEmptyLines: true });
  return data;
}
const stored = async () => {
  const ids: string[] = [];
  for await (const id of world.files.store.list()) ids.push(id);
  return ids;
};
const staged = () => readdir(world.files.staging).catch(() => []);

it("writes what the list shows, by its filter and in its order, and says so in the last line", async () => {
  const query = "status=active&status=paused&sort=name&q=a";
  const id = await begun("customers-export", { query, columns: ["number", "name", "phone"] });
  await runnerOf().tick();
  const { body } = await world.v2<Page<{ customerNumber: string }>>("get", `/people/customers?${query}&pageSize=100`, {
    as: "admin",
  });
  const [headings, ...rows] = await csvOf(id);
  const [last] = rows.splice(-1);
  expect(headings).toEqual(["Number", "Name", "Phone"]);
  expect(rows.length).toBe(body.total);
  expect(rows.slice(0, 100).map(([number]) => number)).toEqual(body.data.map(({ customerNumber }) => customerNumber));
  expect(last).toEqual([
    `${body.total} rows. Filtered by “a”; Status: Active, Paused. Exported 2026-01-05T09:00Z by Ifẹ́olúwa Akínlàjà.`,
  ]);
  for (const [, , phone = ""] of rows) expect(phone).toMatch(/^(?:|\+[\d ]+)$/);
});

it("says what screens say, of values and of filters", async () => {
  const query = "source=referral-customer&ownerId=me&ownerId=none&archived=false&sort=number";
  const id = await begun("customers-export", { query, columns: ["source", "channel"] });
  await runnerOf().tick();
  const rows = await csvOf(id);
  const [last] = rows.splice(-1);
  const said = rows.slice(1).map(([source, channel]) => [source, channel]);
  expect(said.length).toBeGreaterThan(0);
  expect(new Set(said.map(([source]) => source))).toEqual(new Set(["Another customer"]));
  expect(said.map(([, channel]) => channel)).toContain("WhatsApp");
  expect(last?.[0]).toContain("Source: Another customer; Owner: Me, Nobody; Show: In use.");

  const rejected = await begun("rejected-export", { query: "stage=rejected&isLatest=true&sort=-rejectedAt" });
  await runnerOf().tick();
  const [headings, ...candidates] = await csvOf(rejected);
  expect(headings?.slice(0, 4)).toEqual(["Name", "Subjects", "Stage reached", "Reason"]);
  expect(candidates.slice(0, -1).every(([name, , reached, reason]) => name && reached && reason)).toBe(true);
  const [{ n } = { n: 0 }] = await world.rows<{ n: number }>(
    "select count(*)::int n from candidacies where stage = 'rejected' and is_latest",
  );
  expect(candidates).toHaveLength(n + 1);
});

it("writes workbooks whose texts are texts and whose sums stand in the last line", async () => {
  const id = await begun("regions-export", { format: "xlsx" }, "super-admin");
  await runnerOf().tick();
  const [sheet] = await readSheet(await fetched(id, "super-admin"));
  const [headings, ...rows] = sheet!.data;
  const last = rows.splice(-1)[0]!;
  expect(headings?.slice(0, 3)).toEqual(["Code", "Name", "Currency"]);
  const place = headings!.indexOf("Customers");
  const sum = rows.reduce((total, row) => total + Number(row[place]), 0);
  expect(sum).toBeGreaterThan(0);
  expect(last[0]).toContain(`Not filtered.`);
  expect(last[0]).toContain(`Customers: ${sum}`);
});

it("holds no more than a page of rows at a time, however many there are", async () => {
  await addCustomers(world, 3_000);
  const sizes: number[] = [];
  const { read, ...kind } = exportKinds["customers-export"];
  const counting: ExportKind = {
    ...kind,
    async read(...given) {
      const rows = await read(...given);
      sizes.push(rows.length);
      return rows;
    },
  };
  const id = await begun("customers-export", { query: "q=zikora+made", format: "xlsx" });
  await runnerOf("a", { "customers-export": counting }).tick();
  expect(sizes).toEqual([500, 500, 500, 500, 500, 500]);
  expect(await jobsOf(world, "admin").byId(id)).toMatchObject({ state: "done", total: 3_000, done: 3_000 });
});

it("tells its owner, and logs what was taken out", async () => {
  const id = await begun("customers-export", { query: "status=blocked" });
  await runnerOf().tick();
  const { total } = (await jobsOf(world, "admin").byId(id))!;
  const [notice] = await world.rows("select title, description, url from notifications where kind = 'account-job'");
  expect(notice).toEqual({
    title: `Export ${total} customers: finished`,
    description: `${total} rows, ready to download for 7 days.`,
    url: `/app/system/my-jobs?view=${id}`,
  });
  const [entry] = await world.rows("select reason, changes from team_activity where action = 'exported'");
  expect(entry).toMatchObject({
    reason: "Filtered by Status: Blocked.",
    changes: { rows: [null, total], format: [null, "csv"] },
  });
});

/** The kinds, with a step of the test's own before a page of customers is read. */
function before(page: number, step: (db: Database) => Promise<unknown>): Readonly<Record<string, ExportKind>> {
  const kind = exportKinds["customers-export"];
  let count = 0;
  return {
    "customers-export": {
      ...kind,
      async read(...given) {
        if (++count === page) await step(given[0].db);
        return kind.read(...given);
      },
    },
  };
}

it("leaves nothing behind when it is cancelled, and can be asked for again", async () => {
  await addCustomers(world, 1_200);
  const id = await begun("customers-export");
  const own = jobsOf(world, "admin");
  let cancelled: Promise<unknown> | undefined;
  await runnerOf(
    "a",
    before(2, () => {
      // It waits for the page at hand, which holds the job.
      cancelled = own.event(id, "cancel");
      return Promise.resolve();
    }),
  ).tick();
  await cancelled;
  expect(await own.byId(id)).toMatchObject({ state: "cancelled", fetchUntil: null });
  expect([await stored(), await staged()]).toEqual([[], []]);
  expect((await linkOf(id)).status).toBe(404);
  const { _id: again } = (await own.event(id, "retry")).body.data;
  await runnerOf().tick();
  expect(await own.byId(again)).toMatchObject({ state: "done", retryOf: id });
  expect((await csvOf(again)).length).toBeGreaterThan(1_200);
});

it("begins anew after a server died, and ends with one file", async () => {
  await addCustomers(world, 1_200);
  const id = await begun("customers-export");
  const dead = before(2, () => Promise.reject(Object.assign(new Error("gone"), { code: "ECONNRESET" })));
  await expect(runnerOf("dead", dead).tick()).rejects.toThrow();
  const own = jobsOf(world, "admin");
  await runnerOf("other").tick();
  expect((await own.byId(id))?.state).toBe("running");
  world.pass(1);
  await runnerOf("other").tick();
  const job = (await own.byId(id))!;
  expect(job).toMatchObject({ state: "done", done: job.total });
  expect((await csvOf(id)).length).toBe(job.total + 2);
  expect([(await stored()).length, await staged()]).toEqual([1, []]);
});

it("stores nothing under a job that another server has taken over meanwhile", async () => {
  await addCustomers(world, 600);
  const id = await begun("customers-export");
  await runnerOf(
    "a",
    before(1, (db) => db.execute("update account_jobs set holder = 'b'")),
  ).tick();
  expect(await world.rows("select id from files where kind = 'export'")).toEqual([]);
  expect((await jobsOf(world, "admin").byId(id))?.state).toBe("running");
});

it("is fetched by nobody but who asked for it, and only for as long as they may read the list", async () => {
  const id = await begun("customers-export");
  await runnerOf().tick();
  expect((await linkOf(id, "super-admin")).status).toBe(404);
  const [file] = await world.rows<{ id: string }>("select id from files where kind = 'export'");
  for (const as of ["admin", "super-admin"] as const) {
    expect((await world.v2<{ data: unknown[] }>("get", `/files?id=${file!.id}`, { as })).body.data).toEqual([]);
  }
  expect((await request(world.servers.v2).get(`/files/${file!.id}`)).status).toBe(404);
  expect((await linkOf(id)).status).toBe(200);
  await world.rows("update account_users set user_role = 'content-creator' where email = 'admin@demo.test'");
  expect((await linkOf(id)).status).toBe(403);
});

it("goes on with the rights that its owner has at each page", async () => {
  await addCustomers(world, 1_200);
  const id = await begun("customers-export");
  const fired = before(2, async (db) => {
    await db.execute("update account_users set user_role = 'content-creator' where email = 'admin@demo.test'");
    await needsNoEntry(db);
  });
  await runnerOf("a", fired).tick();
  expect(await world.rows("select state, error from account_jobs where id = $1", [id])).toEqual([
    { state: "failed", error: "You do not have permission to do this." },
  ]);
  expect(await stored()).toEqual([]);
});

it("is removed after seven days, row and bytes", async () => {
  const id = await begun("customers-export");
  await runnerOf().tick();
  expect((await jobsOf(world, "admin").byId(id))?.fetchUntil).toBe("2026-01-12T09:00:00.000Z");
  const { database, clock, files } = world;
  const removing = systemJobs.find(({ name }) => name === "remove-old-exports")!;
  const run = () => removing.run({ database, now: clock.now(), signal: new AbortController().signal, files });
  expect(await run()).toEqual({ removed: 0 });
  world.pass(7 * 24 * 60 + 1);
  expect(await run()).toEqual({ removed: 1 });
  world.forgetTokens();
  const { status, body } = await linkOf(id);
  expect([status, body.error]).toEqual([404, "This file is no longer there. Export the list again."]);
  expect((await jobsOf(world, "admin").byId(id))?.fetchUntil).toBe("2026-01-12T09:00:00.000Z");
  await tidyFiles({ database, files, now: clock.now(), signal: new AbortController().signal });
  expect(await stored()).toEqual([]);
});

it("refuses a column, a filter and a list that are not theirs to have", async () => {
  expect((await start("customers-export", { columns: ["safeguardingNote"] })).status).toBe(422);
  expect((await start("customers-export", { columns: [] })).body.fields).toEqual({
    columns: "Choose at least one column.",
  });
  expect((await start("customers-export", { query: "secret=1" })).status).toBe(400);
  expect((await start("staff-export", {}, "content-creator")).status).toBe(403);
  expect((await start("mails-export", {}, "admin")).status).toBe(403);
  for (const kind of listExportKinds) {
    for (const { id } of exportKinds[kind].columns) expect(id).not.toMatch(/safeguarding|needs|password|link/i);
  }
});

it("offers CSV where there are too many rows for a workbook", () => {
  expect(() => checkRows("xlsx", 100_000)).not.toThrow();
  expect(() => checkRows("csv", 200_000)).not.toThrow();
  expect(() => checkRows("xlsx", 100_001)).toThrow(
    "An Excel file holds at most 100,000 rows here, and this list has 100,001. Export it as CSV.",
  );
});

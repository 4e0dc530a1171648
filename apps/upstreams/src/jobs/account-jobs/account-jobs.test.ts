import { pino } from "pino";
import { eq } from "drizzle-orm";
import { accountJobItems } from "../../database/schema/account-jobs.table.ts";
import { regions } from "../../features/regions/regions.public.ts";
import { newId } from "../../database/new-id.ts";
import { needsNoEntry } from "../../testing/audited.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import { AccountJobRunner } from "./account-job-runner.ts";
import type { AccountJobItemRecord, AccountJobRecord } from "./account-jobs.record.ts";
import { bulkKinds } from "./kinds.ts";
import type { BulkKind } from "./bulk-kind.ts";

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const as = "super-admin";
const letters = (n: number) =>
  [n / 676, n / 26, n].map((at) => String.fromCharCode(65 + (Math.floor(at) % 26))).join("");

/** So many more regions, whose codes begin with Z. */
async function addRegions(count: number): Promise<void> {
  const now = world.clock.now();
  await world.database.transaction(async (tx) => {
    const [uk] = await tx.select().from(regions).where(eq(regions.code, "UK"));
    const { searchName: _, sortName: __, ...common } = uk!;
    const rows = Array.from({ length: count }, (_, n) => ({
      ...common,
      id: newId(now),
      code: `Z${letters(n)}`,
      name: `Made ${letters(n)}`,
    }));
    await tx.insert(regions).values(rows);
    await needsNoEntry(tx);
  });
}

const runnerOf = (holder: string, kinds: Readonly<Record<string, BulkKind>> = bulkKinds) => {
  const { database, clock, signal, availability } = world;
  return new AccountJobRunner({ database, clock, signal, availability, log: pino({ level: "silent" }), holder, kinds });
};
const all = (count: number, excludeIds: string[] = []) => ({ query: "q=Made", excludeIds, count });
const start = (choice: object, caller: Caller = as, kind = "regions-archive") =>
  world.v2<One<AccountJobRecord> & { error: string }>("post", "/account-jobs", { as: caller, body: { kind, choice } });
const jobOf = async (id: string, caller: Caller = as) =>
  (await world.v2<Page<AccountJobRecord>>("get", `/account-jobs?id=${id}`, { as: caller })).body.data[0];
const itemsOf = async (id: string, verdict: string) =>
  (
    await world.v2<Page<AccountJobItemRecord>>(
      "get",
      `/account-jobs/items?jobId=${id}&verdict=${verdict}&pageSize=100`,
      {
        as,
      },
    )
  ).body;
const event = (id: string, name: string, caller: Caller = as) =>
  world.v2<One<AccountJobRecord> & { error: string }>("post", `/account-jobs/${id}/${name}`, { as: caller, body: {} });
const archived = async () =>
  (await world.rows<{ n: number }>("select count(*)::int n from regions where name like 'Made%' and not active"))[0]!.n;

/** The kinds, with a step of the test's own before the record at a place is done. */
function before(place: number, step: () => Promise<unknown>): Readonly<Record<string, BulkKind>> {
  let count = 0;
  const kind = bulkKinds["regions-archive"];
  return {
    "regions-archive": {
      ...kind,
      async run(...given) {
        if (++count === place) await step();
        return kind.run(...given);
      },
    },
  };
}

it("does what was chosen and lists those that were edited meanwhile, untouched", async () => {
  await addRegions(500);
  const { body } = await start(all(500));
  expect(body.data).toMatchObject({ state: "waiting", total: 500, done: 0 });
  const edited = await world.rows<{ id: string }>(
    "select id from regions where name like 'Made%' order by code limit 40 offset 100",
  );
  await world.database.transaction(async (tx) => {
    for (const { id } of edited) {
      await tx.update(regions).set({ version: 2, invoicePrefix: "EDIT" }).where(eq(regions.id, id));
    }
    await needsNoEntry(tx);
  });
  await runnerOf("a").tick();
  const id = body.data._id;
  expect(await jobOf(id)).toMatchObject({ state: "done", total: 500, done: 460, skipped: 0, failed: 40 });
  expect(await archived()).toBe(460);
  const { data, total } = await itemsOf(id, "failed");
  expect(total).toBe(40);
  expect(new Set(data.map(({ recordId }) => recordId))).toEqual(new Set(edited.map(({ id: own }) => own)));
  expect(data[0]).toMatchObject({ reason: expect.stringMatching(/^This record was changed by /) as string });
  const entries = await world.rows<{ reason: string }>(
    "select distinct reason from team_activity where action = 'archived' and request_id = $1",
    [id],
  );
  expect(entries).toEqual([{ reason: "Job: Archive 500 regions." }]);
  const notices = await world.rows("select title, description, url from notifications where kind = 'account-job'");
  expect(notices).toEqual([
    {
      title: "Archive 500 regions: finished",
      description: "460 done, 40 failed.",
      url: `/app/system/my-jobs?view=${id}`,
    },
  ]);

  const retried = (await event(id, "retry")).body.data;
  expect(retried).toMatchObject({ total: 40, retryOf: id, state: "waiting" });
  await runnerOf("a").tick();
  expect(await jobOf(retried._id)).toMatchObject({ state: "done", done: 40 });
  expect(await archived()).toBe(500);
  expect((await event(retried._id, "retry")).body.error).toBe("Nothing is left to try again.");
});

it("skips a record that is as it was to be, with a link to it", async () => {
  await addRegions(2);
  const [first] = await world.rows<{ id: string }>("select id from regions where code = 'ZAAA'");
  const { body } = await start(all(2));
  await world.v2("post", `/admin/region/${first!.id}/archive`, { as, body: { version: 1 } });
  await world.v2("post", `/admin/region/${first!.id}/restore`, { as, body: { version: 2 } });
  await world.v2("post", `/admin/region/${first!.id}/archive`, { as, body: { version: 3 } });
  await runnerOf("a").tick();
  expect(await jobOf(body.data._id)).toMatchObject({ done: 1, skipped: 1, failed: 0 });
  expect((await itemsOf(body.data._id, "skipped")).data).toMatchObject([
    { label: "ZAAA", url: `/app/tutoring/regions?edit=${first!.id}`, reason: "It is already archived." },
  ]);
});

it("refuses a filter that matches another number by now, and says both", async () => {
  await addRegions(3);
  const moved = await start(all(2));
  expect([moved.status, moved.body.error]).toEqual([
    409,
    "You chose 2 regions, but 3 match now. Check the list and try again.",
  ]);
  const missing = await start({ ids: ["f".repeat(24)] });
  expect([missing.status, missing.body.error]).toEqual([
    409,
    "You chose 1 region, but 0 match now. Check the list and try again.",
  ]);
  expect(await world.rows("select id from account_jobs")).toEqual([]);
  const [first] = await world.rows<{ id: string }>("select id from regions where code = 'ZAAA'");
  expect((await start(all(2, [first!.id]))).body.data).toMatchObject({ total: 2 });
  expect(await world.rows("select 1 from account_job_items where record_id = $1", [first!.id])).toEqual([]);
});

it("stops before the next record when it is cancelled, and does the rest as a new job", async () => {
  await addRegions(100);
  const { _id: id } = (await start(all(100))).body.data;
  let cancelled: ReturnType<typeof event> | undefined;
  await runnerOf(
    "a",
    before(3, () => {
      // It waits for the record at hand, which holds the job.
      cancelled = event(id, "cancel");
      return Promise.resolve();
    }),
  ).tick();
  const answer = await cancelled;
  const job = await jobOf(id);
  expect(job!.done).toBe(answer!.body.data.done);
  expect(job).toMatchObject({ state: "cancelled", failed: 0 });
  expect(job!.done).toBeLessThan(100);
  expect(await archived()).toBe(job!.done);
  await runnerOf("a").tick();
  expect(await archived()).toBe(job!.done);
  const { _id: rest } = (await event(id, "retry")).body.data;
  await runnerOf("a").tick();
  expect(await jobOf(rest)).toMatchObject({ state: "done", done: 100 - job!.done });
  expect((await event(rest, "cancel")).body.error).toBe("This job is done, so it cannot be cancelled.");
});

it("goes on after a server died, once its lease has run out, and doubles nothing", async () => {
  await addRegions(6);
  const { _id: id } = (await start(all(6))).body.data;
  const kinds = before(3, () => Promise.reject(Object.assign(new Error("gone"), { code: "ECONNRESET" })));
  await expect(runnerOf("dead", kinds).tick()).rejects.toThrow();
  expect(await jobOf(id)).toMatchObject({ state: "running", done: 2 });
  await runnerOf("other").tick();
  expect(await jobOf(id)).toMatchObject({ state: "running", done: 2 });
  world.pass(1);
  await runnerOf("other").tick();
  expect(await jobOf(id)).toMatchObject({ state: "done", done: 6 });
  const versions = await world.rows("select distinct version from regions where name like 'Made%'");
  expect(versions).toEqual([{ version: 2 }]);
  expect(
    (await world.rows("select 1 from team_activity where action = 'archived' and request_id = $1", [id])).length,
  ).toBe(6);
});

it("leaves a job alone that another server has taken over meanwhile", async () => {
  await addRegions(4);
  const { _id: id } = (await start(all(4))).body.data;
  const kind = bulkKinds["regions-archive"];
  let count = 0;
  const kinds: Readonly<Record<string, BulkKind>> = {
    "regions-archive": {
      ...kind,
      async run(...given) {
        if (++count === 2) await given[0].db.execute("update account_jobs set holder = 'b'");
        return kind.run(...given);
      },
    },
  };
  await runnerOf("a", kinds).tick();
  expect(await jobOf(id)).toMatchObject({ state: "running", done: 2 });
  world.pass(1);
  await runnerOf("b").tick();
  expect(await jobOf(id)).toMatchObject({ state: "done", done: 4 });
});

it("does each record once when several servers look at the same time", async () => {
  await addRegions(4);
  const { _id: id } = (await start(all(4))).body.data;
  const slow = before(2, () => {
    world.pass(1);
    return Promise.resolve();
  });
  await Promise.all([runnerOf("a", slow).tick(), runnerOf("b").tick(), runnerOf("c").tick()]);
  expect(await jobOf(id)).toMatchObject({ state: "done", done: 4 });
  expect(await world.rows("select distinct version from regions where name like 'Made%'")).toEqual([{ version: 2 }]);
});

it("works with the rights that its owner has when each record comes", async () => {
  await addRegions(4);
  const { _id: id } = (await start(all(4))).body.data;
  const kinds = {
    "regions-archive": {
      ...bulkKinds["regions-archive"],
      async run(...given: Parameters<BulkKind["run"]>) {
        const done = await bulkKinds["regions-archive"].run(...given);
        const { place } = (
          await given[0].db.select().from(accountJobItems).where(eq(accountJobItems.recordId, given[1]._id))
        )[0]!;
        if (place === 2) {
          await given[0].db.execute(
            "update account_users set user_role = 'admin' where email = 'super-admin@demo.test'",
          );
        }
        return done;
      },
    },
  };
  await runnerOf("a", kinds).tick();
  const [job] = await world.rows("select state, done, failed from account_jobs where id = $1", [id]);
  expect(job).toEqual({ state: "done", done: 2, failed: 2 });
  expect(await world.rows("select distinct reason from account_job_items where verdict = 'failed'")).toEqual([
    { reason: "You do not have permission to do this." },
  ]);
});

it("is seen, cancelled and retried by nobody but who asked for it", async () => {
  await addRegions(1);
  const { _id: id } = (await start(all(1))).body.data;
  expect(await jobOf(id, "director")).toBeUndefined();
  const items = await world.v2<Page<unknown>>("get", `/account-jobs/items?jobId=${id}`, { as: "director" });
  expect(items.body.total).toBe(0);
  expect((await event(id, "cancel", "director")).status).toBe(404);
  expect((await event(id, "retry", "director")).status).toBe(404);
  expect((await start(all(1), "director")).status).toBe(403);
  expect((await start({ ids: ["x"] }, "no-role")).status).toBe(403);
  const told = await world.rows<{ person_id: string; permission: null }>(
    "select distinct person_id, permission from events where entity_kind = 'account-job'",
  );
  const [owner] = await world.rows<{ id: string }>("select id from account_users where email = $1", [
    `${as}@demo.test`,
  ]);
  expect(told).toEqual([{ person_id: owner!.id, permission: null }]);
});

it("fails as a whole where this version does not know the kind", async () => {
  await addRegions(1);
  const { _id: id } = (await start(all(1))).body.data;
  await runnerOf("a", {}).tick();
  expect(await jobOf(id)).toMatchObject({
    state: "failed",
    error: "This version of the portal does not know how to do this.",
  });
});

it("archives and restores curricula of a list, each as its state allows", async () => {
  const [draft] = await world.rows<{ id: string }>("select id from curricula where status = 'draft' limit 1");
  const [active] = await world.rows<{ id: string }>("select id from curricula where status = 'active' limit 1");
  const ids = [active!.id, ...(draft ? [draft.id] : [])];
  const { _id: id } = (await start({ ids }, "director", "curricula-archive")).body.data;
  await runnerOf("a").tick();
  expect(await jobOf(id, "director")).toMatchObject({ state: "done", total: ids.length });
  expect(await world.rows("select status from curricula where id = $1", [active!.id])).toEqual([
    { status: "archived" },
  ]);
});

import { eq } from "drizzle-orm";
import { customers, persons } from "../../features/customers/customers.public.ts";
import { newId } from "../../database/new-id.ts";
import { needsNoEntry } from "../../testing/audited.ts";
import { jobsOf } from "../../testing/person-jobs.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
let jobs: ReturnType<typeof jobsOf>;
beforeEach(async () => {
  world = await openWorld();
  jobs = jobsOf(world, "admin");
});
afterEach(() => world.close());

/** So many more customers, all called Zikọra. */
async function addCustomers(count: number): Promise<string[]> {
  const now = world.clock.now();
  return world.database.transaction(async (tx) => {
    const [first] = await tx.select().from(customers).limit(1);
    const common = { createdAt: now, updatedAt: now, createdBy: "system", updatedBy: "system" };
    const ids = Array.from({ length: count }, () => newId(now));
    const people = ids.map((id, n) => ({ ...common, id, firstName: "Zikọra", lastName: `Made ${n}`, timeZone: "UTC" }));
    await tx.insert(persons).values(people);
    const { regionId, currency } = first!;
    await tx
      .insert(customers)
      .values(
        ids.map((id, n) => ({ ...common, id, regionId, currency, customerNumber: `C-9${n}`, status: "lead" as const })),
      );
    await needsNoEntry(tx);
    return ids;
  });
}
const all = (count: number, excludeIds: string[] = []) => ({ query: "q=zikora+made&sort=name", excludeIds, count });
const tagged = async (tag: string) =>
  (await world.rows<{ n: number }>("select count(*)::int n from customers where tags @> array[$1]", [tag]))[0]!.n;

it("tags 120 customers of whom 40 are edited meanwhile: 80 are done, 40 listed and left alone", async () => {
  const ids = await addCustomers(120);
  const { _id: id } = (await jobs.start("customers-tag", all(120), { tag: "Choir" })).body.data;
  const edited = ids.slice(60, 100);
  await world.database.transaction(async (tx) => {
    for (const one of edited) await tx.update(customers).set({ version: 2 }).where(eq(customers.id, one));
    await needsNoEntry(tx);
  });
  await jobs.work();
  expect(await jobs.byId(id)).toMatchObject({ state: "done", total: 120, done: 80, skipped: 0, failed: 40 });
  const { data } = await jobs.items(id, "failed");
  expect(new Set(data.map(({ recordId }) => recordId))).toEqual(new Set(edited));
  expect(data[0]).toMatchObject({
    label: expect.stringMatching(/^Zikọra Made \d+$/) as string,
    url: `/app/tutoring/customers/${data[0]?.recordId}`,
  });
  expect(await tagged("Choir")).toBe(80);

  const { _id: again } = (await jobs.event(id, "retry")).body.data;
  await jobs.work();
  expect(await jobs.byId(again)).toMatchObject({ state: "done", total: 40, done: 40 });
  expect(await tagged("Choir")).toBe(120);
});

it("adds a tag once, takes it away again, and leaves those who are unticked", async () => {
  const [first = "", second = "", third = ""] = await addCustomers(3);
  const run = async (kind: "customers-tag" | "customers-untag", choice: object) => {
    const { _id: id } = (await jobs.start(kind, choice, { tag: " Night class " })).body.data;
    await jobs.work();
    return jobs.byId(id);
  };
  expect(await run("customers-tag", all(2, [third]))).toMatchObject({ done: 2 });
  expect(await run("customers-tag", all(3))).toMatchObject({ done: 1, skipped: 2 });
  expect(await tagged("Night class")).toBe(3);
  expect(await run("customers-untag", { ids: [first] })).toMatchObject({ done: 1 });
  expect(await run("customers-untag", { ids: [first, second] })).toMatchObject({ done: 1, skipped: 1 });
  expect(await tagged("Night class")).toBe(1);
});

it("refuses one tag too many on a customer, and says so of that one", async () => {
  const [first = "", second = ""] = await addCustomers(2);
  await world.rows("update customers set tags = $2 where id = $1", [
    first,
    Array.from({ length: 20 }, (_, n) => `t${n}`),
  ]);
  const { _id: id } = (await jobs.start("customers-tag", { ids: [first, second] }, { tag: "Choir" })).body.data;
  await jobs.work();
  expect(await jobs.byId(id)).toMatchObject({ done: 1, failed: 1 });
  expect((await jobs.items(id, "failed")).data).toMatchObject([{ recordId: first, reason: "Use at most 20 tags." }]);
});

it("gives customers to a colleague, and to nobody, and refuses somebody who is not there", async () => {
  await addCustomers(2);
  const [owner] = await world.rows<{ id: string }>("select id from account_users where email = 'admin@demo.test'");
  const give = async (ownerId: string | null) => {
    const { _id: id } = (await jobs.start("customers-owner", all(2), { ownerId })).body.data;
    await jobs.work();
    return jobs.byId(id);
  };
  expect(await give(owner!.id)).toMatchObject({ done: 2 });
  expect(await give(owner!.id)).toMatchObject({ skipped: 2 });
  expect(await give(null)).toMatchObject({ done: 2 });
  expect(await give("f".repeat(24))).toMatchObject({ failed: 2 });
});

it.each([
  ["a tag that is empty", "customers-tag", { tag: " " }, { tag: "Tag is required." }],
  [
    "a tag that is too long",
    "customers-untag",
    { tag: "x".repeat(31) },
    { tag: "Tag must be 30 characters or fewer." },
  ],
  ["a suspension without a reason", "staff-suspend", {}, { reason: "Reason is required." }],
] as const)("refuses %s before anything is begun", async (_, kind, payload, fields) => {
  const { status, body } = await jobsOf(world, "super-admin").start(kind, { ids: ["x"] }, payload);
  expect([status, body.fields]).toEqual([422, fields]);
  expect(await world.rows("select id from account_jobs")).toEqual([]);
});

it("archives and restores dependents, and skips those who are so already", async () => {
  const rows = await world.rows<{ id: string; status: string }>(
    `select id, status from dependents d where not exists (select 1 from confirmed_lessons k where k.dependent_id = d.id)
     and not exists (select 1 from customer_pod_members m where m.dependent_id = d.id) order by id limit 60`,
  );
  const ids = rows.map(({ id }) => id);
  const active = rows.filter(({ status }) => status === "active").length;
  const { _id: archive } = (await jobs.start("dependents-archive", { ids })).body.data;
  await jobs.work();
  expect(await jobs.byId(archive)).toMatchObject({ state: "done", done: active, skipped: 60 - active });
  const { _id: restore } = (await jobs.start("dependents-restore", { ids })).body.data;
  await jobs.work();
  expect(await jobs.byId(restore)).toMatchObject({ state: "done", done: 60 });
});

it("suspends accounts under the guards of a single call, and reinstates them", async () => {
  const team = jobsOf(world, "super-admin");
  const rows = await world.rows<{ id: string; email: string }>(
    "select id, email from account_users where email in ('super-admin@demo.test', 'admin@demo.test')",
  );
  const self = rows.find(({ email }) => email.startsWith("super"))!.id;
  const ids = rows.map(({ id }) => id);
  const { _id: id } = (await team.start("staff-suspend", { ids }, { reason: "Left." })).body.data;
  await team.work();
  expect(await team.byId(id)).toMatchObject({ done: 1, failed: 1 });
  expect((await team.items(id, "failed")).data).toMatchObject([{ recordId: self }]);
  const entry = await world.rows(
    "select reason from team_activity where request_id = $1 and action = 'state-changed' and entity_kind <> 'account-job'",
    [id],
  );
  expect(entry).toEqual([{ reason: "Left." }]);
  const others = { ids: ids.filter((one) => one !== self) };
  const { _id: back } = (await team.start("staff-reinstate", others)).body.data;
  await team.work();
  expect(await team.byId(back)).toMatchObject({ done: 1 });
  const { _id: again } = (await team.start("staff-reinstate", others)).body.data;
  await team.work();
  expect(await team.byId(again)).toMatchObject({ skipped: 1 });
});

it("is refused to those who may not do it to one", async () => {
  for (const [kind, payload] of [
    ["customers-tag", { tag: "Choir" }],
    ["staff-suspend", { reason: "Left." }],
  ] as const) {
    expect((await jobsOf(world, "content-creator").start(kind, { ids: ["x"] }, payload)).status).toBe(403);
  }
});

import { mailsTo } from "../../testing/mailbox.ts";
import { jobsOf } from "../../testing/person-jobs.ts";
import { openWorld, type One, type World } from "../../testing/world.ts";

let world: World;
let jobs: ReturnType<typeof jobsOf>;
let regionId: string;
beforeAll(async () => {
  world = await openWorld();
  jobs = jobsOf(world, "admin");
  regionId = (await world.rows<{ id: string }>("select id from regions where code = 'UK'"))[0]!.id;
});
afterAll(() => world.close());

interface Customer {
  _id: string;
  version: number;
  email: string | null;
  customerNumber: string;
}
let made = 0;
const add = async (over: object = {}) => {
  const email = `bulk.${made++}@example.org`;
  const body = { firstName: "Zikọra", lastName: "Ụzọ", email, phoneNumber: "+447400900123", regionId, ...over };
  return (await world.v2<One<Customer>>("post", "/people/customers", { as: "admin", body })).body.data;
};
const save = async ({ _id, version }: Customer, changes: object) =>
  (await world.v2<One<Customer>>("patch", "/people/customers", { as: "admin", body: { _id, version, ...changes } }))
    .body.data;
const idsOf = (customers: readonly Customer[]) => ({ ids: customers.map(({ _id }) => _id) });
const done = async (...asked: Parameters<typeof jobs.start>) => {
  const { _id } = (await jobs.start(...asked)).body.data;
  await jobs.work();
  return _id;
};
const refused = async (id: string) =>
  new Map((await jobs.items(id, "failed")).data.map(({ recordId, reason }) => [recordId, reason]));

const hello = { subject: "Dear {{firstName}}", body: "For {{ learnerNames }}, {{customerNumber}}, {{regionName}}." };

it("writes to each with what is theirs filled in, once, and keeps it with their messages", async () => {
  const [ada, bola] = [await add({ firstName: "Ada" }), await add({ firstName: "{{lastName}}" })];
  const id = await done("customers-message", idsOf([ada, bola]), hello);
  expect(await jobs.byId(id)).toMatchObject({ state: "done", done: 2, failed: 0 });
  await world.sendMail();
  expect(await mailsTo(world, ada.email ?? "")).toMatchObject([
    { subject: "Dear Ada", text: `For Ada, ${ada.customerNumber}, United Kingdom.` },
  ]);
  // What a name looks like is never read as a placeholder.
  expect(await mailsTo(world, bola.email ?? "")).toMatchObject([{ subject: "Dear {{lastName}}" }]);
  expect(await world.rows("select subject, channel from messages where to_person_id = $1", [ada._id])).toEqual([
    { subject: "Dear Ada", channel: "email" },
  ]);
});

it("lists those without an address, who said no, who were archived or edited, and writes to the others", async () => {
  const bare = await add({ email: "" });
  const never = await add();
  const asked = await save(await add(), { marketingConsent: true });
  const no = await save(asked, { marketingConsent: false });
  const gone = await add();
  const edited = await add();
  const { _id: id } = (
    await jobs.start("customers-message", idsOf([bare, never, no, gone, edited]), { subject: "Hello", body: "There." })
  ).body.data;
  await world.v2("post", `/people/customers/${gone._id}/archive`, { as: "admin", body: { version: 1 } });
  await save(edited, { taxId: "TX-1" });
  await jobs.work();
  expect(await jobs.byId(id)).toMatchObject({ done: 1, failed: 4 });
  const reasons = await refused(id);
  expect([reasons.get(bare._id), reasons.get(no._id)]).toEqual([
    "They have no email address.",
    "They asked not to be written to with news.",
  ]);
  for (const { _id } of [gone, edited]) expect(reasons.get(_id)).toMatch(/^This record was changed by/);
  const again = (await jobs.event(id, "retry")).body.data;
  await jobs.work();
  expect(await jobs.byId(again._id)).toMatchObject({ total: 4, done: 1, failed: 3 });
  expect((await refused(again._id)).get(gone._id)).toBe("This customer is archived, so it cannot be changed.");
});

it("writes to customers whom a job of one's own has tagged since, and not where somebody edited them besides", async () => {
  const all = [await add(), await add(), await add()];
  const tagging = (await jobs.start("customers-tag", idsOf(all), { tag: "Gold" })).body.data._id;
  const writing = (await jobs.start("customers-message", idsOf(all), { subject: "Hello", body: "There." })).body.data
    ._id;
  await save(all[2]!, { taxId: "TX-3" });
  await jobs.work();
  expect(await jobs.byId(tagging)).toMatchObject({ done: 2, failed: 1 });
  expect(await jobs.byId(writing)).toMatchObject({ done: 2, failed: 1 });
  expect([...(await refused(writing)).keys()]).toEqual([all[2]!._id]);
});

it.each([
  [{ subject: "", body: "x" }, { subject: "Subject is required." }],
  [{ subject: "x", body: " " }, { body: "Message is required." }],
  [{ subject: "Hi {{podName}}", body: "x" }, { subject: expect.stringMatching(/cannot be filled in/) as string }],
  [{ subject: "x", body: "Dear {{firstName" }, { body: expect.stringMatching(/two braces/) as string }],
])("refuses %j before anybody is written to", async (payload, fields) => {
  const { status, body } = await jobs.start("customers-message", idsOf([await add()]), payload);
  expect([status, body.fields]).toEqual([422, fields]);
});

it("archives and restores many, skips those who are so already, and leaves who was edited meanwhile", async () => {
  const all = [await add(), await add(), await add()];
  await world.v2("post", `/people/customers/${all[0]!._id}/archive`, { as: "admin", body: { version: 1 } });
  const { _id: id } = (await jobs.start("customers-archive", idsOf(all))).body.data;
  await save(all[1]!, { taxId: "TX-2" });
  await jobs.work();
  expect(await jobs.byId(id)).toMatchObject({ done: 1, skipped: 1, failed: 1 });
  expect([...(await refused(id)).keys()]).toEqual([all[1]!._id]);
  const back = { query: `archived=true&id=${all[0]!._id}&id=${all[2]!._id}`, excludeIds: [], count: 2 };
  expect(await jobs.byId(await done("customers-restore", back))).toMatchObject({ done: 2 });
});

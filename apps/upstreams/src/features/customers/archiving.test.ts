import { importer } from "../../testing/imports.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { CustomerRecord } from "./customer.record.ts";

let world: World;
let regionId: string;
beforeAll(async () => {
  world = await openWorld();
  regionId = (await world.rows<{ id: string }>("select id from regions where code = 'UK'"))[0]!.id;
});
afterAll(() => world.close());

type Wrote = One<CustomerRecord> & { error: string; code: string };
const path = "/people/customers";
const call = (at: string, body: object, as: Caller = "admin", method: "post" | "patch" = "post") =>
  world.v2<Wrote>(method, at, { as, body });
let made = 0;
const aCustomer = async (over: object = {}) => {
  const draft = {
    firstName: "Zikọra",
    lastName: `Archiving${made}`,
    email: `archiving.${made++}@example.org`,
    regionId,
  };
  return (await call(path, { ...draft, ...over })).body.data;
};
const fire = ({ _id, version }: CustomerRecord, event: string, as?: Caller, more: object = {}) =>
  call(`${path}/${_id}/${event}`, { version, ...more }, as);
const archived = async (over: object = {}) => (await fire(await aCustomer(over), "archive")).body.data;
const found = async (at: string) =>
  (await world.v2<Page<{ _id: string }>>("get", at, { as: "admin" })).body.data.map(({ _id }) => _id);
const listed = (query: string) => found(`${path}?${query}`);

it("is left out of the list unless asked for, is opened by id, and comes back as they stood", async () => {
  const customer = await aCustomer({ tags: ["Choir"] });
  const { data } = (await fire(customer, "archive")).body;
  expect(data).toMatchObject({ archivedAt: world.clock.now().toISOString(), status: "lead", version: 2 });
  const name = `q=${customer.lastName}`;
  expect([await listed(name), await listed(`${name}&archived=false`)]).toEqual([[], []]);
  expect([await listed(`${name}&archived=true`), await listed(`id=${customer._id}`)]).toEqual([
    [customer._id],
    [customer._id],
  ]);
  expect((await fire(data, "archive")).body.data.version).toBe(2);
  const back = (await fire(data, "restore")).body.data;
  const changed = { archivedAt: null, version: 3, updatedAt: back.updatedAt, updatedBy: back.updatedBy };
  expect(back).toEqual({ ...customer, ...changed });
  expect(await listed(name)).toEqual([customer._id]);
});

it("refuses whatever would change them or add to their account, in plain words", async () => {
  const customer = await aCustomer();
  const child = {
    customerId: customer._id,
    firstName: "Tòní",
    lastName: "Obi",
    relationship: "child",
    ageGroup: "from-5",
  };
  const dependent = (await call("/people/dependents", child)).body.data;
  const gone = (await fire(customer, "archive")).body.data;
  const cannotBe = (done: string) => `This customer is archived, so it cannot be ${done}.`;
  const { _id: customerId, version } = gone;
  const refusals = {
    save: await call(path, { _id: customerId, version, firstName: "Zara" }, "admin", "patch"),
    note: await call("/people/customer-notes", { customerId, text: "Hello." }),
    message: await call("/people/messages", { toPersonId: customerId, channel: "phone", body: "Called." }),
    dependent: await call("/people/dependents", { ...child, firstName: "Ada" }),
    "a dependent's name": await call(
      "/people/dependents",
      { _id: dependent._id, version: 1, firstName: "Ada" },
      "admin",
      "patch",
    ),
    "a dependent's state": await call(`/people/dependents/${dependent._id}/archive`, { version: 1 }),
  };
  for (const [what, { status, body }] of Object.entries(refusals))
    expect([what, status, body.code, body.error]).toEqual([what, 409, "WRONG_STATE", cannotBe("changed")]);
  const blocked = await fire(gone, "block", "admin", { reason: "Abuse." });
  expect([blocked.status, blocked.body.error]).toEqual([409, cannotBe("blocked")]);
});

it("can no longer be chosen as a learner, nor can those they pay for, until they are restored", async () => {
  const customer = await aCustomer({ lastName: "Ụzọwụlụ" });
  const child = { firstName: "Tòní", lastName: "Ụzọwụlụ", relationship: "child", ageGroup: "from-5" };
  const dependent = (await call("/people/dependents", { ...child, customerId: customer._id })).body.data;
  const both = [customer._id, dependent._id].toSorted();
  const choices = async (typed: string) => {
    const { data } = (
      await world.v2<Page<{ _id: string }>>("get", `/people/learners?q=${typed}&pageSize=100`, { as: "admin" })
    ).body;
    return data.map(({ _id }) => _id).toSorted();
  };
  const typed = ["uzowulu", "uz", customer.customerNumber];
  for (const one of typed) expect(await choices(one)).toEqual(expect.arrayContaining(both));
  const gone = (await fire(customer, "archive")).body.data;
  for (const one of typed) {
    const left = await choices(one);
    expect(left.filter((id) => both.includes(id))).toEqual([]);
  }
  const byId = `/people/learners?${both.map((id) => `id=${id}`).join("&")}`;
  const known = await world.v2<Page<{ archived: boolean }>>("get", byId, { as: "admin" });
  expect(known.body.data).toMatchObject([{ archived: true }, { archived: true }]);
  await fire(gone, "restore");
  for (const one of typed) expect(await choices(one)).toEqual(expect.arrayContaining(both));
});

it("is still offered to whoever is about to add the same person again", async () => {
  const { _id, email } = await archived({ email: "again@example.org" });
  const { body } = await world.v2<CustomerRecord[]>("get", `/people/likely-customers?email=${email}`, { as: "admin" });
  expect(body).toMatchObject([{ _id, archivedAt: expect.any(String) as string }]);
});

it("is taken back by undoing, and a merge is not taken for it", async () => {
  const customer = await archived();
  const undo = (_id: string, version: number) =>
    call("/audit/undo", { entityKind: "customer", entityId: _id, version });
  expect((await undo(customer._id, 2)).status).toBe(200);
  expect(await listed(`q=${customer.lastName}`)).toEqual([customer._id]);
  const [kept, other] = [await aCustomer(), await aCustomer()];
  const merge = { version: 1, otherId: other._id, otherVersion: 1, choices: {} };
  const { body } = await world.v2<{ merge: { _id: string } }>("post", `${path}/${kept._id}/merge`, {
    as: "admin",
    body: merge,
  });
  expect((await undo(other._id, 2)).body.error).toBe("This change cannot be undone.");
  expect(await listed(`q=${other.lastName}&archived=true`)).toEqual([]);
  const merged = { ...other, version: 2 };
  expect((await fire(merged, "restore")).body.error).toBe("This customer is merged, so it cannot be restored.");
  await call(`/people/merges/${body.merge._id}/undo`, {});
  expect((await undo(other._id, 3)).body.error).toBe("This change cannot be undone.");
});

it("is not merged until restored", async () => {
  const [kept, other] = [await aCustomer(), await archived()];
  const merge = { version: 1, otherId: other._id, otherVersion: 2, choices: {} };
  const { status, body } = await call(`${path}/${kept._id}/merge`, merge);
  expect([status, body.error]).toEqual([409, `Zikọra ${other.lastName} is archived. Restore them before merging.`]);
});

it("is named by an import, restored by it where that was asked, and archived again when it is undone", async () => {
  const { send, check, run, rows, undo } = importer(world);
  const { _id, customerNumber } = await archived();
  const id = await send([
    ["Number", "Tax number"],
    [customerNumber, "TX-9"],
  ]);
  await check(id);
  expect((await rows(id)).map(({ verdict }) => verdict)).toEqual(["archived"]);
  await check(id, { restores: true });
  expect((await rows(id)).map(({ verdict }) => verdict)).toEqual(["update"]);
  expect((await run(id)).state).toBe("imported");
  const standing = () => world.rows("select archived_at is null as in_use, tax_id from customers where id = $1", [_id]);
  expect(await standing()).toEqual([{ in_use: true, tax_id: "TX-9" }]);
  await undo(id);
  expect(await standing()).toEqual([{ in_use: false, tax_id: null }]);
});

it("is archived and restored by those who may act on customers alone", async () => {
  const customer = await aCustomer();
  for (const event of ["archive", "restore"]) expect((await fire(customer, event, "content-manager")).status).toBe(403);
});

it("leaves a child in use who is still taught in a pod, names it and its course, and archives them once they have left", async () => {
  interface Member {
    id: string;
    version: number;
    member: string;
    pod: string;
    number: string;
  }
  const [taught] = await world.rows<Member>(
    `select d.id, d.version, m.id as member, p.name as pod, c.confirmed_number as number
     from dependents d join customer_pod_members m on m.dependent_id = d.id and m.archived_at is null
     join customer_pods p on p.id = m.pod_id join confirmed_lessons c on c.pod_id = p.id
     where c.status = 'active' and d.status = 'active' and not exists (select 1 from confirmed_lessons o
       where o.dependent_id = d.id and o.status in ('active', 'paused', 'awaiting-payment'))
     order by c.confirmed_number limit 1`,
  );
  const archive = () => call(`/people/dependents/${taught?.id}/archive`, { version: taught?.version });
  const { status, body } = await archive();
  expect([status, body.error]).toEqual([
    409,
    expect.stringContaining(`still has lessons: ${taught?.number} (pod ${taught?.pod})`),
  ]);
  expect(body.error).toMatch(/Take them out of the pod first\.$/);
  await world.rows("update customer_pod_members set archived_at = now() where dependent_id = $1", [taught?.id]);
  expect((await archive()).status).toBe(200);
});

it("leaves a child in use who is still taught, and names the course", async () => {
  const [taught] = await world.rows<{ id: string; version: number; number: string; name: string }>(
    `select d.id, d.version, c.confirmed_number as number, d.first_name || ' ' || d.last_name as name
     from dependents d join confirmed_lessons c on c.learner_id = d.id
     where c.status = 'active' and d.status = 'active' order by c.confirmed_number limit 1`,
  );
  const path = `/people/dependents/${taught?.id}/archive`;
  const { status, body } = await call(path, { version: taught?.version });
  expect([status, body.error]).toEqual([409, expect.stringContaining(`${taught?.name} still has lessons: `)]);
  expect(body.error).toContain(taught?.number);
});

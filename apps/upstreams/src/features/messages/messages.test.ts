import { mailsTo } from "../../testing/mailbox.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { MessageRecord } from "./message.record.ts";

let world: World;
let customers: { id: string; email: string | null }[];
beforeAll(async () => {
  world = await openWorld();
  customers = await world.rows(
    `select customers.id, email from customers join persons on persons.id = customers.id
     where not exists (select from messages where to_person_id = customers.id) order by customer_number limit 5`,
  );
});
afterAll(() => world.close());

type Wrote = One<MessageRecord> & { error: string; code: string; fields: object };
const customer = (n = 0) => customers[n] ?? { id: "", email: null };
const send = (over: object = {}, as: Caller = "admin") =>
  world.v2<Wrote>("post", "/people/messages", {
    as,
    body: {
      toPersonId: customer().id,
      channel: "email",
      subject: "Your lessons",
      body: "Dear Ada,\n\n{link}",
      ...over,
    },
  });
const said = (over: object = {}) => send({ channel: "phone", subject: "", body: "Called.", ...over });
const listed = async (id: string) =>
  (await world.v2<Page<MessageRecord>>("get", `/people/messages?toPersonId=${id}`, { as: "admin" })).body.data;
const withEmail = (n: number, email: string | null) =>
  world.rows("update persons set email = $2 where id = $1", [customer(n).id, email]);

it("sends an email just as it was written, to the address that the customer has", async () => {
  await withEmail(0, "ada@example.org");
  const { status, body } = await send();
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ address: "ada@example.org", subject: "Your lessons", mailStatus: "waiting" });
  expect(await world.sendMail()).toMatchObject({ stored: 1 });
  const [mail] = await mailsTo(world, "ada@example.org");
  expect(mail).toMatchObject({ template: "message", subject: "Your lessons", text: "Dear Ada,\n\n{link}", link: null });
  expect((await listed(customer().id))[0]).toMatchObject({ _id: body.data._id, mailStatus: "stored" });
});

it("keeps emails about money and lessons from those who may read neither", async () => {
  const toPersonId = customer(0).id;
  const written = (await send({ toPersonId })).body.data._id;
  const told = (await send({ toPersonId, subject: "Invoice PP-UK-2026-00001" })).body.data._id;
  await world.rows("update mails set template = 'lesson' where id = (select mail_id from messages where id = $1)", [
    told,
  ]);
  const note = (await send({ toPersonId, channel: "phone", subject: "", body: "Called." })).body.data._id;
  const [owner] = await world.rows<{ id: string }>(
    "select id from account_users where email = 'super-admin@demo.test'",
  );
  const readAs = async (scopes: string[]) => {
    const body = { name: `Reads ${scopes.length}`, ownerId: owner?.id, scopes, expiresOn: "2026-12-31" };
    const made = await world.v2<One<{ secret: string }>>("post", "/service-tokens", { as: "super-admin", body });
    const headers = { authorization: `Bearer ${made.body.data.secret}` };
    const list = await world.v2<Page<MessageRecord>>("get", `/people/messages?toPersonId=${toPersonId}`, { headers });
    const timeline = await world.v2<{ data: { recordId: string; kind: string }[] }>(
      "get",
      `/people/customer-timeline?id=${toPersonId}&kind=message&limit=100`,
      { headers },
    );
    return [list.body.data.map(({ _id }) => _id), timeline.body.data.map(({ recordId }) => recordId)];
  };
  const few = await readAs(["customers:read"]);
  const all = await readAs(["customers:read", "invoices:read", "lessons:read"]);
  for (const ids of few) expect(ids).toEqual(expect.arrayContaining([note, written]));
  for (const ids of few) expect(ids).not.toContain(told);
  for (const ids of all) expect(ids).toEqual(expect.arrayContaining([note, written, told]));
});

it("says that an email failed, and keeps the message when the mail is removed", async () => {
  await withEmail(1, "bola@example.org");
  await send({ toPersonId: customer(1).id });
  const broken: Parameters<World["sendMail"]>[0] = {
    send: () => Promise.reject(new Error("550 no such user")),
    close: () => undefined,
  };
  for (let n = 0; n < 10; n++) {
    await world.sendMail(broken);
    world.pass(24 * 60);
    world.forgetTokens();
  }
  expect((await listed(customer(1).id))[0]?.mailStatus).toBe("failed");
  await world.rows(`delete from mails where "to" = 'bola@example.org'`);
  expect((await listed(customer(1).id))[0]).toMatchObject({ body: "Dear Ada,\n\n{link}", mailStatus: null });
});

it("writes no mail to a customer without an address", async () => {
  await withEmail(2, null);
  const mails = async () => (await world.rows("select 1 from mails")).length;
  const before = await mails();
  const { status, body } = await send({ toPersonId: customer(2).id });
  expect([status, body.fields]).toEqual([
    422,
    { channel: "They have no email address. Add one, or choose another channel." },
  ]);
  expect(await mails()).toBe(before);
});

it("writes down what went another way, now or on an earlier day, newest first", async () => {
  const toPersonId = customer(3).id;
  const now = (await said({ toPersonId })).body.data;
  expect(now).toMatchObject({ at: world.clock.now().toISOString(), address: null, mailStatus: null, subject: null });
  const day = new Date(world.clock.now().getTime() - 3 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const earlier = (await said({ toPersonId, channel: "whatsapp", saidOn: day })).body.data;
  expect(earlier.at).toMatch(new RegExp(`^${day}T11:00`));
  expect((await listed(toPersonId)).map(({ _id }) => _id)).toEqual([now._id, earlier._id]);
});

it.each([
  ["a day long ago", { saidOn: "2024-12-31" }, { saidOn: "The day cannot be more than a year ago." }],
  [
    "a follow-up that is late already",
    { followUp: { title: "Ring back", dueOn: "2026-01-04", ownerId: "f".repeat(24) } },
    { "followUp.dueOn": "The day cannot be in the past." },
  ],
  ["a day to come", { saidOn: "2199-01-01" }, { saidOn: "The day cannot be in the future." }],
  [
    "somebody who is not there",
    { toPersonId: "f".repeat(24) },
    { toPersonId: "The selected customer no longer exists." },
  ],
  ["a subject of a call", { subject: "Hello" }, { subject: "Only an email has a subject." }],
  ["nothing", { body: " " }, { body: "Message is required." }],
])("refuses %s", async (_, over, fields) => {
  expect((await said(over)).body.fields).toEqual(fields);
});

it.each<[Caller, number]>([
  ["content-manager", 403],
  ["content-creator", 403],
  ["no-role", 403],
  [null, 401],
])("is neither shown to nor sent by %s", async (as, refused) => {
  expect((await world.v2("get", "/people/messages", { as })).status).toBe(refused);
  expect((await send({}, as)).status).toBe(refused);
});

it("goes to candidates and tutors too, by a path of its own, and to nobody who never applied", async () => {
  const [candidate] = await world.rows<{ id: string; email: string }>(
    `select persons.id, email from candidacies join persons on persons.id = person_id
     where email is not null and persons.id not in (select id from customers) limit 1`,
  );
  const to = (toPersonId: string | undefined, as: Caller = "admin") =>
    world.v2<Wrote>("post", "/people/tutor-messages", {
      as,
      body: { toPersonId, channel: "email", subject: "Your lesson to try", body: "Dear Ada" },
    });
  const { body } = await to(candidate?.id);
  expect(body.data).toMatchObject({ address: candidate?.email, mailStatus: "waiting" });
  const answer = await world.v2<Page<MessageRecord>>(
    "get",
    `/people/tutor-messages?toPersonId=${candidate?.id ?? ""}`,
    { as: "admin" },
  );
  expect(answer.body.data[0]?._id).toBe(body.data._id);
  expect((await to(customer(2).id)).body.fields).toEqual({ toPersonId: "The selected candidate no longer exists." });
  expect((await to(candidate?.id, "content-manager")).status).toBe(403);
});

it("gives the task of who follows a call up with it, or does neither", async () => {
  const [staff] = await world.rows<{ id: string }>("select id from account_users where email = 'director@demo.test'");
  const tasks = () =>
    world.rows<{ title: string; due_on: string; owner_id: string }>(
      "select title, due_on::text, owner_id from tasks where customer_id = $1 and title like 'Ring back%'",
      [customer(2).id],
    );
  const before = await listed(customer(2).id);
  const refused = await said({ toPersonId: customer(2).id, followUp: { title: "Ring back", ownerId: customer(2).id } });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["followUp.ownerId"]]);
  expect([await tasks(), await listed(customer(2).id)]).toEqual([[], before]);

  const followUp = { title: "Ring back on Friday", dueOn: "2027-01-08", ownerId: staff!.id };
  expect((await said({ toPersonId: customer(2).id, followUp })).status).toBe(201);
  expect(await tasks()).toEqual([{ title: "Ring back on Friday", due_on: "2027-01-08", owner_id: staff!.id }]);
});

import { leadsOf } from "../../testing/leads.ts";
import { openWorld, type One, type World } from "../../testing/world.ts";
import type { LeadRecord } from "./leads-list.public.ts";

let world: World;
let leads: Awaited<ReturnType<typeof leadsOf>>;
beforeAll(async () => {
  world = await openWorld();
  leads = await leadsOf(world);
});
afterAll(() => world.close());

type Answer = One<LeadRecord> & { fields?: Record<string, string> };
const log = ({ _id }: LeadRecord, said: object) =>
  world.v2<Answer>("post", `/people/leads/${_id}/log-call`, { as: "admin", body: { channel: "phone", ...said } });
interface Entry {
  kind: string;
  at: string;
  text: string | null;
  title: string | null;
  channel: string | null;
}
const timelineOf = async ({ _id }: LeadRecord) =>
  (await world.v2<{ data: Entry[] }>("get", `/people/lead-timeline?id=${_id}&limit=50`, { as: "admin" })).body.data;

it("keeps what was said to a lead on their timeline, with how and on which day, and moves on who was new", async () => {
  const lead = await leads.aLead();
  world.pass(5);
  const { status, body } = await log(lead, { body: "Would like Tuesdays.", saidOn: "2026-01-04" });
  expect([status, body.data.stage]).toEqual([200, "contacted"]);
  world.pass(5);
  const again = await log(lead, { channel: "whatsapp", body: "Sent the prices." });
  expect([again.body.data.stage, again.body.data.nextActionOn]).toEqual(["contacted", null]);
  // Around noon of that day by the clock of who wrote it down, in Lagos.
  const said = (await timelineOf(lead)).filter(({ kind }) => kind === "message");
  expect(said).toMatchObject([
    { channel: "whatsapp", text: "Sent the prices." },
    { channel: "phone", text: "Would like Tuesdays.", at: "2026-01-04T11:00:00.000Z" },
  ]);
  expect((await timelineOf(lead)).some(({ kind }) => kind === "task")).toBe(false);
});

it("has what was said in the timeline alone, and not among what is to be done", async () => {
  const lead = await leads.aLead();
  const own = { title: "Send the prices", dueOn: "2026-01-08", ownerId: leads.ids.get("director") };
  await log(lead, { body: "Would like Tuesdays.", followUp: own });
  const { body } = await world.v2<{ data: { title: string }[] }>("get", `/tasks?leadId=${lead._id}`, {
    as: "admin",
  });
  expect(body.data.map(({ title }) => title)).toEqual(["Send the prices"]);
});

it("gives a colleague what is to be done next, which is the lead's next action too", async () => {
  const lead = await leads.aLead();
  const ownerId = leads.ids.get("director");
  const followUp = { title: "Offer two times", dueOn: "2026-01-08", ownerId };
  const { body } = await log(lead, { body: "Ask again on Thursday.", followUp });
  expect(body.data).toMatchObject({ nextActionOn: "2026-01-08", nextAction: "Offer two times" });
  const open = await world.rows(
    "select title, owner_id, due_on::text from tasks where lead_id = $1 and done_at is null",
    [lead._id],
  );
  expect(open).toEqual([{ title: "Offer two times", owner_id: ownerId, due_on: "2026-01-08" }]);
  const kinds = (await timelineOf(lead)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(["message", "stage", "stage", "task"]);
});

it("finishes the tasks to call them that are named, and no task of anybody else or about somebody else", async () => {
  const [lead, other] = [await leads.aLead(), await leads.aLead()];
  const { ids } = leads;
  const give = async (owner: "admin" | "director", leadId: string) => {
    const body = { kind: "call", title: "Contact them", ownerId: ids.get(owner), leadId };
    return (await world.v2<One<{ _id: string }>>("post", "/tasks", { as: "director", body })).body.data._id;
  };
  const [own, left] = [await give("admin", lead._id), await give("admin", lead._id)];
  const theirs = await give("director", lead._id);
  const elsewhere = await give("admin", other._id);
  const open = async () =>
    (await world.rows<{ id: string }>("select id from tasks where title = 'Contact them' and done_at is null")).map(
      ({ id }) => id,
    );
  const all = [own, left, theirs, elsewhere].toSorted();

  const said = (finishedTaskIds: string[]) => log(lead, { body: "Reached them.", finishedTaskIds });
  expect((await said([own, theirs])).status).toBe(403);
  expect((await said([elsewhere])).body.fields).toEqual({ finishedTaskIds: "The selected task no longer exists." });
  expect((await open()).toSorted()).toEqual(all);

  expect((await said([own])).status).toBe(200);
  expect((await open()).toSorted()).toEqual(all.filter((id) => id !== own));
  const finished = "select actor_id from team_activity where entity_id = $1 and action = 'state-changed'";
  expect(await world.rows(finished, [own])).toEqual([{ actor_id: ids.get("admin") }]);
  // What was finished meanwhile stays so.
  expect((await said([own])).status).toBe(200);
});

it("refuses an email, a day to come, and a follow-up that nobody can do, and then writes nothing", async () => {
  const lead = await leads.aLead();
  const refused = async (said: object) => (await log(lead, { body: "Said.", ...said })).body.fields ?? {};
  expect(Object.keys(await refused({ channel: "email" }))).toEqual(["channel"]);
  expect(Object.keys(await refused({ saidOn: "2026-02-01" }))).toEqual(["saidOn"]);
  expect(await refused({ saidOn: "2000-01-01" })).toEqual({ saidOn: "The day cannot be more than a year ago." });
  expect(await refused({ body: "\u200b\u2060" })).toEqual({ body: "What was said is required." });
  const followUp = { title: "Ask", dueOn: "2026-01-08", ownerId: "f".repeat(24) };
  expect(Object.keys(await refused({ followUp }))).toEqual(["followUp.ownerId"]);
  const own = { ...followUp, ownerId: leads.ids.get("director") };
  expect(await refused({ followUp: { ...own, dueOn: null } })).toEqual({ "followUp.dueOn": "Say by when." });
  expect(await refused({ followUp: { ...own, dueOn: "2026-01-04" } })).toEqual({
    "followUp.dueOn": "The day cannot be in the past.",
  });
  expect(await world.rows("select 1 from tasks where lead_id = $1", [lead._id])).toEqual([]);
});

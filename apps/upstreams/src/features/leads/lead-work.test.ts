import { jobsOf } from "../../testing/person-jobs.ts";
import { leadsOf } from "../../testing/leads.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";
import { giveLeadTasks } from "../tasks/tasks.public.ts";
import type { LeadRecord } from "./leads-list.public.ts";

let world: World;
let leads: Awaited<ReturnType<typeof leadsOf>>;
beforeAll(async () => {
  world = await openWorld();
  leads = await leadsOf(world);
});
afterAll(() => world.close());

it("says of each lead what the filter of those that need attention says", async () => {
  const { data: needy } = await leads.listed("attention=true");
  const { data: calm } = await leads.listed("attention=false");
  expect(needy.length).toBeGreaterThan(0);
  expect(needy.every(({ needsAttention }) => needsAttention)).toBe(true);
  expect(calm.some(({ needsAttention }) => needsAttention)).toBe(false);
  expect(needy.length + (await leads.listed("attention=false")).total).toBe((await leads.listed("")).total);
});

const work = () => giveLeadTasks(world.database, world.clock.now(), 1_000);
const tasksOf = ({ _id }: LeadRecord) =>
  world.rows<{ title: string; owner_id: string }>(
    "select title, owner_id from tasks where lead_id = $1 order by created_at",
    [_id],
  );

it("gives its owner one task for each stage that needs attention, and another when a plan has run out", async () => {
  await work();
  const lead = await leads.aLead({ ownerId: leads.ids.get("admin") });
  const [unowned, away] = [await leads.aLead(), await leads.aLead({ ownerId: leads.ids.get("content-manager") })];
  world.pass(119);
  await work();
  expect(await tasksOf(lead)).toEqual([]);
  world.pass(1);
  expect(await work()).toBe(1);
  expect(await work()).toBe(0);
  expect(await tasksOf(lead)).toEqual([{ title: "Contact Ada Obi", owner_id: leads.ids.get("admin") }]);
  expect([await tasksOf(unowned), await tasksOf(away)]).toEqual([[], []]);
  world.pass(1);
  const contacted = await leads.moved(lead, "contact");
  expect([await work(), await work()]).toEqual([1, 0]);
  const planned = (await leads.save(contacted, { nextActionOn: "2026-03-01", nextAction: "Write" })).body.data;
  expect(await work()).toBe(0);
  world.pass(1);
  await leads.save(planned, { nextActionOn: null, nextAction: null });
  expect([await work(), await work()]).toEqual([1, 0]);
  expect((await tasksOf(lead)).map(({ title }) => title)).toEqual([
    "Contact Ada Obi",
    "Decide what to do next for Ada Obi",
    "Decide what to do next for Ada Obi",
  ]);
  const { body } = await world.v2<Page<{ subject: object }>>("get", `/tasks?leadId=${lead._id}&done=false`, {
    as: "admin",
  });
  expect(body.data[0]?.subject).toEqual({ kind: "lead", id: lead._id, label: "Ada Obi" });
});

it("has tasks that colleagues give each other, and that only those see who may read leads", async () => {
  const lead = await leads.aLead();
  const task = { kind: "call", title: "Ring them", ownerId: leads.ids.get("director"), leadId: lead._id };
  expect((await world.v2("post", "/tasks", { as: "director", body: task })).status).toBe(201);
  expect((await world.v2<Page<object>>("get", `/tasks?leadId=${lead._id}`, { as: "admin" })).body.total).toBe(1);
  expect((await world.v2("post", "/tasks", { as: "content-manager", body: task })).status).toBe(403);
  const gone = await world.v2<One<LeadRecord> & { error: string; fields: object }>("post", "/tasks", {
    as: "admin",
    body: { ...task, leadId: "f".repeat(24) },
  });
  expect(gone.body.fields).toEqual({ leadId: "The selected lead no longer exists." });
});

it("gets an owner, is contacted and is given up with many others by a job", async () => {
  const jobs = jobsOf(world, "admin");
  const [fresh, booked] = [await leads.aLead(), await leads.moved(await leads.aLead(), "book-trial")];
  const run = async (kind: "leads-owner" | "leads-contact" | "leads-lose", payload: object = {}) => {
    const { body } = await jobs.start(kind, { ids: [fresh._id, booked._id] }, payload);
    await jobs.work();
    return jobs.byId(body.data._id);
  };
  expect(await run("leads-owner", { ownerId: leads.ids.get("director") })).toMatchObject({ done: 2 });
  expect(await run("leads-owner", { ownerId: leads.ids.get("director") })).toMatchObject({ skipped: 2 });
  const contacted = await run("leads-contact");
  expect(contacted).toMatchObject({ done: 1, failed: 1 });
  expect((await jobs.items(contacted!._id, "failed")).data[0]).toMatchObject({
    label: "Ada Obi",
    url: `/app/tutoring/reports/customer-leads/${booked._id}`,
  });
  const unsaid = await jobs.start("leads-lose", { ids: [fresh._id] });
  expect(JSON.stringify(unsaid.body)).toContain("Choose why this lead was lost.");
  expect(await run("leads-lose", { lostReason: "no-reply" })).toMatchObject({ done: 2 });
  expect((await leads.listed(`id=${fresh._id}`)).data[0]).toMatchObject({ stage: "lost", lostReason: "no-reply" });
});

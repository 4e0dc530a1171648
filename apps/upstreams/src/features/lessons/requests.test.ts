import { requestsOf } from "../../testing/lesson-requests.ts";
import { leadsOf } from "../../testing/leads.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { expireQuietRequests } from "./lessons.public.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
});
afterAll(() => world.close());

/** As if something had happened so much earlier; passing that long would end every session. */
const earlier = ({ _id }: { _id: string }, column: string, by: string) =>
  world.rows(`update lesson_requests set ${column} = ${column} - interval '${by}' where id = $1`, [_id]);
const hours = (n: number) => new Date(world.clock.now().getTime() + n * 3_600_000).toISOString();

it("is taken for a learner, whose payer and region it knows, numbered and due in a day", async () => {
  const [child] = requests.learners;
  const one = await requests.aRequest({ learnerId: child?.id, goals: "To read to her grandmother" });
  expect(one).toMatchObject({
    customerId: child?.customer,
    dependentId: child?.id,
    learnerId: child?.id,
    podId: null,
    leadId: null,
    status: "new",
    kind: "regular",
    lessonsPerWeek: 1,
    dueAt: hours(24),
    proposedTutorId: null,
    requestNumber: expect.stringMatching(/^R-\d{6}$/),
  });
  const next = await requests.aRequest();
  expect(Number(next.requestNumber.slice(2))).toBe(Number(one.requestNumber.slice(2)) + 1);
});

it("is taken for a lead, and of one who became a customer for the customer", async () => {
  const leads = await leadsOf(world);
  const lead = await leads.aLead();
  const one = await requests.aRequest({ learnerId: null, leadId: lead._id });
  expect(one).toMatchObject({ customerId: null, leadId: lead._id, learnerId: lead._id, regionId: lead.regionId });
  const customer = await leads.moved(lead, "convert");
  expect(await requests.aRequest({ learnerId: null, leadId: lead._id })).toMatchObject({
    leadId: null,
    customerId: customer.customerId,
  });
});

it("is for a customer or a lead, never for both", async () => {
  const lead = await (await leadsOf(world)).aLead();
  const { id, customer } = requests.learners[0] as { id: string; customer: string };
  const both = await requests.create({ learnerId: id, customerId: customer, leadId: lead._id });
  expect([both.status, both.body.fields]).toEqual([422, { customerId: "Choose a customer or a lead." }]);
});

it("is taken for a pod, and for none whose members somebody else pays for", async () => {
  const [pod] = await world.rows<{ id: string; customer: string }>(
    "select p.id, m.customer_id as customer from customer_pods p join customer_pod_members m on m.pod_id = p.id where p.status = 'active' and p.payer_customer_id is null and m.place = 0 order by p.id limit 1",
  );
  expect(await requests.aRequest({ learnerId: null, podId: pod?.id })).toMatchObject({
    podId: pod?.id,
    customerId: pod?.customer,
    dependentId: null,
    learnerId: pod?.id,
  });
  const [stranger] = await world.rows<{ id: string }>(
    "select id from customers where archived_at is null and id not in (select customer_id from customer_pod_members where pod_id = $1) limit 1",
    [pod?.id],
  );
  const other = await requests.create({ learnerId: null, podId: pod?.id, customerId: stranger?.id });
  expect(other.body.fields).toEqual({ podId: "This learner is not on the customer's account." });
});

it("refuses whom it cannot be for", async () => {
  const [one, other] = requests.learners;
  const refusals = async (over: object) => (await requests.create(over)).body.fields;
  expect(await refusals({ learnerId: null })).toEqual({ customerId: "Choose a customer or a lead." });
  expect(await refusals({ learnerId: one?.id, customerId: other?.customer })).toEqual({
    learnerId: "This learner is not on the customer's account.",
  });
  expect(await refusals({ learnerId: "f".repeat(24) })).toEqual({
    learnerId: "The selected learner no longer exists.",
  });
  expect(await refusals({ preferredTutorIds: ["f".repeat(24)] })).toEqual({
    preferredTutorIds: "The selected tutor no longer exists.",
  });
  expect(await refusals({ startOn: "2026-01-01" })).toEqual({ startOn: "Start must be in the future." });
  const [blocked] = await world.rows<{ id: string; name: string }>(
    "select c.id, p.first_name || ' ' || p.last_name as name from customers c join persons p using (id) where c.status = 'blocked' limit 1",
  );
  expect(await refusals({ learnerId: null, customerId: blocked?.id })).toEqual({
    customerId: `${blocked?.name} is blocked. Unblock them before taking a request.`,
  });
});

it("lets a learner have one trial in a subject, and another once that was cancelled", async () => {
  const [, , child] = requests.learners;
  const trial = { learnerId: child?.id, kind: "trial" };
  const first = await requests.aRequest(trial);
  const again = await requests.create(trial);
  expect(again.body.fields).toEqual({ kind: `${child?.name} has already had a trial lesson in Igbo.` });
  await requests.aRequest({ ...trial, subject: "Yoruba" });
  const cancelled = await requests.moved(first, "cancel", { reason: "They are ill." });
  const second = await requests.aRequest(trial);
  const reopened = await requests.fire(cancelled, "reopen");
  expect([reopened.status, reopened.body.message]).toEqual([
    409,
    `${child?.name} has already had a trial lesson in Igbo.`,
  ]);
  await requests.moved(second, "cancel", { reason: "Twice." });
  expect((await requests.moved(cancelled, "reopen")).status).toBe("new");
});

it("goes by turns to those who look after its region, and is told to them", async () => {
  const uk = requests.ids.get("UK");
  const child = requests.learners.find(({ customer }) => customer) ?? { id: "" };
  const regionOf = await world.rows<{ region: string }>(
    "select c.region_id as region from dependents d join customers c on c.id = d.customer_id where d.id = $1",
    [child.id],
  );
  await world.rows("update account_users set region_ids = '{}'");
  await world.rows("update lesson_requests set owner_id = null");
  const nobodys = await requests.aRequest({ learnerId: child.id });
  expect(nobodys).toMatchObject({ ownerId: null, regionIsStaffed: false });
  const warned = await world.rows<{ description: string }>(
    "select description from notifications where recipient_id = $1 and title = $2",
    [requests.ids.get("director"), `${nobodys.requestNumber} has no owner`],
  );
  expect(warned.map(({ description }) => description)).toEqual([
    expect.stringMatching(/^Nobody is assigned to .+\. Claim the request, or assign a colleague to the region\.$/),
  ]);
  const [admin, director] = [requests.ids.get("admin"), requests.ids.get("director")];
  await world.rows("update account_users set region_ids = $1 where id = any($2)", [
    [regionOf[0]?.region ?? uk],
    [admin, director],
  ]);
  const first = await requests.aRequest({ learnerId: child.id });
  const second = await requests.aRequest({ learnerId: child.id });
  expect(first.regionIsStaffed).toBe(true);
  expect(new Set([first.ownerId, second.ownerId])).toEqual(new Set([admin, director]));
  const told = await world.rows(
    "select title from notifications where recipient_id = $1 and title like 'New request: R-%'",
    [director],
  );
  expect(told).toHaveLength(1);
  await world.rows("update account_users set region_ids = '{}'");
});

it("is claimed, which the second of two people learns", async () => {
  const one = await requests.aRequest();
  const claimed = await requests.moved(one, "claim");
  expect([claimed.ownerId, claimed.status]).toEqual([requests.ids.get("admin"), "new"]);
  expect((await requests.fire(one, "claim", {}, "director")).status).toBe(409);
  expect((await requests.moved(one, "claim")).version).toBe(claimed.version);
});

it("says why it was cancelled, is not changed then, and can be reopened for 90 days", async () => {
  const one = await requests.aRequest();
  expect((await requests.fire(one, "cancel")).body.fields).toEqual({ reason: "Reason is required." });
  const cancelled = await requests.moved(one, "cancel", { reason: "They found lessons at school." });
  expect(cancelled).toMatchObject({ status: "cancelled", dueAt: null, closedReason: "They found lessons at school." });
  expect((await requests.save(cancelled, { goals: "More" })).body.message).toBe(
    "This request is closed. Reopen it before you change it.",
  );
  await earlier(cancelled, "status_since", "90 days");
  const again = await requests.moved(cancelled, "reopen");
  expect(again).toMatchObject({ status: "new", closedReason: null, dueAt: hours(24) });
  const twice = await requests.moved(again, "cancel", { reason: "No." });
  await earlier(twice, "status_since", "90 days 1 minute");
  expect((await requests.fire(twice, "reopen")).body.message).toBe(
    "Requests can be reopened within 90 days. Add a new one instead.",
  );
});

it("expires after two weeks without an event, and tells its owner", async () => {
  const [quiet, claimed] = [
    await requests.aRequest({ ownerId: requests.ids.get("director") }),
    await requests.aRequest(),
  ];
  for (const one of [quiet, claimed]) await earlier(one, "updated_at", "14 days");
  await requests.moved(claimed, "claim");
  await expireQuietRequests(world.database, world.clock.now(), 1_000);
  const { data } = await requests.listed(`id=${quiet._id}&id=${claimed._id}`);
  expect(data.find(({ _id }) => _id === quiet._id)).toMatchObject({
    status: "expired",
    closedReason: "Nothing happened for 14 days.",
    updatedBy: "system",
  });
  expect(data.find(({ _id }) => _id === claimed._id)?.status).toBe("new");
  const [told] = await world.rows("select title from notifications where title like $1", [`${quiet.requestNumber} %`]);
  expect(told).toEqual({ title: `${quiet.requestNumber} has expired` });
  const [entry] = await world.rows(
    "select actor_id, actor_name, action from team_activity where entity_id = $1 order by version desc limit 1",
    [quiet._id],
  );
  expect(entry).toEqual({ actor_id: null, actor_name: "system", action: "state-changed" });
});

it("is found by its number, by who pays and by who learns, and by being overdue", async () => {
  const child = requests.learners[7];
  const one = await requests.aRequest({ learnerId: child?.id });
  const finds = async (query: string) => (await requests.listed(`id=${one._id}&${query}`)).data.length === 1;
  for (const text of [one.requestNumber, one.requestNumber.slice(-4), child?.payer, child?.name]) {
    expect([text, await finds(`q=${encodeURIComponent(text ?? "")}`)]).toEqual([text, true]);
  }
  expect([await finds("q=nobody"), await finds("overdue=true")]).toEqual([false, false]);
  await earlier(one, "due_at", "1 day 1 minute");
  expect([await finds("overdue=true"), await finds("overdue=false")]).toEqual([true, false]);
});

it("is for those who look after lessons", async () => {
  const one = await requests.aRequest();
  for (const as of ["content-manager", "content-creator", "no-role"] as const) {
    expect((await world.v1("get", "/lessons/requests", { as })).status).toBe(403);
    expect((await requests.create({}, as)).status).toBe(403);
    expect((await requests.fire(one, "claim", {}, as)).status).toBe(403);
  }
});

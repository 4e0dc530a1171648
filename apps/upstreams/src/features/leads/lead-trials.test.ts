import { requestsOf } from "../../testing/lesson-requests.ts";
import { leadsOf } from "../../testing/leads.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { LeadRecord } from "./leads-list.public.ts";
import type { LearnerRecord } from "../customers/customers.public.ts";
import type { BookedRecord } from "../lessons/lessons-list.public.ts";

let world: World;
let leads: Awaited<ReturnType<typeof leadsOf>>;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  leads = await leadsOf(world);
  requests = await requestsOf(world);
});
afterAll(() => world.close());

let used = 0;
/** A request of a lead that a tutor has accepted, each at an hour of its own. */
async function accepted(leadId: string, over: object = {}) {
  used += 1;
  const request = await requests.aRequest({ learnerId: undefined, leadId, kind: "trial", ...over });
  const slots = [{ weekday: 3, start: `05:${10 + used}` }];
  const proposal = requests.proposal({ slots, lessonCount: 1, tutorId: requests.tutors[used]?.id });
  const proposed = await requests.moved(request, "propose", proposal);
  return requests.moved(proposed, "tutor-accept", { note: "By phone" });
}
const again = async (id: string) => (await leads.listed(`id=${id}`)).data[0] as LeadRecord;

it("is booked for a trial by the lesson and stays a lead, with an account that the lesson belongs to", async () => {
  const lead = await leads.aLead({ firstName: "Amara", lastName: "Nnaji", email: "amara.nnaji@new.example" });
  const request = await accepted(lead._id);
  const preview = await world.v1("get", `/lessons/requests/${request._id}/confirmation`, { as: "admin" });
  expect(preview.status).toBe(200);
  expect((await again(lead._id)).customerId).toBeNull();
  const confirmed = await requests.moved(request, "confirm", { despite: true });
  const booked = await again(lead._id);
  expect(booked).toMatchObject({ stage: "trial-booked", customerId: confirmed.customerId });
  expect([confirmed.leadId, confirmed.customerId === null]).toEqual([null, false]);
  const [lesson] = await world.rows<{ id: string; version: number; status: string }>(
    "select b.id, b.version, c.status from booked_lessons b join customers c on c.id = b.customer_id where b.id = $1",
    [booked.trialLessonId],
  );
  expect(lesson?.status).toBe("lead");

  await world.rows(
    "update booked_lessons set status = 'awaiting-confirmation', start_at = $2::timestamptz - interval '2 hours', end_at = $2::timestamptz - interval '1 hour' where id = $1",
    [lesson?.id, world.clock.now()],
  );
  const done = await world.v1<BookedRecord & { message?: string }>("post", `/lessons/booked/${lesson?.id}/complete`, {
    as: "admin",
    body: { version: lesson?.version },
  });
  expect([done.status, done.body.message]).toEqual([200, undefined]);
  const taught = await again(lead._id);
  expect([taught.stage, taught.trialLessonId]).toEqual(["trial-completed", lesson?.id]);
  // They are active once they pay, or have had a lesson that is no trial.
  const [customer] = await world.rows("select status from customers where id = $1", [booked.customerId]);
  expect(customer).toEqual({ status: "lead" });
  const converted = await leads.moved(taught, "convert");
  expect([converted.stage, converted.customerId]).toEqual(["converted", booked.customerId]);
});

it("takes the account that has the lead's email", async () => {
  const [known] = await world.rows<{ id: string; email: string }>(
    "select c.id, p.email from customers c join persons p on p.id = c.id where c.archived_at is null and p.email is not null and c.status = 'active' order by c.id limit 1",
  );
  const lead = await leads.aLead({ email: known?.email });
  const confirmed = await requests.moved(await accepted(lead._id), "confirm", { despite: true });
  expect(confirmed.customerId).toBe(known?.id);
});

it("needs a surname for an account, and to be converted for more than a trial", async () => {
  const nameless = await leads.aLead({ lastName: null, email: "nameless@new.example" });
  const refused = await requests.fire(await accepted(nameless._id), "confirm", { despite: true });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "Add the lead’s last name first: their trial lesson needs a customer to belong to.",
  ]);
  expect(await again(nameless._id)).toMatchObject({ stage: "new", customerId: null });
  const regular = await leads.aLead({ email: "regular@new.example" });
  const more = await requests.fire(await accepted(regular._id, { kind: "regular" }), "confirm", { despite: true });
  expect([more.status, more.body.message]).toEqual([
    409,
    "Convert the lead into a customer before confirming lessons.",
  ]);
});

const learnersOf = async ({ _id }: LeadRecord) =>
  (await world.v2<LearnerRecord[]>("get", `/people/leads/${_id}/learners`, { as: "admin" })).body;

/** A lead whose account somebody has a dependent on, and who else is on it. */
async function leadWithDependent() {
  const [child] = requests.learners;
  const children = await world.rows<{ id: string }>(
    "select id from dependents where customer_id = $1 and status = 'active' order by sort_name, id",
    [child?.customer],
  );
  const lead = await leads.aLead();
  await world.rows("update leads set customer_id = $2 where id = $1", [lead._id, child?.customer]);
  return { lead, child, children: children.map(({ id }) => id) };
}

it("says who is on the account of a lead: the customer, then the dependents that are not archived", async () => {
  const nobody = await leads.aLead({ email: "without@new.example" });
  expect(await learnersOf(nobody)).toEqual([]);
  const { lead, child, children } = await leadWithDependent();
  const shown = await learnersOf(lead);
  expect(shown.map(({ _id }) => _id)).toEqual([child?.customer, ...children]);
  expect(shown.map(({ kind }) => kind)).toEqual(["customer", ...children.map(() => "dependent")]);
  await world.rows("update dependents set status = 'archived' where id = $1", [child?.id]);
  expect((await learnersOf(lead)).map(({ _id }) => _id)).not.toContain(child?.id);
  await world.rows("update dependents set status = 'active' where id = $1", [child?.id]);
  await world.rows("update customers set archived_at = now() where id = $1", [child?.customer]);
  expect(await learnersOf(lead)).toEqual([]);
  await world.rows("update customers set archived_at = null where id = $1", [child?.customer]);
});

it("is booked for a trial of a dependent on the lead's account, and for nobody else's", async () => {
  const { lead, child } = await leadWithDependent();
  const stranger = requests.learners.find(({ customer }) => customer !== child?.customer);
  const asked = { learnerId: stranger?.id, leadId: lead._id, kind: "trial" };
  const refused = await requests.create(asked);
  const notTheirs = { learnerId: "This learner is not on the account of this lead." };
  expect([refused.status, refused.body.fields]).toEqual([422, notTheirs]);
  const without = await leads.aLead({ email: "alone@new.example" });
  expect((await requests.create({ ...asked, leadId: without._id, learnerId: child?.id })).body.fields).toEqual(
    notTheirs,
  );

  const request = await accepted(lead._id, { learnerId: child?.id });
  expect(request).toMatchObject({ dependentId: child?.id, customerId: child?.customer, leadId: null });
  await requests.moved(request, "confirm", { despite: true });
  const booked = await again(lead._id);
  expect([booked.stage, booked.customerId]).toEqual(["trial-booked", child?.customer]);
  const [lesson] = await world.rows("select dependent_id from booked_lessons where id = $1", [booked.trialLessonId]);
  expect(lesson).toEqual({ dependent_id: child?.id });
});

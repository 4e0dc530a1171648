import { requestsOf } from "../../testing/lesson-requests.ts";
import { leadsOf } from "../../testing/leads.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { LeadRecord } from "./leads-list.public.ts";
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
    ...{ as: "admin", body: { version: lesson?.version } },
  });
  expect([done.status, done.body.message]).toEqual([200, undefined]);
  const taught = await again(lead._id);
  expect([taught.stage, taught.trialLessonId]).toEqual(["trial-completed", lesson?.id]);
  const converted = await leads.moved(taught, "convert");
  expect([converted.stage, converted.customerId]).toEqual(["converted", booked.customerId]);
});

it("takes the account that has the lead's email", async () => {
  const [known] = await world.rows<{ id: string; email: string }>(
    "select c.id, p.email from customers c join persons p on p.id = c.id where c.archived_at is null and p.email is not null and c.status = 'active' order by c.id desc limit 1",
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

import { requestsOf } from "../../testing/lesson-requests.ts";
import { newestMail } from "../../testing/mailbox.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";
import { expireProposals } from "./lessons.public.ts";
import type { ProposalRecord, RequestRecord } from "./request.record.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
});
afterAll(() => world.close());

const hours = (n: number) => new Date(world.clock.now().getTime() + n * 3_600_000).toISOString();
const proposalsOf = async ({ _id }: { _id: string }) =>
  (await world.v1<Page<ProposalRecord>>("get", `/lessons/proposals?requestId=${_id}`, { as: "admin" })).body.data;

it("goes to a tutor for 48 hours, is accepted, and then waits for the customer", async () => {
  const one = await requests.aRequest();
  const proposed = await requests.moved(one, "propose", requests.proposal({ note: "As last year" }));
  expect(proposed).toMatchObject({
    status: "proposed",
    proposedTutorId: requests.tutors[0]?.id,
    dueAt: hours(48),
  });
  expect(await proposalsOf(one)).toMatchObject([
    { state: "open", priceAmount: 3000, priceCurrency: "GBP", expiresAt: hours(48), note: "As last year" },
  ]);
  const accepted = await requests.moved(proposed, "tutor-accept", { note: "By phone" });
  expect(accepted).toMatchObject({ status: "tutor-accepted", dueAt: hours(24) });
  const declined = await requests.moved(accepted, "customer-decline", { note: "Too late in the evening" });
  expect(declined).toMatchObject({ status: "new", proposedTutorId: null, dueAt: hours(24) });
  expect(await proposalsOf(one)).toMatchObject([
    { state: "refused", answerNote: "Too late in the evening", customerAnsweredAt: hours(0) },
  ]);
});

it("writes to the tutor and then to the customer, each with the times by their own clock", async () => {
  const [tutor] = await world.rows<{ id: string; email: string }>(
    "update persons set time_zone = 'Africa/Lagos' where id = $1 returning id, email",
    [requests.tutors[0]?.id],
  );
  const learner = requests.learners[9];
  const [payer] = await world.rows<{ email: string }>(
    "update persons set time_zone = 'America/New_York', email = coalesce(email, 'payer@example.org') where id = $1 returning email",
    [learner?.customer],
  );
  const one = await requests.aRequest({ learnerId: learner?.id });
  // Emails are found by when they were written.
  world.pass(1);
  // A Tuesday in summer: 18:00 in London is the same in Lagos and 13:00 in New York.
  const summer = requests.proposal({ startOn: "2026-06-02", note: "She sings in a choir." });
  const proposed = await requests.moved(one, "propose", summer);
  const asked = await newestMail(world, tutor?.email ?? "");
  const [first, last] = learner?.name.split(" ") ?? [];
  // The tutor reads a child's first name and age group.
  expect(asked.subject).toMatch(new RegExp(`^Igbo lessons for ${first} \\(`));
  expect(`${asked.subject} ${asked.text}`).not.toContain(last);
  expect(asked.text).toContain("Igbo lessons, 60 minutes: Tuesdays at 18:00 (Lagos), from Tuesday 2 June 2026.");
  expect(asked.text).toContain("She sings in a choir.");
  world.pass(1);
  await requests.moved(proposed, "tutor-accept", { note: "By email" });
  const told = await newestMail(world, payer?.email ?? "");
  expect(told.text).toContain(
    "Tuesdays at 13:00 (New York), from Tuesday 2 June 2026. A lesson takes 60 minutes and costs £30.00.",
  );
  const sent = await world.rows("select to_person_id from messages where to_person_id = any($1)", [
    [tutor?.id, learner?.customer],
  ]);
  expect(sent.length).toBeGreaterThanOrEqual(2);
});

it("is answered before its first lesson, by the tutor and by the customer, and warned of where that is soon", async () => {
  const tutor = requests.tutors[4];
  await world.rows("update tutors set hours = '[]', min_notice_hours = 12 where id = $1", [tutor?.id]);
  const first = new Date(Math.ceil(Date.parse(hours(40)) / 3_600_000) * 3_600_000);
  const plan = (start: Date) => ({
    ...{
      tutorId: tutor?.id,
      anchorTimeZone: "Europe/London",
      startOn: start.toISOString().slice(0, 10),
      lessonCount: 1,
    },
    slots: [{ weekday: ((start.getUTCDay() + 6) % 7) + 1, start: start.toISOString().slice(11, 16) }],
  });
  const before = new Date(first.getTime() - 12 * 3_600_000).toISOString();
  // Nobody under 18, whose tutor would need a background check.
  const grownUp = { learnerId: requests.learners[11]?.customer };
  const one = await requests.moved(await requests.aRequest(grownUp), "propose", requests.proposal(plan(first)));
  expect(one.dueAt).toBe(before);
  expect(await proposalsOf(one)).toMatchObject([{ expiresAt: before }]);
  world.pass(10 * 60);
  const accepted = await requests.moved(one, "tutor-accept", { note: "By phone" });
  expect(accepted.dueAt).toBe(before);

  const soon = new Date(first.getTime() - 3_600_000 * 24);
  const other = await requests.aRequest({ learnerId: requests.learners[12]?.customer });
  const refused = await requests.fire(other, "propose", { ...requests.proposal(plan(soon)), despite: false });
  expect(refused.status).toBe(422);
  const [slot] = plan(soon).slots;
  const query = `tutorId=${tutor?.id}&anchorTimeZone=Europe/London&slot=${slot?.weekday}+${slot?.start}&startOn=${plan(soon).startOn}&lessonCount=1`;
  const check = await world.v1<{ text: string }[]>("get", `/lessons/requests/${other._id}/conflicts?${query}`, {
    as: "admin",
  });
  expect(check.body.map(({ text }) => text).join()).toMatch(
    /The first lesson is in \d hours?; .+ has only until then to answer\./,
  );
  const sent = await requests.moved(other, "propose", requests.proposal(plan(soon)));
  expect(sent.dueAt).toBe(soon.toISOString());
});

it("is refused with the words for what stands in the way", async () => {
  const one = await requests.aRequest();
  const refusals = async (over: object) => (await requests.fire(one, "propose", requests.proposal(over))).body.fields;
  const [other] = await world.rows<{ id: string; name: string }>(
    `select t.id, p.first_name || ' ' || p.last_name as name from tutors t join persons p using (id)
     where t.status = 'active' and not t.subjects @> '[{"subject": "Igbo"}]' limit 1`,
  );
  expect(await refusals({ tutorId: other?.id })).toEqual({ tutorId: `${other?.name} does not teach Igbo.` });
  expect(await refusals({ tutorId: "f".repeat(24) })).toEqual({ tutorId: "The selected tutor no longer exists." });
  expect(await refusals({ startOn: "2025-12-30" })).toEqual({ startOn: "Start must be in the future." });
  expect(await refusals({ endOn: "2026-06-01", lessonCount: 10 })).toEqual({
    lessonCount: "Set an end date or a number of lessons, not both.",
  });
  expect(await refusals({ slots: [] })).toEqual({ slots: "Choose at least one time for the lessons." });
  expect(await refusals({ priceAmount: 0 })).toEqual({ priceAmount: "Amount must be more than 0." });
});

it("says beforehand what is unusual, and takes it once it was said that it is meant", async () => {
  // Nobody under 18, whose tutor would need a background check.
  const [grownUp] = requests.learners;
  const one = await requests.aRequest({ learnerId: grownUp?.customer });
  const tutor = requests.tutors[1];
  await world.rows("update tutors set hours = '[]' where id = $1", [tutor?.id]);
  const proposal = requests.proposal({ tutorId: tutor?.id });
  const plan = `tutorId=${tutor?.id}&anchorTimeZone=Europe/London&slot=2+18:00&startOn=2026-03-03`;
  const check = await world.v1("get", `/lessons/requests/${one._id}/conflicts?${plan}`, { as: "admin" });
  expect(check.body).toEqual([
    {
      rule: "hours-not-set",
      level: "soft",
      text: "This tutor has not set their hours. Book anyway?",
      at: null,
      count: 1,
    },
  ]);
  const unsaid = await requests.fire(one, "propose", { ...proposal, despite: false });
  expect(unsaid.body.fields).toEqual({ despite: "This tutor has not set their hours. Book anyway?" });
  expect((await requests.moved(one, "propose", proposal)).status).toBe("proposed");
});

it("lets a director alone propose lessons to a tutor who is away", async () => {
  const one = await requests.aRequest();
  const tutor = requests.tutors[2];
  await world.rows(
    `insert into tutor_time_off (id, tutor_id, starts_at, ends_at, reason, created_at, updated_at, created_by, updated_by)
     values ('0123456789abcdef01234567', $1, '2026-03-01', '2026-03-20', 'holiday', now(), now(), 'system', 'system')`,
    [tutor?.id],
  );
  const proposal = requests.proposal({ tutorId: tutor?.id });
  expect((await requests.fire(one, "propose", proposal)).body.fields).toEqual({
    slots: `${tutor?.name} is away until Fri 20 Mar.`,
  });
  expect((await requests.moved(one, "propose", proposal, "director")).status).toBe("proposed");
});

it("runs out after 48 hours, and a request that is changed meanwhile has to be taken back first", async () => {
  const one = await requests.aRequest({ ownerId: requests.ids.get("director") });
  const proposed = await requests.moved(one, "propose", requests.proposal());
  expect((await requests.save(proposed, { durationMinutes: 30 })).body.message).toBe(
    "Withdraw the proposal before you change what was asked for.",
  );
  expect((await requests.save(proposed, { goals: "To sing" })).status).toBe(200);
  const left = (by: string) =>
    world.rows(`update lesson_proposals set expires_at = $2::timestamptz + interval '${by}' where request_id = $1`, [
      one._id,
      world.clock.now(),
    ]);
  await left("1 minute");
  await expireProposals(world.database, world.clock.now(), 100);
  expect((await requests.listed(`id=${one._id}`)).data[0]?.status).toBe("proposed");
  await left("0");
  await expireProposals(world.database, world.clock.now(), 100);
  expect(await expireProposals(world.database, world.clock.now(), 100)).toBe(0);
  expect((await requests.listed(`id=${one._id}`)).data[0]).toMatchObject({ status: "new", proposedTutorId: null });
  expect(await proposalsOf(one)).toMatchObject([{ state: "expired" }]);
});

it("is taken back when its request is cancelled, and is withdrawn and declined with a reason", async () => {
  const one = await requests.moved(await requests.aRequest(), "propose", requests.proposal());
  const declined = await requests.moved(one, "tutor-decline", { note: "On Tuesdays I teach in Ibadan" });
  expect(declined.status).toBe("new");
  const again = await requests.moved(declined, "propose", requests.proposal());
  const withdrawn = await requests.moved(again, "withdraw", { note: "The wrong tutor" });
  const late = await requests.fire(again, "tutor-decline", { note: "No" });
  expect([late.status, late.body.message.startsWith("This record was changed by")]).toEqual([409, true]);
  const third = await requests.moved(withdrawn, "propose", requests.proposal());
  await requests.moved(third, "cancel", { reason: "They moved away." });
  expect((await proposalsOf(one)).map(({ state }) => state).toSorted()).toEqual(["declined", "withdrawn", "withdrawn"]);
  expect((await requests.fire(third, "tutor-accept", { note: "Late" })).status).toBe(409);
});

it("knows what its lessons usually cost: as agreed for the learner or the customer, else as in the region", async () => {
  const priceOf = async ({ _id }: RequestRecord) =>
    (await world.v1<object[]>("get", `/lessons/requests/${_id}/usual-price`, { as: "admin" })).body;
  interface Known {
    id: string;
    number: string;
    customer_id: string;
    price: number;
    minutes: number;
  }
  const [known] = await world.rows<Known>(
    `select c.id, confirmed_number as number, customer_id, price_amount::int as price, duration_minutes as minutes
     from confirmed_lessons c where kind = 'regular' and price_currency = 'GBP' and dependent_id is null
     and pod_id is null and earlier_prices = '[]' order by c.created_at desc, c.id limit 1`,
  );
  if (!known) throw new Error("Nobody pays in pounds.");
  await world.rows("update confirmed_lessons set created_at = '2026-01-05T08:00Z' where id = $1", [known.id]);
  const asked = { learnerId: known.customer_id, durationMinutes: 30 };
  const half = Math.round((known.price * 30) / known.minutes);
  const own = await requests.aRequest(asked);
  expect(await priceOf(own)).toMatchObject([
    { priceAmount: half, priceCurrency: "GBP", source: expect.stringContaining(known.number) },
  ]);
  // What costs more from a later day on still costs what it did.
  const before = [{ until: "2026-02-01", priceAmount: known.price }];
  await world.rows(
    "update confirmed_lessons set price_amount = price_amount * 2, earlier_prices = $2::jsonb where id = $1",
    [known.id, JSON.stringify(before)],
  );
  expect(await priceOf(own)).toMatchObject([{ priceAmount: half }]);
  // Lessons of another kind say nothing about it.
  const [of] = await priceOf(await requests.aRequest({ ...asked, kind: "one-off", subject: "Yoruba" }));
  expect(of ?? { source: "" }).not.toMatchObject({ source: expect.stringContaining(known.number) });
  const [nobody] = await world.rows<{ id: string }>(
    `select c.id from customers c join regions r on r.id = c.region_id where r.code = 'UK' and c.archived_at is null
     and c.status <> 'blocked' and not exists (select 1 from confirmed_lessons l where l.customer_id = c.id)
     order by c.id limit 1`,
  );
  const fresh = await requests.aRequest({ learnerId: nobody?.id, durationMinutes: 60 });
  expect(await priceOf(fresh)).toEqual([
    {
      priceAmount: expect.any(Number),
      priceCurrency: "GBP",
      source: "As most regular lessons of 60 min in United Kingdom.",
    },
  ]);
});

it("ranks tutors by how they fit, and counts those who are free for many requests at once", async () => {
  const wished = requests.tutors.at(-1);
  const one = await requests.aRequest({ preferredTutorIds: [wished?.id] });
  type Matches = { tutorId: string; isFree: boolean; reasons: { reason: string }[] }[];
  const { body } = await world.v1<Matches>("get", `/lessons/requests/${one._id}/matches`, { as: "admin" });
  expect(body.length).toBe(requests.tutors.length + (await onLeave()));
  expect(body.find(({ tutorId }) => tutorId === wished?.id)?.reasons.map(({ reason }) => reason)).toContain(
    "preferred",
  );
  const query = `requestId=${one._id}&requestId=${(await requests.aRequest())._id}`;
  const counts = await world.v1<{ count: number }[]>("get", `/lessons/requests/match-counts?${query}`, { as: "admin" });
  expect(counts.body.map(({ count }) => count)).toEqual([1, 1].map(() => body.filter(({ isFree }) => isFree).length));
});

const onLeave = async () =>
  (
    await world.rows(
      `select id from tutors where status = 'on-leave' and archived_at is null and subjects @> '[{"subject": "Igbo"}]'`,
    )
  ).length;

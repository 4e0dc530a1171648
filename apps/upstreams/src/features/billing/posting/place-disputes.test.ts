import type { CreditLotRecord } from "../credit.record.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import type { BillingRunPreview } from "../ongoing/run-preview.ts";
import type { LessonMoney } from "./lesson-money.ts";
import { givingSessions, type Session } from "../../../testing/given-sessions.ts";
import { groupsOf } from "../../../testing/group-lessons.ts";
import { invoicing } from "../../../testing/invoices.ts";
import { openWorld, type Caller, type World } from "../../../testing/world.ts";

let world: World;
let groups: Awaited<ReturnType<typeof groupsOf>>;
beforeAll(async () => {
  world = await openWorld();
  groups = await groupsOf(world);
  await world.rows(
    "update customers set currency = 'GBP', region_id = (select id from regions where code = 'UK'), status = 'active', blocked_from = null",
  );
});
afterAll(() => world.close());

const { post, invoiceById } = invoicing(() => world);
const { given, placeOf, posting } = givingSessions(() => ({ world, groups }));

/** A session for £12.00 that a learner came to. */
async function attended(over: object = {}) {
  const { customer, id: learnerId } = groups.learner();
  const { date } = await groups.published({ capacityMin: 1, ...over });
  const session = await groups.moved(date, "enrol", { learnerId });
  await given(session, learnerId);
  return { customer, learnerId, session, enrolmentId: await placeOf(session, learnerId) };
}
const objection = { byKind: "customer", reason: "The tutor left early." };

/** An event of a session as it is now. */
const act = async (session: Session, event: string, body: object, as: Caller = "director") =>
  groups.fire(await groups.dateNow(session), event, body, { as });
const rosterRow = async (session: Session, enrolmentId: string) =>
  (await groups.rosterOf(session)).find(({ _id }) => _id === enrolmentId);
const moneyOf = async (id: string) =>
  (await world.v2<LessonMoney[]>("get", `/billing/place-money?id=${id}`, { as: "admin" })).body[0];

interface Previewed {
  mails: { to: string; subject: string; text: string }[];
  comesTo: { settlement: { chargeBp: number }; money: LessonMoney | null }[];
  creditNotes: { invoiceId: string; total: number; asCredit: number }[];
}
const preview = async (session: Session, event: string, body: object) =>
  (await act(session, `${event}/preview`, body)).body as unknown as Previewed;

const draft = async (customerId: string): Promise<InvoiceRecord | undefined> =>
  (
    await post<InvoiceRecord>("/billing/invoices/ongoing", {
      ...{ customerId, currency: "GBP", from: "2026-01-01", to: "2026-01-31", extras: [] },
    })
  ).data;
const sent = async (customerId: string) => {
  const made = await draft(customerId);
  return (await post<InvoiceRecord>(`/billing/invoices/${made?._id}/send`, { version: made?.version })).data;
};
const openDispute = async (session: Session, enrolmentId: string, body: object = {}) => {
  const { status, body: answer } = await act(session, "dispute-place", { enrolmentId, ...objection, ...body }, "admin");
  expect([status, answer.error]).toEqual([200, undefined]);
  return (await rosterRow(session, enrolmentId))?.dispute?._id ?? "";
};

it("has the money of a place rest while somebody objects to it, and says so everywhere", async () => {
  const { customer, session, enrolmentId } = await attended();
  const shown = await preview(session, "dispute-place", { enrolmentId, ...objection });
  expect(shown.comesTo).toMatchObject([{ money: { state: "resting", toBill: 1200 } }]);
  expect(shown.mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your objection: Igbo/),
    expect.stringMatching(/^Disputed: Igbo/),
  ]);
  // What staff note is never emailed.
  expect(shown.mails.some(({ text }) => text.includes(objection.reason))).toBe(false);

  await openDispute(session, enrolmentId);
  expect((await rosterRow(session, enrolmentId))?.dispute).toMatchObject({ status: "open", ...objection });
  expect(await moneyOf(enrolmentId)).toMatchObject({ state: "resting", toBill: 1200 });
  expect(await groups.dateNow(session)).toMatchObject({ disputed: 1 });
  const disputed = await world.v2<{ data: object[] }>("get", "/group-lessons?disputed=true", { as: "admin" });
  expect(disputed.body.data).toContainEqual(expect.objectContaining({ _id: session.groupLessonId, disputed: 1 }));
  const own = await world.v2<object[]>("get", `/group-lessons/disputes?customerId=${customer}`, { as: "admin" });
  expect(own.body).toMatchObject([{ status: "open", enrolmentIds: [enrolmentId] }]);

  expect(await draft(customer)).toBeUndefined();
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
  const asked = new URLSearchParams({ regionId: region?.id ?? "", from: "2026-01-01", to: "2026-01-31" }).toString();
  const { gaps } = (await world.v2<BillingRunPreview>("get", `/billing/ongoing/preview?${asked}`, { as: "admin" }))
    .body;
  expect(gaps).toContainEqual(expect.objectContaining({ reason: "resting", customerId: customer }));
  const still = await world.v2<{ matter: string; items: { groupLessonId: string }[] }[]>(
    "get",
    `/billing/books/still-open?regionId=${region?.id}&month=2026-01`,
    { as: "admin" },
  );
  expect(still.body.find(({ matter }) => matter === "place-disputed")?.items).toContainEqual(
    expect.objectContaining({ groupLessonId: session.groupLessonId }),
  );
  const history = await world.rows<{ reason: string }>(
    "select reason from team_activity where entity_kind = 'group-instance' and entity_id = $1 and reason like '%left early%'",
    [session._id],
  );
  expect(history).toHaveLength(1);
});

it("posts a place as it was where it is decided for the tutor", async () => {
  const { customer, session, enrolmentId } = await attended();
  const disputeId = await openDispute(session, enrolmentId);
  const decision = { disputeId, decision: "for-tutor", reason: "The log shows the whole hour." };
  const shown = await preview(session, "settle-place", decision);
  expect(shown).toMatchObject({ comesTo: [{ money: { state: "to-bill", toBill: 1200 } }], creditNotes: [] });
  expect(shown.mails.map(({ text }) => /charged as before/.test(text))).toEqual([true, true]);
  expect((await act(session, "settle-place", decision)).status).toBe(200);
  expect(await rosterRow(session, enrolmentId)).toMatchObject({
    dispute: { status: "for-tutor", decision: decision.reason },
    settlements: [{ round: 1 }],
  });
  expect(await draft(customer)).toMatchObject({ total: 1200 });
  expect((await act(session, "settle-place", decision)).body.error).toBe("This objection is decided already.");
});

it("credits a paid place that is decided for the family, and shows it before", async () => {
  const { customer, session, enrolmentId } = await attended();
  const invoice = await sent(customer);
  await post("/billing/payments", {
    ...{ customerId: customer, gateway: "CASH_OR_OTHER", currency: "GBP", amount: 1200, receivedOn: "2026-01-05" },
    allocations: [{ invoiceId: invoice._id, amount: 1200 }],
  });
  const disputeId = await openDispute(session, enrolmentId);
  expect(await moneyOf(enrolmentId)).toMatchObject({ state: "resting", billed: 1200 });
  const decision = { disputeId, decision: "for-family", chargePercent: 25, reason: "It ended after 15 minutes." };
  const shown = await preview(session, "settle-place", decision);
  expect(shown).toMatchObject({
    comesTo: [{ settlement: { chargeBp: 2500 }, money: { state: "billed", billed: 300 } }],
    creditNotes: [{ invoiceId: invoice._id, total: 900, asCredit: 900 }],
  });
  // Only shown so far.
  expect(await invoiceById(invoice._id)).toMatchObject({ credited: 0 });
  expect((await act(session, "settle-place", decision)).status).toBe(200);
  await posting();
  expect(await invoiceById(invoice._id)).toMatchObject({ credited: 900, due: 0 });
  expect(await moneyOf(enrolmentId)).toMatchObject({ state: "billed", billed: 300, toBill: 0 });
  const lots = await world.v2<{ data: CreditLotRecord[] }>("get", `/billing/credits?customerId=${customer}`, {
    as: "admin",
  });
  expect(lots.body.data).toContainEqual(expect.objectContaining({ source: "credit-note", size: 900 }));
  expect((await rosterRow(session, enrolmentId))?.settlements).toMatchObject([
    { round: 2, ruleId: "dispute-lowered", chargeBp: 2500, state: "posted" },
    { round: 1 },
  ]);
});

it("gives credit back that paid for a place", async () => {
  const { customer, id: learnerId } = groups.learner();
  await post("/billing/credits", {
    ...{ customerId: customer, unit: "minutes", currency: "GBP", quantity: 60, cost: 1200, reason: "Sorry" },
  });
  const { date } = await groups.published({ capacityMin: 1 });
  const session = await groups.moved(date, "enrol", { learnerId });
  await given(session, learnerId);
  const enrolmentId = await placeOf(session, learnerId);
  expect(await moneyOf(enrolmentId)).toMatchObject({ state: "used", usedMinutes: 60 });
  const disputeId = await openDispute(session, enrolmentId);
  await act(session, "settle-place", { disputeId, decision: "for-family", reason: "Nobody could hear." });
  await posting();
  expect(await moneyOf(enrolmentId)).toMatchObject({ state: "nothing", usedMinutes: 0 });
});

it("is about all dates of a place where the family says so, those to come with them", async () => {
  const { customer, id: learnerId } = groups.learner();
  const whole = { priceBasis: "whole-course", prices: [{ currency: "GBP", amount: 9000 }], capacityMin: 1 };
  const lesson = await groups.some(whole);
  await groups.addDates(lesson, { date: "2026-02-05", weeks: 3 });
  await groups.publish(lesson);
  const path = `/group-lessons/instances?groupLessonId=${lesson._id}&sort=start`;
  const { body } = await world.v2<{ data: Session[] }>("get", path, { as: "admin" });
  const sessions: Session[] = [];
  for (const date of body.data) sessions.push(await groups.moved(date, "enrol", { learnerId }));
  const [first, second] = sessions as [Session, Session];
  await given(first, learnerId, true, -4);
  await given(second, learnerId);
  const enrolmentId = await placeOf(first, learnerId);
  const disputeId = await openDispute(first, enrolmentId, { isWhole: true });
  expect(await draft(customer)).toBeUndefined();
  const answer = await act(second, "settle-place", {
    ...{ disputeId, decision: "for-family", chargePercent: 50, reason: "Half of it was not as offered." },
  });
  expect(answer.status).toBe(200);
  await posting();
  const items = await world.rows<{ sum: number }>(
    "select sum(amount)::int as sum from billable_items where customer_id = $1 group by enrolment_id order by 1",
    [customer],
  );
  // The date to come is charged as it was.
  expect(items.map(({ sum }) => sum)).toEqual([1500, 1500, 3000]);
});

it("refuses what cannot be objected to, and what only directors may decide", async () => {
  const { session, enrolmentId } = await attended();
  const object = (of: Session, id: string, as: Caller = "admin") =>
    act(of, "dispute-place", { enrolmentId: id, ...objection }, as);
  expect((await object(session, enrolmentId, "content-manager")).status).toBe(403);
  const disputeId = await openDispute(session, enrolmentId);
  expect((await object(session, enrolmentId)).body.error).toBe(
    "There is an objection to this charge already. Decide that one first.",
  );
  const decide = (chargePercent: number, as: Caller = "director") =>
    act(session, "settle-place", { disputeId, decision: "for-family", chargePercent, reason: "It was." }, as);
  expect((await decide(100)).body.fields).toMatchObject({ chargePercent: "Charge must be between 0 and 99." });
  expect((await decide(0, "content-manager")).status).toBe(403);
  expect((await decide(0)).status).toBe(200);

  const { learnerId, session: other } = await attended();
  const place = await placeOf(other, learnerId);
  world.pass(8 * 24 * 60);
  world.forgetTokens();
  expect((await object(other, place)).body.error).toBe("An outcome can be disputed for 7 days.");

  const { date } = await groups.published({ capacityMin: 1 });
  const ahead = await groups.moved(date, "enrol", { learnerId: groups.learner().id });
  expect((await object(ahead, (await groups.rosterOf(ahead))[0]?._id ?? "")).body.error).toBe(
    "This place is not settled yet, so nothing is charged for it.",
  );
});

it("lets an admin lower one charge of a customer in 30 days, lessons and places together", async () => {
  const { learnerId, session, enrolmentId } = await attended();
  const lower = async (of: Session, id: string, as: Caller) => {
    const disputeId = await openDispute(of, id);
    return act(of, "settle-place", { disputeId, decision: "for-family", reason: "It was." }, as);
  };
  expect((await lower(session, enrolmentId, "admin")).status).toBe(200);
  const { date } = await groups.published({ capacityMin: 1 });
  const next = await groups.moved(date, "enrol", { learnerId });
  await given(next, learnerId);
  const refused = await lower(next, await placeOf(next, learnerId), "admin");
  expect(refused.body.error).toBe("An admin can waive one lesson per customer in 30 days. Ask a director.");
});

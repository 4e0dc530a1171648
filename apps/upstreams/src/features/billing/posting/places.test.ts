import { givingSessions, type Session } from "../../../testing/given-sessions.ts";
import { groupsOf } from "../../../testing/group-lessons.ts";
import { invoicing } from "../../../testing/invoices.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import type { BooksCheck } from "../books-check.ts";
import type { BillingRunPreview } from "../ongoing/run-preview.ts";
import type { InvoiceRecord } from "../invoice.record.ts";

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
const { posting, at, placeOf, given } = givingSessions(() => ({ world, groups }));

const itemsFor = (customer: string) =>
  world.rows<{ amount: number; day: string }>(
    `select b.amount::int as amount, b.day::text as day from billable_items b
     where b.customer_id = $1 and b.enrolment_id is not null order by b.day, b.at, b.amount desc`,
    [customer],
  );
const usesOf = (customer: string) =>
  world.rows(
    `select e.quantity::int as quantity from credit_entries e join credit_lots l on l.id = e.lot_id
     where l.customer_id = $1 and e.type = 'use'`,
    [customer],
  );
const draft = async (customerId: string) =>
  (
    await post<InvoiceRecord>("/billing/invoices/ongoing", {
      ...{ customerId, currency: "GBP", from: "2026-01-01", to: "2026-01-31", extras: [] },
    })
  ).data;

it("bills a session of a group lesson, attended or not, and nothing that is not run", async () => {
  const { customer, id: learnerId } = groups.learner();
  const sessions = await Promise.all([groups.published(), groups.published({}, { date: "2026-02-03" })]);
  const [came, missed] = (await Promise.all(
    sessions.map(async ({ date }) => groups.moved(date, "enrol", { learnerId })),
  )) as [Session, Session];
  await given(came, learnerId, true, -4);
  await given(missed, learnerId, false);
  const { date } = await groups.published({ capacityMin: 2 }, { date: "2026-02-04" });
  const few = await at(await groups.moved(date, "enrol", { learnerId }), 5);
  await groups.moved(few, "not-run", { reason: "Too few" });
  await posting();
  expect((await itemsFor(customer)).map(({ amount }) => amount)).toEqual([1200, 1200]);
  const { lines, total } = await draft(customer);
  expect(lines.map(({ kind, description }) => [kind, description])).toEqual([
    ["group", expect.stringMatching(/^Igbo \d+ for .* on Monday 5 January 2026, 60 minutes$/)],
    ["group", expect.stringMatching(/^Igbo \d+ for .* on Monday 5 January 2026, 60 minutes, missed$/)],
  ]);
  expect(total).toBe(2400);
});

it("names a session that is over without an outcome among what a run leaves out", async () => {
  const { customer, id: learnerId } = groups.learner();
  const { lesson, date } = await groups.published({}, { date: "2026-02-10" });
  const over = await at(await groups.moved(date, "enrol", { learnerId }), -2);
  await world.rows("update group_instances set status = 'awaiting-confirmation' where id = $1", [over._id]);
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
  const query = new URLSearchParams({ regionId: region?.id ?? "", from: "2026-01-01", to: "2026-01-31" }).toString();
  const { body } = await world.v2<BillingRunPreview>("get", `/billing/ongoing/preview?${query}`, { as: "admin" });
  expect(body.gaps.filter(({ customerId }) => customerId === customer)).toEqual([
    expect.objectContaining({ reason: "no-outcome", groupLessonId: lesson._id, lessonId: null, on: "2026-01-05" }),
  ]);
});

it("takes credit that fits for a place, and bills one that is given up late", async () => {
  const { customer, id: learnerId } = groups.learner();
  await post("/billing/credits", {
    ...{ customerId: customer, unit: "minutes", currency: "GBP", quantity: 45, cost: 900, reason: "Sorry" },
  });
  const { date } = await groups.published();
  const late = await at(await groups.moved(date, "enrol", { learnerId }), 5);
  await groups.moved(late, "leave", { enrolmentId: await placeOf(late, learnerId) });
  await posting();
  expect(await usesOf(customer)).toEqual([{ quantity: -45 }]);
  // 1200 − r(1200 × 45 / 60)
  expect((await itemsFor(customer)).map(({ amount }) => amount)).toEqual([300]);
  expect((await draft(customer)).lines.map(({ description }) => description)).toEqual([
    expect.stringMatching(/ January 2026, 15 of 60 minutes, 45 from credit, given up late$/),
  ]);
});

describe("one price for all sessions", () => {
  /** Three sessions for £100.00. */
  async function course() {
    const { customer, id: learnerId } = groups.learner();
    const lesson = await groups.some({
      ...{ priceBasis: "whole-course", prices: [{ currency: "GBP", amount: 10_000 }], capacityMin: 1 },
    });
    await groups.addDates(lesson, { date: "2026-02-05", weeks: 3 });
    await groups.publish(lesson);
    const { body } = await world.v2<{ data: Session[] }>(
      "get",
      `/group-lessons/instances?groupLessonId=${lesson._id}&sort=start`,
      { as: "admin" },
    );
    const sessions: Session[] = [];
    for (const date of body.data) sessions.push(await groups.moved(date, "enrol", { learnerId }));
    return { customer, learnerId, sessions: sessions as [Session, Session, Session] };
  }

  it("bills them all on one line with the first, and earns each on its own day", async () => {
    const { customer, learnerId, sessions } = await course();
    await given(sessions[0], learnerId, true, -4);
    expect(await itemsFor(customer)).toEqual([
      { amount: 3334, day: "2026-01-05" },
      { amount: 3333, day: "2026-02-12" },
      { amount: 3333, day: "2026-02-19" },
    ]);
    const { lines, total } = await draft(customer);
    expect(lines.map(({ description }) => description)).toEqual([
      expect.stringMatching(/^Igbo \d+ for .*, 3 sessions from Monday 5 January 2026$/),
    ]);
    expect(total).toBe(10_000);
    // Once the next is given, nothing is to be billed again.
    await given(sessions[1], learnerId, true);
    expect(await itemsFor(customer)).toHaveLength(3);
    expect(await draft(customer)).toBeUndefined();
  });

  it("charges who joins later for the sessions that are left", async () => {
    const { learnerId, sessions } = await course();
    const late = groups.learner();
    await at(sessions[0], -4);
    const joined = await groups.moved(await groups.dateNow(sessions[1]), "enrol", { learnerId: late.id });
    await groups.moved(await groups.dateNow(sessions[2]), "enrol", { learnerId: late.id });
    const marks = [learnerId, late.id];
    const over = await at(joined, -2);
    await world.rows("update group_instances set status = 'awaiting-confirmation' where id = $1", [over._id]);
    const came = await Promise.all(marks.map(async (id) => ({ enrolmentId: await placeOf(over, id), attended: true })));
    const marked = await groups.moved(await groups.dateNow(over), "attendance", { marks: came });
    await groups.moved(marked, "complete");
    await posting();
    expect((await itemsFor(late.customer)).map(({ amount }) => amount).toSorted()).toEqual([3333, 3333]);
  });

  it("credits a session that is given up in time after the invoice was sent", async () => {
    const { customer, learnerId, sessions } = await course();
    await given(sessions[0], learnerId, true);
    const made = await draft(customer);
    const { data: sent } = await post<InvoiceRecord>(`/billing/invoices/${made._id}/send`, { version: made.version });
    expect(sent.total).toBe(10_000);
    const last = await groups.dateNow(sessions[2]);
    await groups.moved(last, "leave", { enrolmentId: await placeOf(last, learnerId) });
    await posting();
    expect((await itemsFor(customer)).reduce((sum, { amount }) => sum + amount, 0)).toBe(6667);
    expect(await invoiceById(sent._id)).toMatchObject({ credited: 3333, due: 6667 });
    // A session that is merged into another moves its places; what was billed for it stands.
    const { body } = await world.v2<BooksCheck>("get", "/billing/books/check", { as: "admin" });
    expect(body.faults).toEqual([]);
  });
});

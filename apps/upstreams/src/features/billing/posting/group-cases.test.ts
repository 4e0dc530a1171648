import { givingSessions, type Session } from "../../../testing/given-sessions.ts";
import { groupsOf } from "../../../testing/group-lessons.ts";
import { invoicing } from "../../../testing/invoices.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import type { BooksCheck } from "../books-check.ts";
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

/** What was posted of the places of a learner's payer, as its values add up: amounts to bill by day. */
const billedFor = (customer: string) =>
  world.rows<{ day: string; sum: number }>(
    `select day::text as day, sum(amount)::int as sum from billable_items
     where customer_id = $1 and enrolment_id is not null group by day having sum(amount) <> 0 order by day`,
    [customer],
  );
const draft = async (customerId: string) =>
  (
    await post<InvoiceRecord>("/billing/invoices/ongoing", {
      ...{ customerId, currency: "GBP", from: "2026-01-01", to: "2026-03-31", extras: [] },
    })
  ).data;
const faults = async () => (await world.v2<BooksCheck>("get", "/billing/books/check", { as: "admin" })).body.faults;

/** A session with one learner, too few to run, so many hours from now. */
async function tooFew(hours: number, date: string) {
  const { customer, id: learnerId } = groups.learner();
  const { date: session } = await groups.published({ capacityMin: 2 }, { date });
  const few = await at(await groups.moved(session, "enrol", { learnerId }), hours);
  await groups.moved(few, "not-run", { reason: "Too few" });
  await posting();
  return { customer, few };
}

it.each([
  ["24 hours before", 24, "2026-02-03", 0, "not-run"],
  ["23 hours before", 23, "2026-02-04", 50, "not-run-late"],
])(
  "charges nobody for a session that is not run, decided %s, and pays the tutor by that (5.6)",
  async (_, hours, date, pay, rule) => {
    const { customer, few } = await tooFew(hours, date);
    expect(await billedFor(customer)).toEqual([]);
    expect(await groups.settled(few)).toMatchObject([["enrolled", 0, pay, expect.any(String)]]);
    expect((await groups.rosterOf(few))[0]?.settlements).toMatchObject([{ ruleId: rule, state: "posted" }]);
  },
);

it("bills a place that moved to another date there, once, and nothing for the date that is left (5.6)", async () => {
  const { customer, id: learnerId } = groups.learner();
  const lesson = await groups.some({ capacityMin: 1 });
  await groups.addDates(lesson, { date: "2026-02-05", weeks: 2 });
  await groups.publish(lesson);
  const path = `/group-lessons/instances?groupLessonId=${lesson._id}&sort=start`;
  const [first, second] = (await world.v2<{ data: Session[] }>("get", path, { as: "admin" })).body.data as [
    Session,
    Session,
  ];
  await groups.moved(first, "enrol", { learnerId });
  await groups.moved(await groups.dateNow(first), "merge", { intoId: second._id });
  await posting();
  expect(await billedFor(customer)).toEqual([]);
  await given(await groups.dateNow(second), learnerId);
  expect(await billedFor(customer)).toEqual([{ day: "2026-01-05", sum: 1200 }]);
  expect((await draft(customer)).total).toBe(1200);
});

it("bills a course of four on one line, with its worth on each date, whoever misses, moves or leaves late (5.6)", async () => {
  const { customer, id: learnerId } = groups.learner();
  const lesson = await groups.some({
    ...{ priceBasis: "whole-course", prices: [{ currency: "GBP", amount: 10_001 }], capacityMin: 1 },
  });
  await groups.addDates(lesson, { date: "2026-02-05", weeks: 4 });
  await groups.publish(lesson);
  const path = `/group-lessons/instances?groupLessonId=${lesson._id}&sort=start`;
  const { body } = await world.v2<{ data: Session[] }>("get", path, { as: "admin" });
  const sessions: Session[] = [];
  for (const date of body.data) sessions.push(await groups.moved(date, "enrol", { learnerId }));
  const [came, missed, left] = sessions as [Session, Session, Session, Session];
  await given(came, learnerId, true, -4);
  // 10001 in four: the largest remainder goes to the earlier.
  expect((await billedFor(customer)).map(({ sum }) => sum)).toEqual([2501, 2500, 2500, 2500]);
  const made = await draft(customer);
  expect(made.lines).toHaveLength(1);
  const { data: sent } = await post<InvoiceRecord>(`/billing/invoices/${made._id}/send`, { version: made.version });
  expect(sent).toMatchObject({ total: 10_001, lines: [{ kind: "group", quantity: 1 }] });

  await given(missed, learnerId, false);
  const late = await at(await groups.dateNow(left), 5);
  await groups.moved(late, "leave", { enrolmentId: await placeOf(late, learnerId) });
  await posting();
  // An absent learner and one who leaves late pay their part: nothing changes.
  expect((await billedFor(customer)).reduce((sum, one) => sum + one.sum, 0)).toBe(10_001);
  expect(await invoiceById(sent._id)).toMatchObject({ credited: 0, due: 10_001 });
  expect(await faults()).toEqual([]);
});

import { groupsOf } from "../../testing/group-lessons.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
let groups: Awaited<ReturnType<typeof groupsOf>>;
beforeAll(async () => {
  world = await openWorld();
  groups = await groupsOf(world);
  await world.rows("update customers set currency = 'GBP'");
});
afterAll(() => world.close());

const prices = [
  { currency: "USD", amount: 1600 },
  { currency: "GBP", amount: 1200 },
];

/** A session so many hours from now, with one learner. */
async function sessionIn(hours: number, over: object = {}) {
  const { lesson, date } = await groups.published(over);
  const { customer, id: learnerId } = groups.learner();
  const at = await groups.moved(date, "enrol", { learnerId });
  const untilStart = (Date.parse(at.start) - groups.now().getTime()) / 60_000;
  await groups.shift(at, `${untilStart - hours * 60} minutes`);
  return { lesson, at, customer, place: (await groups.rosterOf(at))[0] };
}

it("keeps the price, its basis and the policy of the moment when the place was taken", async () => {
  const { lesson, at, customer, place } = await sessionIn(48, { prices });
  const kept = {
    price: { currency: "GBP", amount: 1200 },
    chargeBasis: "per-instance",
    policySnapshot: expect.objectContaining({ windowHours: 24 }),
  };
  expect(place).toMatchObject(kept);
  await world.rows(
    `update group_lessons set price_basis = 'whole-course', prices = '[{"currency": "GBP", "amount": 9900}]' where id = $1`,
    [lesson._id],
  );
  await world.rows(
    "update customers set cancellation_policy_id = (select id from cancellation_policies where name = 'Strict') where id = $1",
    [customer],
  );
  expect((await groups.rosterOf(at))[0]).toMatchObject(kept);
  // The next to take a place gets what counts then.
  const next = await groups.moved(at, "enrol", { learnerId: groups.learner().id });
  expect((await groups.rosterOf(next))[1]).toMatchObject({
    ...{ price: { currency: "GBP", amount: 9900 }, chargeBasis: "whole-course" },
  });
});

it("takes the first price where none is offered in the customer’s currency", async () => {
  const { place } = await sessionIn(48, { prices: prices.slice(0, 1) });
  expect(place).toMatchObject({ price: { currency: "USD", amount: 1600 } });
});

it("costs nothing to give a place up in time", async () => {
  const { at, place } = await sessionIn(24);
  const after = await groups.moved(at, "leave", { enrolmentId: place?._id });
  expect(await groups.settled(after)).toEqual([]);
  expect(await groups.rosterOf(after)).toEqual([]);
  expect(await world.rows("select leave_notice_minutes from group_enrolments where id = $1", [place?._id])).toEqual([
    { leave_notice_minutes: 1440 },
  ]);
});

it("settles a place that is given up late by the policy that it was taken under, and keeps it in view", async () => {
  const { at, place } = await sessionIn(23);
  const after = await groups.moved(at, "leave", { enrolmentId: place?._id });
  expect(after).toMatchObject({ enrolled: 0 });
  expect(await groups.settled(after)).toEqual([
    [
      ...["cancelled", 100, 0],
      "Charged 100%: the place was given up 23 h before the start; the policy asks for 24 h. The tutor is paid for the session as a whole.",
    ],
  ]);
  expect(await groups.rosterOf(after)).toMatchObject([
    { status: "cancelled", leftAt: expect.any(String), settlements: [{ round: 1, ruleId: "group-left-late" }] },
  ]);
});

it("charges nobody for leaving a waiting list, or a place that was only offered", async () => {
  const { at } = await sessionIn(2, { capacityMax: 1, capacityMin: 1 });
  let now = at;
  for (const { id } of groups.learners.splice(0, 2))
    now = await groups.moved(now, "enrol", { learnerId: id, waits: true });
  const [taken, first, second] = await groups.rosterOf(now);
  now = await groups.moved(now, "leave", { enrolmentId: second?._id });
  now = await groups.moved(now, "leave", { enrolmentId: taken?._id });
  expect((await groups.rosterOf(now)).map(({ status }) => status)).toEqual(["cancelled", "offered"]);
  now = await groups.moved(now, "leave", { enrolmentId: first?._id });
  expect(await groups.settled(now)).toHaveLength(1);
});

import { exportKinds } from "../../../jobs/exports/kinds.ts";
import { askedBy, nextRows } from "../../../jobs/exports/read-rows.ts";
import { sheetOf } from "../../../jobs/exports/sheet.ts";
import { systemContext } from "../../../service/system-context.ts";
import { givingSessions } from "../../../testing/given-sessions.ts";
import { groupsOf } from "../../../testing/group-lessons.ts";
import { invoicing } from "../../../testing/invoices.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import type { GroupRevenue } from "./group-revenue.ts";

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

const { post } = invoicing(() => world);
const { at, placeOf, posting } = givingSessions(() => ({ world, groups }));

const revenueOf = async (...ids: string[]) => {
  const query = ids.map((id) => `id=${id}`).join("&");
  const { body } = await world.v2<GroupRevenue[]>("get", `/billing/group-revenue?${query}`, { as: "admin" });
  return body.map(({ sums }) => sums);
};

/** The cell of a group lesson in the file that somebody exports. */
async function exported(id: string, ...permissions: string[]) {
  const context = systemContext(world.database, world.clock.now(), "test");
  const actor = { ...context.actor, permissions: new Set(permissions) } as typeof context.actor;
  const asked = await askedBy(exportKinds["groups-export"], `id=${id}`, { ...context, actor });
  const { rows } = await nextRows({ ...context, actor }, asked, null, 10);
  return sheetOf(exportKinds["groups-export"], ["revenue"]).lines(rows);
}

it("adds up what is posted for the places of a group lesson, billed or from credit, less what was taken back", async () => {
  const [payer, prepaid, gone] = [groups.learner(), groups.learner(), groups.learner()];
  const gift = { unit: "minutes", currency: "GBP", quantity: 60, cost: 900, reason: "Sorry" };
  await post("/billing/credits", { customerId: prepaid.customer, ...gift });
  const { lesson, date } = await groups.published({ capacityMax: 4 });
  const other = await groups.published({}, { date: "2026-02-03" });
  await groups.moved(date, "enrol", { learnerId: payer.id });
  await groups.moved(await groups.dateNow(date), "enrol", { learnerId: prepaid.id });
  const late = await at(await groups.moved(await groups.dateNow(date), "enrol", { learnerId: gone.id }), 5);
  expect(await revenueOf(lesson._id, other.lesson._id)).toEqual([[], []]);
  await groups.moved(late, "leave", { enrolmentId: await placeOf(late, gone.id) });
  await posting();
  // Who gives up a place late pays for it: £12.00.
  expect(await revenueOf(lesson._id)).toEqual([[{ currency: "GBP", amount: 1200 }]]);
  const over = await at(await groups.dateNow(date), -2);
  await world.rows("update group_instances set status = 'awaiting-confirmation' where id = $1", [over._id]);
  const marks = await Promise.all(
    [payer, prepaid].map(async ({ id }) => ({ enrolmentId: await placeOf(over, id), attended: true })),
  );
  await groups.moved(await groups.moved(await groups.dateNow(over), "attendance", { marks }), "complete");
  await posting();
  // A gift is worth nothing: two places of £12.00 are earned.
  expect(await revenueOf(lesson._id, other.lesson._id)).toEqual([[{ currency: "GBP", amount: 2400 }], []]);
  const [counted] = await world.rows<{ sum: number }>(
    `select sum(amount)::int as sum from (
       select b.amount from billable_items b where b.enrolment_id in (select p.id from group_enrolments p
         join group_instances i on i.id = p.instance_id where i.group_lesson_id = $1)
       union all
       select e.value from credit_entries e where e.settlement_id in (select s.id from enrolment_settlements s
         join group_enrolments p on p.id = s.enrolment_id join group_instances i on i.id = p.instance_id
         where i.group_lesson_id = $1)) one`,
    [lesson._id],
  );
  expect(counted?.sum).toBe(2400);
  expect(await exported(lesson._id, "lessons:read", "invoices:read")).toEqual([["£24.00", null, null, 24]]);
  expect(await exported(lesson._id, "lessons:read")).toEqual([["", null, null, null]]);
});

it("is refused to those who may not read invoices", async () => {
  const { lesson } = await groups.published({}, { date: "2026-02-12" });
  const { status } = await world.v2("get", `/billing/group-revenue?id=${lesson._id}`, { as: "content-manager" });
  expect(status).toBe(403);
});

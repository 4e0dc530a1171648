import { openWorld, type World } from "../../../testing/world.ts";
import { followChurn } from "../lessons.public.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const later = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000);
const statusOf = async (id: string | undefined) =>
  (await world.rows<{ status: string }>("select status from customers where id = $1", [id]))[0]?.status;
/** Everybody who has been active since long ago, with the last lesson and none to come. */
const quiet = () =>
  world.rows<{ id: string; last: Date }>(
    `select c.id, max(l.start_at) as last from customers c join booked_lessons l on l.customer_id = c.id and l.status = 'completed'
     where c.status = 'active' and c.archived_at is null and c.created_at < $1::timestamptz - interval '90 days'
     and not exists (select 1 from booked_lessons b where b.customer_id = c.id and b.end_at > $1)
     and not exists (select 1 from confirmed_lessons p where p.customer_id = c.id and p.status = 'paused')
     and not exists (select 1 from group_enrolments e where e.customer_id = c.id)
     and not exists (select 1 from customer_pod_members m where m.customer_id = c.id)
     group by c.id order by c.id limit 4`,
    [world.clock.now()],
  );

it("marks who has had no lesson for 45 days and has none to come, once and with the reason", async () => {
  const [one] = await quiet();
  const at = one?.last ?? new Date(0);
  await followChurn(world.database, new Date(at.getTime() + 44 * 86_400_000), 1_000);
  expect(await statusOf(one?.id)).toBe("active");
  const after = new Date(at.getTime() + 46 * 86_400_000);
  expect(await followChurn(world.database, after, 1_000)).toBeGreaterThan(0);
  expect(await statusOf(one?.id)).toBe("churned");
  expect(await followChurn(world.database, after, 1_000)).toBe(0);
  const [entry] = await world.rows(
    "select reason, actor_name from team_activity where entity_id = $1 order by at desc",
    [one?.id],
  );
  expect(entry).toEqual({ reason: "No lesson for 45 days, and none to come.", actor_name: "system" });
});

it("brings back who has a lesson to come again", async () => {
  const [gone] = await world.rows<{ id: string }>(
    "select id from customers where status = 'churned' order by id limit 1",
  );
  const [lesson] = await world.rows<{ id: string }>(
    "select id from booked_lessons where status = 'booked' and start_at > $1 order by start_at limit 1",
    [world.clock.now()],
  );
  await world.rows("update booked_lessons set customer_id = $2, dependent_id = null where id = $1", [
    lesson?.id,
    gone?.id,
  ]);
  await followChurn(world.database, world.clock.now(), 1_000);
  expect(await statusOf(gone?.id)).toBe("active");
});

it("leaves alone whose lessons are paused, who has a place in a session, and whose status was changed lately", async () => {
  const [paused, placed, resumed] = await quiet();
  await world.rows(
    "update confirmed_lessons set status = 'paused' where id = (select id from confirmed_lessons where customer_id = $1 limit 1)",
    [paused?.id],
  );
  await world.rows(
    `update group_enrolments set customer_id = $1, dependent_id = null where id = (select e.id from group_enrolments e
     join group_instances i on i.id = e.instance_id where e.status = 'enrolled' and i.status = 'scheduled' order by i.start desc limit 1)`,
    [placed?.id],
  );
  await world.rows(
    `insert into team_activity (id, at, actor_name, role, action, entity_kind, entity_id, entity_label, changes, request_id)
     values ('${"9".repeat(24)}', $2, 'Ada', 'admin', 'state-changed', 'customer', $1, 'C', '{}', 'r')`,
    [resumed?.id, later(10)],
  );
  const [{ start } = { start: new Date(0) }] = await world.rows<{ start: Date }>(
    "select i.start from group_enrolments e join group_instances i on i.id = e.instance_id where e.customer_id = $1",
    [placed?.id],
  );
  await followChurn(world.database, later(50), 1_000);
  expect(start.getTime()).toBeGreaterThan(world.clock.now().getTime());
  expect([await statusOf(paused?.id), await statusOf(placed?.id), await statusOf(resumed?.id)]).toEqual([
    "active",
    "active",
    "active",
  ]);
});

it("changes nearly nobody in the demo business on its first night", async () => {
  const fresh = await openWorld();
  expect(await followChurn(fresh.database, fresh.clock.now(), 1_000)).toBeLessThan(10);
  await fresh.close();
});

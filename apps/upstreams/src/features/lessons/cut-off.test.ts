import { cutOff } from "../../testing/cut-off.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { generateLessons, lapseLessons } from "./lessons.public.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const count = async (query: string, values: unknown[] = []) =>
  Number((await world.rows<{ n: string }>(`select count(*)::text as n from ${query}`, values))[0]?.n);

it("goes on with courses where it was cut off, and makes each lesson once", async () => {
  const courses = await world.rows<{ id: string }>(
    "select id from confirmed_lessons where status = 'active' and end_on is null and lesson_count is null order by id limit 3",
  );
  const ids = courses.map(({ id }) => id);
  await world.rows("update confirmed_lessons set generated_until = '2030-01-01' where not id = any($1)", [ids]);
  const later = new Date(world.clock.now().getTime() + 14 * 86_400_000);
  const mine = "booked_lessons where course_id = any($1)";
  const before = await count(mine, [ids]);
  await expect(generateLessons(cutOff(world.database), later, 100)).rejects.toThrow("cut off");
  const half = await count(mine, [ids]);
  expect(await generateLessons(world.database, later, 100)).toBe(2);
  const whole = await count(mine, [ids]);
  expect([before < half, half < whole]).toEqual([true, true]);
  expect(await generateLessons(world.database, later, 100)).toBe(0);
  expect(await count(mine, [ids])).toBe(whole);
  expect(
    await count(
      "(select 1 from booked_lessons where slot_index is not null group by course_id, slot_index, local_date having count(*) > 1) as twice",
    ),
  ).toBe(0);
});

it("goes on with lessons whose time is over where it was cut off, and writes down each once", async () => {
  const later = new Date(world.clock.now().getTime() + 2 * 86_400_000);
  const over = "booked_lessons where status in ('booked', 'in-progress') and not hold and end_at <= $1";
  const due = await count(over, [later]);
  expect(due).toBeGreaterThan(3);
  await expect(lapseLessons(cutOff(world.database), later, 1_000)).rejects.toThrow("cut off");
  expect(await count(over, [later])).toBe(due - 1);
  expect(await lapseLessons(world.database, later, 1_000)).toBe(due - 1);
  expect(await lapseLessons(world.database, later, 1_000)).toBe(0);
});

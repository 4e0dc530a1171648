import { reportOf } from "../../testing/second-count.ts";
import { beginning } from "../../testing/template.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface NoShow {
  status_since: Date | string;
  region_id: string;
}

it("counts the no-shows that may still be objected to, as long as their region allows", async () => {
  const hour = 3_600_000;
  await world.rows(`update booked_lessons set status_since = '${new Date(beginning.getTime() - 50 * hour).toISOString()}'
    where id in (select id from booked_lessons where status = 'student-no-show' order by id limit 3)`);
  const shown = async () => {
    const { totals } = await reportOf(world, "unconfirmed-lessons", "");
    return totals.find(({ number }) => number === "objection")?.count;
  };
  const noShows = await world.rows<NoShow>(
    "select status_since, region_id from booked_lessons where status = 'student-no-show' and not hold",
  );
  const open = (hours: number) =>
    noShows.filter(({ status_since: since }) => new Date(since).getTime() > beginning.getTime() - hours * hour).length;
  expect(open(72)).toBeGreaterThanOrEqual(3);
  expect(await shown()).toBe(open(72));

  const { status } = await world.v2("post", "/admin/setting", {
    as: "director",
    body: { key: "objectionHours", value: 48 },
  });
  expect(status).toBeLessThan(300);
  expect(await shown()).toBe(open(48));
  expect(open(48)).toBeLessThan(open(72));
});

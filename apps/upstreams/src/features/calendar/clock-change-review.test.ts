import { openWorld, type World } from "../../testing/world.ts";
import type { clockChangeReview } from "./clock-change-review.queries.ts";

let world: World;
let course: { id: string; tutor_id: string };
beforeAll(async () => {
  world = await openWorld();
  [course] = (await world.rows<{ id: string; tutor_id: string }>(
    "select id, tutor_id from confirmed_lessons where status = 'active' order by id limit 1",
  )) as [{ id: string; tutor_id: string }];
  // Tuesdays at six in the evening in London, given from Lagos until half past seven.
  await world.rows(
    `update confirmed_lessons set anchor_time_zone = 'Europe/London', start_on = '2026-01-05', end_on = null,
     slots = '[{"weekday": 2, "start": "18:00", "durationMinutes": 60}]' where id = $1`,
    [course.id],
  );
  await world.rows("update persons set time_zone = 'Africa/Lagos' where id = $1", [course.tutor_id]);
  await world.rows(`update tutors set hours = '[{"weekday": 2, "start": "16:00", "end": "19:30"}]' where id = $1`, [
    course.tutor_id,
  ]);
});
afterAll(() => world.close());

type Desk = Awaited<ReturnType<typeof clockChangeReview>> & { message?: string };
const desk = (query = "") => world.v1<Desk>("get", `/calendar/clock-changes${query}`, { as: "admin" });
const own = ({ body }: { body: Desk }) => body.moved.filter(({ courseId }) => courseId === course.id);

it("lists what moves for a tutor in the 21 days after a day, and whether it still fits", async () => {
  const found = await desk("?from=2026-10-10");
  expect(found.body.changes).toContainEqual({
    timeZone: "Europe/London",
    at: "2026-10-25T01:00:00.000Z",
    minutes: -60,
  });
  expect(own(found)).toEqual([
    {
      courseId: course.id,
      slotIndex: 0,
      startAt: "2026-10-27T18:00:00.000Z",
      isOutsideHours: true,
      change: { timeZone: "Europe/London", at: "2026-10-25T01:00:00.000Z", minutes: -60 },
      before: { weekday: 2, time: "18:00" },
      after: { weekday: 2, time: "19:00" },
      clashes: false,
      kept: null,
      told: [],
    },
  ]);
});

it("says that something else lies at the new time, and does not count the lesson itself", async () => {
  const [lesson] = await world.rows<{ id: string }>("select id from booked_lessons where course_id = $1 limit 1", [
    course.id,
  ]);
  const occupied = (from: string, to: string) =>
    world.rows(
      `insert into lesson_occupancy (lesson_id, party_id, start_at, end_at) values ($1, $2, $3, $4)
       on conflict (lesson_id, party_id) do update set start_at = $3, end_at = $4`,
      [lesson!.id, course.tutor_id, from, to],
    );
  await occupied("2026-10-27T18:00Z", "2026-10-27T19:00Z");
  expect(own(await desk("?from=2026-10-10"))[0]?.clashes).toBe(false);
  await occupied("2026-10-27T18:30Z", "2026-10-27T19:30Z");
  expect(own(await desk("?from=2026-10-10"))[0]?.clashes).toBe(true);
});

const keep = async (input: object, as: "admin" | "content-manager" = "admin") => {
  const [{ version }] = (await world.rows<{ version: number }>("select version from confirmed_lessons where id = $1", [
    course.id,
  ])) as [{ version: number }];
  return world.v1<{ message: string; version: number }>("post", `/lessons/confirmed/${course.id}/keep-times`, {
    as,
    body: { version, slotIndex: 0, timeZone: "Europe/London", at: "2026-10-25T01:00:00.000Z", ...input },
  });
};

it("keeps who decided that a time stays over a change, and when; the times are as they were", async () => {
  const before = own(await desk("?from=2026-10-10"))[0];
  expect((await keep({})).status).toBe(200);
  const after = own(await desk("?from=2026-10-10"))[0];
  expect(after).toEqual({ ...before, kept: { byId: expect.any(String), on: world.clock.now().toISOString() } });
  const reasons = await world.rows<{ reason: string }>(
    "select reason from team_activity where entity_id = $1 order by at desc limit 1",
    [course.id],
  );
  expect(reasons[0]?.reason).toBe("The time stays over the clock change in London on Sun 25 Oct.");
});

it("refuses to keep a time that the course has not, over a change that is none, or by who may not", async () => {
  expect((await keep({ slotIndex: 3 })).status).toBe(422);
  const noChange = await keep({ at: "2026-10-24T01:00:00.000Z" });
  expect([noChange.status, noChange.body.message]).toEqual([
    422,
    "This clock change no longer applies. Reload the page.",
  ]);
  expect((await keep({}, "content-manager")).status).toBe(403);
});

it("names the next change where none is near", async () => {
  const { body } = await desk("?from=2026-01-06");
  expect([body.changes, body.moved]).toEqual([[], []]);
  expect(body.next?.at).toMatch(/^2026-03-/);
});

it("tells of lessons that were made by other rules than those of today, and moves none", async () => {
  expect((await desk()).body.rules).toEqual([]);
  const wrong = await world.rows<{ start_at: Date; anchor_time_zone: string }>(
    `update booked_lessons set offset_minutes = offset_minutes + 60 where id in (
       select id from booked_lessons where status = 'booked' and start_at > $1 order by start_at limit 1)
     returning start_at, anchor_time_zone`,
    [world.clock.now()],
  );
  expect((await desk()).body.rules).toEqual([
    ...wrong.map((row) => ({
      timeZone: row.anchor_time_zone,
      lessons: 1,
      firstAt: new Date(row.start_at).toISOString(),
    })),
  ]);
});

it("refuses a day that is none", async () => {
  expect((await desk("?from=2026-02-30")).status).toBe(422);
});

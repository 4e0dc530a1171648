import { freeSlots } from "@app/domain/calendar/free-slots.ts";
import { timesOfDays } from "@app/domain/lessons/times-of-days.ts";
import { freeAtText, type FreeAt } from "@app/domain/tutors/free-at.ts";
import { freeAtStarts } from "@app/domain/tutors/free-at-starts.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { matchableTutors } from "../lessons/lessons.public.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const found = async (asked: FreeAt | string) => {
  const text = typeof asked === "string" ? asked : freeAtText(asked);
  const path = `/tutors/tutors?pageSize=100&freeAt=${encodeURIComponent(text)}`;
  return world.v1<Page<{ _id: string }> & { message: string; fields: object }>("get", path, { as: "admin" });
};

/** Who is free then by the rule with which free slots are found. */
async function free(asked: FreeAt): Promise<string[]> {
  const now = world.clock.now();
  const known = await matchableTutors({ db: world.database, now }, subjectOptions);
  const ids = freeAtStarts(asked, now).flatMap((start) => {
    const { date } = wallClockOf(start, asked.timeZone);
    const times = timesOfDays({
      durationMinutes: asked.minutes,
      timeZone: asked.timeZone,
      startOn: date,
      days: 1,
      earliest: asked.time,
      latest: "24:00",
    });
    return freeSlots(times, known, { durationMinutes: asked.minutes, learnersBusy: [], now, ofEach: 100 })
      .filter((slot) => slot.start.getTime() === start.getTime())
      .map(({ tutorId }) => tutorId);
  });
  return [...new Set(ids)].toSorted();
}

const times = ["05:30", "09:00", "12:00", "16:30", "19:00", "21:30"];
const zones = ["Africa/Lagos", "Europe/London", "America/New_York", "Asia/Kolkata"];
const asked = Array.from({ length: 36 }, (_, n): FreeAt => {
  const day = n % 3 === 0 ? `2026-01-${String(6 + (n % 20)).padStart(2, "0")}` : String((n % 7) + 1);
  return { day, time: times[n % 6] ?? "", minutes: [30, 60, 90][n % 3] ?? 60, timeZone: zones[n % 4] ?? "" };
});

it("finds exactly those whom free slots are found for, in every zone", async () => {
  // Hours over midnight and over the end of the week, time off, and a day on which somebody is not free after all.
  const [first, second] = await world.rows<{ id: string }>(
    "select id from tutors where status = 'active' and archived_at is null order by id limit 2",
  );
  const night = [7, 1, 2].flatMap((weekday) => [
    { weekday, start: "00:00", end: "02:00" },
    { weekday, start: "18:00", end: "24:00" },
  ]);
  await world.rows("update tutors set hours = $2 where id = $1", [first?.id, JSON.stringify(night)]);
  await world.rows("update persons set time_zone = 'America/New_York' where id = $1", [second?.id]);
  const counts: number[] = [];
  for (const one of asked) {
    const { status, body } = await found(one);
    if (status !== 200) throw new Error(JSON.stringify(body));
    const ids = body.data.map(({ _id }) => _id).toSorted();
    expect([one, status, ids]).toEqual([one, 200, await free(one)]);
    counts.push(ids.length);
  }
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(Math.min(...counts)).toBe(0);
});

it("leaves out who is away, not free that day after all, or has a lesson", async () => {
  const slot: FreeAt = { day: "2026-02-03", time: "10:00", minutes: 60, timeZone: "Africa/Lagos" };
  const tutors = await world.rows<{ id: string }>(
    "select id from tutors where status = 'active' and archived_at is null order by id limit 4",
  );
  const [away, off, busy, open] = tutors.map(({ id }) => id);
  const hours = JSON.stringify([{ weekday: 2, start: "08:00", end: "12:00" }]);
  await world.rows("update persons set time_zone = 'Africa/Lagos' where id in (select id from tutors)");
  for (const { id } of tutors) {
    await world.rows("update tutors set hours = $2, min_notice_hours = 2 where id = $1", [id, hours]);
    await world.rows("delete from lesson_occupancy where party_id = $1 and start_at::date = '2026-02-03'", [id]);
  }
  await world.rows(
    `insert into tutor_time_off (id, created_at, updated_at, created_by, updated_by, version, tutor_id, starts_at, ends_at, reason)
     values ('f'::text || $1, now(), now(), 'system', 'system', 1, $1, '2026-02-03T00:00Z', '2026-02-04T00:00Z', 'holiday')`,
    [away],
  );
  await world.rows(
    `insert into tutor_days (id, created_at, updated_at, created_by, updated_by, version, tutor_id, date, kind, start, "end")
     values ('d'::text || $1, now(), now(), 'system', 'system', 1, $1, '2026-02-03', 'unavailable', '10:30', '11:00')`,
    [off],
  );
  await world.rows(
    `insert into lesson_occupancy (lesson_id, party_id, start_at, end_at)
     select id, $1, '2026-02-03T08:30Z', '2026-02-03T09:15Z' from booked_lessons limit 1`,
    [busy],
  );
  const ids = (await found(slot)).body.data.map(({ _id }) => _id);
  expect([away, off, busy, open].map((id) => ids.includes(id ?? ""))).toEqual([false, false, false, true]);
  expect(ids.toSorted()).toEqual(await free(slot));
});

it("refuses a time that is none", async () => {
  const refused = await found("2~25:00~60~Europe/London");
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { freeAt: "Choose a day, a time, a length and a time zone." },
  ]);
});

import { requestsOf } from "../../testing/lesson-requests.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { MatchRecord } from "./matches.queries.ts";
import type { RequestRecord } from "./request.record.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
});
afterAll(() => world.close());

type Found = { tutorId: string; isNearest: boolean; slots: { start: string; end: string }[] }[];
const matchesOf = async ({ _id }: RequestRecord) =>
  (await world.v1<MatchRecord[]>("get", `/lessons/requests/${_id}/matches`, { as: "admin" })).body;
const finderOf = async ({ _id, subject, durationMinutes }: RequestRecord) => {
  const query =
    `subject=${subject}&durationMinutes=${durationMinutes}&timeZone=Europe/London&startOn=2026-02-02&days=7` +
    `&earliest=08:00&latest=20:00&requestId=${_id}`;
  return (await world.v1<Found>("get", `/calendar/free-slots?${query}`, { as: "admin" })).body;
};

it("shows the same first free lesson of each tutor as the slot finder does", async () => {
  const times = [2, 4].map((weekday) => ({ weekday, start: "16:00", end: "19:30", timeZone: "Europe/London" }));
  const one = await requests.aRequest({ preferredTimes: times });
  const matches = await matchesOf(one);
  const found = await finderOf(one);
  const free = matches.filter(({ isFree }) => isFree);
  expect(free.length).toBeGreaterThan(1);
  const first = new Map(found.map(({ tutorId, slots }) => [tutorId, slots[0]?.start]));
  expect(free.map(({ tutorId }) => first.get(tutorId))).toEqual(free.map(({ firstSlots }) => firstSlots[0]?.start));
  const conflicts = await Promise.all(
    free.map(async ({ tutorId, firstSlots: [slot] }) => {
      const { start = "" } = slot ?? {};
      const weekday = ((new Date(start).getUTCDay() + 6) % 7) + 1;
      const plan = `tutorId=${tutorId}&anchorTimeZone=UTC&slot=${weekday} ${start.slice(11, 16)}&startOn=${start.slice(0, 10)}&lessonCount=1`;
      const path = `/lessons/requests/${one._id}/conflicts?${encodeURI(plan)}`;
      return (await world.v1<{ level: string; rule: string }[]>("get", path, { as: "admin" })).body;
    }),
  );
  expect(conflicts.flat().filter(({ level }) => level === "hard")).toEqual([]);
  expect(conflicts.flat().map(({ rule }) => rule)).not.toContain("outside-hours");
});

it("never shows a tutor on leave first, however well they fit", async () => {
  const [first] = await matchesOf(await requests.aRequest());
  await world.rows("update tutors set status = 'on-leave' where id = $1", [first?.tutorId]);
  const one = await requests.aRequest({ preferredTutorIds: [first?.tutorId] });
  const matches = await matchesOf(one);
  const place = matches.findIndex(({ tutorId }) => tutorId === first?.tutorId);
  expect(matches.slice(0, place).some(({ isFree }) => isFree)).toBe(true);
  expect(matches[place]).toMatchObject({ isFree: false, firstSlots: [], nearestSlots: [] });
  expect(matches[place]?.reasons.map(({ reason }) => reason)).toContain("away");
  expect((await finderOf(one)).map(({ tutorId }) => tutorId)).not.toContain(first?.tutorId);
  await world.rows("update tutors set status = 'active' where id = $1", [first?.tutorId]);
});

it("offers the nearest free times where nobody is free at those asked for, in the finder too", async () => {
  const night = [{ weekday: 1, start: "03:00", end: "04:00", timeZone: "Europe/London" }];
  const one = await requests.aRequest({ preferredTimes: night });
  const matches = await matchesOf(one);
  expect(matches.some(({ isFree }) => isFree)).toBe(false);
  const [best] = matches;
  expect(best?.nearestSlots.length).toBeGreaterThan(0);
  const found = await finderOf(one);
  expect(found.every(({ isNearest }) => isNearest)).toBe(true);
  expect(found.find(({ tutorId }) => tutorId === best?.tutorId)?.slots).toEqual(best?.nearestSlots);
});

it("offers no time at which the learner has a lesson already", async () => {
  const [taken] = await world.rows<{ learner_id: string; start_at: Date; customer_id: string }>(
    `select l.dependent_id as learner_id, l.customer_id, l.start_at from booked_lessons l
     where l.status = 'booked' and l.dependent_id is not null and l.start_at > $1
       and extract(minute from l.start_at) = 0 and extract(hour from l.start_at at time zone 'UTC') between 15 and 18
     order by l.start_at limit 1`,
    [new Date(world.clock.now().getTime() + 2 * 86_400_000)],
  );
  const at = new Date(taken!.start_at);
  const clock = (hours: number) => String(at.getUTCHours() + hours).padStart(2, "0");
  const weekday = ((at.getUTCDay() + 6) % 7) + 1;
  const preferredTimes = [{ weekday, start: `${clock(0)}:00`, end: `${clock(1)}:00`, timeZone: "Africa/Abidjan" }];
  const asked = { preferredTimes, kind: "one-off", startOn: at.toISOString().slice(0, 10) };
  const then = async (over: object) =>
    (await matchesOf(await requests.aRequest({ ...asked, ...over }))).flatMap(({ firstSlots }) =>
      firstSlots.filter(({ start }) => start === at.toISOString()),
    ).length;
  expect(await then({})).toBeGreaterThan(0);
  expect(await then({ customerId: taken?.customer_id, learnerId: taken?.learner_id })).toBe(0);
});

it("counts what is said of a tutor's lessons", async () => {
  const rated = await world.rows<{ tutor_id: string; tenths: number; n: number }>(
    `select tutor_id, round(avg(rating) * 10)::int as tenths, count(*)::int as n from lesson_ratings
     where hidden_at is null group by tutor_id having count(*) >= 3`,
  );
  const matches = await matchesOf(await requests.aRequest());
  const said = matches.flatMap(({ tutorId, reasons }) =>
    reasons.filter(({ reason }) => reason === "rating").map(({ count, of }) => [tutorId, count, of]),
  );
  expect(said.length).toBeGreaterThan(0);
  expect(rated.map(({ tutor_id, tenths, n }) => [tutor_id, tenths, n])).toEqual(expect.arrayContaining(said));
});

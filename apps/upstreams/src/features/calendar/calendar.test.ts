import { openWorld, type World } from "../../testing/world.ts";
import type { CalendarRecord } from "./calendar.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Answer = CalendarRecord & { fields?: Record<string, string> };
const week = "from=2026-01-12T00:00:00.000Z&to=2026-01-19T00:00:00.000Z";
const between = (query: string, as: "admin" | "content-creator" = "admin") =>
  world.v1<Answer>("get", `/calendar?${query}`, { as });

it("answers with the lessons of a week in order, by name, with who gives them and who pays", async () => {
  const { body } = await between(week);
  const expected = await world.rows<{ id: string }>(
    `select id from booked_lessons where start_at < '2026-01-19Z' and end_at > '2026-01-12Z'
     and status not in ('cancelled', 'rescheduled')`,
  );
  const lessons = body.entries.filter(({ lessonStatus }) => lessonStatus !== null);
  expect(lessons.length).toBeGreaterThan(3);
  expect(lessons.map(({ _id }) => _id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
  expect(body.total).toBe(body.entries.length);
  expect(body.entries.map(({ startAt }) => startAt)).toEqual(body.entries.map(({ startAt }) => startAt).toSorted());
  const [first] = lessons;
  expect(body.tutors.map(({ _id }) => _id)).toEqual(expect.arrayContaining(first!.tutorIds));
  expect(body.customers.map(({ _id }) => _id)).toContain(first!.customerId);
  expect(first!.title).toMatch(/\w+ \w+/);
});

it("narrows to tutors, customers, subjects and states, and finds what was cancelled only when asked for", async () => {
  const { entries } = (await between(week)).body;
  const [first] = entries.filter(({ lessonStatus }) => lessonStatus !== null);
  const { tutorIds, customerId, subject, _id } = first!;
  const narrowed = async (query: string) => (await between(`${week}&${query}`)).body.entries;
  expect((await narrowed(`tutorId=${tutorIds[0]}`)).every((one) => one.tutorIds.includes(tutorIds[0]!))).toBe(true);
  expect((await narrowed(`customerId=${customerId}`)).map((one) => one._id)).toContain(_id);
  expect((await narrowed(`subject=${subject}`)).every((one) => one.subject === subject)).toBe(true);
  expect((await narrowed("kind=trial")).every(({ lessonKind }) => lessonKind === "trial")).toBe(true);
  await world.rows("update booked_lessons set status = 'cancelled' where id = $1", [_id]);
  expect((await between(week)).body.entries.map((one) => one._id)).not.toContain(_id);
  expect((await narrowed("status=cancelled")).map((one) => one._id)).toContain(_id);
});

it("shows sessions of group lessons with their tutors, and to customers who are enrolled", async () => {
  const [session] = await world.rows<{ id: string; customer_id: string; start: Date; title: string }>(
    `select i.id, e.customer_id, i.start, g.title from group_instances i join group_lessons g on g.id = i.group_lesson_id
     join group_enrolments e on e.instance_id = i.id and e.status in ('enrolled', 'attended')
     where i.status not in ('cancelled', 'not-run') order by i.start limit 1`,
  );
  const from = new Date(session!.start);
  const range = `from=${from.toISOString()}&to=${new Date(from.getTime() + 86_400_000).toISOString()}`;
  const found = (await between(`${range}&customerId=${session!.customer_id}`)).body;
  const shown = found.entries.find(({ _id }) => _id === session!.id);
  expect(shown).toMatchObject({ title: session!.title, lessonStatus: null, number: null, customerId: null });
  expect(found.tutors.map(({ _id }) => _id)).toEqual(expect.arrayContaining(shown!.tutorIds));
  const ofKind = (await between(`${range}&kind=regular`)).body.entries;
  expect(ofKind.some(({ sessionStatus }) => sessionStatus !== null)).toBe(false);
});

it("says when the tutors are away, also one who was asked for and gives no lesson", async () => {
  const [tutor] = await world.rows<{ id: string }>(
    "select id from tutors where id not in (select tutor_id from booked_lessons) limit 1",
  );
  await world.rows("delete from tutor_time_off where tutor_id = $1", [tutor!.id]);
  await world.rows(
    `insert into tutor_time_off (id, tutor_id, starts_at, ends_at, reason, version, created_at, updated_at, created_by, updated_by)
     values ('0123456789abcdef01234567', $1, '2026-01-10Z', '2026-01-15Z', 'holiday', 1, now(), now(), 'system', 'system')`,
    [tutor!.id],
  );
  const { away, tutors, entries } = (await between(`${week}&tutorId=${tutor!.id}`)).body;
  expect(entries).toEqual([]);
  expect(tutors).toMatchObject([{ _id: tutor!.id }]);
  expect(away).toMatchObject([{ tutorId: tutor!.id, startAt: "2026-01-10T00:00:00.000Z", reason: "holiday" }]);
});

it("refuses a stretch that ends before it begins, one that is too long, and who may not read lessons", async () => {
  const to = async (end: string) => (await between(`from=2026-01-12T00:00:00.000Z&to=${end}T00:00:00.000Z`)).body;
  expect((await to("2026-01-12")).fields).toEqual({ to: "The end must be after the start." });
  expect((await to("2026-04-12")).fields).toEqual({ to: "Choose at most 62 days." });
  expect((await between(week, "content-creator")).status).toBe(403);
});

it("says before a lesson is moved what stands in the way: another lesson, or what is unusual about the time", async () => {
  const [first, second] = await world.rows<{ id: string; local_date: string; local_time: string }>(
    `select a.id, b.local_date::text, b.local_time from booked_lessons a join booked_lessons b
     on b.tutor_id = a.tutor_id and b.anchor_time_zone = a.anchor_time_zone and b.start_at > a.start_at
     where a.status = 'booked' and b.status = 'booked' and a.start_at > $1 limit 2`,
    [world.clock.now()],
  );
  type Told = { level: string; text: string }[];
  const told = async (id: string, query: string) =>
    (await world.v1<Told>("get", `/calendar/lessons/${id}/conflicts?${query}`, { as: "admin" })).body;
  const busy = await told(first!.id, `date=${first!.local_date}&time=${first!.local_time}`);
  expect(busy).toContainEqual(
    expect.objectContaining({ level: "hard", text: expect.stringMatching(/ already has a lesson /) }),
  );
  const night = await told(second!.id, "date=2026-02-03&time=03:00");
  expect(night.map(({ level }) => level)).toContain("soft");
  const asked = await world.v1("get", `/calendar/lessons/${first!.id}/conflicts?date=2026-02-03&time=25:00`, {
    as: "admin",
  });
  expect(asked.status).toBe(422);
});

it("finds who is free when it suits a learner, after lessons, time off and notice, by both clocks", async () => {
  type Free = { tutorId: string; timeZone: string; slots: { start: string; end: string }[] };
  const sought = `subject=Igbo&durationMinutes=60&timeZone=America/New_York&startOn=2026-02-02&days=7&earliest=08:00&latest=15:00`;
  const found = async (more = "") =>
    (await world.v1<Free[]>("get", `/calendar/free-slots?${sought}${more}`, { as: "admin" })).body;
  const [first] = await found();
  const { start, end } = first!.slots[0]!;
  expect(Date.parse(end) - Date.parse(start)).toBe(60 * 60_000);
  const taken = await world.rows(
    "select 1 from lesson_occupancy where party_id = $1 and start_at < $3 and end_at > $2",
    [first!.tutorId, start, end],
  );
  expect(taken).toEqual([]);
  await world.rows(
    `insert into tutor_time_off (id, tutor_id, starts_at, ends_at, reason, version, created_at, updated_at, created_by, updated_by)
     values ('1123456789abcdef01234567', $1, '2026-02-01Z', '2026-02-20Z', 'holiday', 1, now(), now(), 'system', 'system')`,
    [first!.tutorId],
  );
  expect((await found()).map(({ tutorId }) => tutorId)).not.toContain(first!.tutorId);
  const [busy] = await world.rows<{ party_id: string; start_at: Date }>(
    "select party_id, start_at from lesson_occupancy where start_at between '2026-02-02Z' and '2026-02-08Z' limit 1",
  );
  const others = await found(`&learnerId=${busy!.party_id}`);
  const at = new Date(busy!.start_at).toISOString();
  expect(others.flatMap(({ slots }) => slots).some((slot) => slot.start <= at && at < slot.end)).toBe(false);
});

import { openWorld, type One, type World } from "../../../testing/world.ts";
import type { BookedRecord } from "./booked.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Course {
  id: string;
  tutor_id: string;
  number: string;
}
type Answer = One<BookedRecord> & { message?: string; fields?: Record<string, string> };

/** Of a course that is as it should be, in London. */
async function aCourse(status = "active"): Promise<Course> {
  const [course] = await world.rows<Course>(
    `select id, tutor_id, confirmed_number as number from confirmed_lessons
     where status = $1 and anchor_time_zone = 'Europe/London' and archived_at is null order by id limit 1`,
    [status],
  );
  if (!course) throw new Error(`No course is ${status}.`);
  return course;
}

const add = async (courseId: string, asked: object) => {
  const body = { courseId, date: "2026-01-08", time: "05:15", durationMinutes: 30, kind: "regular", ...asked };
  return world.v1<Answer["data"] & Answer>("post", "/lessons/booked", { as: "admin", body });
};
const conflicts = async (courseId: string, query: string) =>
  (await world.v1<{ text: string }[]>("get", `/calendar/courses/${courseId}/conflicts?${query}`, { as: "admin" })).body;

it("books a lesson of a course beside the usual ones, takes everybody's time for it and tells both", async () => {
  const { id, tutor_id: tutorId, number } = await aCourse();
  const { status, body } = await add(id, { kind: "make-up", despite: true });
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: "booked", kind: "make-up", localDate: "2026-01-08", localTime: "05:15" });
  expect(body.lessonNumber).toMatch(new RegExp(`^L-${number.replace(/\D/g, "")}-\\d+$`));
  const taken = await world.rows("select 1 from lesson_occupancy where lesson_id = $1 and party_id = $2", [
    body._id,
    tutorId,
  ]);
  expect(taken).toHaveLength(1);
  const mails = await world.rows<{ subject: string; text: string }>(
    "select subject, text from mails where subject like '%ooked: %' order by created_at desc limit 2",
  );
  expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(["Extra lesson booked", "Extra lesson booked"]);
  expect(mails[0]?.text).toContain("We have booked an extra ");
  const again = await add(id, { time: "05:30", despite: true });
  expect([again.status, again.body.message]).toEqual([409, expect.any(String)]);
});

it.each([
  ["ongoing", /It costs £\d+\.\d\d, which will be on your next invoice\./],
  ["prepaid", /(It is paid for from your lesson credit|no lesson credit left for it|is left to pay)\./],
])("tells whoever pays by %s what it costs, and not the tutor", async (billing, cost) => {
  const [course] = await world.rows<Course & { customer_id: string }>(
    `select c.id, c.tutor_id, c.customer_id, c.confirmed_number as number from confirmed_lessons c
     where c.status = 'active' and c.billing = $1 and c.price_currency = 'GBP' and c.pod_id is null
     and c.archived_at is null order by c.id limit 1`,
    [billing],
  );
  const { status } = await add(course?.id ?? "", { date: "2026-01-19", time: "04:25", despite: true });
  expect(status).toBe(201);
  const mails = await world.rows<{ text: string; person: string }>(
    `select m.text, s.to_person_id as person from mails m join messages s on s.mail_id = m.id
     where m.subject like 'Extra lesson booked: %' and s.to_person_id in ($1, $2)`,
    [course?.customer_id, course?.tutor_id],
  );
  const textTo = (id: string | undefined) => mails.find(({ person }) => person === id)?.text;
  expect(textTo(course?.customer_id)).toMatch(cost);
  expect(textTo(course?.tutor_id)).not.toMatch(/credit|It costs/);
});

it("says what stands in the way before anybody books, and books past what is unusual only if that is meant", async () => {
  const { id } = await aCourse();
  const unusual = await conflicts(id, "date=2026-01-09&time=04:00&durationMinutes=60");
  expect(unusual.length).toBeGreaterThan(0);
  const refused = await add(id, { date: "2026-01-09", time: "04:00", durationMinutes: 60 });
  expect(refused.body.fields).toEqual({ despite: unusual[0]?.text });
  expect(await conflicts(id, "date=2025-12-01&time=04:00&durationMinutes=60")).toEqual([]);
});

it.each([
  ["a trial", { kind: "trial" }, { kind: "Book a trial lesson with a lesson request." }],
  ["ten minutes", { durationMinutes: 10 }, { durationMinutes: expect.any(String) as string }],
  [
    "a lesson that would be under way",
    { date: "2026-01-05", time: "08:50" },
    { date: expect.stringMatching(/^This lesson would/) as string },
  ],
])("refuses %s", async (_, asked, fields) => {
  const { id } = await aCourse();
  const refused = await add(id, asked);
  expect([refused.status, refused.body.fields]).toEqual([422, fields]);
});

it("books none of a course that has ended", async () => {
  const { id } = await aCourse("ended");
  const refused = await add(id, { despite: true });
  expect(refused.body.message).toBe("This course is ended, so it cannot be given another lesson.");
});

it("still writes down what was given without having been booked", async () => {
  const { id } = await aCourse();
  const { body } = await add(id, { date: "2025-12-30", time: "03:10" });
  expect(body.status).toBe("awaiting-confirmation");
});

it("says for several courses at once who is free at a time, and until when the others are not", async () => {
  const courses = await world.rows<Course & { learner_id: string }>(
    `select c.id, c.tutor_id, c.confirmed_number as number, c.learner_id from confirmed_lessons c
     where c.status = 'active' and c.anchor_time_zone = 'Europe/London' and c.pod_id is null and c.archived_at is null
     order by c.id`,
  );
  const taught = courses[0];
  const other = courses.find(
    ({ tutor_id: tutor, learner_id: learner }) => tutor !== taught?.tutor_id && learner !== taught?.learner_id,
  );
  if (!taught || !other) throw new Error("Too few are taught.");
  const day = { date: "2026-01-12", time: "03:10", durationMinutes: 45, despite: true };
  expect((await add(taught.id, day)).status).toBe(201);
  const freeAt = async (startAt: string, ids = [other.id, taught.id, "f".repeat(24)]) => {
    const query = [...ids.map((id) => `courseId=${id}`), `startAt=${startAt}`, "minutes=30"].join("&");
    return world.v1<unknown[]>("get", `/calendar/courses-free?${query}`, { as: "admin" });
  };
  const [{ name } = { name: "" }] = await world.rows<{ name: string }>(
    "select first_name || ' ' || last_name as name from persons where id = $1",
    [taught.tutor_id],
  );
  const free = { courseId: other.id, busy: null, away: false, until: null };
  expect((await freeAt("2026-01-12T03:30:00Z")).body).toEqual([
    free,
    { courseId: taught.id, busy: name, away: false, until: "2026-01-12T03:55:00.000Z" },
  ]);
  // It begins when the other one ends.
  expect((await freeAt("2026-01-12T03:55:00Z", [taught.id])).body).toMatchObject([{ busy: null, until: null }]);
  await world.rows(
    `insert into tutor_time_off (id, created_at, updated_at, created_by, updated_by, tutor_id, starts_at, ends_at, reason)
     select 'a0a0a0a0a0a0a0a0a0a0a0a0', now(), now(), 'x', 'x', $1, '2026-01-12T03:00Z', '2026-01-14T09:00Z', reason
     from tutor_time_off limit 1`,
    [other.tutor_id],
  );
  expect((await freeAt("2026-01-12T03:30:00Z", [other.id])).body).toMatchObject([
    { away: true, until: "2026-01-14T09:00:00.000Z" },
  ]);
  expect((await freeAt("soon")).status).toBe(422);
});

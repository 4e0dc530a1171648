import { requestsOf } from "../../../testing/lesson-requests.ts";
import { mailsTo } from "../../../testing/mailbox.ts";
import { teaching } from "../../../testing/taught-lessons.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import type { BookedRecord } from "./booked.record.ts";

type Wrote = BookedRecord & { message?: string; fields?: Record<string, string> };

let world: World;
let courseId: string;
let lessons: BookedRecord[];
let email: string;
beforeAll(async () => {
  world = await openWorld();
  const requests = await requestsOf(world);
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
  const taught = teaching(() => ({ world, requests }));
  const course = await taught.course(6, {
    billing: "ongoing",
    slots: [{ weekday: 3, start: "08:00" }],
    startOn: "2026-03-04",
  });
  lessons = await course.lessons();
  courseId = course.courseId;
  const [payer] = await world.rows<{ email: string }>("select email from persons where id = $1", [course.payer._id]);
  email = payer?.email ?? "";
});
afterAll(() => world.close());

const fire = (lesson: BookedRecord, event: string, body: object = {}) =>
  world.v1<Wrote>("post", `/lessons/booked/${lesson._id}/${event}`, {
    as: "admin",
    body: { version: lesson.version, ...body },
  });
const next = () => lessons.shift() as BookedRecord;
const cancelled = async (lesson: BookedRecord) =>
  (await fire(lesson, "cancel", { byKind: "customer", reason: "sick" })).body;
const taken = (lesson: BookedRecord) => world.rows("select 1 from lesson_occupancy where lesson_id = $1", [lesson._id]);

it("books a cancelled lesson again at its time, takes back what it came to and tells both", async () => {
  const off = await cancelled(next());
  expect(await taken(off)).toEqual([]);
  const asked = await fire(off, "restore");
  expect([asked.status, asked.body.fields]).toEqual([422, { despite: expect.stringContaining("hours") }]);
  const shown = await fire(off, "restore/preview", { despite: true });
  expect(shown.body).toMatchObject({ comesTo: [], mails: [{}, {}] });
  const back = await fire(off, "restore", { despite: true });
  expect([back.status, back.body.status, back.body.cancellation]).toEqual([200, "booked", null]);
  expect(back.body.startAt).toBe(off.startAt);
  expect((await taken(off)).length).toBeGreaterThan(0);
  expect(
    await world.rows(
      "select round, rule_id, charge_bp, pay_bp from lesson_settlements where lesson_id = $1 order by round",
      [off._id],
    ),
  ).toEqual([
    { round: 1, rule_id: "customer-in-time", charge_bp: 0, pay_bp: 0 },
    { round: 2, rule_id: "reversed", charge_bp: 0, pay_bp: 0 },
  ]);
  const subjects = (await mailsTo(world, email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^Back on: /));
  // It can be cancelled once more.
  expect((await cancelled(back.body)).status).toBe("cancelled");
});

it("asks when somebody is busy by now, and refuses what lies in the past or in a course that is over", async () => {
  const [off, other] = [await cancelled(next()), next()];
  const moved = await fire(other, "reschedule-now", {
    ...{ byKind: "customer", reason: "travel", despite: true },
    ...{ date: off.localDate, time: off.localTime },
  });
  expect(moved.status).toBe(200);
  const busy = await fire(off, "restore", { despite: true });
  expect([busy.status, busy.body.message]).toEqual([409, expect.stringContaining("already has a lesson")]);
  expect(await taken(off)).toEqual([]);

  const past = await cancelled(next());
  await world.rows(
    "update booked_lessons set start_at = $2, end_at = $2::timestamptz + interval '1 hour' where id = $1",
    [past._id, "2026-01-01T08:00:00Z"],
  );
  expect((await fire(past, "restore")).body.message).toBe(
    "The time of this lesson has begun. Book another one instead.",
  );

  const late = await cancelled(next());
  await world.rows("update confirmed_lessons set status = 'ended' where id = $1", [courseId]);
  expect((await fire(late, "restore")).body.message).toBe(
    "This course is ended, so it cannot be given another lesson.",
  );
});

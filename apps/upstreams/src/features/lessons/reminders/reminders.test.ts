import { cutOff } from "../../../testing/cut-off.ts";
import { jobsOf } from "../../../testing/person-jobs.ts";
import { renewChecks } from "../../../testing/valid-checks.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import { expireHolds, remindOfHolds, remindOfLessons } from "../lessons.public.ts";

let world: World;
let jobs: ReturnType<typeof jobsOf>;
let lessons: { id: string; customer_id: string; tutor_id: string }[];
beforeAll(async () => {
  world = await openWorld();
  await renewChecks(world);
  jobs = jobsOf(world, "admin");
  await world.rows("update persons set email = 'person-' || id || '@example.org'");
  await world.rows("update persons set time_zone = 'Africa/Lagos' where id in (select id from tutors)");
  await world.rows("update persons set time_zone = 'America/New_York' where id in (select id from customers)");
  // None but those of these tests begins soon.
  await world.rows("delete from lesson_occupancy");
  await world.rows(
    "update booked_lessons set start_at = start_at + interval '2 years', end_at = end_at + interval '2 years', anchor_time_zone = 'America/New_York'",
  );
  lessons = await world.rows(
    `select distinct on (customer_id) id, customer_id, tutor_id from booked_lessons
     where status = 'booked' and not hold and pod_id is null order by customer_id, start_at`,
  );
});
afterAll(() => world.close());

const later = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000);
/** A lesson that begins so many hours from now. */
async function lessonIn(hours: number) {
  const lesson = lessons.pop() ?? { id: "", customer_id: "", tutor_id: "" };
  const at = later(hours).toISOString();
  await world.rows(
    "update booked_lessons set start_at = $2, end_at = $2::timestamptz + interval '45 minutes' where id = $1",
    [lesson.id, at],
  );
  return lesson;
}
const mailsOf = ({ customer_id, tutor_id }: { customer_id: string; tutor_id: string }) =>
  world.rows<{ to: string; subject: string; text: string }>(
    `select "to", subject, text from mails where "to" in ('person-' || $1 || '@example.org', 'person-' || $2 || '@example.org') order by "to"`,
    [customer_id, tutor_id],
  );
const remind = async (hours: number) => [
  await remindOfLessons(world.database, later(hours), 100, "day"),
  await remindOfLessons(world.database, later(hours), 100, "hour"),
];

it("reminds both a day and an hour before, once each, by their own clocks", async () => {
  const lesson = await lessonIn(30);
  expect(await remind(0)).toEqual([0, 0]);
  expect(await remind(7)).toEqual([1, 0]);
  expect(await remind(8)).toEqual([0, 0]);
  expect(await mailsOf(lesson)).toHaveLength(2);
  expect(await remind(29.5)).toEqual([0, 1]);
  expect(await remind(29.6)).toEqual([0, 0]);
  const mails = await mailsOf(lesson);
  expect(mails).toHaveLength(4);
  expect(mails.filter(({ text }) => /\(Lagos\), .+ in New York/.test(text))).toHaveLength(2);
  expect(mails.filter(({ text }) => /\(New York\), .+ in Lagos/.test(text))).toHaveLength(2);
  const log = await world.rows(
    "select summary, actor_kind, source from lesson_log where lesson_id = $1 and event = 'reminder-sent' order by at",
    [lesson.id],
  );
  expect(log).toEqual([
    { summary: "A reminder was sent a day before.", actor_kind: "system", source: "job" },
    { summary: "A reminder was sent an hour before.", actor_kind: "system", source: "job" },
  ]);
});

it("reminds anew of a lesson that has moved, and not of its old time", async () => {
  const lesson = await lessonIn(100);
  expect(await remind(77)).toEqual([1, 0]);
  const [row] = await world.rows<{ version: number }>("select version from booked_lessons where id = $1", [lesson.id]);
  const start = later(130);
  const wall = new Intl.DateTimeFormat("sv-SE", {
    ...({ timeZone: "America/New_York", dateStyle: "short", timeStyle: "short" } as const),
  }).format(start);
  const [date, time] = wall.split(" ");
  const to = { byKind: "customer", reason: "sick", date, time, despite: true, version: row?.version };
  const path = `/lessons/booked/${lesson.id}/reschedule-now`;
  const moved = await world.v1<{ message?: string }>("post", path, { as: "admin", body: to });
  expect([moved.status, moved.body.message]).toEqual([200, undefined]);
  expect(await remind(99.5)).toEqual([0, 0]);
  expect(await remind(107)).toEqual([1, 0]);
});

it("goes on where it was cut off, and reminds nobody twice", async () => {
  const three = [await lessonIn(200), await lessonIn(201), await lessonIn(202)];
  await expect(remindOfLessons(cutOff(world.database), later(190), 100, "day")).rejects.toThrow("cut off");
  expect(await remind(190)).toEqual([2, 0]);
  expect(await remind(190)).toEqual([0, 0]);
  for (const lesson of three) expect(await mailsOf(lesson)).toHaveLength(2);
});

it("lets staff remind of many lessons, with a verdict for each", async () => {
  const [ahead, unread, held] = [await lessonIn(300), await lessonIn(301), await lessonIn(302)];
  await world.rows("update persons set email = null where id in ($1, $2)", [unread.customer_id, unread.tutor_id]);
  await world.rows("update booked_lessons set hold = true where id = $1", [held.id]);
  const [given] = await world.rows<{ id: string }>("select id from booked_lessons where status = 'completed' limit 1");
  const ids = [ahead.id, unread.id, held.id, given?.id ?? ""];
  const run = async () => {
    const { _id: id } = (await jobs.start("booked-remind", { ids }, {})).body.data;
    await jobs.work();
    return { job: await jobs.byId(id), failed: (await jobs.items(id, "failed")).data };
  };
  const first = await run();
  expect(first.job).toMatchObject({ done: 1, skipped: 0, failed: 3 });
  expect(first.failed.map(({ reason }) => reason).toSorted()).toEqual([
    "They have no email address.",
    "This lesson is completed, so it cannot be reminded of.",
    "This lesson is only held until its course is paid for.",
  ]);
  expect(await mailsOf(ahead)).toHaveLength(2);
  expect((await run()).job).toMatchObject({ done: 0, skipped: 1, failed: 3 });
  expect(await mailsOf(ahead)).toHaveLength(2);
});

it("writes to those who pay for many courses, with what is theirs filled in", async () => {
  const courses = await world.rows<{ id: string; customer_id: string }>(
    `select c.id, customer_id from confirmed_lessons c join persons p on p.id = customer_id
     where status = 'active' and pod_id is null and email is not null and not exists (select 1 from mails where "to" = 'person-' || c.customer_id || '@example.org') order by c.id limit 2`,
  );
  const [read, unread] = courses;
  await world.rows("update persons set email = null where id = $1", [unread?.customer_id]);
  const message = { subject: "About {{lessonSubject}}", body: "Dear {{firstName}}, {{tutorName}} is well again." };
  const { _id: id } = (await jobs.start("courses-message", { ids: courses.map((one) => one.id) }, message)).body.data;
  await jobs.work();
  expect(await jobs.byId(id)).toMatchObject({ done: 1, failed: 1 });
  const [mail] = await world.rows<{ subject: string; text: string }>(
    `select subject, text from mails where "to" = 'person-' || $1 || '@example.org'`,
    [read?.customer_id],
  );
  expect(mail?.subject).toMatch(/^About (?!\{)/);
  expect(mail?.text).toMatch(/^Dear [^{]+, [^{]+ is well again\.$/);
});

/** A course that waits for its payment, alone: its first lesson so many hours from now. */
async function unpaidCourse(hours: number) {
  const [course] = await world.rows<{ id: string; customer_id: string; tutor_id: string }>(
    `select c.id, c.customer_id, c.tutor_id from confirmed_lessons c where status = 'awaiting-payment'
     and exists (select 1 from booked_lessons b where b.course_id = c.id and b.status = 'booked') order by id limit 1`,
  );
  await world.rows("update confirmed_lessons set status = 'active' where status = 'awaiting-payment' and id <> $1", [
    course?.id,
  ]);
  await world.rows(
    `update booked_lessons b set start_at = $2::timestamptz + n.rank * interval '7 days', end_at = $2::timestamptz + n.rank * interval '7 days' + interval '45 minutes'
     from (select id, rank() over (order by start_at) - 1 as rank from booked_lessons where course_id = $1 and status = 'booked') n where n.id = b.id`,
    [course?.id, later(hours).toISOString()],
  );
  await world.rows(
    "insert into lesson_occupancy (lesson_id, party_id, start_at, end_at) select id, 'other', start_at, end_at from booked_lessons where course_id = $1 and status = 'booked'",
    [course?.id],
  );
  return course ?? { id: "", customer_id: "", tutor_id: "" };
}

it("reminds once of lessons that are not paid for, then gives their times up", async () => {
  const course = await unpaidCourse(1_000);
  expect(await remindOfHolds(world.database, later(879), 100)).toBe(0);
  expect(await expireHolds(world.database, later(999), 100)).toBe(0);
  expect(await remindOfHolds(world.database, later(880), 100)).toBe(1);
  expect(await remindOfHolds(world.database, later(880), 100)).toBe(0);
  expect(await expireHolds(world.database, later(927), 100)).toBe(0);
  expect(await expireHolds(world.database, later(928), 100)).toBe(1);
  expect(await expireHolds(world.database, later(928), 100)).toBe(0);
  const [row] = await world.rows("select status, ended_reason from confirmed_lessons where id = $1", [course.id]);
  expect(row).toEqual({ status: "ended", ended_reason: "It was not paid for in time." });
  const left = await world.rows(
    "select 1 from booked_lessons where course_id = $1 and status = 'booked' union all select 1 from lesson_occupancy o join booked_lessons b on b.id = o.lesson_id where b.course_id = $1",
    [course.id],
  );
  expect(left).toEqual([]);
  // The same tutor or customer may have been reminded of another lesson.
  const told = (await mailsOf(course)).filter(({ subject }) => !subject.startsWith("Reminder: "));
  expect(told.map(({ subject }) => subject.split(":")[0]).toSorted()).toEqual(["Ended", "Ended", "Still held"]);
});

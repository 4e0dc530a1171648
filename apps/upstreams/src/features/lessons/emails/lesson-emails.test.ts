import { policyDefaults } from "@app/domain/policies/cancellation-policy.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { renewChecks } from "../../../testing/valid-checks.ts";
import { openWorld, type Page, type World } from "../../../testing/world.ts";
import type { BookedRecord } from "../booked/booked.record.ts";
import type { CourseRecord } from "../courses/course.record.ts";
import { expireProposals, lapseLessons } from "../lessons.public.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
let lessons: { id: string; customer_id: string; tutor_id: string }[];
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  await renewChecks(world);
  // The clock stands still: nothing else says which of two was first.
  await world.rows("alter table mails add column written bigserial");
  await world.rows("update confirmed_lessons set policy_snapshot = $1", [JSON.stringify(policyDefaults)]);
  await world.rows("update persons set email = 'person-' || id || '@example.org'");
  await world.rows("update persons set time_zone = 'Africa/Lagos' where id in (select id from tutors)");
  await world.rows("update persons set time_zone = 'Europe/London' where id in (select id from customers)");
  await world.rows("update booked_lessons set anchor_time_zone = 'Europe/London'");
  lessons = await world.rows(
    `select distinct on (customer_id) id, customer_id, tutor_id from booked_lessons
     where status = 'booked' and kind = 'regular' and not hold and pod_id is null
     order by customer_id, start_at desc`,
  );
});
afterAll(() => world.close());

interface Sent {
  to: string;
  subject: string;
  text: string;
  sealed: boolean;
}
/** What was written since, in the order in which it was. */
async function since(mark: number): Promise<Sent[]> {
  const rows = await world.rows<Sent>(
    `select "to", subject, text, path is not null as sealed from mails where template = 'lesson' order by written`,
  );
  return rows.slice(mark);
}
const mark = async () => (await since(0)).length;
const address = (id: string) => `person-${id}@example.org`;
const one = async (id: string) =>
  (await world.v1<Page<BookedRecord>>("get", `/lessons/booked?id=${id}`, { as: "admin" })).body.data[0] as BookedRecord;
const fire = async ({ _id, version }: { _id: string; version: number }, event: string, body: object = {}) => {
  const path = `/lessons/booked/${_id}/${event}`;
  const answer = await world.v1<BookedRecord & { message?: string }>("post", path, {
    ...{ as: "admin", body: { version, ...body } },
  });
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body;
};
/** A lesson that begins at an instant, with nobody in its way, and who is concerned. */
async function lessonAt(start: string) {
  const { id, customer_id: customer, tutor_id: tutor } = lessons.pop() ?? { id: "", customer_id: "", tutor_id: "" };
  await world.rows("delete from lesson_occupancy where lesson_id = $1", [id]);
  await world.rows(
    "update booked_lessons set start_at = $2, end_at = $2::timestamptz + interval '45 minutes' where id = $1",
    [...[id, start]],
  );
  return { lesson: await one(id), customer: address(customer), tutor: address(tutor) };
}

it("tells both of a cancelled lesson by their own clocks, and only the tutor of the pay", async () => {
  const { lesson, customer, tutor } = await lessonAt("2026-11-03T18:00:00Z");
  const before = await mark();
  await fire(lesson, "cancel", { byKind: "customer", reason: "travel" });
  const sent = await since(before);
  expect(sent.map(({ to }) => to)).toEqual([customer, tutor]);
  const [theirs, tutors] = sent;
  expect(theirs?.subject).toMatch(/^Cancelled: /);
  expect(theirs?.text).toContain("Tuesday 3 November 2026 at 18:00 (London), 19:00 in Lagos. Reason: travel.");
  expect(tutors?.text).toContain("Tuesday 3 November 2026 at 19:00 (Lagos), 18:00 in London. Reason: travel.");
  expect(theirs?.text).toContain("Not charged:");
  expect(theirs?.text).not.toContain("paid");
  expect(tutors?.text).toContain("You are not paid for it.");
  expect(tutors?.text).toMatch(/with you on/);
  expect(tutors?.text).not.toMatch(/charged|The tutor/);
  expect(theirs?.text).not.toContain("{{");
  expect(theirs?.text).not.toContain("{link}");
});

it("calls a child by the first name and age group to the tutor, and by the whole name to the family", async () => {
  const { lesson, customer, tutor } = await lessonAt("2026-11-03T18:00:00Z");
  const before = await mark();
  await world.rows(
    `with child as (insert into dependents (id, created_at, updated_at, created_by, updated_by, version, customer_id,
       first_name, last_name, relationship, age_group, status)
       select 'e' || substr(id, 2), now(), now(), 'system', 'system', 1, customer_id, 'Tobi', 'Nwachukwu', 'child', 'from-5', 'active'
       from booked_lessons where id = $1 returning id)
     update booked_lessons set dependent_id = (select id from child) where id = $1`,
    [lesson._id],
  );
  await fire(lesson, "cancel", { byKind: "customer", reason: "travel" });
  const sent = await since(before);
  expect(sent.map(({ to }) => to)).toEqual([customer, tutor]);
  expect(`${sent[0]?.subject} ${sent[0]?.text}`).toContain("Tobi Nwachukwu");
  expect(`${sent[1]?.subject} ${sent[1]?.text}`).toContain("Tobi (5 to 8)");
  expect(`${sent[1]?.subject} ${sent[1]?.text}`).not.toContain("Nwachukwu");
});

it("tells of a move as a move, never as a cancellation", async () => {
  const { lesson, customer, tutor } = await lessonAt("2026-11-03T18:00:00Z");
  const before = await mark();
  const to = { date: "2026-11-05", time: "04:10", despite: true };
  await fire(lesson, "reschedule-now", { byKind: "customer", reason: "sick", ...to });
  const sent = await since(before);
  expect(sent.map((mail) => mail.to)).toEqual([customer, tutor]);
  for (const { subject, text } of sent) {
    expect(subject).toMatch(/^Moved: /);
    expect(`${subject} ${text}`.toLowerCase()).not.toContain("cancel");
  }
  expect(sent[1]?.text).toContain(
    "Until now: Tuesday 3 November 2026 at 19:00 (Lagos), 18:00 in London\nNow: Thursday 5 November 2026 at 05:10 (Lagos), 04:10 in London",
  );
});

it("asks the other side about a time, with a link that is nowhere but in the email", async () => {
  const { lesson, customer, tutor } = await lessonAt("2026-11-03T18:00:00Z");
  const before = await mark();
  const asked = await fire(lesson, "request-reschedule", { byKind: "customer", reason: "school-or-work" });
  const proposed = await fire(asked, "propose-time", { byKind: "tutor", date: "2026-11-06", time: "04:20" });
  await fire(proposed, "decline-time", { reason: "She sleeps late.", tutorMessage: "Too early." });
  const sent = await since(before);
  expect(sent.map(({ to, sealed }) => [to, sealed])).toEqual([
    [tutor, false],
    [customer, true],
    [tutor, false],
  ]);
  expect(sent[1]?.text).toContain("Friday 6 November 2026 at 04:20 (London), 05:20 in Lagos");
  expect(sent[1]?.text).toContain("\n{link}");
  expect(sent[2]?.text).toContain("Too early.");
  expect(sent[2]?.text).not.toContain("sleeps");
  const [kept] = await world.rows<{ body: string }>(
    "select m.body from messages m join mails on mails.id = m.mail_id where mails.to = $1 and mails.subject like 'Does this%'",
    [customer],
  );
  expect(kept?.body).toContain("(the link in the email)");
});

it("sends the report to the customer, and asks the tutor for it where the time is over", async () => {
  const given = await lessonAt(new Date(world.clock.now().getTime() - 600_000).toISOString());
  const before = await mark();
  await fire(await fire(given.lesson, "start"), "complete", { covered: "Greetings", homework: "Ten verbs" });
  const [report, ...others] = await since(before);
  expect([report?.to, report?.sealed]).toEqual([given.customer, true]);
  expect(report?.text).toContain("How was it? Rate the lesson:\n{link}");
  expect(others.map(({ to, subject, sealed }) => [to, subject.startsWith("How is "), sealed])).toEqual([
    [given.tutor, true, true],
  ]);
  expect(report?.text).toContain("Greetings\n\nHomework: Ten verbs\n\nCharged 100%: the lesson was given.");

  const over = await lessonAt(new Date(world.clock.now().getTime() - 3_600_000).toISOString());
  const again = await mark();
  await lapseLessons(world.database, world.clock.now(), 1_000);
  expect((await since(again)).filter(({ to }) => to === over.tutor)).toMatchObject([
    { subject: expect.stringMatching(/^How did the/) as string },
  ]);
});

it("lets a customer object to a missed lesson for three days, and asks a tutor who was missed why", async () => {
  const early = new Date(world.clock.now().getTime() - 1_800_000).toISOString();
  const missed = await lessonAt(early);
  const before = await mark();
  await fire(await fire(missed.lesson, "start"), "student-no-show");
  expect(await since(before)).toMatchObject([{ to: missed.customer, sealed: true }]);
  const alone = await lessonAt(early);
  const again = await mark();
  await fire(alone.lesson, "tutor-no-show");
  expect((await since(again)).map(({ to, subject }) => [to, subject.slice(0, 15)])).toEqual([
    [alone.customer, "We are sorry ab"],
    [alone.tutor, "You were missed"],
  ]);
});

it("tells both how a dispute was decided, each of what is theirs", async () => {
  const { lesson } = await lessonAt(new Date(world.clock.now().getTime() - 600_000).toISOString());
  const done = await fire(await fire(lesson, "start"), "complete", { covered: "Verbs" });
  const before = await mark();
  const disputed = await fire(done, "dispute", { byKind: "customer", reason: "It was short." });
  const end = {
    outcome: "completed",
    chargePercent: 50,
    payPercent: 100,
    reason: "To keep them.",
    familyMessage: "Half was given.",
  };
  await fire(disputed, "settle", end);
  const texts = (await since(before)).map(({ text }) => text);
  expect(texts).toHaveLength(4);
  expect(texts[2]).toContain("It is charged 50%.\n\nHalf was given.");
  expect(texts[3]).toContain("You are paid 100% for it.");
  expect(texts.join()).not.toMatch(/To keep them|It was short/);
});

/** A course that was confirmed just now. */
async function aCourse(used: number, confirm: object = {}): Promise<CourseRecord> {
  const asked = await requests.aRequest({ learnerId: requests.learners[used]?.customer });
  const slots = [{ weekday: 2, start: `04:${10 + used}` }];
  const tutorId = requests.tutors[used]?.id;
  const proposal = requests.proposal({ tutorId, slots, startOn: "2026-02-03" });
  const accepted = await requests.moved(await requests.moved(asked, "propose", proposal), "tutor-accept", {
    note: "By phone",
  });
  const { confirmedLessonId } = await requests.moved(accepted, "confirm", { despite: true, ...confirm });
  const path = `/lessons/confirmed?id=${confirmedLessonId}`;
  return (await world.v1<Page<CourseRecord>>("get", path, { as: "admin" })).body.data[0] as CourseRecord;
}
const move = async ({ _id, version }: CourseRecord, event: string, body: object = {}) => {
  const path = `/lessons/confirmed/${_id}/${event}`;
  const answer = await world.v1<CourseRecord & { message?: string }>("post", path, {
    ...{ as: "admin", body: { version, ...body } },
  });
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body;
};

it("tells of a course once, not of each of its lessons", async () => {
  const before = await mark();
  const course = await aCourse(1);
  const paused = await move(course, "pause", {
    ...{ byKind: "customer", reason: "travel", from: "2026-02-09", until: "2026-02-20" },
  });
  await move(await move(paused, "resume"), "end", {
    ...{ byKind: "customer", reason: "other", note: "They moved away.", tutorMessage: "Thank you for two years." },
  });
  const to = [address(course.customerId), address(course.tutorId)];
  const sent = await since(before);
  // First whether they would like to, then that it is so.
  expect(sent.map((mail) => mail.to)).toEqual([to[1], to[0], ...to, ...to, ...to, ...to]);
  const ofTutor = sent.slice(2).filter((mail) => mail.to === to[1]);
  expect(ofTutor.map(({ subject }) => subject.split(":")[0])).toEqual(["Booked", "Paused", "Resuming", "Ended"]);
  expect(ofTutor[0]?.text).toContain("Tuesdays at 05:11 (Lagos), Tuesdays at 04:11 in London");
  expect(ofTutor[1]?.text).toContain("from Monday 9 February 2026 to Friday 20 February 2026. Reason: travel.");
  expect(ofTutor[3]?.text).toContain("Thank you for two years.");
  expect(sent.map(({ text }) => text).join()).not.toContain("They moved away.");
});

it("says until when unpaid lessons are held, and that they are booked once the hold is lifted", async () => {
  const before = await mark();
  const course = await aCourse(2, { billing: "prepaid" });
  await move(course, "lift-hold", { reason: "Paid by bank transfer." });
  const sent = (await since(before)).filter(({ to }) => to === address(course.customerId)).slice(1);
  expect(sent.map(({ subject }) => subject.split(":")[0])).toEqual(["Held", "Booked"]);
  expect(sent[0]?.text).toContain("hold it for you until Saturday 31 January 2026 at 04:12 (London)");
});

it("tells a tutor when a proposal is open no longer", async () => {
  const tutorId = requests.tutors[3]?.id ?? "";
  const asked = await requests.moved(await requests.aRequest(), "propose", requests.proposal({ tutorId }));
  const before = await mark();
  await expireProposals(world.database, new Date(world.clock.now().getTime() + 49 * 3_600_000), 1_000);
  expect((await since(before)).filter(({ to }) => to === address(tutorId))).toMatchObject([
    { text: expect.stringContaining("We had no answer in time.") as string, sealed: false },
  ]);
  expect(asked.status).toBe("proposed");
});

it("writes what a director words, nothing where they have archived it, and to nobody without an email", async () => {
  await world.rows("update templates set body = 'Ndo, {{firstName}}: {{lessonTime}}' where kind = 'lesson-cancelled'");
  const worded = await lessonAt("2026-11-10T18:00:00Z");
  await world.rows("update persons set email = null where 'person-' || id || '@example.org' = $1", [worded.tutor]);
  const before = await mark();
  await fire(worded.lesson, "cancel", { byKind: "tutor", reason: "sick" });
  expect(await since(before)).toMatchObject([
    { to: worded.customer, text: expect.stringMatching(/^Ndo, .+: Tuesday 10 November/) as string },
  ]);
  await world.rows("update templates set active = false, archived_at = now() where kind = 'lesson-cancelled'");
  await fire((await lessonAt("2026-11-10T18:00:00Z")).lesson, "cancel", { byKind: "tutor", reason: "sick" });
  expect(await since(before)).toHaveLength(1);
  // A business that has never had such a template.
  await world.rows("delete from templates where kind = 'lesson-cancelled'");
  await fire((await lessonAt("2026-11-10T18:00:00Z")).lesson, "cancel", { byKind: "tutor", reason: "sick" });
  expect(await since(before)).toHaveLength(3);
});

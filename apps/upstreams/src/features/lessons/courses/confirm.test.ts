import { requestsOf } from "../../../testing/lesson-requests.ts";
import { leadsOf } from "../../../testing/leads.ts";
import { openWorld, type Page, type World } from "../../../testing/world.ts";
import type { BookedRecord, LogRecord } from "../booked/booked.record.ts";
import { takenBy } from "../booked/occupancy.ts";
import { generateLessons } from "../lessons.public.ts";
import type { CourseRecord } from "./course.record.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
});
afterAll(() => world.close());

const listed = async <Row>(path: string) => (await world.v1<Page<Row>>("get", path, { as: "admin" })).body.data;
const courseOf = async ({ _id }: { _id: string }) =>
  (await listed<CourseRecord>(`/lessons/confirmed?requestId=${_id}`))[0];
const lessonsOf = (course: { _id: string } | undefined) =>
  listed<BookedRecord>(`/lessons/booked?courseId=${course?._id}&pageSize=100`);

/** One that the tutor has accepted. */
async function accepted(over: object = {}, asked: object = {}) {
  const one = await requests.aRequest(asked);
  const proposed = await requests.moved(one, "propose", requests.proposal(over));
  return requests.moved(proposed, "tutor-accept", { note: "By phone" });
}
const confirmed = async (over: object = {}, asked: object = {}, body: object = {}) =>
  requests.moved(await accepted(over, asked), "confirm", { despite: true, ...body });

it("copies the customer’s own policy, else that of the region", async () => {
  const [gentle] = await world.rows<{ id: string }>("select id from cancellation_policies where name = 'Gentle'");
  const own = await accepted({ slots: [{ weekday: 6, start: "05:00" }] });
  await world.rows("update customers set cancellation_policy_id = $2 where id = $1", [own.customerId, gentle?.id]);
  const request = await requests.moved(own, "confirm", { despite: true });
  expect((await courseOf(request))?.policySnapshot).toMatchObject({ policyId: gentle?.id, windowHours: 12 });
  const other = await confirmed({ slots: [{ weekday: 7, start: "05:00" }] });
  expect((await courseOf(other))?.policySnapshot).toMatchObject({ windowHours: 24 });
});

it("becomes a course with its first eight weeks of lessons, each with its offset and an entry in its log", async () => {
  const slot = { weekday: 2, start: "18:00" };
  const request = await confirmed({ slots: [slot], startOn: "2026-03-03" });
  expect(request.status).toBe("confirmed");
  const course = await courseOf(request);
  expect(course).toMatchObject({
    _id: request.confirmedLessonId,
    status: "active",
    billing: "ongoing",
    priceAmount: 3000,
    subject: "Igbo",
    confirmedNumber: expect.stringMatching(/^L-\d{6}$/),
    slots: [{ ...slot, durationMinutes: 60 }],
    startOn: "2026-03-03",
    generatedUntil: "2026-04-28",
    skipDates: [],
    nextLessonAt: "2026-03-03T18:00:00.000Z",
    policySnapshot: expect.objectContaining({ windowHours: 24, graceMinutes: 15 }),
  });
  const lessons = await lessonsOf(course);
  expect(lessons.map(({ startAt, offsetMinutes }) => `${startAt.slice(0, 16)} ${offsetMinutes}`)).toEqual([
    "2026-03-03T18:00 0",
    "2026-03-10T18:00 0",
    "2026-03-17T18:00 0",
    "2026-03-24T18:00 0",
    "2026-03-31T17:00 60",
    "2026-04-07T17:00 60",
    "2026-04-14T17:00 60",
    "2026-04-21T17:00 60",
  ]);
  expect(lessons[6]).toMatchObject({
    lessonNumber: `${course?.confirmedNumber}-07`,
    status: "booked",
    hold: false,
    localTime: "18:00",
    chainId: lessons[6]?._id,
  });
  const log = await listed<LogRecord>(`/lessons/activity?lessonId=${lessons[0]?._id}`);
  expect(log).toMatchObject([{ event: "created", actorKind: "staff", source: "web" }]);
  expect(log[0]?.summary).toMatch(/^Booked for Tue 3 Mar 18:00\./);
});

it("is confirmed once, however often it is asked for", async () => {
  const request = await accepted({ startOn: "2026-06-01" });
  const first = await requests.moved(request, "confirm", { despite: true });
  const again = await requests.moved(request, "confirm", { despite: true });
  expect(again).toEqual(first);
  expect(await lessonsOf(await courseOf(request))).toHaveLength(8);
});

it("waits for the payment of what is prepaid, its lessons held", async () => {
  const ids = requests.learners.map(({ id }) => id);
  const [poor] = await world.rows<{ id: string }>(
    "select id from dependents d where id = any($1) and not exists (select 1 from credit_lots l where l.customer_id = d.customer_id)",
    [ids],
  );
  const terms = { slots: [{ weekday: 3, start: "09:00" }], billing: "prepaid", lessonCount: 2 };
  const request = await confirmed(terms, { learnerId: poor?.id });
  const course = await courseOf(request);
  expect(course).toMatchObject({ status: "awaiting-payment", billing: "prepaid", lessonCount: 2 });
  expect((await lessonsOf(course)).map(({ hold, status }) => [hold, status])).toEqual([
    [true, "booked"],
    [true, "booked"],
  ]);
});

it("is refused while another lesson of the tutor is at the same time, and takes what is left once that day is skipped", async () => {
  const tutorId = requests.tutors[3]?.id;
  const tuesday = { tutorId, slots: [{ weekday: 2, start: "11:00" }], startOn: "2026-05-05" };
  const rival = await accepted({ ...tuesday, lessonCount: 1 });
  const series = await accepted({ ...tuesday, slots: [{ weekday: 2, start: "11:30" }] });
  await requests.moved(rival, "confirm", { despite: true });
  const busy = `${requests.tutors[3]?.name} already has a lesson Tue 5 May 11:00–12:00.`;
  const refused = await requests.fire(series, "confirm", { despite: true });
  expect([refused.status, refused.body.message]).toEqual([409, busy]);
  expect(await courseOf(series)).toBeUndefined();

  type Preview = { lessons: { date: string; conflicts: { level: string; text: string }[] }[] };
  const look = (query: string) =>
    world.v1<Preview>("get", `/lessons/requests/${series._id}/confirmation${query}`, { as: "admin" });
  const [first, second] = (await look("")).body.lessons;
  expect(first).toMatchObject({ date: "2026-05-05" });
  expect(first?.conflicts).toContainEqual(expect.objectContaining({ level: "hard", text: busy }));
  expect(second?.conflicts.filter(({ level }) => level === "hard")).toEqual([]);
  expect((await look("?skipDate=2026-05-05")).body.lessons[0]?.date).toBe("2026-05-12");

  const kept = await requests.moved(series, "confirm", { despite: true, skipDates: ["2026-05-05"] });
  const course = await courseOf(kept);
  expect(course?.skipDates).toEqual(["2026-05-05"]);
  expect((await lessonsOf(course)).map(({ localDate }) => localDate)[0]).toBe("2026-05-12");
});

it("asks whether what is unusual is meant, and refuses to leave no lesson at all", async () => {
  const tutorId = requests.tutors[4]?.id;
  await world.rows("update tutors set hours = '[]' where id = $1", [tutorId]);
  // Nobody under 18, whose tutor would need a background check.
  const grownUp = (n: number) => ({ learnerId: requests.learners[n]?.customer });
  const request = await accepted({ tutorId, lessonCount: 1, startOn: "2026-05-19" }, grownUp(30));
  const unsaid = await requests.fire(request, "confirm");
  expect(unsaid.body.fields).toEqual({ despite: "This tutor has not set their hours. Book anyway?" });
  const ended = await accepted({ tutorId, endOn: "2026-05-26", startOn: "2026-05-26" }, grownUp(31));
  const nothing = await requests.fire(ended, "confirm", { despite: true, skipDates: ["2026-05-26"] });
  expect(nothing.body.fields).toEqual({ skipDates: "No lesson is left. Skip fewer days." });
});

it("is refused for a lead until they are a customer, and twice for the same learner, subject and tutor", async () => {
  const lead = await (await leadsOf(world)).aLead();
  const ofLead = await accepted({ startOn: "2026-08-03" }, { learnerId: null, leadId: lead._id });
  expect((await requests.fire(ofLead, "confirm", { despite: true })).body.message).toBe(
    "Convert the lead into a customer before confirming lessons.",
  );
  const [, , , , , , , , , , , , , learner] = requests.learners;
  const first = await confirmed({ startOn: "2026-09-07" }, { learnerId: learner?.id });
  const second = await accepted(
    { startOn: "2026-09-07", slots: [{ weekday: 5, start: "07:00" }] },
    { learnerId: learner?.id },
  );
  expect(first.status).toBe("confirmed");
  expect((await requests.fire(second, "confirm", { despite: true })).body.message).toBe(
    `${learner?.name} already has active Igbo lessons with ${requests.tutors[0]?.name}.`,
  );
});

it("keeps everybody in one place at a time, whatever a service forgets", async () => {
  const [row] = await world.rows<{ lesson_id: string; party_id: string; end_at: Date }>(
    "select lesson_id, party_id, end_at from lesson_occupancy order by start_at desc limit 1",
  );
  const [other] = await world.rows<{ id: string }>("select id from booked_lessons where id <> $1 limit 1", [
    row?.lesson_id,
  ]);
  const occupy = (from: string, until: string) =>
    world.rows(
      `insert into lesson_occupancy (lesson_id, party_id, start_at, end_at)
       values ($1, $2, $3::timestamptz + interval '${from}', $3::timestamptz + interval '${until}')`,
      [other?.id, row?.party_id, row?.end_at],
    );
  await expect(occupy("-1 minute", "1 hour")).rejects.toThrow();
  await expect(occupy("2 hours", "2 hours")).rejects.toThrow();
  await occupy("0 minutes", "1 hour");
});

it("goes on eight weeks ahead by itself, each lesson once, without the days on which somebody is away", async () => {
  const tutorId = requests.tutors[5]?.id;
  const slots = [{ weekday: 4, start: "08:00" }];
  const request = await confirmed({ tutorId, slots, startOn: "2026-01-08" });
  const course = await courseOf(request);
  expect(course?.generatedUntil).toBe("2026-03-05");
  await world.rows(
    `insert into tutor_time_off (id, tutor_id, starts_at, ends_at, reason, created_at, updated_at, created_by, updated_by)
     values ('0123456789abcdef01234568', $1, '2026-03-10', '2026-03-14', 'holiday', now(), now(), 'system', 'system')`,
    [tutorId],
  );
  const later = new Date("2026-01-20T02:00:00Z");
  expect(await generateLessons(world.database, later, 1_000)).toBeGreaterThan(0);
  expect(await generateLessons(world.database, later, 1_000)).toBe(0);
  const after = await courseOf(request);
  expect(after).toMatchObject({ generatedUntil: "2026-03-24", clashDates: ["2026-03-12"] });
  expect((await lessonsOf(after)).map(({ localDate }) => localDate).slice(-3)).toEqual([
    "2026-02-26",
    "2026-03-05",
    "2026-03-19",
  ]);
});

it("counts booked lessons when tutors are compared: hours a week, times that are taken, lessons together", async () => {
  const wished = requests.tutors[6];
  const learner = requests.learners[21];
  const slots = [{ weekday: 2, start: "18:00" }];
  const request = await confirmed({ tutorId: wished?.id, slots, startOn: "2026-01-06" }, { learnerId: learner?.id });
  const [given] = await lessonsOf(await courseOf(request));
  await world.rows("update booked_lessons set status = 'completed' where id = $1", [given?._id]);
  type Match = { tutorId: string; isFree: boolean; reasons: { reason: string; count: number | null }[] };
  const again = await requests.aRequest({ learnerId: learner?.id, preferredTimes: [requests.tuesday] });
  const { body } = await world.v1<Match[]>("get", `/lessons/requests/${again._id}/matches`, { as: "admin" });
  const match = body.find(({ tutorId }) => tutorId === wished?.id);
  expect(match?.isFree).toBe(false);
  expect(match?.reasons).toContainEqual(expect.objectContaining({ reason: "earlier-lessons", count: 1 }));
});

it("counts the lessons of a record that was merged into another as those of the person", async () => {
  const [lesson] = await world.rows<{ party_id: string; start_at: Date }>(
    "select o.party_id, o.start_at from lesson_occupancy o join tutors t on t.id = o.party_id order by o.start_at desc limit 1",
  );
  const [other] = await world.rows<{ id: string }>("select id from persons where id <> $1 limit 1", [lesson?.party_id]);
  await world.rows("update persons set merged_into_id = $2 where id = $1", [lesson?.party_id, other?.id]);
  const taken = await takenBy({ db: world.database, now: world.clock.now() }, [other?.id ?? ""]);
  expect(taken.get(other?.id ?? "")).toContainEqual(expect.objectContaining({ start: lesson?.start_at }));
});

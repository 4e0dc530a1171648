import { requestsOf } from "../../../testing/lesson-requests.ts";
import { openWorld, type Caller, type Page, type World } from "../../../testing/world.ts";
import { generateLessons, resumeCourses } from "../lessons.public.ts";
import type { BookedRecord, LogRecord } from "../booked/booked.record.ts";
import type { CourseRecord } from "./course.record.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  grownUps = [...new Set(requests.learners.map(({ customer }) => customer))];
  const away = await world.rows<{ tutor_id: string }>("select tutor_id from tutor_time_off where ends_at > $1", [
    world.clock.now(),
  ]);
  free = requests.tutors.map(({ id }) => id).filter((id) => !away.some(({ tutor_id }) => tutor_id === id));
  // Only the courses of these tests are generated.
  await world.rows("update confirmed_lessons set generated_until = '2027-01-01'");
});
afterAll(() => world.close());

type Wrote = CourseRecord & { message?: string; fields?: Record<string, string> };
interface Change {
  cancelled: number;
  late: number;
  moved: number;
  added: number;
  kept: number;
  days: number;
  lessons: { date: string; time: string; conflicts: { text: string }[] }[];
}

const listed = async <Row>(path: string) =>
  (await world.v1<Page<Row>>("get", `${path}&pageSize=100`, { as: "admin" })).body.data;
const lessonsOf = ({ _id }: CourseRecord, status: string = "booked") =>
  listed<BookedRecord>(`/lessons/booked?courseId=${_id}&status=${status}`);
const days = (lessons: readonly BookedRecord[]) => lessons.map(({ localDate }) => localDate);
const fire = ({ _id, version }: CourseRecord, event: string, body: object = {}, as: Caller = "admin") =>
  world.v1<Wrote>("post", `/lessons/confirmed/${_id}/${event}`, { as, body: { version, ...body } });
const look = async ({ _id }: CourseRecord, query: string) =>
  (await world.v1<Change>("get", `/lessons/confirmed/${_id}/change?${query}`, { as: "admin" })).body;
const one = async ({ _id }: CourseRecord) => (await listed<CourseRecord>(`/lessons/confirmed?id=${_id}`))[0]!;

/** A course that was confirmed just now, of a tutor of its own, from the first Tuesday of February on. */
let used = 0;
let grownUps: string[];
let free: string[];
async function aCourse(over: object = {}, confirm: object = {}): Promise<CourseRecord> {
  const tutorId = free[used++];
  const slots = [{ weekday: 2, start: "04:00" }];
  const asked = await requests.aRequest({ learnerId: grownUps[used] });
  const proposal = requests.proposal({ tutorId, slots, startOn: "2026-02-03", ...over });
  const accepted = await requests.moved(await requests.moved(asked, "propose", proposal), "tutor-accept", {
    note: "By phone",
  });
  const { confirmedLessonId } = await requests.moved(accepted, "confirm", { despite: true, ...confirm });
  return (await listed<CourseRecord>(`/lessons/confirmed?id=${confirmedLessonId}`))[0]!;
}
const why = { byKind: "customer", reason: "travel" };

it("pauses a course, calls off the lessons in between, and goes on when the pause is over", async () => {
  const course = await aCourse({ lessonCount: 6 });
  const window = { from: "2026-02-10", until: "2026-02-16" };
  expect(await look(course, "change=pause&from=2026-02-10&until=2026-02-16")).toMatchObject({
    cancelled: 1,
    late: 0,
    days: 1,
  });
  const long = await fire(course, "pause", { ...why, ...window, until: "2026-06-01" });
  expect(long.body.fields).toEqual({ until: "A pause can last 90 days at most." });
  const paused = await fire(course, "pause", { ...why, ...window });
  expect(paused.body).toMatchObject({ status: "active", pausedFrom: "2026-02-10", pausedUntil: "2026-02-16" });
  expect(paused.body.skipDates).toEqual(["2026-02-10"]);
  expect(await lessonsOf(course, "cancelled")).toMatchObject([
    { localDate: "2026-02-10", cancellation: { byKind: "customer", late: false, reason: "travel" } },
  ]);
  expect((await listed<CourseRecord>("/lessons/confirmed?pausing=true")).map(({ _id }) => _id)).toContain(course._id);
  expect(await resumeCourses(world.database, new Date("2026-02-16T12:00:00Z"), 100)).toBe(0);
  expect(await resumeCourses(world.database, new Date("2026-02-17T00:30:00Z"), 100)).toBe(1);
  expect(await resumeCourses(world.database, new Date("2026-02-17T00:30:00Z"), 100)).toBe(0);
  expect(await one(course)).toMatchObject({ status: "active", pausedFrom: null, pausedUntil: null });
  // Of six lessons that were agreed, all are given: a week later.
  await generateLessons(world.database, new Date("2026-03-01T02:00:00Z"), 1_000);
  expect(days(await lessonsOf(course))).toEqual([
    "2026-02-03",
    "2026-02-17",
    "2026-02-24",
    "2026-03-03",
    "2026-03-10",
    "2026-03-17",
  ]);
});

it("books the rest of a pause again when it is resumed before, without the days on which the tutor is away", async () => {
  const course = await aCourse({ endOn: "2026-03-10" });
  const paused = (await fire(course, "pause", { ...why, from: "2026-02-03", until: "2026-02-28" })).body;
  expect(days(await lessonsOf(course))).toEqual(["2026-03-03", "2026-03-10"]);
  await world.rows(
    `insert into tutor_time_off (id, tutor_id, starts_at, ends_at, reason, created_at, updated_at, created_by, updated_by)
     values ('0123456789abcdef01234569', $1, '2026-02-16', '2026-02-19', 'holiday', now(), now(), 'system', 'system')`,
    [course.tutorId],
  );
  const resumed = await fire(paused, "resume");
  expect(resumed.body).toMatchObject({ status: "active", pausedFrom: null, clashDates: ["2026-02-17"], skipDates: [] });
  expect(days(await lessonsOf(course))).toEqual(["2026-02-03", "2026-02-10", "2026-02-24", "2026-03-03", "2026-03-10"]);
  const again = await fire(resumed.body, "resume");
  expect([again.status, again.body.version]).toEqual([200, resumed.body.version]);
});

it("ends a course with the reason, and calls off what is to come", async () => {
  const course = await aCourse();
  expect(await look(course, "change=end")).toMatchObject({ cancelled: 8, late: 0 });
  const silent = await fire(course, "end", { byKind: "customer", reason: "other" });
  expect(silent.body.fields).toEqual({ note: "Add a note for this reason." });
  const ended = await fire(course, "end", { byKind: "customer", reason: "other", note: "They moved away." });
  expect(ended.body).toMatchObject({ status: "ended", endedReason: "They moved away." });
  expect([await lessonsOf(course), await lessonsOf(course, "cancelled")].map(({ length }) => length)).toEqual([0, 8]);
  const occupied = await world.rows(
    "select 1 from lesson_occupancy o join booked_lessons b on b.id = o.lesson_id where b.course_id = $1",
    [course._id],
  );
  expect(occupied).toEqual([]);
  expect((await fire(ended.body, "pause", { ...why, from: "2026-02-03", until: "2026-02-28" })).body.message).toBe(
    "This confirmed lesson is ended, so it cannot be paused.",
  );
});

it("holds lessons until they are paid for, or until staff say why they need not be", async () => {
  const course = await aCourse({ billing: "prepaid" });
  expect([course.status, (await lessonsOf(course)).every(({ hold }) => hold)]).toEqual(["awaiting-payment", true]);
  const lifted = await fire(course, "lift-hold", { reason: "The transfer is on its way." });
  expect(lifted.body.status).toBe("active");
  const lessons = await lessonsOf(course);
  expect(lessons.some(({ hold }) => hold)).toBe(false);
  const log = await listed<LogRecord>(`/lessons/activity?lessonId=${lessons[0]?._id}`);
  expect(log.map(({ summary }) => summary)).toContain("Booked before payment: The transfer is on its way.");

  const other = await aCourse({ billing: "prepaid" });
  expect((await fire(other, "cancel", { reason: "They chose somebody else." })).body.status).toBe("cancelled");
  const settled = await world.rows(
    "select 1 from lesson_settlements s join booked_lessons b on b.id = s.lesson_id where b.course_id = $1",
    [other._id],
  );
  expect([await lessonsOf(other, "cancelled"), settled].map(({ length }) => length)).toEqual([8, 0]);
});

it("moves the lessons of a course to its new times, those that were moved by agreement excepted", async () => {
  const course = await aCourse({ lessonCount: 5 });
  const [, second, third] = await lessonsOf(course);
  const moved = await world.v1<BookedRecord>("post", `/lessons/booked/${second?._id}/reschedule-now`, {
    as: "admin",
    body: { ...why, version: second?.version, date: "2026-02-11", time: "09:00", despite: true },
  });
  expect(moved.status).toBe(200);
  const asked = "change=schedule&from=2026-02-09&slot=4 04:30";
  const change = await look(course, asked);
  expect(change).toMatchObject({ cancelled: 0, moved: 3, added: 0, kept: 1 });
  expect(change.lessons.map(({ date }) => date)).toEqual(["2026-02-19", "2026-02-26", "2026-03-05"]);
  const schedule = { effectiveOn: "2026-02-09", slots: [{ weekday: 4, start: "04:30" }] };
  const early = await fire(course, "change-schedule", { ...schedule, effectiveOn: "2026-01-01", despite: true });
  expect(early.body.fields).toEqual({ effectiveOn: "Choose a day from today on." });
  const changed = await fire(await one(course), "change-schedule", { ...schedule, despite: true });
  expect(changed.body).toMatchObject({ status: "active", scheduleFrom: "2026-02-09", startOn: "2026-02-03" });
  expect(days(await lessonsOf(course))).toEqual(["2026-02-03", "2026-02-11", "2026-02-19", "2026-02-26", "2026-03-05"]);
  const [before] = await listed<BookedRecord>(`/lessons/booked?id=${third?._id}`);
  expect(before).toMatchObject({
    ...{ status: "rescheduled", localDate: "2026-02-17" },
    move: { byKind: "staff", reason: "other", note: "The course has other times.", inTime: true },
  });
  const [after] = await listed<BookedRecord>(`/lessons/booked?id=${before?.rescheduledToId}`);
  expect(after).toMatchObject({ localDate: "2026-02-19", localTime: "04:30", chainId: third?.chainId });
  // It goes on with the new times, and counts the lessons that came before.
  await generateLessons(world.database, new Date("2026-03-20T02:00:00Z"), 1_000);
  expect(await lessonsOf(course)).toHaveLength(5);
});

it("does not give a course times at which its tutor is busy, unless those days are left out", async () => {
  const busy = await aCourse({ slots: [{ weekday: 5, start: "05:00" }], endOn: "2026-02-07" });
  const { tutorId } = busy;
  const course = await aCourse({ tutorId, slots: [{ weekday: 1, start: "05:00" }], endOn: "2026-02-28" });
  const [asked, slots] = ["change=schedule&from=2026-02-02&slot=5 05:30", [{ weekday: 5, start: "05:30" }]];
  const change = await look(course, asked);
  expect(change.lessons.find(({ date }) => date === "2026-02-06")?.conflicts[0]?.text).toMatch(/already has a lesson/);
  const refused = await fire(course, "change-schedule", { effectiveOn: "2026-02-02", slots, despite: true });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/already has a lesson/)]);
  expect(days(await lessonsOf(course))[0]).toBe("2026-02-09");
  const left = { effectiveOn: "2026-02-02", slots, skipDates: ["2026-02-06"], despite: true };
  expect((await fire(course, "change-schedule", left)).status).toBe(200);
  expect(days(await lessonsOf(course))).toEqual(["2026-02-13", "2026-02-20", "2026-02-27"]);
});

it("hands a course to another tutor from a day on, with a note and with their time", async () => {
  const course = await aCourse({ endOn: "2026-03-03" });
  const nextId = free.at(-1);
  const asked = { tutorId: nextId, effectiveOn: "2026-02-16", despite: true };
  expect((await fire(course, "change-tutor", { ...asked, note: " " })).body.fields).toEqual({
    note: "Write a handover note for the new tutor.",
  });
  expect((await fire(course, "change-tutor", { ...asked, tutorId: course.tutorId, note: "x" })).body.fields).toEqual({
    tutorId: "They teach these lessons already.",
  });
  const changed = await fire(course, "change-tutor", { ...asked, note: "She reads well, and is shy." });
  expect(changed.body).toMatchObject({
    tutorId: nextId,
    handover: { fromTutorId: course.tutorId, toTutorId: nextId, effectiveOn: "2026-02-16" },
  });
  const lessons = await lessonsOf(course);
  expect(lessons.map(({ tutorId }) => tutorId === nextId)).toEqual([false, false, true, true, true]);
  const taken = await world.rows<{ party_id: string }>(
    "select distinct party_id from lesson_occupancy where lesson_id = $1",
    [lessons[4]?._id],
  );
  expect(taken.map(({ party_id }) => party_id).toSorted()).toEqual([course.learnerId, nextId].toSorted());
  const log = await listed<LogRecord>(`/lessons/activity?lessonId=${lessons[4]?._id}`);
  expect(log.map(({ event }) => event)).toContain("tutor-changed");
});

it("changes the price from a day on, by more than a fifth downwards only where a director agrees", async () => {
  const course = await aCourse();
  const cheap = { effectiveOn: "2026-02-16", priceAmount: 2300 };
  expect((await fire(course, "change-price", cheap)).body.fields).toEqual({
    priceAmount: "A director has to agree to a drop of more than 20 %.",
  });
  const changed = await fire(course, "change-price", cheap, "director");
  expect(changed.body).toMatchObject({
    priceAmount: 2300,
    earlierPrices: [{ until: "2026-02-16", priceAmount: 3000 }],
  });
  expect((await fire(changed.body, "change-price", { ...cheap, effectiveOn: "2026-02-20" })).body.fields).toEqual({
    priceAmount: "This is the price already.",
  });
});

it("sets where lessons are held, which their logs tell", async () => {
  const course = await aCourse({ lessonCount: 1 });
  const [lesson] = await lessonsOf(course);
  const missing = () => listed<BookedRecord>(`/lessons/booked?link=false&courseId=${course._id}`);
  expect(await missing()).toHaveLength(1);
  const set = await fire(course, "set-link", { provider: "meet", url: "https://meet.example.com/abc" });
  expect(set.body).toMatchObject({ meetingProvider: "meet", meetingUrl: "https://meet.example.com/abc" });
  expect(await missing()).toEqual([]);
  const log = await listed<LogRecord>(`/lessons/activity?lessonId=${lesson?._id}`);
  expect(log.map(({ event }) => event)).toContain("meeting-link-changed");
});

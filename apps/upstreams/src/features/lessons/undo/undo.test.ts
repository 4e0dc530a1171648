import { requestsOf } from "../../../testing/lesson-requests.ts";
import { teaching } from "../../../testing/taught-lessons.ts";
import { openWorld, type Caller, type Page, type World } from "../../../testing/world.ts";
import type { BookedRecord } from "../booked/booked.record.ts";
import type { CourseRecord } from "../courses/course.record.ts";

type Wrote = BookedRecord & { message?: string; pausedFrom?: string | null };

let world: World;
let courseId: string;
let customerId: string;
let lessons: BookedRecord[];
beforeAll(async () => {
  world = await openWorld();
  const requests = await requestsOf(world);
  const taught = teaching(() => ({ world, requests }));
  const course = await taught.course(6, {
    billing: "ongoing",
    slots: [{ weekday: 3, start: "03:00" }],
    startOn: "2026-03-04",
  });
  lessons = await course.lessons();
  courseId = course.courseId;
  customerId = course.payer._id;
  await world.sendMail();
});
// What each test leaves is sent, so that the next one sees only its own emails.
afterEach(() => world.sendMail());
afterAll(() => world.close());

const post = (path: string, body: object, as: Caller = "admin") =>
  world.v1<Wrote>("post", `/lessons/${path}`, { as, body });
const fire = ({ _id, version }: Pick<BookedRecord, "_id" | "version">, event: string, body: object = {}, as?: Caller) =>
  post(`booked/${_id}/${event}`, { version, ...body }, as);
const done = async (answer: ReturnType<typeof fire>) => {
  const { status, body } = await answer;
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const read = async (id: string) =>
  (await world.v1<Page<BookedRecord>>("get", `/lessons/booked?id=${id}`, { as: "admin" })).body.data[0]!;
const waiting = async () =>
  (await world.rows<{ n: number }>("select count(*)::int as n from mails where status = 'waiting'"))[0]!.n;
const takes = async (id: string) =>
  (await world.rows("select 1 from lesson_occupancy where lesson_id = $1", [id])).length;
const rounds = (id: string) =>
  world.rows<{ rule_id: string; charge_bp: number }>(
    "select rule_id, charge_bp from lesson_settlements where lesson_id = $1 order by round",
    [id],
  );
/** The next lesson that no test has touched, as it stands. */
const next = () => read(lessons.shift()!._id);
const away = { byKind: "customer", reason: "travel" };
const moveTo = (lesson: BookedRecord) => ({ ...away, date: lesson.localDate, time: "05:00", despite: true });

it("undoes a move: the lesson is back at its time, and nobody is written to", async () => {
  const lesson = await next();
  const moved = await done(fire(lesson, "reschedule-now", moveTo(lesson)));
  const to = moved.rescheduledToId!;
  expect([moved.status, await waiting(), await takes(lesson._id)]).toEqual(["rescheduled", 2, 0]);
  expect(await world.sendMail(null, { atOnce: true })).toMatchObject({ stored: 0 });
  const back = await done(fire(moved, "undo"));
  expect(back).toMatchObject({ status: "booked", move: null, rescheduledToId: null, startAt: lesson.startAt });
  expect([await waiting(), (await takes(lesson._id)) > 0, await takes(to)]).toEqual([0, true, 0]);
  expect(await read(to)).toMatchObject({ status: "rescheduled", rescheduledToId: lesson._id, move: null });
  expect((await rounds(lesson._id)).at(-1)).toEqual({ rule_id: "reversed", charge_bp: 0 });
  const withdrawn = await world.rows("select text, path from mails where status = 'withdrawn'");
  expect(withdrawn).toEqual([
    { text: null, path: null },
    { text: null, path: null },
  ]);
  world.pass(2);
  expect(await world.sendMail()).toMatchObject({ stored: 0 });
  const [entry] = await world.rows<{ reason: string; action: string }>(
    "select reason, action from team_activity where entity_id = $1 order by version desc limit 1",
    [lesson._id],
  );
  expect(entry).toEqual({ reason: "The move was undone.", action: "state-changed" });
  // It can be moved again, to the same place.
  await done(fire(back, "reschedule-now", moveTo(lesson)));
});

it("undoes a cancellation and a change of tutor, each with its emails", async () => {
  const lesson = await next();
  const off = await done(fire(lesson, "cancel", { byKind: "customer", reason: "sick" }));
  const back = await done(fire(off, "undo"));
  expect([back.status, back.cancellation, (await takes(lesson._id)) > 0, await waiting()]).toEqual([
    ...["booked", null, true, 0],
  ]);
  const covers = await world.v1<{ tutors: { tutorId: string }[] }[]>(
    ...(["get", `/lessons/covers?lessonId=${lesson._id}`, { as: "admin" }] as const),
  );
  const { tutorId } = covers.body[0]!.tutors[0]!;
  const covered = await done(fire(back, "cover", { tutorId, despite: true }));
  expect([covered.tutorId, covered.coversForId, await waiting()]).toEqual([tutorId, lesson.tutorId, 3]);
  const again = await done(fire(covered, "undo"));
  expect([again.tutorId, again.coversForId, await waiting()]).toEqual([lesson.tutorId, null, 0]);
  const parties = await world.rows<{ id: string }>("select party_id as id from lesson_occupancy where lesson_id = $1", [
    lesson._id,
  ]);
  expect(parties.map(({ id }) => id)).toContain(lesson.tutorId);
  expect(parties.map(({ id }) => id)).not.toContain(tutorId);
});

it("undoes a pause with every lesson that it cancelled", async () => {
  const course = async () =>
    (await world.v1<Page<CourseRecord>>("get", `/lessons/confirmed?id=${courseId}`, { as: "admin" })).body.data[0]!;
  const before = await course();
  const [one, two] = lessons as [BookedRecord, BookedRecord];
  const pause = { from: one.localDate, until: two.localDate, ...away };
  const asOfFamily = await world.v1<{ courses: CourseRecord[] }>("post", `/lessons/customers/${customerId}/pause`, {
    ...{ as: "admin", body: { ...pause, courseIds: [courseId] } },
  });
  expect(asOfFamily.status).toBe(200);
  const [paused] = asOfFamily.body.courses;
  expect([(await read(one._id)).status, (await read(two._id)).status]).toEqual(["cancelled", "cancelled"]);
  const undone = await post(`confirmed/${courseId}/undo`, { version: paused!.version });
  expect([undone.status, undone.body.message]).toEqual([200, undefined]);
  const { pausedFrom, skipDates, status } = await course();
  expect({ pausedFrom, skipDates, status }).toEqual({
    ...{ pausedFrom: null, skipDates: before.skipDates, status: before.status },
  });
  expect([(await read(one._id)).status, (await read(two._id)).status, await waiting()]).toEqual([
    "booked",
    "booked",
    0,
  ]);
  const slots = await world.rows<{ slot: number }>("select slot_index as slot from booked_lessons where id = $1", [
    one._id,
  ]);
  expect(slots).toEqual([{ slot: 0 }]);
});

it("tells everybody once, when the time is over, and can then not be undone", async () => {
  const lesson = await next();
  const moved = await done(fire(lesson, "reschedule-now", moveTo(lesson)));
  world.pass(0.4);
  expect(await world.sendMail(null, { atOnce: true })).toMatchObject({ stored: 0 });
  world.pass(0.2);
  const sent = await Promise.all([1, 2].map(() => world.sendMail(null, { atOnce: true })));
  expect(sent.reduce((sum, { stored }) => sum + stored, 0)).toBe(2);
  const late = await fire(moved, "undo");
  expect([late.status, late.body.message]).toEqual([409, "Its emails have gone out, so it can no longer be undone."]);
  expect((await read(lesson._id)).status).toBe("rescheduled");
});

it("is refused where somebody else has changed it or taken the time, and to who may not act", async () => {
  const [lesson, other] = [await next(), await next()];
  const off = await done(fire(lesson, "cancel", { byKind: "customer", reason: "sick" }));
  const there = { ...away, date: lesson.localDate, time: lesson.localTime, despite: true };
  const taken = await done(fire(other, "reschedule-now", there));
  const refused = await fire(off, "undo");
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("already has a lesson")]);
  expect(await waiting()).toBe(4);
  await done(fire(taken, "undo"));
  expect((await fire({ ...off, version: off.version - 1 }, "undo")).status).toBe(409);
  expect((await fire(off, "undo", {}, "content-creator")).status).toBe(403);
  const back = await done(fire(off, "undo"));
  const twice = await fire(back, "undo");
  expect([twice.status, twice.body.message]).toEqual([409, "There is nothing to undo."]);
});

it("undoes an act although a colleague has noted something since, also from a page that has not seen the note", async () => {
  for (const isFresh of [true, false]) {
    const lesson = await read(lessons[0]!._id);
    const off = await done(fire(lesson, "cancel", away));
    const noted = await done(fire(off, "note", { note: "Grandmother rang too." }, "director"));
    const back = await done(fire(isFresh ? noted : off, "undo"));
    expect([back.status, back.cancellation, await waiting()]).toEqual(["booked", null, 0]);
  }
});

it("undoes a move although the lesson in its place was noted, and not once that was changed", async () => {
  const lesson = await read(lessons.pop()!._id);
  const moved = await done(fire(lesson, "reschedule-now", moveTo(lesson)));
  const to = await read(moved.rescheduledToId!);
  const noted = await done(fire(to, "note", { note: "They will be in the car." }, "director"));
  await done(fire(noted, "note", { note: "With headphones." }, "director"));
  const back = await done(fire(moved, "undo"));
  expect([back.status, (await read(to._id)).status, await waiting()]).toEqual(["booked", "rescheduled", 0]);
  const again = await done(fire(back, "reschedule-now", moveTo(lesson)));
  const other = await read(again.rescheduledToId!);
  await done(fire(other, "set-link", { provider: "zoom", url: "https://zoom.us/j/1" }));
  const refused = await fire(again, "undo");
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `${other.lessonNumber} has changed since, so this cannot be undone.`,
  ]);
});

it("undoes a pause although one of its lessons was noted, and not once one was changed", async () => {
  const pausedBy = async ({ localDate }: BookedRecord) => {
    const { version } = (
      await world.v1<Page<CourseRecord>>("get", `/lessons/confirmed?id=${courseId}`, { as: "admin" })
    ).body.data[0]!;
    return done(post(`confirmed/${courseId}/pause`, { version, from: localDate, until: localDate, ...away }));
  };
  const lesson = await next();
  const paused = await pausedBy(lesson);
  await done(fire(await read(lesson._id), "note", { note: "They are at the seaside." }, "director"));
  const undone = await post(`confirmed/${courseId}/undo`, { version: paused.version });
  expect([undone.status, undone.body.message]).toEqual([200, undefined]);
  expect((await read(lesson._id)).status).toBe("booked");
  const again = await pausedBy(lesson);
  await done(fire(await read(lesson._id), "restore", { despite: true }));
  const refused = await post(`confirmed/${courseId}/undo`, { version: again.version });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `${lesson.lessonNumber} has changed since, so this cannot be undone.`,
  ]);
});

it("says that another time or objection was said meanwhile, and takes the same sent twice", async () => {
  const lesson = await read(lessons[0]!._id);
  const moved = await done(fire(lesson, "reschedule-now", moveTo(lesson)));
  expect(await done(fire(lesson, "reschedule-now", moveTo(lesson)))).toMatchObject({ version: moved.version });
  const other = await fire(lesson, "reschedule-now", { ...moveTo(lesson), time: "06:00" });
  expect([other.status, other.body.message]).toEqual([409, expect.stringContaining("was changed by")]);
  const why = await fire(lesson, "reschedule-now", { ...moveTo(lesson), reason: "sick" });
  expect(why.status).toBe(409);
  await done(fire(moved, "undo"));
});

it("tells of a lesson that is on again after telling that it was cancelled, however soon it came back", async () => {
  const lesson = await next();
  const cancelled = await done(fire(lesson, "cancel", away));
  await done(fire(cancelled, "restore", { despite: true }));
  const queued = await world.rows<{ to: string; subject: string }>(
    `select "to", subject from mails where status = 'waiting' order by due_at, id`,
  );
  const readers = [...new Set(queued.map(({ to }) => to))];
  expect(readers).toHaveLength(2);
  for (const reader of readers) {
    const [first, second] = queued.filter(({ to }) => to === reader);
    expect([first?.subject, second?.subject]).toEqual([
      expect.stringMatching(/^Cancelled/),
      expect.stringMatching(/^Back on/),
    ]);
  }
  expect(await world.sendMail(null, { atOnce: true })).toMatchObject({ stored: 0 });
});

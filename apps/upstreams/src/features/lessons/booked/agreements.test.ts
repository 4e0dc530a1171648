import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { openWorld, type Caller, type Page, type World } from "../../../testing/world.ts";
import { endReschedules, warnOfReschedules } from "../lessons.public.ts";
import type { SettlementRoundRecord } from "../settlement-round.record.ts";
import type { BookedRecord, LogRecord } from "./booked.record.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
let lessons: BookedRecord[];
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  // An adult's course has enough lessons for every test, at a time when nobody else is taught.
  // Somebody looks after it: its region may be one that is given to nobody by name, who would get its tasks.
  const asked = await requests.aRequest({
    learnerId: requests.learners[30]?.customer,
    ownerId: requests.ids.get("admin"),
  });
  const plan = requests.proposal({ slots: [{ weekday: 2, start: "04:00" }, { weekday: 5, start: "04:00" }] }); // oxfmt-ignore
  const accepted = await requests.moved(await requests.moved(asked, "propose", plan), "tutor-accept", { note: "x" });
  const { confirmedLessonId } = await requests.moved(accepted, "confirm", { despite: true });
  lessons = await listed<BookedRecord>(`/lessons/booked?courseId=${confirmedLessonId}&pageSize=100`);
});
afterAll(() => world.close());

type Wrote = BookedRecord & { message?: string; fields?: Record<string, string> };
async function listed<Row>(path: string) {
  return (await world.v1<Page<Row>>("get", path, { as: "admin" })).body.data;
}
const fire = ({ _id, version }: BookedRecord, event: string, body: object = {}, as: Caller = "admin") =>
  world.v1<Wrote>("post", `/lessons/booked/${_id}/${event}`, { as, body: { version, ...body } });
const one = async ({ _id }: { _id: string }) => (await listed<BookedRecord>(`/lessons/booked?id=${_id}`))[0]!;
const next = () => lessons.shift()!;
const log = async ({ _id }: BookedRecord) =>
  (await listed<LogRecord>(`/lessons/activity?lessonId=${_id}`)).map(({ event, summary }) => `${event}: ${summary}`);
const taken = async ({ _id }: BookedRecord) =>
  (await world.rows("select 1 from lesson_occupancy where lesson_id = $1", [_id])).length;
const later = (days: number, hours = 0) =>
  new Date(world.clock.now().getTime() + days * 86_400_000 + hours * 3_600_000);

/** The same lesson, so many hours from now; the clock stands still. */
async function startingIn(lesson: BookedRecord, hours: number): Promise<BookedRecord> {
  await world.rows(
    `update booked_lessons set start_at = $2::timestamptz + make_interval(hours => $3),
       end_at = $2::timestamptz + make_interval(hours => $3 + 1) where id = $1`,
    [lesson._id, world.clock.now(), hours],
  );
  return one(lesson);
}
const asks = { byKind: "customer", reason: "travel" };

it("frees the time of a lesson for which another is asked for in time, and moves it when both agree", async () => {
  const lesson = next();
  const pending = (await fire(lesson, "request-reschedule", asks)).body;
  expect(pending).toMatchObject({
    status: "reschedule-pending",
    reschedule: { status: "pending-time", byKind: "customer", inTime: true, proposals: [] },
  });
  expect(await taken(lesson)).toBe(0);
  const proposed = (await fire(pending, "propose-time", { byKind: "customer", date: "2026-05-05", time: "04:30" }))
    .body;
  expect(proposed.reschedule).toMatchObject({
    status: "proposed",
    // 04:30 in London, in summer.
    proposals: [{ startAt: "2026-05-05T03:30:00.000Z", byKind: "customer", answer: null }],
  });
  const twice = await fire(proposed, "propose-time", { byKind: "tutor", date: "2026-05-06", time: "04:30" });
  expect(twice.body.message).toBe("A time is proposed already. Answer it first.");
  const moved = await fire(proposed, "agree-reschedule", { date: "2026-05-05", time: "04:30", despite: true });
  expect(moved.body).toMatchObject({
    status: "rescheduled",
    reschedule: { status: "agreed", proposals: [{ answer: "agreed" }] },
    move: { byKind: "customer", noticeMinutes: pending.reschedule?.noticeMinutes, inTime: true },
    settlement: { chargeBp: 0, payBp: 0, state: "unposted" },
  });
  const after = await one({ _id: moved.body.rescheduledToId ?? "" });
  expect(after).toMatchObject({ status: "booked", localDate: "2026-05-05", localTime: "04:30", chainId: lesson._id });
  expect([await taken(lesson), await taken(after)]).toEqual([0, 2]);
});

it("keeps the time of a lesson that is asked to be moved too late, and gives staff a task when three times are declined", async () => {
  const lesson = await startingIn(next(), 5);
  let pending = (await fire(lesson, "request-reschedule", asks)).body;
  expect([pending.reschedule?.inTime, await taken(lesson)]).toEqual([false, 2]);
  expect((await fire(pending, "decline-time", { reason: "No" })).body.message).toBe(
    "No time is proposed. Propose one first.",
  );
  for (const day of ["11", "12", "13"]) {
    const time = { byKind: "customer", date: `2026-05-${day}`, time: "10:00" };
    const proposed = (await fire(pending, "propose-time", time)).body;
    pending = (await fire(proposed, "decline-time", { reason: "At work" })).body;
  }
  expect(pending.reschedule).toMatchObject({ status: "pending-time" });
  expect(pending.reschedule?.proposals.map(({ answer }) => answer)).toEqual(["declined", "declined", "declined"]);
  const tasks = await world.rows("select title from tasks where title = $1", [
    `Find another time for ${lesson.lessonNumber}`,
  ]);
  expect(tasks).toHaveLength(1);
});

it("cancels a lesson for which no time was agreed in a week, as if it had been called off when it was asked for", async () => {
  await world.rows("update booked_lessons set status_since = $1 where status = 'reschedule-pending'", [later(30)]);
  const lesson = next();
  const pending = (await fire(lesson, "request-reschedule", asks)).body;
  expect(await warnOfReschedules(world.database, later(5, 23), 100)).toBe(0);
  expect(await warnOfReschedules(world.database, later(6), 100)).toBe(1);
  expect(await warnOfReschedules(world.database, later(6, 1), 100)).toBe(0);
  expect(await endReschedules(world.database, later(6, 23), 100)).toBe(0);
  expect(await endReschedules(world.database, later(7), 100)).toBe(1);
  expect(await endReschedules(world.database, later(7), 100)).toBe(0);
  expect(await one(pending)).toMatchObject({
    status: "cancelled",
    reschedule: { status: "expired" },
    cancellation: { byKind: "customer", late: false, noticeMinutes: pending.reschedule?.noticeMinutes },
    settlement: { chargeBp: 0 },
  });
});

it("is moved three times at most, unless staff do it", async () => {
  const lesson = next();
  await world.rows(
    "update booked_lessons set chain_id = $1, status = 'rescheduled' where id in (select id from booked_lessons where status = 'completed' limit 3)",
    [lesson._id],
  );
  expect((await fire(lesson, "request-reschedule", asks)).body.message).toBe(
    "This lesson has been moved 3 times. Cancel it and book a new one.",
  );
  expect((await fire(lesson, "request-reschedule", { ...asks, byKind: "staff" })).status).toBe(200);
});

/** One that was given and completed just now. */
async function completed(): Promise<BookedRecord> {
  const started = (await fire(await startingIn(next(), 0), "start")).body;
  return (await fire(started, "complete", { covered: "Greetings" })).body;
}

it("rests while its outcome is disputed, and comes to what is decided, with the reason", async () => {
  const lesson = await completed();
  const disputed = (await fire(lesson, "dispute", { byKind: "customer", reason: "It began late." })).body;
  expect(disputed).toMatchObject({ status: "disputed", dispute: { byKind: "customer", reason: "It began late." } });
  expect((await listed<BookedRecord>("/lessons/booked?disputed=true&pageSize=100")).map(({ _id }) => _id)).toContain(
    lesson._id,
  );
  const decided = { outcome: "completed", chargePercent: 50, payPercent: 100, reason: "Half of it was given." };
  const settled = await fire(disputed, "settle", decided);
  expect(settled.body).toMatchObject({
    status: "completed",
    settlement: {
      chargeBp: 5000,
      payBp: 10_000,
      state: "unposted",
      sentence: "Settled after a dispute: charged 50%, the tutor is paid 100%. Half of it was given.",
    },
  });
  const { body: rounds } = await world.v1<SettlementRoundRecord[]>("get", `/lessons/booked/${lesson._id}/settlements`, {
    as: "admin",
  });
  expect(rounds.map(({ round, chargeBp, ruleId }) => [round, chargeBp, ruleId])).toEqual([
    [2, 5000, "dispute-lowered"],
    [1, 10_000, "completed"],
  ]);
  expect(rounds[0]?.policy).toMatchObject({ policyId: expect.any(String) });
  expect((await fire(settled.body, "settle", decided)).body.message).toBe("This lesson is not in dispute.");
  // A second time in thirty days a director decides.
  const other = (await fire(await completed(), "dispute", { byKind: "tutor", reason: "It went on for longer." })).body;
  expect((await fire(other, "settle", decided)).body.message).toBe(
    "An admin can waive one lesson per customer in 30 days. Ask a director.",
  );
  expect((await fire(other, "settle", decided, "director")).status).toBe(200);
});

it("can be disputed for a week, and where it was cancelled only if that was late", async () => {
  const lesson = await completed();
  await world.rows("update lesson_settlements set at = at - interval '8 days' where lesson_id = $1", [lesson._id]);
  expect((await fire(lesson, "dispute", { byKind: "customer", reason: "No" })).body.message).toBe(
    "An outcome can be disputed for 7 days.",
  );
  const cancelled = (await fire(next(), "cancel", asks)).body;
  expect((await fire(cancelled, "dispute", { byKind: "customer", reason: "No" })).body.message).toBe(
    "Only a late cancellation can be disputed.",
  );
});

it("takes an outcome back, which leaves its settlement as it was and writes another", async () => {
  const lesson = await completed();
  const back = await fire(lesson, "reverse", { reason: "It was another lesson." });
  expect(back.body).toMatchObject({
    status: "awaiting-confirmation",
    outcome: null,
    settlement: { chargeBp: 0, payBp: 0, sentence: "Taken back: It was another lesson." },
  });
  const again = (await fire(back.body, "student-no-show")).body;
  expect(again.message ?? again.status).toMatch(/Wait|student-no-show/);
  expect(await log(lesson)).toContain("note: Taken back: It was another lesson.");
});

it("writes down a lesson that was given without having been booked, at a time at which nobody had another", async () => {
  const { courseId } = next();
  const past = { courseId, date: "2026-01-02", time: "03:00", durationMinutes: 60, kind: "make-up" };
  const record = (body: object) => world.v1<Wrote>("post", "/lessons/booked", { as: "admin", body });
  const now = { date: "2026-01-05", time: "08:45" };
  expect((await record({ ...past, ...now })).body.fields).toEqual({ date: lessonMessages.underWay });
  expect((await record({ ...past, date: "2025-01-02" })).body.fields).toEqual({ date: lessonMessages.longPast });
  const { status, body } = await record(past);
  expect([status, body.status, body.kind, body.localTime]).toEqual([201, "awaiting-confirmation", "make-up", "03:00"]);
  expect(await taken(body)).toBe(0);
  expect((await record({ ...past, time: "03:30" })).body.fields?.["time"]).toMatch(/already has a lesson Fri 2 Jan/);
});

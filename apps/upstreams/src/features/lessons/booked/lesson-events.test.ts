import { policyDefaults } from "@app/domain/policies/cancellation-policy.ts";
import { openWorld, type Caller, type Page, type World } from "../../../testing/world.ts";
import { confirmLessons, lapseLessons } from "../lessons.public.ts";
import type { BookedRecord, LogRecord } from "./booked.record.ts";

let world: World;
let lessons: { id: string; customer_id: string }[];
beforeAll(async () => {
  world = await openWorld();
  await world.rows("update confirmed_lessons set policy_snapshot = $1", [JSON.stringify(policyDefaults)]);
  // One of each customer, so that no test uses up the free cancellation of another.
  lessons = await world.rows(
    `select distinct on (customer_id) id, customer_id from booked_lessons
     where status = 'booked' and kind = 'regular' and not hold order by customer_id, start_at desc`,
  );
});
afterAll(() => world.close());

type Wrote = BookedRecord & { message?: string; fields?: Record<string, string> };
const fire = (
  { _id, version }: { _id: string; version: number },
  event: string,
  body: object = {},
  as: Caller = "admin",
) => world.v1<Wrote>("post", `/lessons/booked/${_id}/${event}`, { as, body: { version, ...body } });
const listed = async <Row>(path: string) => (await world.v1<Page<Row>>("get", path, { as: "admin" })).body.data;

/** A lesson that begins so many minutes from now, on time of its own; the clock stands still. */
async function beginning(minutes: number): Promise<BookedRecord> {
  const { id } = lessons.pop() ?? { id: "" };
  await world.rows("delete from lesson_occupancy where lesson_id = $1", [id]);
  await world.rows(
    `with at as (update booked_lessons set start_at = $2::timestamptz + make_interval(mins => $3),
       end_at = $2::timestamptz + make_interval(mins => $3 + 45) where id = $1 returning *)
     insert into lesson_occupancy (lesson_id, party_id, start_at, end_at) select id, 'other-' || id, start_at, end_at from at`,
    [id, world.clock.now(), minutes],
  );
  return (await listed<BookedRecord>(`/lessons/booked?id=${id}`))[0] as BookedRecord;
}
const settlements = ({ _id }: BookedRecord) =>
  world.rows<Record<string, unknown>>(
    "select round, charge_minutes, charge_bp, pay_minutes, pay_bp, rule_id, state from lesson_settlements where lesson_id = $1 order by round",
    [_id],
  );
const whole = { charge_minutes: 45, charge_bp: 10_000, pay_minutes: 45, pay_bp: 10_000 };
const log = async ({ _id }: BookedRecord) =>
  (await listed<LogRecord>(`/lessons/activity?lessonId=${_id}`)).map(({ event, summary }) => `${event}: ${summary}`);
const taken = async ({ _id }: BookedRecord) =>
  (await world.rows("select 1 from lesson_occupancy where lesson_id = $1", [_id])).length;

it("begins from a quarter of an hour before its time, and ends with a report that settles it", async () => {
  const early = await beginning(16);
  expect((await fire(early, "start")).body.message).toBe("A lesson can be started from 15 minutes before its time.");
  const lesson = await beginning(15);
  const started = await fire(lesson, "start");
  expect([started.status, started.body.status]).toEqual([200, "in-progress"]);
  expect(await taken(lesson)).toBe(1);
  const silent = await fire(started.body, "complete");
  expect(silent.body.fields).toEqual({ covered: "Add a short lesson report before completing." });
  const done = await fire(started.body, "complete", { covered: "Greetings", homework: "Ten verbs" });
  expect(done.body).toMatchObject({
    status: "completed",
    report: { covered: "Greetings", homework: "Ten verbs", nextSteps: null },
    outcome: { learnerAttended: true, tutorAttended: true, source: "staff" },
  });
  expect(await taken(lesson)).toBe(0);
  expect(await settlements(lesson)).toEqual([{ round: 1, ...whole, rule_id: "completed", state: "unposted" }]);
  expect((await log(lesson)).slice(0, 2).toSorted()).toEqual([
    "completed: Completed. Charged 100%: the lesson was given. The tutor is paid 100%.",
    "started: The lesson began.",
  ]);
});

it("settles a lesson that was cut short by the minutes that were given", async () => {
  const started = (await fire(await beginning(-40), "start")).body;
  const done = await fire(started, "complete", { covered: "Greetings", actualMinutes: 20, shortBecause: "tutor" });
  expect(done.body.settlement).toMatchObject({
    ...{ minutes: 45, chargeMinutes: 20, chargeBp: 10_000, payMinutes: 20, payBp: 10_000 },
    sentence: "Charged 20 of 45 min: the tutor began late or ended early. The tutor is paid for 20 of 45 min.",
  });
});

it("asks why a lesson was shorter, and settles it by that", async () => {
  const short = async (minutes: number, shortBecause?: string) => {
    const started = (await fire(await beginning(-40), "start")).body;
    return (await fire(started, "complete", { covered: "Verbs", actualMinutes: minutes, shortBecause })).body;
  };
  expect((await short(20)).fields).toEqual({ shortBecause: "Choose why the lesson was shorter." });
  const agreed = await short(30, "agreed");
  expect(agreed).toMatchObject({
    outcome: { actualMinutes: 30, shortBecause: "agreed" },
    settlement: { chargeMinutes: 30, payMinutes: 30, chargeBp: 10_000 },
  });
  // Under a quarter of 45 min it counts as not given.
  const early = await short(11, "outage");
  expect(early).toMatchObject({ status: "completed", settlement: { chargeBp: 0, payBp: 0 } });
  expect((await short(12, "outage")).settlement).toMatchObject({ chargeMinutes: 12, chargeBp: 10_000, payMinutes: 12 });
  const outages = await listed<BookedRecord>("/lessons/booked?outage=true&status=completed&pageSize=100");
  expect(outages.map(({ _id }) => _id)).toContain(early._id);
  const longer = await short(60);
  expect(longer).toMatchObject({ outcome: { shortBecause: null }, settlement: { chargeMinutes: 45 } });
});

it("settles once, however often it is completed", async () => {
  const started = (await fire(await beginning(-10), "start")).body;
  const first = await fire(started, "complete", { covered: "Numbers" });
  const again = await fire(started, "complete", { covered: "Numbers" });
  expect([again.status, again.body.version]).toEqual([200, first.body.version]);
  expect(await settlements(started)).toHaveLength(1);
  expect((await fire(first.body, "cancel", { byKind: "tutor", reason: "sick" })).body.message).toBe(
    "This lesson is completed, so it cannot be cancelled.",
  );
});

it("lets nobody be missing before the other has waited", async () => {
  const lesson = (await fire(await beginning(-14), "start")).body;
  expect((await fire(lesson, "student-no-show")).body.message).toBe("Wait 15 minutes before marking a no-show.");
  const waited = (await fire(await beginning(-15), "start")).body;
  expect((await fire(waited, "student-no-show")).body).toMatchObject({
    status: "student-no-show",
    outcome: { learnerAttended: false, tutorAttended: true },
  });
  const missed = await beginning(-20);
  expect((await fire(missed, "tutor-no-show")).body.status).toBe("tutor-no-show");
  expect(await settlements(missed)).toMatchObject([{ charge_bp: 0, pay_bp: 0, rule_id: "tutor-no-show" }]);
});

it("is called off with the reason, judged by the notice, and frees the time", async () => {
  const lesson = await beginning(24 * 60);
  expect((await fire(lesson, "cancel", { byKind: "customer", reason: "other" })).body.fields).toEqual({
    note: "Add a note for this reason.",
  });
  const cancelled = await fire(lesson, "cancel", { byKind: "customer", reason: "travel" });
  expect(cancelled.body).toMatchObject({
    status: "cancelled",
    cancellation: { byKind: "customer", noticeMinutes: 1440, late: false, waived: false },
  });
  expect(await taken(lesson)).toBe(0);
  expect(await settlements(lesson)).toMatchObject([{ charge_bp: 0, pay_bp: 0, rule_id: "customer-in-time" }]);
});

it("excuses the first late cancellation of a term, and charges the second", async () => {
  const [first, second] = [await beginning(60), await beginning(120)];
  // Of one customer, in one term of which nothing is known yet.
  await world.rows("update booked_lessons set customer_id = $2, dependent_id = null where id = any($1)", [
    [first._id, second._id],
    first.customerId,
  ]);
  await world.rows(
    "update booked_lessons set cancellation = cancellation || '{\"waived\": false}' where customer_id = $1",
    [first.customerId],
  );
  const late = { byKind: "customer", reason: "school-or-work" };
  const excused = await fire(first, "cancel", late);
  expect(excused.body.cancellation).toMatchObject({ late: true, waived: true });
  expect((await fire(second, "cancel", late)).body.cancellation).toMatchObject({ late: true, waived: false });
  expect([...(await settlements(first)), ...(await settlements(second))]).toMatchObject([
    { charge_bp: 0, pay_bp: 5000, rule_id: "customer-late-free" },
    { charge_bp: 10_000, pay_bp: 10_000, rule_id: "customer-late" },
  ]);
});

it("counts the free late cancellation of a term by the lesson’s own date", async () => {
  const [first, second] = [await beginning(60), await beginning(120)];
  await world.rows("update booked_lessons set customer_id = $2, dependent_id = null where id = any($1)", [
    [first._id, second._id],
    first.customerId,
  ]);
  await world.rows(
    "update booked_lessons set cancellation = cancellation || '{\"waived\": false}' where customer_id = $1",
    [first.customerId],
  );
  // Within the same hour by UTC, but by their own clocks one is on the last day of a term, the other on the first of the next.
  await world.rows("update booked_lessons set local_date = '2026-08-31' where id = $1", [first._id]);
  await world.rows("update booked_lessons set local_date = '2026-09-01' where id = $1", [second._id]);
  const late = { byKind: "customer", reason: "school-or-work" };
  expect((await fire(first, "cancel", late)).body.settlement?.sentence).toContain("cancellation for May–Aug.");
  expect((await fire(second, "cancel", late)).body).toMatchObject({
    cancellation: { late: true, waived: true },
    settlement: { sentence: expect.stringContaining("this is the free late cancellation for Sep–Dec") },
  });
});

it("waits for somebody to say how it went once its time is over, and is never completed without", async () => {
  const lesson = await beginning(-100);
  await lapseLessons(world.database, world.clock.now(), 1_000);
  expect(await lapseLessons(world.database, world.clock.now(), 1_000)).toBe(0);
  const [over] = await listed<BookedRecord>(`/lessons/booked?id=${lesson._id}`);
  expect([over?.status, await taken(lesson)]).toEqual(["awaiting-confirmation", 0]);
  const later = new Date(world.clock.now().getTime() + 73 * 3_600_000);
  await confirmLessons(world.database, later, 1_000);
  expect((await listed<BookedRecord>(`/lessons/booked?id=${lesson._id}`))[0]?.status).toBe("awaiting-confirmation");
  const said = { learnerAttended: true, tutorAttended: true, actualMinutes: null, source: "tutor", recordedById: "t" };
  await world.rows("update booked_lessons set outcome = $2 where id = $1", [
    lesson._id,
    JSON.stringify({ ...said, at: world.clock.now().toISOString() }),
  ]);
  expect(await confirmLessons(world.database, later, 1_000)).toBe(1);
  expect((await log(lesson))[0]).toContain("Confirmed automatically: no objection within 72 hours.");
  expect(await settlements(lesson)).toHaveLength(1);
});

it("keeps what somebody writes down about it", async () => {
  const lesson = await beginning(600);
  await fire(lesson, "note", { note: "Her grandmother will be there." });
  expect((await log(lesson))[0]).toBe("note: Her grandmother will be there.");
});

import { requestsOf } from "../../../testing/lesson-requests.ts";
import { openWorld, type Page, type World } from "../../../testing/world.ts";
import { takenBy } from "./occupancy.ts";
import type { BookedRecord, LogRecord } from "./booked.record.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
});
afterAll(() => world.close());

const listed = async <Row>(path: string) => (await world.v1<Page<Row>>("get", path, { as: "admin" })).body.data;

/** The lessons of a course that was confirmed just now, on Tuesdays at six in the evening in London. */
async function lessons(over: object = {}): Promise<BookedRecord[]> {
  const slots = [{ weekday: 2, start: "18:00" }];
  const asked = await requests.aRequest();
  const proposal = requests.proposal({ slots, startOn: "2026-03-03", lessonCount: 3, ...over });
  const proposed = await requests.moved(asked, "propose", proposal);
  const accepted = await requests.moved(proposed, "tutor-accept", { note: "By phone" });
  const { confirmedLessonId } = await requests.moved(accepted, "confirm", { despite: true });
  return listed<BookedRecord>(`/lessons/booked?courseId=${confirmedLessonId}`);
}
type Wrote = BookedRecord & { message?: string; fields?: Record<string, string> };
const move = ({ _id, version }: BookedRecord, to: object, as: "admin" | "director" = "admin") =>
  world.v1<Wrote>("post", `/lessons/booked/${_id}/reschedule-now`, {
    as,
    body: { version, byKind: "customer", reason: "travel", despite: true, ...to },
  });
const one = async (id: string | null) => (await listed<BookedRecord>(`/lessons/booked?id=${id}`))[0] as BookedRecord;

it("moves a lesson to another of its chain, which takes its time, and keeps what was agreed and why", async () => {
  const [first] = await lessons();
  const { status, body } = await move(first!, { date: "2026-03-31", time: "18:30", note: "To Enugu" });
  expect([status, body.status]).toEqual([200, "rescheduled"]);
  expect(body.move).toMatchObject({ byKind: "customer", reason: "travel", note: "To Enugu", inTime: true });
  expect(body.move?.noticeMinutes).toBe((Date.parse(first!.startAt) - world.clock.now().getTime()) / 60_000);
  const next = await one(body.rescheduledToId);
  expect(next.move).toBeNull();
  expect(next).toMatchObject({
    status: "booked",
    chainId: first!.chainId,
    rescheduledFromId: first!._id,
    courseId: first!.courseId,
    // The clocks have changed in between: it is 18:30 in London.
    startAt: "2026-03-31T17:30:00.000Z",
    endAt: "2026-03-31T18:30:00.000Z",
    localDate: "2026-03-31",
    localTime: "18:30",
    offsetMinutes: 60,
    lessonNumber: first!.lessonNumber.replace(/-01$/, "-04"),
  });
  const times = [...(await takenBy({ db: world.database, now: world.clock.now() }, [first!.tutorId])).values()].flat();
  const starts = times.map(({ start }) => start.toISOString());
  expect(starts).toContain("2026-03-31T17:30:00.000Z");
  expect(starts).not.toContain("2026-03-03T18:00:00.000Z");
  const log = await listed<LogRecord>(`/lessons/activity?lessonId=${next._id}`);
  const [moved, created] = [
    log.find(({ event }) => event === "rescheduled"),
    log.find(({ lessonId }) => lessonId === next._id),
  ];
  expect(moved).toMatchObject({ actorKind: "customer", lessonId: first!._id });
  expect(moved?.summary).toMatch(/^Moved to Tue 31 Mar 18:30\. .*moved by the customer/);
  expect(created?.summary).toBe("Moved here from Tue 3 Mar 18:00.");
  const settled = await world.rows("select charge_bp, pay_bp, rule_id from lesson_settlements where lesson_id = $1", [
    first!._id,
  ]);
  expect(settled).toEqual([{ charge_bp: 0, pay_bp: 0, rule_id: "moved" }]);
});

it("counts how often a customer has moved lessons by what is kept of each move", async () => {
  const three = await lessons({ slots: [{ weekday: 7, start: "08:00" }], lessonCount: 4 });
  await world.rows('update booked_lessons set move = move || \'{"byKind": "staff"}\' where customer_id = $1', [
    three[0]!.customerId,
  ]);
  const rules: (string | undefined)[] = [];
  for (const [n, lesson] of three.entries()) {
    const { body } = await move(lesson, { date: `2026-04-${20 + n}`, time: "08:00" });
    const [row] = await world.rows<{ rule: string }>(
      "select rule_id as rule from lesson_settlements where lesson_id = $1",
      [body._id],
    );
    rules.push(row?.rule);
  }
  // Two in thirty days are free of any condition.
  expect(rules).toEqual(["moved", "moved", "moved-late-agreed", "moved-late-agreed"]);
});

it("moves a lesson to a time that overlaps its own", async () => {
  const [, second] = await lessons({ slots: [{ weekday: 3, start: "10:00" }] });
  const { status } = await move(second!, { date: second!.localDate, time: "10:30" });
  expect(status).toBe(200);
});

it("refuses a time at which another lesson is, one that is over, the same, and what is unusual until it is meant", async () => {
  const [first, second] = await lessons({ slots: [{ weekday: 4, start: "11:00" }] });
  const busy = await move(first!, { date: second!.localDate, time: "11:30" });
  expect([busy.status, busy.body.message]).toEqual([409, expect.stringMatching(/ already has a lesson /)]);
  expect((await move(first!, { date: "2026-01-04", time: "10:00" })).body.fields).toEqual({
    date: "The new time must be in the future.",
  });
  expect((await move(first!, { date: first!.localDate, time: "11:00" })).body.fields).toEqual({
    time: "The lesson is at this time already.",
  });
  const night = await move(first!, { date: first!.localDate, time: "23:30", despite: false });
  expect(Object.keys(night.body.fields ?? {})).toEqual(["despite"]);
  expect((await one(first!._id)).status).toBe("booked");
});

it("does not move a lesson that has begun, nor one that was moved before", async () => {
  const [first, second] = await lessons({ slots: [{ weekday: 5, start: "12:00" }] });
  await world.rows("update booked_lessons set start_at = $2::timestamptz - interval '1 minute' where id = $1", [
    first!._id,
    world.clock.now(),
  ]);
  expect((await move(first!, { date: "2026-03-30", time: "12:00" })).body.message).toBe(
    "This lesson has already taken place. Record its outcome instead.",
  );
  const { body } = await move(second!, { date: "2026-03-31", time: "12:00" });
  expect((await move(body, { date: "2026-04-01", time: "12:00" })).body).toMatchObject({
    message: "This lesson is rescheduled, so it cannot be moved.",
  });
  expect(await listed(`/lessons/booked?status=booked&courseId=${second!.courseId}`)).toHaveLength(3);
});

it("tells a colleague who moves it a moment later that it was moved, and answers a repeat of one's own as it stands", async () => {
  const [first] = await lessons({ slots: [{ weekday: 6, start: "12:00" }] });
  const to = { date: "2026-04-04", time: "13:00" };
  expect((await move(first!, to)).status).toBe(200);
  expect((await move(first!, to)).body.status).toBe("rescheduled");
  const late = await move(first!, { date: "2026-04-04", time: "14:00" }, "director");
  expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/^This record was changed by /)]);
});

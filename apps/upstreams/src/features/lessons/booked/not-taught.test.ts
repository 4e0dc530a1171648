import { requestsOf } from "../../../testing/lesson-requests.ts";
import { teaching } from "../../../testing/taught-lessons.ts";
import { openWorld, type Page, type World } from "../../../testing/world.ts";
import type { BookedRecord } from "./booked.record.ts";

type Wrote = BookedRecord & { message?: string };

let world: World;
let courseId: string;
let customerId: string;
let lesson: BookedRecord;
beforeAll(async () => {
  world = await openWorld();
  const taught = teaching(() => ({ world, requests }));
  const requests = await requestsOf(world);
  const course = await taught.course(6, {
    billing: "ongoing",
    slots: [{ weekday: 3, start: "03:00" }],
    startOn: "2026-03-04",
  });
  [lesson] = (await course.lessons()) as [BookedRecord];
  courseId = course.courseId;
  customerId = course.payer._id;
});
afterAll(() => world.close());

const read = async () =>
  (await world.v1<Page<BookedRecord>>("get", `/lessons/booked?id=${lesson._id}`, { as: "admin" })).body.data[0]!;
const fire = async (event: string, body: object, version?: number) =>
  world.v1<Wrote>("post", `/lessons/booked/${lesson._id}/${event}`, {
    as: "admin",
    body: { version: version ?? (await read()).version, ...body },
  });

it("books and moves no lessons for a customer who is blocked", async () => {
  await world.rows("update customers set status = 'blocked' where id = $1", [customerId]);
  const extra = await world.v1<Wrote>("post", "/lessons/booked", {
    as: "admin",
    body: { courseId, date: "2026-03-06", time: "05:00", durationMinutes: 30, kind: "regular", despite: true },
  });
  const moved = await fire("reschedule-now", {
    ...{ byKind: "customer", reason: "travel", date: lesson.localDate, time: "05:00", despite: true },
  });
  for (const { status, body } of [extra, moved]) {
    expect(status).toBe(409);
    expect(body.message).toMatch(/ is blocked\. Unblock them before booking lessons\.$/);
  }
  await world.rows("update customers set status = 'active' where id = $1", [customerId]);
});

it("says to whom acts on a page that is out of date that another reason stands", async () => {
  const { version } = await read();
  const said = { byKind: "customer", reason: "sick" };
  expect((await fire("cancel", said, version)).status).toBe(200);
  const again = await fire("cancel", said, version);
  expect([again.status, again.body.version]).toEqual([200, version + 1]);
  const other = await fire("cancel", { byKind: "tutor", reason: "emergency" }, version);
  expect(other.status).toBe(409);
  expect((await read()).cancellation).toMatchObject(said);
});

it("shows no charge of a lesson that is to be given after all", async () => {
  expect((await read()).settlement).not.toBeNull();
  expect((await fire("restore", { despite: true })).body).toMatchObject({ status: "booked", settlement: null });
});

import { requestsOf } from "../../../testing/lesson-requests.ts";
import { openWorld, type Page, type World } from "../../../testing/world.ts";
import type { BookedRecord } from "../booked/booked.record.ts";
import type { CourseRecord } from "./course.record.ts";

let world: World;
let course: CourseRecord;
beforeAll(async () => {
  world = await openWorld();
  const requests = await requestsOf(world);
  const asked = await requests.aRequest({});
  const slots = [{ weekday: 2, start: "04:00" }];
  const proposed = await requests.moved(asked, "propose", requests.proposal({ slots, startOn: "2026-02-03" }));
  const accepted = await requests.moved(proposed, "tutor-accept", {
    note: "By phone",
  });
  const { confirmedLessonId } = await requests.moved(accepted, "confirm", {
    despite: true,
  });
  course = (await listed<CourseRecord>(`/lessons/confirmed?id=${confirmedLessonId}`))[0]!;
});
afterAll(() => world.close());

type Wrote = CourseRecord & { message?: string };
const listed = async <Row>(path: string) =>
  (await world.v1<Page<Row>>("get", `${path}&pageSize=100`, { as: "admin" })).body.data;
const now = async () => (await listed<CourseRecord>(`/lessons/confirmed?id=${course._id}`))[0]!;
const found = async (status: string) =>
  (await listed<CourseRecord>(`/lessons/confirmed?status=${status}&learnerId=${course.learnerId}`)).some(
    ({ _id }) => _id === course._id,
  );
async function fire(event: string, body: object = {}) {
  const { version } = await now();
  const sent = { version, byKind: "customer", reason: "travel", ...body };
  return world.v1<Wrote>("post", `/lessons/confirmed/${course._id}/${event}`, {
    as: "admin",
    body: sent,
  });
}
const pause = { from: "2026-02-10", until: "2026-02-16" };

it("goes on until the day of a planned pause, with all that can be done to it, and is paused from that day on", async () => {
  const planned = await fire("pause", pause);
  expect(planned.body).toMatchObject({
    status: "active",
    pausedFrom: pause.from,
    statusSince: course.statusSince,
  });
  expect([await found("active"), await found("paused")]).toEqual([true, false]);
  expect((await fire("pause", { from: "2026-03-01", until: "2026-03-05" })).body.message).toBe(
    "A pause is planned already. Call it off before planning another.",
  );
  const thursdays = {
    effectiveOn: "2026-02-05",
    slots: [{ weekday: 4, start: "04:00" }],
    despite: true,
  };
  expect((await fire("change-schedule", thursdays)).body).toMatchObject({
    status: "active",
    pausedFrom: pause.from,
    skipDates: ["2026-02-10", "2026-02-12"],
  });
  const booked = await listed<BookedRecord>(`/lessons/booked?courseId=${course._id}&status=booked`);
  expect(booked.map(({ localDate }) => localDate).filter((date) => date >= pause.from)[0]).toBe("2026-02-19");

  await world.rows("update confirmed_lessons set paused_from = '2026-01-01' where id = $1", [course._id]);
  expect(await now()).toMatchObject({
    status: "paused",
    statusSince: "2026-01-01T00:00:00.000Z",
  });
  expect([await found("active"), await found("paused")]).toEqual([false, true]);
  const refused = await fire("change-schedule", thursdays);
  expect(refused.body.message).toBe("This confirmed lesson is paused, so it cannot be changed.");
});

it("is called off by resuming before it begins", async () => {
  await world.rows("update confirmed_lessons set paused_from = $2 where id = $1", [course._id, pause.from]);
  const resumed = await fire("resume");
  expect(resumed.body).toMatchObject({
    status: "active",
    pausedFrom: null,
    pausedUntil: null,
    skipDates: [],
  });
});

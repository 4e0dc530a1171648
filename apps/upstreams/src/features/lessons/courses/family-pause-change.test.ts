import { requestsOf } from "../../../testing/lesson-requests.ts";
import { openWorld, type Page, type World } from "../../../testing/world.ts";
import type { BookedRecord } from "../booked/booked.record.ts";
import type { CourseRecord } from "./course.record.ts";

let world: World;
let customerId: string;
const ids: string[] = [];
beforeAll(async () => {
  world = await openWorld();
  await world.rows("alter table mails add column written bigserial");
  const requests = await requestsOf(world);
  const [child] = requests.learners;
  customerId = child!.customer;
  for (const start of ["04:00", "05:30"]) {
    const asked = await requests.aRequest({ learnerId: start === "04:00" ? child!.id : customerId });
    const slots = [{ weekday: 2, start }];
    const proposed = await requests.moved(asked, "propose", requests.proposal({ slots, startOn: "2026-02-03" }));
    const accepted = await requests.moved(proposed, "tutor-accept", { note: "By phone" });
    const { confirmedLessonId } = await requests.moved(accepted, "confirm", { despite: true });
    ids.push(confirmedLessonId!);
  }
});
afterAll(() => world.close());

const listed = async <Row>(path: string) =>
  (await world.v1<Page<Row>>("get", `${path}&pageSize=100`, { as: "admin" })).body.data;
const now = async (at: number) => (await listed<CourseRecord>(`/lessons/confirmed?id=${ids[at]}`))[0]!;
interface Answer {
  courses: CourseRecord[];
  fields?: Record<string, string>;
  mails: { subject: string; text: string; to: string }[];
}
const send = (event: string, body: object) =>
  world.v1<Answer>("post", `/lessons/customers/${customerId}/${event}`, {
    as: "admin",
    body: { courseIds: ids, ...body },
  });
const pause = (from: string, until: string, more: object = {}) =>
  send("pause", { from, until, byKind: "customer", reason: "travel", ...more });
const lessons = (at: number, state = "booked") =>
  listed<BookedRecord>(`/lessons/booked?courseId=${ids[at]}&status=${state}`);
const booked = async (at: number) =>
  (await lessons(at)).map(({ localDate }) => localDate).filter((date) => date >= "2026-02-01" && date < "2026-03-01");
const lastMail = async () =>
  (await world.rows<{ n: number }>("select coalesce(max(written), 0)::int as n from mails"))[0]!.n;
const mailsSince = (from: number) =>
  world.rows<{ subject: string; text: string; to: string }>(
    `select subject, text, "to" from mails where template = 'lesson' and written > $1 order by written`,
    [from],
  );

it("shortens a pause that is ahead: lessons are booked again, and the family reads of it once", async () => {
  await pause("2026-02-10", "2026-02-23");
  expect(await booked(0)).toEqual(["2026-02-03", "2026-02-24"]);
  const shown = await pause("2026-02-10", "2026-02-16", { changes: true });
  expect([shown.status, shown.body.fields]).toEqual([200, undefined]);
  expect(shown.body.courses.map(({ status, pausedFrom, pausedUntil }) => [status, pausedFrom, pausedUntil])).toEqual([
    ["active", "2026-02-10", "2026-02-16"],
    ["active", "2026-02-10", "2026-02-16"],
  ]);
  for (const at of [0, 1]) expect(await booked(at)).toEqual(["2026-02-03", "2026-02-17", "2026-02-24"]);
});

it("moves and lengthens it, with one email to the family of all courses", async () => {
  const before = await lastMail();
  const { body } = await pause("2026-02-17", "2026-03-02", { changes: true });
  expect(body.fields).toBeUndefined();
  for (const at of [0, 1]) expect(await booked(at)).toEqual(["2026-02-03", "2026-02-10"]);
  const mails = await mailsSince(before);
  expect(mails).toHaveLength(3);
  expect(mails.at(-1)!.text).toContain(
    "These lessons are paused from Tuesday 17 February 2026 to Monday 2 March 2026. These days replace the earlier ones.",
  );
});

it("gives lessons again from a chosen day of the pause on, and not from a day after it", async () => {
  const late = await send("resume", { on: "2026-03-09" });
  expect([late.status, late.body.fields]).toEqual([
    422,
    { on: "Their pause is over by then. Choose a day up to 2026-03-02." },
  ]);
  const before = await lastMail();
  const { body } = await send("resume", { on: "2026-02-24" });
  expect(body.courses.map(({ pausedFrom, pausedUntil }) => [pausedFrom, pausedUntil])).toEqual([
    ["2026-02-17", "2026-02-23"],
    ["2026-02-17", "2026-02-23"],
  ]);
  for (const at of [0, 1]) expect(await booked(at)).toEqual(["2026-02-03", "2026-02-10", "2026-02-24"]);
  expect(await mailsSince(before)).toHaveLength(3);
});

it("changes only the last day of a pause that has begun", async () => {
  await world.rows("update confirmed_lessons set paused_from = '2026-01-01', status = 'paused'");
  const moved = await pause("2026-02-01", "2026-03-02", { changes: true });
  expect(moved.body.fields).toEqual({ from: "The pause has begun. Only its last day can be changed." });
  const { body } = await pause("2026-01-01", "2026-02-16", { changes: true });
  expect(body.courses.map(({ status }) => status)).toEqual(["paused", "paused"]);
  expect(await booked(0)).toContain("2026-02-17");
  await world.rows("update confirmed_lessons set paused_from = '2026-02-10', status = 'active'");
});

it("counts no lesson as not booked that was restored during the pause, and keeps it when the days change", async () => {
  await pause("2026-02-10", "2026-02-23", { changes: true });
  const [off] = (await lessons(0, "cancelled")).filter(({ localDate }) => localDate === "2026-02-17");
  const back = await world.v1("post", `/lessons/booked/${off!._id}/restore`, {
    as: "admin",
    body: { version: off!.version, despite: true },
  });
  expect(back.status).toBe(200);
  await send("resume", {});
  expect(await now(0)).toMatchObject({ pausedFrom: null, clashDates: [] });
  expect(await booked(0)).toEqual(["2026-02-03", "2026-02-10", "2026-02-17", "2026-02-24"]);
});

it("changes nothing that is not paused", async () => {
  const { body } = await pause("2026-02-10", "2026-02-16", { changes: true });
  expect(body.fields).toEqual({ courseIds: expect.stringMatching(/^L-\d+ cannot be resumed as it stands now\./) });
});

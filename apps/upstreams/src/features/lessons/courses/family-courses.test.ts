import { requestsOf } from "../../../testing/lesson-requests.ts";
import { openWorld, type Caller, type Page, type World } from "../../../testing/world.ts";
import { resumeCourses } from "../lessons.public.ts";
import type { BookedRecord } from "../booked/booked.record.ts";
import type { CourseRecord } from "./course.record.ts";

let world: World;
let customerId: string;
const courses: CourseRecord[] = [];
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
    courses.push((await listed<CourseRecord>(`/lessons/confirmed?id=${confirmedLessonId}`))[0]!);
  }
});
afterAll(() => world.close());

const listed = async <Row>(path: string) =>
  (await world.v1<Page<Row>>("get", `${path}&pageSize=100`, { as: "admin" })).body.data;
const now = async (at: number) => (await listed<CourseRecord>(`/lessons/confirmed?id=${courses[at]!._id}`))[0]!;
const ids = () => courses.map(({ _id }) => _id);
const why = { byKind: "customer", reason: "travel" };
const away = { from: "2026-02-10", until: "2026-02-23", ...why };
interface Answer {
  courses: CourseRecord[];
  message?: string;
  fields?: Record<string, string>;
  mails: { subject: string; text: string; to: string }[];
}
const send = (event: string, body: object, as: Caller = "admin", of = customerId) =>
  world.v1<Answer>("post", `/lessons/customers/${of}/${event}`, { as, body });
const booked = async (at: number, state = "booked") =>
  (await listed<BookedRecord>(`/lessons/booked?courseId=${courses[at]!._id}&status=${state}`)).map(
    ({ localDate }) => localDate,
  );
const mailsSince = (from: number) =>
  world.rows<{ subject: string; text: string; to: string }>(
    `select subject, text, "to" from mails where template = 'lesson' and written > $1 order by written`,
    [from],
  );
const lastMail = async () =>
  (await world.rows<{ n: number }>("select coalesce(max(written), 0)::int as n from mails"))[0]!.n;

it("shows the one email of the family and the tutors' before anything is changed", async () => {
  const { status, body } = await send("pause/preview", { ...away, courseIds: ids() });
  expect(status).toBe(200);
  expect(body.mails.map(({ subject }) => subject.split(":")[0])).toEqual(["Paused", "Paused", "Paused"]);
  expect(await now(0)).toMatchObject({ pausedFrom: null });
});

it("pauses the courses of a family together, and writes to the family once", async () => {
  const before = await lastMail();
  const { status, body } = await send("pause", { ...away, courseIds: ids() });
  expect([status, body.message]).toEqual([200, undefined]);
  expect(body.courses.map(({ pausedFrom, pausedUntil }) => [pausedFrom, pausedUntil])).toEqual([
    [away.from, away.until],
    [away.from, away.until],
  ]);
  expect(await booked(0, "cancelled")).toEqual(["2026-02-10", "2026-02-17"]);
  const mails = await mailsSince(before);
  expect(mails).toHaveLength(3);
  const family = mails.at(-1)!;
  expect(family.text).toContain("from Tuesday 10 February 2026 to Monday 23 February 2026");
  // Each learner is named, whoever pays among them.
  const named = [
    /Igbo lessons for (.+) with .+: Mondays at 23:30 .Chicago.,/,
    /for (.+) with .+: Mondays at 22:00 /,
  ].map((line) => line.exec(family.text)?.[1] ?? "nobody");
  expect(new Set([...named, "you", "nobody"]).size).toBe(4);
  for (const name of named) expect(family.subject).toMatch(new RegExp(`^Paused: lessons for .*${name}`));
  expect(new Set(mails.slice(0, 2).map(({ to }) => to)).has(family.to)).toBe(false);
});

it("refuses as a whole what does not fit all of them", async () => {
  const again = await send("pause", { ...away, courseIds: ids() });
  expect([again.status, again.body.fields]).toEqual([
    422,
    { courseIds: expect.stringMatching(/^L-\d+ cannot be paused as it stands now\./) },
  ]);
  const other = await send("resume", { courseIds: ids() }, "admin", courses[0]!.tutorId);
  expect(other.body.fields).toEqual({
    courseIds: "One of these courses is not this family’s, or is shared with others.",
  });
  expect((await send("resume", { courseIds: [] })).body.fields).toEqual({ courseIds: "Choose at least one course." });
  expect((await send("pause", { ...away, courseIds: ids() }, "content-manager")).status).toBe(403);
});

it("ends the pause of one course early, with the usual email", async () => {
  const before = await lastMail();
  const { body } = await send("resume", { courseIds: [courses[0]!._id] });
  expect(body.courses[0]).toMatchObject({ pausedFrom: null });
  expect(await booked(0)).toContain("2026-02-17");
  expect((await mailsSince(before)).map(({ subject }) => subject.split(":")[0])).toEqual(["Resuming", "Resuming"]);
  expect(await now(1)).toMatchObject({ pausedFrom: away.from });
});

it("lets the courses of a family go on by themselves with one email", async () => {
  await send("pause", { ...away, courseIds: [courses[0]!._id] });
  const before = await lastMail();
  expect(await resumeCourses(world.database, new Date("2026-02-24T12:00:00Z"), 100)).toBe(2);
  const mails = await mailsSince(before);
  expect(mails).toHaveLength(3);
  expect(mails.at(-1)!.subject).toMatch(/^Resuming: lessons for /);
  expect(mails.at(-1)!.text).toMatch(/Igbo lessons for .+\n.*Igbo lessons for /);
});

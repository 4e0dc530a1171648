import type { BookedRecord } from "../../features/lessons/lessons-list.public.ts";
import { requestsOf } from "../../testing/lesson-requests.ts";
import { jobsOf } from "../../testing/person-jobs.ts";
import { teaching } from "../../testing/taught-lessons.ts";
import { openWorld, type Caller, type World } from "../../testing/world.ts";

interface Preview {
  lessons: number;
  refused: { lessonId: string; name: string; reason: string }[];
  emails: number;
  paidMinutes: number;
  sums: { currency: string; charged: number; givenBack: number; creditMinutes: number; creditMinutesBack: number }[];
  message?: string;
  error?: string;
}

let world: World;
let lessons: BookedRecord[];
let read: () => Promise<BookedRecord[]>;
beforeAll(async () => {
  world = await openWorld();
  const requests = await requestsOf(world);
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
  const taught = teaching(() => ({ world, requests }));
  const course = await taught.course(6, {
    billing: "ongoing",
    slots: [...["03:00", "05:00", "07:00"].map((start) => ({ weekday: 3, start })), { weekday: 4, start: "03:00" }],
    startOn: "2026-03-04",
  });
  read = course.lessons;
  // Three begin within the day, the fourth after more than the 24 hours that the policy asks for.
  world.pass((Date.parse("2026-03-04T00:00Z") - world.clock.now().getTime()) / 60_000);
  world.forgetTokens();
  lessons = (await read()).toSorted((one, other) => one.startAt.localeCompare(other.startAt)).slice(0, 4);
});
afterAll(() => world.close());

const ids = () => lessons.map(({ _id }) => _id);
const off = { byKind: "customer", reason: "travel" };
const preview = async (kind: string, payload: object, of = ids(), as: Caller = "admin") =>
  world.v2<Preview>("post", "/account-jobs/lessons-preview", { as, body: { kind, choice: { ids: of }, payload } });
const statuses = async () => {
  const now = await read();
  return ids().map((id) => now.find(({ _id }) => _id === id)?.status);
};

it("adds up what cancelling would charge and pay, one free late one counted once, and changes nothing", async () => {
  const { status, body } = await preview("booked-cancel", off);
  expect([status, body.error]).toEqual([200, undefined]);
  expect(body).toMatchObject({ lessons: 4, refused: [], emails: 8 });
  // Of three late ones the first is free; the fourth is in time. £30.00 each.
  expect(body.sums).toEqual([
    { currency: "GBP", charged: 6_000, givenBack: 0, creditMinutes: 0, creditMinutesBack: 0 },
  ]);
  // The tutor waits for half of the free one, and is paid for the others.
  expect(body.paidMinutes).toBe(150);
  expect(await statuses()).toEqual(["booked", "booked", "booked", "booked"]);
  expect(await world.rows("select 1 from mails where template = 'lesson' and subject like 'Cancelled%'")).toEqual([]);
});

it("names those that it leaves as they are, and is refused to who may not act", async () => {
  const [done] = await world.rows<{ id: string }>("select id from booked_lessons where status = 'completed' limit 1");
  const { body } = await preview("booked-cancel", off, [...ids(), done!.id]);
  expect(body.lessons).toBe(4);
  expect(body.refused).toEqual([
    expect.objectContaining({ lessonId: done!.id, reason: "This lesson is completed, so it cannot be cancelled." }),
  ]);
  expect((await preview("booked-cancel", off, ids(), "content-creator")).status).toBe(403);
  expect((await preview("booked-cancel", { byKind: "customer" })).status).toBe(422);
});

it("skips lessons that are as they are wanted already, whoever was quicker", async () => {
  const jobs = jobsOf(world, "admin");
  const of = [lessons[0]!._id];
  const { _id: id } = (await jobs.start("booked-restore", { ids: of }, { despite: true })).body.data;
  await jobs.work();
  expect(await jobs.byId(id)).toMatchObject({ done: 0, skipped: 1, failed: 0 });
  expect((await jobs.items(id, "skipped")).data[0]?.reason).toBe("It is already booked.");
  expect((await preview("booked-restore", { despite: true }, of)).body.refused[0]?.reason).toBe(
    "It is already booked.",
  );
});

it("restores many at once, says before what is given back, and which are not free any more", async () => {
  const jobs = jobsOf(world, "admin");
  const run = async (kind: "booked-cancel" | "booked-restore", payload: object) => {
    const { _id: id } = (await jobs.start(kind, { ids: ids() }, payload)).body.data;
    await jobs.work();
    return { job: await jobs.byId(id), failed: (await jobs.items(id, "failed")).data };
  };
  expect((await run("booked-cancel", off)).job?.done).toBe(4);
  // Somebody has taken the time of the last one since.
  const rest = (await read()).find(({ _id, status }) => status === "booked" && !ids().includes(_id))!;
  const last = lessons.at(-1)!;
  const moved = await world.v1<{ message?: string }>("post", `/lessons/booked/${rest._id}/reschedule-now`, {
    as: "admin",
    body: { ...off, version: rest.version, date: last.localDate, time: last.localTime, despite: true },
  });
  expect([moved.status, moved.body.message]).toEqual([200, undefined]);

  const { body } = await preview("booked-restore", { despite: true });
  expect(body).toMatchObject({ lessons: 3, emails: 6 });
  expect(body.sums).toEqual([
    { currency: "GBP", charged: 0, givenBack: 6_000, creditMinutes: 0, creditMinutesBack: 0 },
  ]);
  expect(body.refused.map(({ lessonId, reason }) => [lessonId, reason])).toEqual([
    [last._id, expect.stringContaining("already has a lesson")],
  ]);
  const { job, failed } = await run("booked-restore", { despite: true });
  expect([job?.done, job?.failed, failed[0]?.reason]).toEqual([3, 1, expect.stringContaining("already has a lesson")]);
  expect(await statuses()).toEqual(["booked", "booked", "booked", "cancelled"]);
});

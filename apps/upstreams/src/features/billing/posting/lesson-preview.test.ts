import type { BookedRecord } from "../../lessons/lessons-list.public.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { teaching } from "../../../testing/taught-lessons.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import { postLessons } from "./post-lessons.ts";

interface Preview {
  mails: { text: string }[];
  comesTo: {
    lessonId: string;
    settlement: { sentence: string; ruleId: string; chargeBp: number; payBp: number };
    money: { state: string; toBill: number; usedMinutes: number } | null;
  }[];
}

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
});
afterAll(() => world.close());

const { course } = teaching(() => ({ world, requests }));
const post = <Answer>(path: string, body: object) => world.v1<Answer>("post", path, { as: "admin", body });
const why = { byKind: "customer", reason: "sick" };
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};

const settledCount = () => world.rows("select count(*)::int as count from lesson_settlements");

/** Lets a lesson begin in two hours. */
const soon = ({ _id }: BookedRecord) =>
  world.rows(
    `update booked_lessons set start_at = $2::timestamptz + interval '2 hours', end_at = $2::timestamptz + interval '3 hours'
     where id = $1`,
    [_id, world.clock.now().toISOString()],
  );

it("says before a late cancellation what it costs, and the cancellation then costs just that", async () => {
  const { lessons } = await course(3, {
    billing: "ongoing",
    slots: [{ weekday: 3, start: "08:00" }],
    startOn: "2026-03-04",
  });
  const [first, second] = (await lessons()) as [BookedRecord, BookedRecord];
  await soon(first);
  // The first late one of a term is free.
  const free = await post<Preview>(`/lessons/booked/${first._id}/cancel`, { version: first.version, ...why });
  expect(free.status).toBe(200);
  await soon(second);
  const before = await settledCount();
  const path = `/lessons/booked/${second._id}/cancel`;
  const { body } = await post<Preview>(`${path}/preview`, { version: second.version, ...why });
  const [one] = body.comesTo;
  expect(one).toMatchObject({
    lessonId: second._id,
    settlement: { ruleId: "customer-late", chargeBp: 10_000 },
    money: { state: "to-bill", usedMinutes: 0 },
  });
  expect(one?.money?.toBill).toBeGreaterThan(0);
  expect(await settledCount()).toEqual(before);
  expect((await post(path, { version: second.version, ...why })).status).toBe(200);
  await postLessons(world.database, world.clock.now(), log);
  const billed = "select amount::int as amount from billable_items where lesson_id = $1";
  expect(await world.rows(billed, [second._id])).toEqual([{ amount: one?.money?.toBill }]);
});

it("shows what each lesson in a pause comes to", async () => {
  const { courseId: id, lessons } = await course(4, {
    billing: "ongoing",
    slots: [{ weekday: 4, start: "08:00" }],
    startOn: "2026-03-05",
  });
  const [first, second] = (await lessons()) as [BookedRecord, BookedRecord];
  const { body: page } = await world.v1<{ data: { version: number }[] }>("get", `/lessons/confirmed?id=${id}`, {
    as: "admin",
  });
  const { body } = await post<Preview>(`/lessons/confirmed/${id}/pause/preview`, {
    ...why,
    version: page.data[0]?.version,
    from: first.localDate,
    until: second.localDate,
  });
  expect(body.comesTo.map(({ lessonId, settlement }) => [lessonId, settlement.ruleId])).toEqual([
    [first._id, "customer-in-time"],
    [second._id, "customer-in-time"],
  ]);
  expect(body.comesTo[0]?.money).toMatchObject({ state: "nothing", toBill: 0 });
});

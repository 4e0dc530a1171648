import type { BookedRecord } from "../../lessons/lessons-list.public.ts";
import { invoicing } from "../../../testing/invoices.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { teaching } from "../../../testing/taught-lessons.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import { postLessons } from "./post-lessons.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  // Grown-ups may be taught by anybody.
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
});
afterAll(() => world.close());

const { post, sent, pay, creditsFor } = invoicing(() => world);
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};
const posting = () => postLessons(world.database, world.clock.now(), log);

const { course, ended, lessonEvent } = teaching(() => ({ world, requests }));

const entriesFor = (lessonId: string) =>
  world.rows(
    `select e.type, e.quantity::int as quantity, e.value::int as value from credit_entries e
     join lesson_settlements s on s.id = e.settlement_id where s.lesson_id = $1 order by e.seq`,
    [lessonId],
  );
const itemsFor = (lessonId: string) =>
  world.rows(
    `select amount::int as amount, minutes, covered_minutes as covered from billable_items
     where lesson_id = $1 order by at, amount desc`,
    [lessonId],
  );
const statesOf = (lessonId: string) =>
  world.rows("select round, state from lesson_settlements where lesson_id = $1 order by round", [lessonId]);

it("uses the credit of a prepaid lesson once, and gives it back to the unit when the outcome was wrong", async () => {
  const { payer, learnerId, lessons } = await course(7, {
    billing: "prepaid",
    slots: [{ weekday: 6, start: "08:00" }],
    startOn: "2026-03-07",
  });
  const invoice = await sent(payer, {
    lessonPrice: { currency: "GBP", amount: 2000, durationMinutes: 60, lessonCount: 3 },
    ...{ whoIsLessonFor: "dependent", learner: learnerId },
  });
  await pay(payer, 6000, [{ invoiceId: invoice._id, amount: 6000 }]);
  const [first] = (await lessons()) as [BookedRecord];
  await ended(first, "complete", { covered: "Greetings" });
  expect(await posting()).toBeGreaterThan(0);
  expect(await entriesFor(first._id)).toEqual([{ type: "use", quantity: -60, value: 2000 }]);
  expect(await itemsFor(first._id)).toEqual([]);
  expect(await posting()).toBe(0);
  const [lot] = await creditsFor(`invoiceId=${invoice._id}`);
  expect(lot?.rest).toBe(120);

  await lessonEvent(first._id, "reverse", { reason: "Another lesson was meant" });
  await posting();
  expect(await entriesFor(first._id)).toEqual([
    { type: "use", quantity: -60, value: 2000 },
    { type: "return", quantity: 60, value: -2000 },
  ]);
  await lessonEvent(first._id, "student-no-show", {});
  await posting();
  expect((await entriesFor(first._id)).at(-1)).toEqual({ type: "use", quantity: -60, value: 2000 });
  expect(await statesOf(first._id)).toEqual([1, 2, 3].map((round) => ({ round, state: "posted" })));
});

it("has to be billed what no credit pays for, and mirrors it when it is settled otherwise", async () => {
  const { payer, lessons } = await course(8, {
    billing: "prepaid",
    slots: [{ weekday: 7, start: "08:00" }],
    startOn: "2026-03-08",
  });
  await post("/billing/credits", {
    ...{ customerId: payer._id, unit: "minutes", currency: "GBP", quantity: 25, cost: 1000, reason: "Sorry" },
  });
  const [first] = (await lessons()) as [BookedRecord];
  await ended(first, "complete", { covered: "Greetings" });
  await posting();
  expect(await entriesFor(first._id)).toEqual([{ type: "use", quantity: -25, value: 0 }]);
  // 3000 − r(3000 × 25 / 60)
  expect(await itemsFor(first._id)).toEqual([{ amount: 1750, minutes: 60, covered: 25 }]);

  await lessonEvent(first._id, "reverse", { reason: "Another lesson was meant" });
  await posting();
  expect(await itemsFor(first._id)).toEqual([
    { amount: 1750, minutes: 60, covered: 25 },
    { amount: -1750, minutes: 60, covered: 25 },
  ]);
});

it("bills all of a lesson of an ongoing course, and gives money after a tutor’s absence", async () => {
  const { payer, lessons } = await course(9, {
    billing: "ongoing",
    slots: [{ weekday: 5, start: "08:00" }],
    startOn: "2026-03-06",
  });
  const [first, second] = (await lessons()) as [BookedRecord, BookedRecord];
  await ended(first, "complete", { covered: "Greetings" });
  await ended(second, "tutor-no-show");
  await posting();
  expect(await itemsFor(first._id)).toEqual([{ amount: 3000, minutes: 60, covered: 0 }]);
  expect(await itemsFor(second._id)).toEqual([]);
  const gifts = await creditsFor(`customerId=${payer._id}&source=goodwill`);
  expect(gifts).toMatchObject([{ unit: "money", currency: "GBP", size: 1500, worth: 0, rest: 1500 }]);

  await lessonEvent(second._id, "reverse", { reason: "The tutor was there" });
  await posting();
  expect((await creditsFor(`customerId=${payer._id}&source=goodwill`))[0]?.rest).toBe(0);
});

it("leaves lessons alone before the books begin (18)", async () => {
  const { payer, lessons } = await course(10, {
    billing: "ongoing",
    slots: [{ weekday: 4, start: "08:00" }],
    startOn: "2026-03-05",
  });
  expect(payer.currency).toBe("GBP");
  const [first, second] = (await lessons()) as [BookedRecord, BookedRecord];
  await ended(first, "complete", { covered: "Greetings" });
  await world.rows("update regions set books_begin_on = null where code = 'UK'");
  await posting();
  expect(await statesOf(first._id)).toEqual([{ round: 1, state: "unposted" }]);
  await world.rows("update regions set books_begin_on = '2026-01-06' where code = 'UK'");
  await posting();
  expect(await statesOf(first._id)).toEqual([{ round: 1, state: "before-books" }]);
  world.pass(26 * 60);
  await ended(second, "complete", { covered: "Greetings" });
  await posting();
  expect(await statesOf(second._id)).toEqual([{ round: 1, state: "posted" }]);
  expect(await itemsFor(first._id)).toEqual([]);
});

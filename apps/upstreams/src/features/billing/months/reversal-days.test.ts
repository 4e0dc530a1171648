import { daysOfMonth } from "@app/domain/dates/month.ts";
import { invoicing } from "../../../testing/invoices.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { teaching } from "../../../testing/taught-lessons.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import type { BooksCheck } from "../books-check.ts";
import { postLessons } from "../posting/post-lessons.ts";
import type { Statement } from "../statement/statement.ts";
import type { BookMonthRecord } from "./months.record.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
let uk: string;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  uk = requests.ids.get("UK") ?? "";
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
  await world.rows("update regions set books_begin_on = '2026-01-01' where code = 'UK'");
});
afterAll(() => world.close());

const { post, pay } = invoicing(() => world);
const { course, lessonEvent } = teaching(() => ({ world, requests }));
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};
const posting = () => postLessons(world.database, world.clock.now(), log);

const months = "/billing/books/months";
const close = () => post<BookMonthRecord>(months, { regionId: uk, month: "2026-01" });
async function reopen({ closings: [last] }: BookMonthRecord) {
  const body = { version: last?.version, reason: "A payment was missing." };
  expect((await post(`${months}/${last?._id}/reopen`, body)).status).toBe(200);
}
const faults = async () =>
  (await world.v2<BooksCheck>("get", "/billing/books/check", { as: "admin" })).body.faults.map(({ fault }) => fault);

it("takes back what was dated after a closed month on its own day, though that month is open again", async () => {
  const { payer, courseId, lessons } = await course(2, {
    billing: "ongoing",
    slots: [{ weekday: 4, start: "08:00" }],
    startOn: "2026-01-15",
  });
  const [lesson] = await lessons();
  await world.rows(
    `update booked_lessons set status = 'awaiting-confirmation' where course_id = $1 and start_at < '2026-01-16'`,
    [courseId],
  );
  const owed = async (month: string) => {
    const { from, to } = daysOfMonth(month);
    const path = `/billing/statement?customerId=${payer._id}&currency=GBP&from=${from}&to=${to}`;
    const { opening, closing, lines } = (await world.v2<Statement>("get", path, { as: "admin" })).body;
    return [opening, lines.map(({ day, forDay, amount }) => [day, forDay, amount]), closing];
  };
  world.pass((Date.parse("2026-02-10T09:00:00Z") - world.clock.now().getTime()) / 60_000);
  world.forgetTokens();
  const closed = (await close()).data;

  const paid = await pay(payer, 1000, [], { receivedOn: "2026-01-15", keepAsCredit: true });
  expect(paid.data).toMatchObject({ receivedOn: "2026-01-15", bookedOn: "2026-02-10" });
  await lessonEvent(lesson?._id ?? "", "complete", { covered: "Greetings" });
  await posting();
  await reopen(closed);

  await post(`/billing/payments/${paid.data._id}/take-back`, {
    version: paid.data.version,
    reason: "It was another's.",
  });
  await lessonEvent(lesson?._id ?? "", "reverse", { reason: "Another lesson was meant" });
  await posting();
  expect(await owed("2026-01")).toEqual([0, [], 0]);
  expect(await owed("2026-02")).toEqual([0, [], 0]);
  const late = { day: "2026-02-10", for_day: "2026-01-15" };
  const of = "day::text as day, for_day::text as for_day from";
  const credit = `select quantity::int, ${of} credit_entries where lot_id in (select id from credit_lots where payment_id = $1) order by seq`;
  expect(await world.rows(credit, [paid.data._id])).toEqual([
    { quantity: 1000, ...late },
    { quantity: -1000, ...late },
  ]);
  const bill = `select ${of} billable_items where lesson_id = $1`;
  expect(await world.rows(bill, [lesson?._id])).toEqual([late, late]);
  expect(await faults()).toEqual([]);
});

it("finds a reversal that is dated before what it reverses", async () => {
  const early = (table: string, column: string, where: string) =>
    world.rows(`update ${table} set ${column} = '2026-01-02' where ${where}`);
  await world.rows("alter table billable_items disable trigger user");
  await early("payments", "taken_back_on", "status = 'taken-back' and booked_on = '2026-02-10'");
  await early("billable_items", "day", "reverses is not null and for_day = '2026-01-15'");
  await world.rows("alter table billable_items enable trigger user");
  const fault = "A reversal is dated before what it reverses.";
  expect(await faults()).toEqual([fault, fault]);
});

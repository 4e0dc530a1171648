import type { MonthSums } from "@app/domain/billing/month-sums.ts";
import { daysOfMonth } from "@app/domain/dates/month.ts";
import type { BookedRecord } from "../../lessons/lessons-list.public.ts";
import { invoicing } from "../../../testing/invoices.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { teaching } from "../../../testing/taught-lessons.ts";
import { openWorld, type One, type World } from "../../../testing/world.ts";
import { postLessons } from "../posting/post-lessons.ts";
import type { BooksCheck } from "../books-check.ts";
import type { BooksBeginning } from "./begin-books.ts";
import type { BookMonthRecord } from "./months.record.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
let uk: string;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  uk = requests.ids.get("UK") ?? "";
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
  await world.rows("update regions set books_begin_on = '2026-08-01' where code = 'UK'");
});
afterAll(() => world.close());

const { post, sent, pay } = invoicing(() => world);
const { course, lessonEvent } = teaching(() => ({ world, requests }));
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};

/** Later calls happen at this instant. */
function at(instant: string) {
  world.pass((Date.parse(instant) - world.clock.now().getTime()) / 60_000);
  world.forgetTokens();
}
const posting = () => postLessons(world.database, world.clock.now(), log);
const months = async () =>
  (await world.v2<BookMonthRecord[]>("get", `/billing/books/months?regionId=${uk}`, { as: "admin" })).body;
const close = (month: string, as: "director" | "admin" = "director") =>
  world.v2<One<BookMonthRecord> & { error?: string }>("post", "/billing/books/months", {
    as,
    body: { regionId: uk, month },
  });
const sumsOf = (month: string, as: "admin" | "content-manager" = "admin") =>
  world.v2<MonthSums[]>("get", `/billing/books/month-sums?regionId=${uk}&month=${month}`, { as });
const reopen = (month: BookMonthRecord, reason = "A payment was missing.") => {
  const [last] = month.closings;
  return post<BookMonthRecord>(`/billing/books/months/${last?._id}/reopen`, { version: last?.version, reason });
};

/** Says that a lesson began then, and was given. */
async function given({ _id }: BookedRecord, start: string) {
  await world.rows(
    `update booked_lessons set status = 'awaiting-confirmation', start_at = $2::timestamptz,
       end_at = $2::timestamptz + interval '1 hour' where id = $1`,
    [_id, start],
  );
  await lessonEvent(_id, "complete", { covered: "Greetings" });
  await posting();
}
const entriesFor = (lessonId: string) =>
  world.rows(
    `select e.type, e.value::int as value, e.day::text as day, e.for_day::text as for_day from credit_entries e
     join lesson_settlements s on s.id = e.settlement_id where s.lesson_id = $1 order by e.seq`,
    [lessonId],
  );
const paymentOn = (id: string) =>
  world.rows("select received_on::text as received, booked_on::text as booked from payments where id = $1", [id]);

const faultsOfMonths = async () =>
  (await world.v2<BooksCheck>("get", "/billing/books/check", { as: "admin" })).body.faults.filter(
    ({ about }) => about === "month",
  );
/** Changes rows of a table as if the database did not guard closed months. */
async function unguarded(table: string, statement: string) {
  await world.rows(`alter table ${table} disable trigger user`);
  await world.rows(statement);
  await world.rows(`alter table ${table} enable trigger user`);
}
/** The statement of whoever paid late. */
async function statementLines(month: string) {
  const [{ customer } = { customer: "" }] = await world.rows<{ customer: string }>(
    "select customer_id as customer from payments where booked_on is not null",
  );
  const { from, to } = daysOfMonth(month);
  const path = `/billing/statement?customerId=${customer}&currency=GBP&from=${from}&to=${to}`;
  return (await world.v2<{ lines: object[] }>("get", path, { as: "admin" })).body.lines;
}

it("dates entries on their own day while the month is open, and today for that day once it is closed (17)", async () => {
  const { payer, learnerId, courseId, lessons } = await course(7, {
    billing: "prepaid",
    slots: [{ weekday: 6, start: "08:00" }],
    startOn: "2026-03-07",
  });
  // None of the others comes before those that are given.
  await world.rows(
    "update booked_lessons set start_at = start_at + interval '8 months', end_at = end_at + interval '8 months' where course_id = $1",
    [courseId],
  );
  at("2026-08-01T09:00:00Z");
  const invoice = await sent(payer, {
    lessonPrice: { currency: "GBP", amount: 2000, durationMinutes: 60, lessonCount: 10 },
    ...{ whoIsLessonFor: "dependent", learner: learnerId },
  });
  await pay(payer, 12000, [{ invoiceId: invoice._id, amount: 12000 }], { receivedOn: "2026-08-01" });
  const [first, second, third, fourth, fifth] = await lessons();
  if (!first || !second || !third || !fourth || !fifth) throw new Error("There are not enough lessons.");
  at("2026-08-30T09:00:00Z");
  await given(first, "2026-08-28T09:00:00Z");
  await given(second, "2026-08-28T11:00:00Z");
  const inAugust = { type: "use", value: 2000, day: "2026-08-28", for_day: null };
  expect(await entriesFor(first._id)).toEqual([inAugust]);

  // August is open.
  at("2026-09-04T09:00:00Z");
  await lessonEvent(first._id, "reverse", { reason: "Another lesson was meant" });
  await posting();
  expect((await entriesFor(first._id)).at(-1)).toEqual({ ...inAugust, type: "return", value: -2000 });
  await given(third, "2026-08-27T09:00:00Z");
  expect(await entriesFor(third._id)).toEqual([{ ...inAugust, day: "2026-08-27" }]);
  const early = await pay(payer, 1000, [{ invoiceId: invoice._id, amount: 1000 }], { receivedOn: "2026-08-30" });
  expect(await paymentOn(early.data._id)).toEqual([{ received: "2026-08-30", booked: null }]);

  at("2026-09-05T09:00:00Z");
  const ahead = await sumsOf("2026-08");
  expect(ahead.body).toContainEqual(expect.objectContaining({ currency: "GBP", invoiced: 20_000, received: 13_000 }));
  expect((await sumsOf("2026-08", "content-manager")).status).toBe(403);
  const closed = await close("2026-08");
  expect(closed).toMatchObject({ status: 200, body: { data: { state: "closed" } } });
  // What was shown before is what is fixed.
  expect(closed.body.data.closings[0]?.sums).toEqual(ahead.body);

  at("2026-09-08T09:00:00Z");
  await lessonEvent(second._id, "reverse", { reason: "Another lesson was meant" });
  await posting();
  const late = { day: "2026-09-08", for_day: "2026-08-28" };
  expect((await entriesFor(second._id)).at(-1)).toEqual({ type: "return", value: -2000, ...late });
  await given(fourth, "2026-08-27T11:00:00Z");
  expect(await entriesFor(fourth._id)).toEqual([{ ...inAugust, day: "2026-09-08", for_day: "2026-08-27" }]);
  const paid = await pay(payer, 1000, [{ invoiceId: invoice._id, amount: 1000 }], { receivedOn: "2026-08-30" });
  expect(paid.data).toMatchObject({ receivedOn: "2026-08-30", bookedOn: "2026-09-08" });

  // In London it began on 1 September at 00:30.
  await given(fifth, "2026-08-31T23:30:00Z");
  expect(await entriesFor(fifth._id)).toEqual([{ ...inAugust, day: "2026-09-01" }]);
});

it("says in the customer’s statement for which day something of a closed month is", async () => {
  expect(await statementLines("2026-09")).toMatchObject([
    { kind: "payment", day: "2026-09-08", forDay: "2026-08-30", amount: -1000 },
  ]);
});

it("takes back a payment of a closed month without changing what that month came to", async () => {
  const [payment] = await world.rows<{ id: string; version: number }>(
    "select id, version from payments where received_on = '2026-08-30' and booked_on is null",
  );
  const back = { version: payment?.version, reason: "It was another customer's." };
  expect((await post(`/billing/payments/${payment?.id}/take-back`, back)).status).toBe(200);
  expect(await faultsOfMonths()).toEqual([]);
  expect(await statementLines("2026-08")).toContainEqual(
    expect.objectContaining({ kind: "payment", day: "2026-08-30", forDay: null, amount: -1000 }),
  );
  expect(await statementLines("2026-09")).toContainEqual(
    expect.objectContaining({ kind: "payment", day: "2026-09-08", forDay: "2026-08-30", amount: 1000 }),
  );
});

it("finds a closed month that no longer comes to what it did", async () => {
  await unguarded("payments", "update payments set amount = amount + 100 where received_on = '2026-08-01'");
  expect(await faultsOfMonths()).toEqual([
    {
      name: "August 2026, United Kingdom",
      fault: expect.stringMatching(/^Received in GBP: £[\d,.]+ when it was closed, £[\d,.]+ now\.$/) as string,
      ...{ about: "month", invoiceId: null, customerId: null, regionId: uk },
    },
  ]);
  await unguarded("payments", "update payments set amount = amount - 100 where received_on = '2026-08-01'");
});

it("closes months in order, never the running one, and only for directors (17)", async () => {
  at("2026-11-02T09:00:00Z");
  expect((await months()).map(({ month, state }) => [month, state])).toEqual([
    ["2026-11", "running"],
    ["2026-10", "open"],
    ["2026-09", "open"],
    ["2026-08", "closed"],
  ]);
  expect(await close("2026-10")).toMatchObject({ status: 409, body: { error: "Close September 2026 first." } });
  expect(await close("2026-11")).toMatchObject({ status: 409, body: { error: "November 2026 is not over yet." } });
  expect(await close("2026-07")).toMatchObject({ status: 409, body: { error: "The books do not have this month." } });
  expect((await close("2026-09", "admin")).status).toBe(403);
  expect((await close("2026-09")).status).toBe(200);
  expect((await close("2026-09")).body.data.closings).toHaveLength(1);
});

it("reopens the newest closed month with a reason, and keeps its history", async () => {
  const [, , september, august] = await months();
  if (!september || !august) throw new Error("They are not there.");
  expect(await reopen(august)).toMatchObject({ status: 409, error: "Reopen September 2026 first." });
  world.pass(1);
  expect((await reopen(september, " ")).status).toBe(422);
  expect((await reopen(september)).data).toMatchObject({
    state: "open",
    closings: [{ reopenReason: "A payment was missing.", reopenedAt: expect.any(String) as string }],
  });
  world.pass(1);
  await close("2026-09");
  expect((await months())[2]?.closings).toMatchObject([
    { reopenedAt: null },
    { reopenReason: "A payment was missing." },
  ]);
  const entries = await world.rows<{ action: string }>(
    "select action from team_activity where entity_kind = 'book-month' order by at, id",
  );
  expect(entries.map(({ action }) => action)).toEqual(["created", "created", "state-changed", "created"]);
});

it("lists what is still open in a month", async () => {
  await world.rows(
    "update booked_lessons set status = 'awaiting-confirmation' where id = (select id from booked_lessons where region_id = $1 and start_at between '2026-01-02' and '2026-01-30' limit 1)",
    [uk],
  );
  const { body } = await world.v2<object[]>("get", `/billing/books/still-open?regionId=${uk}&month=2026-01`, {
    as: "admin",
  });
  expect(body).toContainEqual(expect.objectContaining({ matter: "no-outcome", from: "2026-01-01T00:00:00.000Z" }));
});

it("names each group session, lesson and draft that is open, and nothing of other months", async () => {
  const still = async (month: string) =>
    (
      await world.v2<
        { matter: string; count: number; items: { name: string; groupLessonId: string; invoiceId: string }[] }[]
      >("get", `/billing/books/still-open?regionId=${uk}&month=${month}`, { as: "admin" })
    ).body;
  const of = async (month: string, matter: string) => (await still(month)).find((one) => one.matter === matter);
  const sessions = async (month: string) => (await of(month, "session-no-outcome"))?.count ?? 0;
  const [session] = await world.rows<{ id: string; group_id: string; title: string }>(
    `select i.id, g.id as group_id, g.title from group_instances i join group_lessons g on g.id = i.group_lesson_id
     join group_enrolments e on e.instance_id = i.id and e.status in ('enrolled', 'attended', 'absent')
     join customers c on c.id = e.customer_id and c.region_id = $1 limit 1`,
    [uk],
  );
  const before = [await sessions("2025-11"), await sessions("2025-12")];
  await world.rows(
    `update group_instances set status = 'awaiting-confirmation', start = '2025-12-10T10:00:00Z',
       "end" = '2025-12-10T11:00:00Z' where id = $1`,
    [session?.id],
  );
  expect([await sessions("2025-11"), await sessions("2025-12")]).toEqual([before[0], (before[1] ?? 0) + 1]);
  const found = await of("2025-12", "session-no-outcome");
  expect(found?.items).toContainEqual(
    expect.objectContaining({ name: session?.title, groupLessonId: session?.group_id }),
  );

  const drafts = await of("2026-01", "ongoing-drafts");
  for (const { invoiceId } of drafts?.items ?? []) {
    const [row] = await world.rows("select status from invoices where id = $1 and period_to <= '2026-01-31'", [
      invoiceId,
    ]);
    expect(row).toEqual({ status: "draft" });
  }
});

it("begins the books of a region once, and says what that leaves out", async () => {
  const us = requests.ids.get("US") ?? "";
  await unguarded("closed_months", `delete from closed_months where region_id = '${us}'`);
  await world.rows("update regions set books_begin_on = null where id = $1", [us]);
  const path = `/billing/books/beginning?regionId=${us}`;
  const asked = (await world.v2<BooksBeginning>("get", `${path}&beginOn=2026-01-01`, { as: "admin" })).body;
  expect(asked).toMatchObject({ regionId: us, beginOn: null });
  expect(asked.before).toBeGreaterThan(10);
  const begin = (beginOn: string) => post<BooksBeginning>("/billing/books/beginning", { regionId: us, beginOn });
  expect(await begin("2028-01-01")).toMatchObject({
    status: 422,
    fields: { beginOn: "The books can begin a year from now at the latest." },
  });
  expect((await begin("2026-01-01")).data).toMatchObject({ beginOn: "2026-01-01", before: asked.before });
  expect(await begin("2026-02-01")).toMatchObject({
    status: 409,
    error: "The books of United States have begun already; that day stays.",
  });
});

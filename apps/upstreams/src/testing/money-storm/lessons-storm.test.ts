import { monthsUntil } from "@app/domain/dates/month.ts";
import type { BooksCheck } from "../../features/billing/books-check.ts";
import type { InvoiceRecord } from "../../features/billing/invoice.record.ts";
import { postLessons } from "../../features/billing/posting/post-lessons.ts";
import type { BookedRecord } from "../../features/lessons/lessons-list.public.ts";
import { seedFrom } from "../../seed/random.ts";
import { invoicing, type Payer } from "../invoices.ts";
import { requestsOf } from "../lesson-requests.ts";
import { teaching } from "../taught-lessons.ts";
import { openWorld, type Page, type World } from "../world.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
  await world.rows("update lesson_settlements set state = 'before-books' where state = 'unposted'");
});
afterAll(() => world.close());

const { post } = invoicing(() => world);
const { course } = teaching(() => ({ world, requests }));
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};
const posting = () => postLessons(world.database, world.clock.now(), log);
const price = 2_400;
const period = { from: "2025-12-01", to: "2026-01-31" };

/** A lesson of December, and what the model says that it comes to; null without an outcome. */
interface Taught {
  id: string;
  day: string;
  chargeBp: number | null;
  isDisputed: boolean;
}

/** Says something of a lesson; whether it was accepted. */
async function tell({ id }: Taught, event: string, body: object): Promise<boolean> {
  const found = await world.v1<Page<BookedRecord>>("get", `/lessons/booked?id=${id}`, { as: "director" });
  const { version } = found.body.data[0] as BookedRecord;
  const { status } = await world.v1("post", `/lessons/booked/${id}/${event}`, {
    as: "director",
    body: { version, ...body },
  });
  if (status >= 500) throw new Error(`${event} failed with ${status}.`);
  return status < 300;
}

async function complete(lesson: Taught): Promise<void> {
  await world.rows(
    `update booked_lessons set status = 'awaiting-confirmation', local_date = $2::date,
       start_at = $2::date + interval '9 hours', end_at = $2::date + interval '10 hours' where id = $1`,
    [lesson.id, lesson.day],
  );
  if (await tell(lesson, "complete", { covered: "Greetings" })) lesson.chargeBp = 10_000;
}
async function dispute(lesson: Taught): Promise<void> {
  if (await tell(lesson, "dispute", { byKind: "customer", reason: "It was cut short" })) lesson.isDisputed = true;
}
async function settle(lesson: Taught, chargePercent: number): Promise<void> {
  const body = { outcome: "completed", chargePercent, payPercent: chargePercent, reason: "As agreed" };
  if (await tell(lesson, "settle", body)) Object.assign(lesson, { chargeBp: chargePercent * 100, isDisputed: false });
}
async function reverse(lesson: Taught): Promise<void> {
  if (await tell(lesson, "reverse", { reason: "It was mixed up" })) lesson.chargeBp = null;
}

const invoicesOf = async ({ _id }: Payer): Promise<InvoiceRecord[]> =>
  (
    await world.v2<Page<InvoiceRecord>>("get", `/billing/invoices?customerId=${_id}&kind=ongoing&pageSize=100`, {
      as: "director",
    })
  ).body.data;
const run = ({ _id }: Payer) => post("/billing/invoices/ongoing", { customerId: _id, currency: "GBP", ...period });
async function send(payer: Payer): Promise<void> {
  const draft = (await invoicesOf(payer)).find(({ status }) => status === "draft");
  if (!draft) return;
  const { data: fresh } = await post<InvoiceRecord>(`/billing/invoices/${draft._id}/regenerate`, {
    version: draft.version,
  });
  await post(`/billing/invoices/${draft._id}/send`, { version: fresh.version });
}
/** Closes all months up to December: what comes for them afterwards is dated later. */
async function close(): Promise<void> {
  const regionId = requests.ids.get("UK");
  for (const month of monthsUntil("2025-12-31", 12).toReversed())
    await post("/billing/books/months", { regionId, month });
}

/** Brings what is still open to an end, so that nothing waits. */
async function finish(payer: Payer, lessons: readonly Taught[]): Promise<void> {
  for (const lesson of lessons) {
    if (lesson.isDisputed) await settle(lesson, 50);
    if (lesson.chargeBp === null) await complete(lesson);
  }
  await posting();
  await send(payer);
  await run(payer);
  await send(payer);
}

it("bills each lesson for what it came to in the end, however often it is settled, disputed and taken back", async () => {
  const { payer, lessons: booked } = await course(7, {
    ...{ billing: "ongoing", priceAmount: price, slots: [{ weekday: 6, start: "08:00" }] },
    startOn: "2026-03-07",
  });
  const lessons = (await booked())
    .slice(0, 4)
    .map(({ _id: id }, place): Taught => ({ id, day: `2025-12-0${place + 1}`, chargeBp: null, isDisputed: false }));
  const { chance } = seedFrom(new Date(), 20_260_105);
  for (let turn = 0; turn < 60; turn += 1) {
    const lesson = chance.pick(lessons);
    await chance.weighted<() => Promise<unknown>>([
      [() => complete(lesson).then(posting), lesson.chargeBp === null ? 6 : 0],
      [() => dispute(lesson), 3],
      [() => settle(lesson, chance.pick([0, 35, 50, 100])).then(posting), lesson.isDisputed ? 8 : 0],
      [() => reverse(lesson).then(posting), 1],
      [() => run(payer), 3],
      [() => send(payer), 2],
      [close, turn === 30 ? 100 : 0],
    ])();
  }
  await finish(payer, lessons);

  const sent = (await invoicesOf(payer)).filter(({ status }) => status !== "draft" && status !== "void");
  const billed = sent.reduce((sum, { total, credited }) => sum + total - credited, 0);
  const owed = lessons.reduce((sum, { chargeBp }) => sum + (price * (chargeBp ?? 0)) / 10_000, 0);
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.some(({ creditNotes }) => creditNotes.length > 0)).toBe(true);
  expect(billed).toBe(owed);
  const dated = await world.rows("select 1 from billable_items where customer_id = $1 and for_day is not null", [
    payer._id,
  ]);
  expect(dated.length).toBeGreaterThan(0);
  const { body } = await world.v2<BooksCheck>("get", "/billing/books/check", { as: "director" });
  expect(body.faults).toEqual([]);
}, 120_000);

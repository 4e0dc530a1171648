import type { BookedRecord } from "../../lessons/lessons-list.public.ts";
import { invoicing } from "../../../testing/invoices.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { teaching } from "../../../testing/taught-lessons.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import type { BooksCheck } from "../books-check.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import type { LessonMoney } from "../posting/lesson-money.ts";
import { postLessons } from "../posting/post-lessons.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
});
afterAll(() => world.close());

const { post, pay, invoiceById } = invoicing(() => world);
const { course, ended } = teaching(() => ({ world, requests }));
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};
const posting = () => postLessons(world.database, world.clock.now(), log);

interface Answer {
  message?: string;
  comesTo?: { money: LessonMoney; creditNotes: object[] }[];
}
const lessonById = async (id: string) =>
  (await world.v1<{ data: BookedRecord[] }>("get", `/lessons/booked?id=${id}`, { as: "admin" })).body.data[0];
/** What an event of a lesson answers; `preview` only tries it. */
async function event(id: string, name: string, body: object, { as = "admin", preview = false } = {}) {
  const version = (await lessonById(id))?.version;
  const path = `/lessons/booked/${id}/${name}${preview ? "/preview" : ""}`;
  const answer = await world.v1<Answer>("post", path, { as: as as "admin", body: { version, ...body } });
  return { code: answer.status, ...answer.body };
}
const moneyOf = async (id: string) =>
  (await world.v2<LessonMoney[]>("get", `/billing/lesson-money?id=${id}`, { as: "admin" })).body[0];

/** A lesson at a price on an invoice that was sent. */
async function billed(place: number, weekday: number, priceAmount: number) {
  const { payer, lessons } = await course(place, {
    ...{ billing: "ongoing", priceAmount, slots: [{ weekday, start: "08:00" }] },
    startOn: `2026-03-0${weekday + 1}`,
  });
  const [lesson] = (await lessons()) as [BookedRecord];
  await ended(lesson, "complete", { covered: "Greetings" });
  await posting();
  const draft = { customerId: payer._id, currency: "GBP", from: "2026-01-01", to: "2026-01-31" };
  const { data: made } = await post<InvoiceRecord>("/billing/invoices/ongoing", draft);
  const { data: invoice } = await post<InvoiceRecord>(`/billing/invoices/${made._id}/send`, { version: made.version });
  return { payer, lesson, invoice };
}
const reason = { reason: "Another lesson was meant" };

it("leaves what an admin may not credit to a director: the outcome, and what is credited of a paid invoice", async () => {
  const { payer, lesson, invoice } = await billed(7, 6, 20_000);
  const refused = await event(lesson._id, "reverse", reason);
  expect(refused).toMatchObject({
    code: 409,
    message: `This lesson is on invoice ${invoice.invoiceNumber}. Use a credit note.`,
  });
  expect((await event(lesson._id, "reverse", reason, { as: "director" })).code).toBe(200);
  // What then comes to less by more than the limit is a director's to credit, though the invoice was paid meanwhile.
  await pay(payer, 20_000, [{ invoiceId: invoice._id, amount: 20_000 }]);
  expect((await event(lesson._id, "tutor-no-show", {})).code).toBe(200);
  await posting();
  expect(await invoiceById(invoice._id)).toMatchObject({ status: "paid", credited: 0 });
  const title = `Credit £200.00 on ${invoice.invoiceNumber}: a lesson was corrected`;
  expect(await world.rows("select title from tasks where title = $1", [title])).toEqual([{ title }]);
  const { version } = await invoiceById(invoice._id);
  await post(`/billing/invoices/${invoice._id}/credit-changes`, { version });
  expect(await invoiceById(invoice._id)).toMatchObject({ credited: 20_000, givenBack: 20_000 });
});

it("keeps what was billed until an outcome is recorded again, and shows the credit note and gift before", async () => {
  const { payer, lesson, invoice } = await billed(8, 5, 2400);
  await pay(payer, 2400, [{ invoiceId: invoice._id, amount: 2400 }]);
  expect((await event(lesson._id, "reverse", reason)).code).toBe(200);
  await posting();
  expect(await moneyOf(lesson._id)).toMatchObject({
    ...{ state: "reopened", billed: 2400, toBill: -2400, invoiceId: invoice._id },
    parts: [{ customerId: payer._id, billed: 2400, toBill: -2400, invoiceId: invoice._id }],
  });
  const credit = await post(`/billing/invoices/${invoice._id}/credit-changes`, {
    version: (await invoiceById(invoice._id)).version,
  });
  expect(credit.error).toBe(
    `${lesson.lessonNumber} waits for its outcome. What comes to less than was billed is credited once that is recorded.`,
  );

  const { comesTo } = await event(lesson._id, "tutor-no-show", {}, { preview: true });
  expect(comesTo).toMatchObject([
    {
      creditNotes: [{ invoiceId: invoice._id, total: 2400, asCredit: 2400 }],
      money: { state: "nothing", parts: [{ customerId: payer._id, giftMinutes: 0, giftAmount: 1200 }] },
    },
  ]);
  expect(await invoiceById(invoice._id)).toMatchObject({ credited: 0 });
  await event(lesson._id, "tutor-no-show", {});
  await posting();
  expect(await invoiceById(invoice._id)).toMatchObject({ credited: 2400, givenBack: 2400 });
});

it("leaves books that balance", async () => {
  const { body } = await world.v2<BooksCheck>("get", "/billing/books/check", { as: "director" });
  expect(body.faults).toEqual([]);
});

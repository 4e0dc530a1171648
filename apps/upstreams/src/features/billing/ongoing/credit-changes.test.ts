import type { BookedRecord } from "../../lessons/lessons-list.public.ts";
import { invoicing } from "../../../testing/invoices.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { teaching } from "../../../testing/taught-lessons.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import type { BooksCheck } from "../books-check.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import { creditRested } from "./credit-changes.ts";
import { postLessons } from "../posting/post-lessons.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  // Grown-ups may be taught by anybody.
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
});
afterAll(() => world.close());

const { post, pay, invoiceById, creditsFor } = invoicing(() => world);
const { course, ended, lessonEvent } = teaching(() => ({ world, requests }));
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};
const posting = () => postLessons(world.database, world.clock.now(), log);
const half = { outcome: "completed", chargePercent: 50, payPercent: 50, reason: "It was cut short" };

/** A lesson at a price on an invoice that was sent. */
async function billed(place: number, weekday: number, priceAmount = 2400) {
  const { payer, lessons } = await course(place, {
    ...{ billing: "ongoing", priceAmount, slots: [{ weekday, start: "08:00" }] },
    startOn: `2026-03-0${weekday + 1}`,
  });
  const [lesson] = (await lessons()) as [BookedRecord];
  await ended(lesson, "complete", { covered: "Greetings" });
  await posting();
  const period = { from: "2026-01-01", to: "2026-01-31" };
  const draft = { customerId: payer._id, currency: "GBP", ...period };
  const { data: made } = await post<InvoiceRecord>("/billing/invoices/ongoing", draft);
  const { data: invoice } = await post<InvoiceRecord>(`/billing/invoices/${made._id}/send`, { version: made.version });
  const settled = async (body: object) => {
    await lessonEvent(lesson._id, "dispute", { byKind: "customer", reason: "It was cut short" });
    await lessonEvent(lesson._id, "settle", body);
    await posting();
    return invoiceById(invoice._id);
  };
  return { payer, lesson, invoice, settled, draft };
}

it("credits the difference on an invoice that is not paid yet (10)", async () => {
  const { settled, draft } = await billed(7, 6);
  const after = await settled(half);
  expect(after).toMatchObject({ status: "sent", total: 2400, credited: 1200, due: 1200 });
  expect(after.creditNotes).toMatchObject([{ creditNoteNumber: expect.stringMatching(/^CN-UK-2026-/), total: 1200 }]);
  // What the credit note accounts for is not billed again.
  expect((await post("/billing/invoices/ongoing", draft)).error).toBe("There is nothing to bill for these days.");
});

it("keeps the difference as credit where the invoice was paid (10)", async () => {
  const { payer, invoice, settled } = await billed(8, 5);
  await pay(payer, 2400, [{ invoiceId: invoice._id, amount: 2400 }]);
  const after = await settled({ ...half, chargePercent: 35 });
  // r(2400 × 3500 / 10000) = 840
  expect(after).toMatchObject({ received: 2400, credited: 1560, givenBack: 1560, due: 0 });
  const credits = await creditsFor(`customerId=${payer._id}&source=credit-note`);
  expect(credits).toMatchObject([{ unit: "money", rest: 1560 }]);
});

it("waits for an outcome after one was taken back, and bills what it then comes to above what was billed", async () => {
  const { lesson, invoice, settled, draft } = await billed(9, 4);
  await settled(half);
  await lessonEvent(lesson._id, "reverse", { reason: "The tutor had mixed it up" });
  await posting();
  expect(await invoiceById(invoice._id)).toMatchObject({ credited: 1200 });
  await lessonEvent(lesson._id, "complete", { covered: "Greetings" });
  await posting();
  expect(await invoiceById(invoice._id)).toMatchObject({ credited: 1200, due: 1200 });
  const { data: next } = await post<InvoiceRecord>("/billing/invoices/ongoing", draft);
  expect(next.lines).toMatchObject([{ lessonId: lesson._id, total: 1200 }]);
});

it("waits while somebody may object, and then credits the difference by itself", async () => {
  const { invoice, settled, draft } = await billed(11, 2);
  expect(await settled({ ...half, outcome: "student-no-show" })).toMatchObject({ credited: 0 });
  // A draft of what else is to be billed credits nothing: nothing is sent before it was looked at.
  await post("/billing/invoices/ongoing", { ...draft, extras: [{ kind: "fee", description: "Books", amount: 500 }] });
  expect(await invoiceById(invoice._id)).toMatchObject({ credited: 0 });
  const later = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000);
  const { signal } = new AbortController();
  const credit = (hours: number) => creditRested({ database: world.database, now: later(hours), signal });
  const noon = 12 - world.clock.now().getUTCHours();
  expect(await credit(noon + 48)).toBe(0);
  expect(await credit(noon + 96)).toBe(1);
  expect(await invoiceById(invoice._id)).toMatchObject({ credited: 1200, due: 1200 });
  expect(await credit(noon + 96)).toBe(0);
});

it("asks a director above the limit of credit notes, once", async () => {
  const { invoice, settled } = await billed(10, 3, 20_000);
  expect(await settled(half)).toMatchObject({ credited: 0, due: 20_000 });
  const asked = await world.rows("select title from tasks where title like 'Credit £100.00 on OC-UK-2026-%'");
  expect(asked).toHaveLength(1);
  const credit = async (as: "admin" | "director") => {
    const { version } = await invoiceById(invoice._id);
    return post<InvoiceRecord>(`/billing/invoices/${invoice._id}/credit-changes`, { version }, as);
  };
  expect((await credit("admin")).error).toMatch(/only a director may/);
  expect((await credit("director")).data).toMatchObject({ credited: 10_000, due: 10_000 });
});

it("leaves books that balance", async () => {
  const { body } = await world.v2<BooksCheck>("get", "/billing/books/check", { as: "director" });
  expect(body.faults).toEqual([]);
});

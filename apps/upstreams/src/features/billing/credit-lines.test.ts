import type { BookedRecord } from "../lessons/lessons-list.public.ts";
import { invoicing } from "../../testing/invoices.ts";
import { requestsOf } from "../../testing/lesson-requests.ts";
import { teaching } from "../../testing/taught-lessons.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { BooksCheck } from "./books-check.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import { postLessons } from "./posting/post-lessons.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
});
afterAll(() => world.close());

const { post, pay, invoiceById, creditsFor } = invoicing(() => world);
const { course, ended } = teaching(() => ({ world, requests }));
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};

it("credits a wrong fee of a paid ongoing invoice, never beyond the line, and keeps what was paid as credit", async () => {
  const { payer, lessons } = await course(7, {
    ...{ billing: "ongoing", priceAmount: 2000, slots: [{ weekday: 6, start: "08:00" }], startOn: "2026-03-07" },
  });
  const [lesson] = (await lessons()) as [BookedRecord];
  await ended(lesson, "complete", { covered: "Greetings" });
  await postLessons(world.database, world.clock.now(), log);
  const { data: draft } = await post<InvoiceRecord>("/billing/invoices/ongoing", {
    ...{ customerId: payer._id, currency: "GBP", from: "2026-01-01", to: "2026-01-31" },
    extras: [
      { kind: "fee", description: "Workbook", amount: 500 },
      { kind: "fee", description: "Hall", amount: 9000 },
    ],
  });
  const { data: invoice } = await post<InvoiceRecord>(`/billing/invoices/${draft._id}/send`, {
    version: draft.version,
  });
  await pay(payer, 11_500, [{ invoiceId: invoice._id, amount: 11_500 }]);
  const lineOf = (text: string) => invoice.lines.find(({ description }) => description.includes(text))?._id ?? "";
  const credit = async (text: string, amount: number, as: "admin" | "director" = "admin") => {
    const { version } = await invoiceById(invoice._id);
    const body = { version, lines: [{ lineId: lineOf(text), amount }], reason: "It was not ordered." };
    return post<InvoiceRecord>(`/billing/invoices/${invoice._id}/credit-lines`, body, as);
  };
  expect((await credit("Workbook", 300)).data).toMatchObject({ credited: 300, givenBack: 300, due: 0 });
  expect((await creditsFor(`customerId=${payer._id}&source=credit-note`))[0]).toMatchObject({ rest: 300 });
  expect((await credit("Workbook", 201)).fields).toEqual({
    "lines.0.amount": "Only £2.00 of this line is left to credit.",
  });
  expect((await credit("Igbo", 100)).fields).toEqual({
    "lines.0.lineId": "Correct the outcome of the lesson: its credit note follows by itself.",
  });
  // What admins credited of the invoice before counts, and what a director decided to credit does not.
  expect((await credit("Hall", 4701)).error).toBe(
    "You may credit up to £50.00 of an invoice, and of this one £47.00 is left. Ask a director for more.",
  );
  expect((await credit("Hall", 4300, "director")).data.credited).toBe(4600);
  expect((await credit("Hall", 4700)).data.creditNotes).toMatchObject([
    { total: 300, reason: "It was not ordered." },
    { total: 4300 },
    { total: 4700 },
  ]);
  expect((await credit("Workbook", 1)).error).toContain("of this one £0.00 is left");
  const { body } = await world.v2<BooksCheck>("get", "/billing/books/check", { as: "director" });
  expect(body.faults).toEqual([]);
});

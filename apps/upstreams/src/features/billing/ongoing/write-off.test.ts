import { customersToCredit } from "./lessons-to-credit.ts";
import type { BookedRecord } from "../../lessons/lessons-list.public.ts";
import { invoicing } from "../../../testing/invoices.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { teaching } from "../../../testing/taught-lessons.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import type { BooksCheck } from "../books-check.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import { postLessons } from "../posting/post-lessons.ts";
import type { Statement } from "../statement/statement.ts";
import type { BillingRunPreview } from "./run-preview.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
});
afterAll(() => world.close());

const { post, pay, sent, customerIn, invoiceById } = invoicing(() => world);
const { course, ended } = teaching(() => ({ world, requests }));
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};
const period = { from: "2026-01-01", to: "2026-01-31" };

/** A lesson of £24.00 that is in the books. */
async function given(place: number, weekday: number) {
  const made = await course(place, {
    ...{ billing: "ongoing", priceAmount: 2400, slots: [{ weekday, start: "08:00" }] },
    startOn: `2026-03-0${weekday + 1}`,
  });
  const [lesson] = (await made.lessons()) as [BookedRecord];
  await ended(lesson, "complete", { covered: "Greetings" });
  await postLessons(world.database, world.clock.now(), log);
  return made;
}

async function billed(place: number, weekday: number) {
  const { payer } = await given(place, weekday);
  const { data: made } = await post<InvoiceRecord>("/billing/invoices/ongoing", {
    ...{ customerId: payer._id, currency: "GBP", ...period },
  });
  const { data: invoice } = await post<InvoiceRecord>(`/billing/invoices/${made._id}/send`, { version: made.version });
  return { payer, invoice };
}

const act = ({ _id, version }: InvoiceRecord, what: string, body: object, who?: "admin") =>
  post<InvoiceRecord>(`/billing/invoices/${_id}/${what}`, { version, ...body }, who);
const reason = "They moved away and do not answer.";
const faults = async () => (await world.v2<BooksCheck>("get", "/billing/books/check", { as: "admin" })).body.faults;

it("writes off what is left of an ongoing invoice: a director’s to decide, and no payment", async () => {
  const { payer, invoice } = await billed(7, 6);
  await pay(payer, 400, [{ invoiceId: invoice._id, amount: 400 }]);
  const partPaid = await invoiceById(invoice._id);
  expect((await act(partPaid, "write-off", { reason }, "admin")).error).toBe(
    "Only a director may write an invoice off.",
  );
  const { data } = await act(partPaid, "write-off", { reason });
  expect(data).toMatchObject({ status: "written-off", total: 2400, received: 400, writtenOff: 2000, due: 0 });
  const { body: sums } = await world.v2<object[]>("get", `/billing/invoices/sums?id=${data._id}`, { as: "director" });
  expect(sums).toEqual([expect.objectContaining({ total: 2400, received: 400, writtenOff: 2000, due: 0 })]);
  expect((await act(data, "remind", {})).error).toBe("This invoice is written off, so it cannot be reminded of.");
  const account = `customerId=${payer._id}&currency=GBP&from=2026-01-01&to=2026-01-31`;
  const { body } = await world.v2<Statement>("get", `/billing/statement?${account}`, { as: "director" });
  expect(body.lines).toContainEqual(
    expect.objectContaining({ kind: "write-off", name: data.invoiceNumber, amount: -2000 }),
  );
  expect(body.closing).toBe(0);
  expect(await faults()).toEqual([]);
});

it("does not write off a prepayment, nor close an ongoing invoice at what was paid", async () => {
  const prepayment = await sent(await customerIn("GBP"));
  expect((await act(prepayment, "write-off", { reason })).error).toBe(
    "Only ongoing invoices are written off. Void this one, or close it at what was paid.",
  );
  const { payer, invoice } = await billed(8, 5);
  await pay(payer, 400, [{ invoiceId: invoice._id, amount: 400 }]);
  expect((await act(await invoiceById(invoice._id), "close", { reason })).error).toBe(
    "An ongoing invoice is not closed at what was paid. Credit what is not owed, or write the rest off.",
  );
});

it("gives a part of a paid ongoing invoice back with a credit note: a director’s to decide", async () => {
  const { payer, invoice } = await billed(9, 4);
  await pay(payer, 2400, [{ invoiceId: invoice._id, amount: 2400 }]);
  const paid = await invoiceById(invoice._id);
  const asked = { quantity: 0, extra: 1000, way: "bank", reference: "FPS 81223", reason: "We were late twice." };
  expect((await act(paid, "refund", asked, "admin")).status).toBe(403);
  expect((await act(paid, "refund", { ...asked, extra: 2500 })).error).toBe(
    "At most £24.00 of this invoice can be given back.",
  );
  const { data } = await act(paid, "refund", asked);
  expect(data).toMatchObject({ status: "part-refunded", givenBack: 1000, credited: 1000, due: 0 });
  expect(data.creditNotes).toMatchObject([{ total: 1000 }]);
  expect(await faults()).toEqual([]);
});

const versionOf = async (id: string) =>
  (await world.rows<{ version: number }>("select version from customers where id = $1", [id]))[0]?.version;

it("bills what was posted for a record that was merged to the one that it stands for", async () => {
  const [{ payer: kept }, { payer: other }] = [await given(10, 3), await given(11, 2)];
  const merged = await world.v2<{ error?: string }>("post", `/people/customers/${kept._id}/merge`, {
    as: "admin",
    body: {
      version: await versionOf(kept._id),
      otherId: other._id,
      otherVersion: await versionOf(other._id),
      choices: {},
    },
  });
  expect([merged.status, merged.body.error]).toEqual([200, undefined]);
  const query = new URLSearchParams({ regionId: requests.ids.get("UK") ?? "", ...period }).toString();
  const { body } = await world.v2<BillingRunPreview>("get", `/billing/ongoing/preview?${query}`, { as: "admin" });
  const own = body.toBill.filter(({ customerId }) => [kept._id, other._id].includes(customerId));
  expect(own).toMatchObject([{ customerId: kept._id, lessons: 2, amount: 4800 }]);
  const { data } = await post<InvoiceRecord>("/billing/invoices/ongoing", {
    ...{ customerId: kept._id, currency: "GBP", ...period },
  });
  expect(data).toMatchObject({ total: 4800, billedLessons: 2 });
  expect(await customersToCredit({ db: world.database, now: world.clock.now() }, requests.ids.get("UK") ?? "")).toEqual(
    [],
  );
});

import { sql } from "drizzle-orm";
import { disputing } from "../../../testing/bank-disputes.ts";
import { invoicesPath } from "../../../testing/invoices.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import type { InvoiceRecord } from "../invoice.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { post, invoiceById, creditsFor, opened, decided, lotOf, refundable, faults, paidFor, paymentById } = disputing(
  () => world,
);

/** Ten lessons of £20.00, paid in one payment, of which four were used. */
async function fourUsed() {
  const { customer, invoice, payment } = await paidFor();
  const lot = await lotOf(invoice._id);
  await world.database.execute(sql`insert into credit_entries (id, lot_id, type, quantity, value, day, at, by_id)
    values (${`use-${invoice._id}`}, ${lot?._id}, 'use', -240, 8000, '2026-01-05', now(), 'system')`);
  return { ada: customer, invoice, payment };
}

it("11: goes through each step of a dispute that is lost and reversed", async () => {
  const { ada, invoice, payment } = await fourUsed();
  // 1: before.
  expect(invoice).toMatchObject({ status: "paid", due: 0, isDisputed: false });
  expect(await refundable(invoice._id)).toBe(20_000);

  // 2: the bank takes 20000, with a fee of 2000.
  const { data: open, error } = await opened(payment);
  expect(error).toBeUndefined();
  expect(open).toMatchObject({ status: "disputed", disputes: [{ status: "open", amount: 20_000, fee: 2_000 }] });
  const marked = await invoiceById(invoice._id);
  expect(marked).toMatchObject({ status: "paid", due: 0, received: 20_000, isDisputed: true });
  expect(await refundable(invoice._id)).toBe(0);
  expect(await lotOf(invoice._id)).toMatchObject({ frozen: 360, rest: 360 });
  const refund = { version: marked.version, quantity: 60, way: "cash", reason: "They asked." };
  expect((await post(`${invoicesPath}/${invoice._id}/refund`, refund)).error).toBe(
    "This payment is disputed at the bank.",
  );
  expect(await faults()).toEqual([]);

  // 3: lost.
  const { data: lost } = await decided(open, "lost");
  expect(lost).toMatchObject({ status: "refunded", disputes: [{ status: "lost", lostOn: "2026-01-05" }] });
  const reopened = await invoiceById(invoice._id);
  expect(reopened).toMatchObject({ status: "sent", due: 20_000, givenBack: 20_000, isDisputed: false });
  expect(await lotOf(invoice._id)).toMatchObject({ frozen: 360, rest: 360 });
  expect(await refundable(invoice._id)).toBe(0);
  expect(await faults()).toEqual([]);

  // 4: a credit note for the six lessons that were not used.
  const { data: credited } = await post<InvoiceRecord>(`${invoicesPath}/${invoice._id}/credit-unused`, {
    version: reopened.version,
    reason: "They stop.",
  });
  expect(credited).toMatchObject({ status: "sent", due: 8_000, credited: 12_000 });
  const lot = await lotOf(invoice._id);
  expect(lot).toMatchObject({ frozen: 0, rest: 0 });
  expect(lot?.entries.at(-1)).toMatchObject({ type: "refund", quantity: -360, value: 12_000 });
  expect(await faults()).toEqual([]);

  // 5: the bank gives 20000 back.
  const { data: back } = await decided(lost, "reversed");
  expect(back).toMatchObject({
    status: "succeeded",
    kept: 12_000,
    disputes: [{ status: "reversed", parts: [{ invoiceId: invoice._id, amount: 20_000, kept: 12_000 }] }],
  });
  expect(await invoiceById(invoice._id)).toMatchObject({ status: "paid", due: 0, givenBack: 0, credited: 12_000 });
  const kept = (await creditsFor(`customerId=${ada._id}&source=overpayment`))[0];
  expect(kept).toMatchObject({ unit: "money", size: 12_000, rest: 12_000, frozen: 0 });
  expect((await refundable(invoice._id)) + (kept?.rest ?? 0)).toBe(20_000);
  expect(await faults()).toEqual([]);
});

it("11: freezes a part for a part, and lets it be used again once it is won", async () => {
  const { invoice, payment } = await fourUsed();
  const { data: open } = await opened(payment, { amount: 5_000, fee: null });
  expect(await lotOf(invoice._id)).toMatchObject({ frozen: 150 });
  const { data: won } = await decided(open, "won");
  expect(won).toMatchObject({ status: "succeeded", disputes: [{ status: "won", wonOn: "2026-01-05", fee: 0 }] });
  expect(await lotOf(invoice._id)).toMatchObject({ frozen: 0, rest: 360 });
  expect(await invoiceById(invoice._id)).toMatchObject({ status: "paid", due: 0, isDisputed: false, givenBack: 0 });
  expect(await faults()).toEqual([]);
});

it("12: never gives back more than was paid, after a part was refunded", async () => {
  const lessonPrice = { currency: "GBP", amount: 1_000, durationMinutes: 60, lessonCount: 10 };
  const { payment, invoice } = await paidFor({ lessonPrice });
  const { _id, version } = invoice;
  const refund = { version, quantity: 180, way: "cash", reason: "They asked." };
  expect((await post(`${invoicesPath}/${_id}/refund`, refund)).error).toBeUndefined();

  // 1: the bank disputes the rest.
  const { data: open } = await opened(await paymentById(payment._id), { amount: 7_000 });
  const marked = await invoiceById(_id);
  expect(marked).toMatchObject({ givenBack: 3_000, due: 0, isDisputed: true });
  expect(await refundable(_id)).toBe(0);
  expect((await post(`${invoicesPath}/${_id}/refund`, { ...refund, version: marked.version })).error).toBe(
    "This payment is disputed at the bank.",
  );

  // 2: lost.
  const { data: lost } = await decided(open, "lost");
  expect(await invoiceById(_id)).toMatchObject({ status: "sent", givenBack: 10_000, due: 7_000 });
  expect(await refundable(_id)).toBe(0);

  // 3: the bank gives 7000 back.
  const { data: back } = await decided(lost, "reversed");
  expect(back).toMatchObject({ status: "part-refunded", kept: 0 });
  expect(await invoiceById(_id)).toMatchObject({ status: "part-refunded", givenBack: 3_000, due: 0 });
  expect(await refundable(_id)).toBe(7_000);
  expect(await lotOf(_id)).toMatchObject({ frozen: 0, rest: 420 });
  expect(await faults()).toEqual([]);
});

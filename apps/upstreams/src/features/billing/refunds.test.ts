import type { RefundTerms } from "@app/domain/billing/refund-quote.ts";
import { sql } from "drizzle-orm";
import { invoicesPath, invoicing, type Payer } from "../../testing/invoices.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import type { BooksCheck } from "./books-check.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { post, customerIn, sent, invoiceById, creditsFor, pay } = invoicing(() => world);

/** An invoice of which so much is paid. */
async function paidInvoice(amount: number, changes: object = {}): Promise<{ customer: Payer; invoice: InvoiceRecord }> {
  const customer = await customerIn("GBP");
  const { _id, due } = await sent(customer, changes);
  const paid = Math.min(amount, due);
  await pay(customer, paid, [{ invoiceId: _id, amount: paid }]);
  return { customer, invoice: await invoiceById(_id) };
}

const termsOf = async (id: string) =>
  (await world.v2<RefundTerms>("get", `${invoicesPath}/${id}/refund-terms`, { as: "director" })).body;

const bank = { way: "bank", reference: "FPS 81223", reason: "They are moving away." };
const refund = ({ _id, version }: InvoiceRecord, asked: object, who?: "admin") =>
  post<InvoiceRecord>(`${invoicesPath}/${_id}/refund`, { version, ...bank, ...asked }, who);

const faults = async () => (await world.v2<BooksCheck>("get", "/billing/books/check", { as: "director" })).body.faults;

it("gives back unused lessons with a credit note, and leaves the rest to be used", async () => {
  const { invoice } = await paidInvoice(20_000);
  const { data, error } = await refund(invoice, { quantity: 180 });
  expect(error).toBeUndefined();
  expect(data).toMatchObject({
    status: "part-refunded",
    received: 20_000,
    givenBack: 6_000,
    credited: 6_000,
    due: 0,
    lessonsLeft: 7,
  });
  const [note] = data.creditNotes;
  expect(note).toMatchObject({ total: 6_000, tax: 0, reason: bank.reason });
  expect(note?.creditNoteNumber).toMatch(/^CN-UK-2026-\d{5}$/);
  expect(note?.refunds).toMatchObject([{ way: "bank", amount: 6_000, reference: "FPS 81223" }]);
  const [lot] = await creditsFor(`invoiceId=${invoice._id}`);
  expect(lot?.entries.map(({ type, quantity, value }) => [type, quantity, value])).toEqual([
    ["grant", 600, 0],
    ["refund", -180, 6_000],
  ]);
});

it("gives back all, and says so of the invoice and the payment", async () => {
  const { invoice } = await paidInvoice(20_000);
  const { data } = await refund(invoice, { quantity: 600, way: "cash", reference: null, extra: null, closes: null });
  expect(data).toMatchObject({ status: "refunded", givenBack: 20_000, lessonsLeft: 0 });
  const [payment] = await world.rows<{ status: string }>("select status from payments where id = $1", [
    data.creditNotes[0]?.refunds[0]?.paymentId,
  ]);
  expect(payment?.status).toBe("refunded");
  expect((await refund(data, { quantity: 60 })).error).toBe("This invoice is refunded, so nothing can be given back.");
});

it("2: gives back what was received less what was earned, and closes the rest", async () => {
  const { invoice } = await paidInvoice(9_000);
  const [lot] = await creditsFor(`invoiceId=${invoice._id}`);
  await world.database.execute(sql`insert into credit_entries (id, lot_id, type, quantity, value, day, at, by_id)
    values (${`use-${invoice._id}`}, ${lot?._id}, 'use', -120, 4000, '2026-01-05', now(), 'system')`);
  expect(await termsOf(invoice._id)).toMatchObject({ free: 120, waiting: 1_000, refundable: 9_000, due: 11_000 });
  const { data } = await refund(invoice, { quantity: 120, closes: true });
  expect(data).toMatchObject({ status: "part-refunded", givenBack: 5_000, credited: 16_000, due: 0, lessonsLeft: 0 });
});

it("closes an invoice at what was paid; what is beyond whole lessons becomes credit", async () => {
  const { customer, invoice } = await paidInvoice(9_000);
  const { data } = await post<InvoiceRecord>(`${invoicesPath}/${invoice._id}/close`, {
    version: invoice.version,
    reason: "Four lessons are enough.",
  });
  expect(data).toMatchObject({ credited: 12_000, due: 0, lessonsLeft: 4, nextReminderOn: null });
  const kept = (await creditsFor(`customerId=${customer._id}&source=credit-note`)).find(
    ({ createdAt }) => createdAt >= invoice.updatedAt,
  );
  expect(kept).toMatchObject({ unit: "money", size: 1_000, rest: 1_000 });
});

it("puts what credit paid back into that credit, and gives the rest back to the payment", async () => {
  const customer = await customerIn("GBP");
  const over = await sent(customer);
  const allocations = [{ invoiceId: over._id, amount: over.due }];
  await pay(customer, over.due + 3_000, allocations, { keepAsCredit: true });
  const invoice = await sent(customer);
  const applied = invoice.received;
  expect(applied).toBeGreaterThanOrEqual(3_000);
  await pay(customer, invoice.due, [{ invoiceId: invoice._id, amount: invoice.due }]);
  const { data } = await refund(await invoiceById(invoice._id), { quantity: 600 });
  expect(data).toMatchObject({ status: "refunded", givenBack: 20_000 });
  expect(data.creditNotes[0]?.refunds).toMatchObject([{ amount: 20_000 - applied }]);
});

it.each([
  ["more than is unused", { quantity: 601 }, { quantity: /^Only 10 lessons \(600 minutes, £200.00\)/ }],
  ["nothing", { quantity: 0 }, { quantity: /^Enter how much/ }],
  ["a transfer without reference", { quantity: 60, reference: null }, { reference: /^Enter the reference/ }],
  ["tomorrow", { quantity: 60, refundedOn: "2026-01-06" }, { refundedOn: /future/ }],
  ["more than was paid", { quantity: 600, extra: 1 }, { extra: /^At most £200.00/ }],
  ["unused lessons as used ones", { quantity: 0, extra: 20_000 }, { extra: /^Only £0.00 of this invoice was used/ }],
])("refuses %s", async (_, asked, fields) => {
  const { invoice } = await paidInvoice(20_000);
  const refused = await refund(invoice, asked);
  expect(refused.status).toBe(422);
  for (const [field, text] of Object.entries(fields)) expect(refused.fields?.[field]).toMatch(text);
});

it("leaves refunds to directors, until a setting says otherwise, then within a limit", async () => {
  const { invoice } = await paidInvoice(20_000);
  expect(await refund(invoice, { quantity: 60 }, "admin")).toMatchObject({
    status: 403,
    error: "Only a director may give money back.",
  });
  await post("/admin/setting", { key: "refundNeedsDirector", value: false });
  expect(await refund(invoice, { quantity: 180 }, "admin")).toMatchObject({
    status: 403,
    error: "You may credit up to £50.00. Ask a director for more.",
  });
  expect((await refund(invoice, { quantity: 120 }, "admin")).status).toBe(200);
});

it("keeps a payment of which something was given back", async () => {
  const { customer, invoice } = await paidInvoice(20_000);
  await refund(invoice, { quantity: 60 });
  const { body } = await world.v2<{ data: { _id: string; version: number }[] }>(
    "get",
    `/billing/payments?invoiceId=${invoice._id}&customerId=${customer._id}`,
    { as: "director" },
  );
  const [payment] = body.data;
  const refused = await post(`/billing/payments/${payment?._id}/take-back`, { version: payment?.version, reason: "x" });
  expect(refused.error).toBe("Some of this payment was given back, so it cannot be taken back.");
});

it("shows the email with the credit note before anything is given back", async () => {
  const { invoice } = await paidInvoice(20_000);
  const { body } = await world.v2<{ subject: string; text: string }[]>(
    "post",
    `${invoicesPath}/${invoice._id}/refund/mails`,
    { as: "director", body: { version: invoice.version, ...bank, quantity: 60 } },
  );
  expect(body[0]?.subject).toMatch(/^Credit note CN-UK-2026-/);
  expect(body[0]?.text).toContain("We have sent £20.00 to your bank account.");
  expect((await invoiceById(invoice._id)).creditNotes).toEqual([]);
});

it("leaves nothing wrong in the books, and never lets a credit note or a refund be changed", async () => {
  expect((await faults()).filter(({ fault }) => fault !== "")).toEqual([]);
  await expect(world.database.execute(sql`update credit_notes set total = 1`)).rejects.toThrow();
  await expect(world.database.execute(sql`delete from refunds`)).rejects.toThrow();
});

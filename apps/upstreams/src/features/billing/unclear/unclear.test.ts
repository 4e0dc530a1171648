import { daysLater } from "@app/domain/dates/days-later.ts";
import { invoicing, type Payer } from "../../../testing/invoices.ts";
import { openWorld, type Page, type World } from "../../../testing/world.ts";
import type { BooksCheck } from "../books-check.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import type { PaymentRecord } from "../payment.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { post, customerIn, sent, invoiceById, creditsFor, pay } = invoicing(() => world);

interface Unclear {
  _id: string;
  reason: string;
  matches: { invoiceId: string; why: string[] }[];
}

let number = 900_000;
const received = "2026-01-05";

/** A payment as a gateway reports it, straight into the books' table: no gateway can be called in a test. */
async function arrived(facts: Record<string, string | number | null>): Promise<PaymentRecord> {
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
  const values: Record<string, string | number | null> = {
    _id: `${number}`.padStart(24, "a"),
    payment_number: `PAY-${(number += 1)}`,
    ...{ customer_id: null, region_id: region?.id ?? "", gateway: "STRIPE", method: "card", status: "unclear" },
    ...{ currency: "GBP", amount: 20_000, received_on: received, created_by: "system", updated_by: "system" },
    ...facts,
  };
  const { _id: id, ...columns } = values;
  const names = Object.keys(columns);
  await world.rows(
    `insert into payments (id, created_at, updated_at, ${names.join(", ")})
     values ($1, now(), now(), ${names.map((_, place) => `$${place + 2}`).join(", ")})`,
    [id, ...Object.values(columns)],
  );
  return paymentById(String(id));
}

const paymentById = async (id: string): Promise<PaymentRecord> =>
  (await world.v2<Page<PaymentRecord>>("get", `/billing/payments?id=${id}`, { as: "director" })).body
    .data[0] as PaymentRecord;

const unclear = async ({ _id }: PaymentRecord): Promise<Unclear> =>
  (await world.v2<Unclear[]>("get", `/billing/payments/unclear?id=${_id}`, { as: "admin" })).body[0] as Unclear;

const place = ({ _id, version }: PaymentRecord, asked: object, who?: "admin") =>
  post<PaymentRecord>(`/billing/payments/${_id}/place`, { version, ...asked }, who);

const faults = async () => (await world.v2<BooksCheck>("get", "/billing/books/check", { as: "director" })).body.faults;

async function paidInvoice(): Promise<{ customer: Payer; invoice: InvoiceRecord }> {
  const customer = await customerIn("GBP");
  const { _id, due } = await sent(customer);
  await pay(customer, due, [{ invoiceId: _id, amount: due }]);
  return { customer, invoice: await invoiceById(_id) };
}

it("accepts less than was asked for as a part payment", async () => {
  const customer = await customerIn("GBP");
  const invoice = await sent(customer);
  const payment = await arrived({
    ...{ status: "mismatch", customer_id: customer._id, asked_invoice_id: invoice._id },
    ...{ expected_amount: 20_000, amount: 19_000 },
  });
  const found = await unclear(payment);
  expect(found.reason).toBe("The amount received (£190.00) differs from the amount due (£200.00).");
  expect(found.matches[0]).toMatchObject({ invoiceId: invoice._id, why: ["asked", "customer"] });
  // Nothing is granted before somebody says so.
  expect(await invoiceById(invoice._id)).toMatchObject({ status: "sent", received: 0, lessonsLeft: null });
  const allocations = [{ invoiceId: invoice._id, amount: 19_000 }];
  const { data } = await place(payment, { customerId: customer._id, allocations });
  expect(data).toMatchObject({ status: "succeeded", kept: 0 });
  expect(await invoiceById(invoice._id)).toMatchObject({ status: "part-paid", due: 1_000, lessonsLeft: 9 });
});

it("takes no payment in another currency, and says so", async () => {
  const customer = await customerIn("GBP");
  const invoice = await sent(customer);
  const payment = await arrived({
    ...{ status: "mismatch", customer_id: customer._id, asked_invoice_id: invoice._id },
    ...{ expected_amount: 20_000, currency: "USD" },
  });
  const found = await unclear(payment);
  expect(found.reason).toBe("This invoice is in GBP. The payment is in USD.");
  expect(found.matches.map(({ invoiceId }) => invoiceId)).not.toContain(invoice._id);
  const { fields } = await place(payment, {
    customerId: customer._id,
    allocations: [{ invoiceId: invoice._id, amount: 20_000 }],
  });
  expect(fields).toMatchObject({ "allocations.0.amount": "This invoice is in GBP. The payment is in USD." });
});

it("finds invoices by the payer's name without its marks, and by what is due", async () => {
  const customer = await customerIn("GBP");
  const invoice = await sent(customer, {
    lessonPrice: { currency: "GBP", amount: 2711, durationMinutes: 60, lessonCount: 3 },
  });
  const payment = await arrived({
    amount: 8_133,
    payer_name: `MRS ${customer.firstName} ${customer.lastName}`.toUpperCase(),
  });
  expect((await unclear(payment)).matches[0]).toEqual({ invoiceId: invoice._id, why: ["amount", "payer"] });
});

it("finds the invoice of a stranger's transfer by the number in its text, and pays it with more than is due", async () => {
  const customer = await customerIn("GBP");
  const invoice = await sent(customer);
  const payment = await arrived({
    ...{ gateway: "BANK_TRANSFER", method: "bank", payer_name: "R A Balogun", amount: 21_000 },
    reference: `lessons ${invoice.invoiceNumber?.replaceAll("-", " ").toLowerCase()}`,
  });
  const found = await unclear(payment);
  expect(found.reason).toBe("It does not say whose it is.");
  expect(found.matches[0]).toMatchObject({ invoiceId: invoice._id, why: ["reference"] });
  const { data } = await place(payment, {
    ...{ customerId: customer._id, keepAsCredit: true },
    allocations: [{ invoiceId: invoice._id, amount: 20_000 }],
  });
  expect(data).toMatchObject({ status: "succeeded", customerId: customer._id, kept: 1_000 });
  expect(await invoiceById(invoice._id)).toMatchObject({ status: "paid", due: 0 });
  const lots = await creditsFor(`customerId=${customer._id}&pageSize=100`);
  expect(lots.some(({ source, size }) => source === "overpayment" && size === 1_000)).toBe(true);
  expect(await faults()).toEqual([]);
});

it("sends money back that paid nothing: it came and it left", async () => {
  const payment = await arrived({ amount: 7_350, payer_name: "Unknown" });
  const at = `/billing/payments/${payment._id}/send-back`;
  const how = { version: payment.version, way: "bank", reference: "FPS 44", reason: "It is nobody's." };
  expect(await post(at, { ...how, reference: null })).toMatchObject({ status: 422 });
  expect(await post(at, { ...how, refundedOn: daysLater(received, -1) })).toMatchObject({
    fields: { refundedOn: "The payment cannot be sent back before it was received." },
  });
  expect(await post(at, how, "admin")).toMatchObject({ error: "Only a director may give money back." });
  const { data } = await post<PaymentRecord>(at, how);
  expect(data.status).toBe("refunded");
  expect(await post(at, { ...how, version: data.version })).toMatchObject({ status: 409 });
  expect(await faults()).toEqual([]);
});

it("keeps the second success for a paid invoice as credit", async () => {
  const { customer, invoice } = await paidInvoice();
  const payment = await arrived({ customer_id: customer._id, asked_invoice_id: invoice._id, expected_amount: 20_000 });
  const { reason } = await unclear(payment);
  expect(reason).toBe(`Nothing is due on ${invoice.invoiceNumber} any more: it is paid.`);
  const asked = await place(payment, { customerId: customer._id });
  expect(asked.fields).toMatchObject({ keepAsCredit: "£200.00 more than is due. Keep it as credit?" });
  const { data } = await place(payment, { customerId: customer._id, keepAsCredit: true }, "admin");
  expect(data).toMatchObject({ status: "succeeded", kept: 20_000, allocations: [] });
  expect((await invoiceById(invoice._id)).received).toBe(20_000);
  const again = await place(data, { customerId: customer._id, keepAsCredit: true });
  expect(again).toMatchObject({ status: 409, error: expect.stringContaining("clear already") as string });
  expect(await faults()).toEqual([]);
});

it("notes that one that was begun never came, and never says that of one that did", async () => {
  const begun = await arrived({ status: "pending" });
  const missing = ({ _id, version }: PaymentRecord) =>
    post<PaymentRecord>(`/billing/payments/${_id}/not-received`, { version, reason: "They closed the page." });
  expect((await missing(begun)).data.status).toBe("failed");
  const here = await arrived({});
  expect(await missing(here)).toMatchObject({ error: expect.stringContaining("has arrived") as string });
});

it("is for those who may place payments", async () => {
  const payment = await arrived({});
  const body = { version: payment.version, customerId: (await customerIn("GBP"))._id, keepAsCredit: true };
  const { status } = await world.v2("post", `/billing/payments/${payment._id}/place`, { as: "content-manager", body });
  expect(status).toBe(403);
});

it("takes a bank transfer of which staff do not know whose it is, and places it later", async () => {
  // In another currency than the credit that other payments left.
  const customer = await customerIn("USD");
  const invoice = await sent(customer, {
    lessonPrice: { currency: "USD", amount: 2000, durationMinutes: 60, lessonCount: 10 },
  });
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
  const transfer = {
    ...{ regionId: region?.id, currency: "USD", amount: invoice.due, receivedOn: "2026-01-04" },
    ...{ payerName: "MRS A BELLO", reference: `for ${invoice.invoiceNumber}` },
  };
  const add = (over: object = {}, who?: "admin") =>
    post<PaymentRecord>("/billing/payments/unclear", { ...transfer, ...over }, who);
  expect((await add({ receivedOn: "2026-01-06" })).fields).toMatchObject({
    receivedOn: expect.any(String) as string,
  });
  expect((await add({ amount: 0 })).fields).toMatchObject({ amount: "Amount must be more than 0." });
  expect((await add({ regionId: "f".repeat(24) })).fields).toMatchObject({
    regionId: "The selected region no longer exists.",
  });
  const { data: added } = await add({}, "admin");
  expect(added).toMatchObject({ status: "unclear", customerId: null, gateway: "BANK_TRANSFER", bookedOn: null });
  expect((await unclear(added)).matches[0]).toMatchObject({ invoiceId: invoice._id });
  const { data: placed } = await place(added, {
    ...{ customerId: customer._id, allocations: [{ invoiceId: invoice._id, amount: invoice.due }] },
  });
  expect(placed.status).toBe("succeeded");
  expect(await invoiceById(invoice._id)).toMatchObject({ status: "paid", due: 0 });
  expect(await faults()).toEqual([]);
});

import { eq, sql } from "drizzle-orm";
import { creditEntries } from "./credit.table.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import type { InvoiceSumsRecord } from "./invoice-sums.ts";
import type { PaymentRecord } from "./payment.record.ts";
import { draftFor, invoicesPath, invoicing, type Payer } from "../../testing/invoices.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const as = "director";
type Sums = InvoiceSumsRecord;
const { post, customerIn, sent, invoiceById, creditsFor, pay } = invoicing(() => world);

it("keeps a draft without a number, computes its line and tax, and gives it a number when it is sent", async () => {
  const customer = await customerIn("GBP");
  const { data: draft } = await post<InvoiceRecord>(invoicesPath, draftFor(customer));
  expect(draft).toMatchObject({ status: "draft", invoiceNumber: null, total: 20000, due: 20000, type: "FIXED" });
  expect(draft.lines).toHaveLength(1);
  expect(draft.lines[0]?.description).toBe(
    `10 Igbo lessons of 60 minutes for ${customer.firstName} ${customer.lastName}`,
  );
  const first = await post<InvoiceRecord>(`${invoicesPath}/${draft._id}/send`, { version: draft.version });
  expect(first.data.status).toBe("sent");
  const number = /^PP-UK-\d{4}-(\d{5})$/.exec(first.data.invoiceNumber ?? "")?.[1];
  const second = await sent(customer);
  expect(Number(second.invoiceNumber?.slice(-5))).toBe(Number(number) + 1);
  const again = await world.v2("patch", invoicesPath, {
    as,
    body: { _id: draft._id, version: first.data.version, memo: "x" },
  });
  expect(again.body).toMatchObject({ error: "This invoice is sent, so it cannot be edited." });
});

it("2: grants lessons as they are paid for, and makes the invoice part-paid and paid", async () => {
  const customer = await customerIn("GBP");
  const invoice = await sent(customer);
  const [lot] = await creditsFor(`invoiceId=${invoice._id}`);
  expect(lot).toMatchObject({ size: 600, worth: 20000, granted: 0, rest: 0, unit: "minutes" });

  const part = await pay(customer, 9000, [{ invoiceId: invoice._id, amount: 9000 }]);
  expect(part.error).toBeUndefined();
  expect(part.data.paymentNumber).toMatch(/^PAY-\d{6}$/);
  expect(await invoiceById(invoice._id)).toMatchObject({
    status: "part-paid",
    received: 9000,
    due: 11000,
    lessonsLeft: 4,
  });
  await pay(customer, 11000, [{ invoiceId: invoice._id, amount: 11000 }]);
  expect(await invoiceById(invoice._id)).toMatchObject({ status: "paid", received: 20000, due: 0, lessonsLeft: 10 });
  const [full] = await creditsFor(`invoiceId=${invoice._id}`);
  expect(full?.entries.map(({ type, quantity, balance }) => [type, quantity, balance])).toEqual([
    ["grant", 240, 240],
    ["grant", 360, 600],
  ]);
  expect(full?.expiresOn).toBe("2027-01-05");
});

it("15: keeps what is over as credit once that is confirmed, and pays the next invoice with it", async () => {
  const customer = await customerIn("GBP");
  const invoice = await sent(customer);
  const allocations = [{ invoiceId: invoice._id, amount: 20000 }];
  const asked = await pay(customer, 25000, allocations);
  expect(asked.fields).toEqual({ keepAsCredit: "£50.00 more than is due. Keep it as credit?" });
  const kept = await pay(customer, 25000, allocations, { keepAsCredit: true });
  expect(kept.data).toMatchObject({ kept: 5000, status: "succeeded" });
  const next = await sent(customer);
  expect(next).toMatchObject({ status: "part-paid", received: 5000, due: 15000, lessonsLeft: 2 });
});

it("takes back a payment that was entered by mistake, and the lessons with it", async () => {
  const customer = await customerIn("GBP");
  const invoice = await sent(customer);
  const paid = await pay(customer, 20000, [{ invoiceId: invoice._id, amount: 20000 }]);
  const back = await post<PaymentRecord>(`/billing/payments/${paid.data._id}/take-back`, {
    version: paid.data.version,
    reason: "Entered twice",
  });
  expect(back.data).toMatchObject({ status: "taken-back", takenBackReason: "Entered twice" });
  expect(back.data.allocations.map(({ amount }) => amount)).toEqual([20000, -20000]);
  expect(await invoiceById(invoice._id)).toMatchObject({ status: "sent", received: 0, due: 20000, lessonsLeft: 0 });
});

it("refuses to take back a payment whose lessons were used, and whose credit was", async () => {
  const customer = await customerIn("GBP");
  const invoice = await sent(customer);
  const paid = await pay(customer, 20000, [{ invoiceId: invoice._id, amount: 20000 }]);
  const [lot] = await creditsFor(`invoiceId=${invoice._id}`);
  await world.database.execute(sql`insert into credit_entries (id, lot_id, type, quantity, value, day, at, by_id)
    values (${`use-${invoice._id}`}, ${lot?._id}, 'use', -60, 2000, '2026-01-05', now(), 'system')`);
  const takeBack = ({ _id, version }: PaymentRecord) =>
    post<PaymentRecord>(`/billing/payments/${_id}/take-back`, { version, reason: "Entered twice" });
  expect(await takeBack(paid.data)).toMatchObject({
    status: 409,
    error: "Lessons that this payment paid for were used or moved, so it cannot be taken back. Enter a refund instead.",
  });
});

it("voids what was not paid, keeps its number, and refuses what was", async () => {
  const customer = await customerIn("GBP");
  const invoice = await sent(customer);
  const voided = await post<InvoiceRecord>(`${invoicesPath}/${invoice._id}/void`, {
    version: invoice.version,
    reason: "Wrong address",
  });
  expect(voided.data).toMatchObject({ status: "void", invoiceNumber: invoice.invoiceNumber, due: 0 });
  const paid = await sent(customer);
  await pay(customer, 100, [{ invoiceId: paid._id, amount: 100 }]);
  const { version } = await invoiceById(paid._id);
  const refused = await post(`${invoicesPath}/${paid._id}/void`, { version, reason: "Wrong" });
  expect(refused.error).toBe("Something has been paid on this invoice, so it cannot be voided. Give credit instead.");
});

it.each<[string, object, Record<string, string>]>([
  ["another way to pay", { paymentGateway: "STRIPE" }, { paymentGateway: "Stripe cannot take GBP. Choose another." }],
  [
    "transfers without an account",
    { lessonPrice: { currency: "NGN", amount: 1, durationMinutes: 60, lessonCount: 1 } },
    { paymentGateway: "Add the bank details of United Kingdom for NGN first." },
  ],
  ["nobody", { whoIsLessonFor: "dependent" }, { learner: "Choose who the lessons are for." }],
])("refuses %s", async (_, changes, fields) => {
  const refused = await post(invoicesPath, draftFor(await customerIn("GBP"), changes));
  expect(refused).toMatchObject({ status: 422, fields });
});

it("lets an admin void only what they sent, within a day", async () => {
  const invoice = await sent(await customerIn("GBP"));
  const refused = await post(`${invoicesPath}/${invoice._id}/void`, { version: invoice.version, reason: "x" }, "admin");
  expect(refused).toMatchObject({
    status: 403,
    error: "Only a director may void an invoice that is older than 24 hours or a colleague's.",
  });
});

it("limits an admin's gifts of a month, and says what is left", async () => {
  const customer = await customerIn("GBP");
  // What they were given already, for having brought somebody, counts for an earlier month.
  await world.rows("update credit_lots set created_at = created_at - interval '2 months' where customer_id = $1", [
    customer._id,
  ]);
  const gift = { customerId: customer._id, unit: "money", currency: "GBP", quantity: 4000, reason: "A bad line" };
  expect((await post("/billing/credits", gift, "admin")).status).toBe(201);
  const refused = await post("/billing/credits", gift, "admin");
  expect(refused.fields).toEqual({
    quantity: "Goodwill is limited to £50.00 a month for each customer; £10.00 is left. Ask a director for more.",
  });
  // In another currency no more is left of it: £40 of £50 were given, so a fifth of the limit in dollars is.
  const dollars = { ...gift, currency: "USD" };
  expect((await post("/billing/credits", { ...dollars, quantity: 1300 }, "admin")).fields).toEqual({
    quantity: "Goodwill is limited to $60.00 a month for each customer; $12.00 is left. Ask a director for more.",
  });
  expect((await post("/billing/credits", { ...dollars, quantity: 1200 }, "admin")).status).toBe(201);
  expect((await post("/billing/credits", { ...gift, quantity: 1 }, "admin")).fields?.["quantity"]).toContain(
    "£0.00 is left",
  );
  expect((await post("/billing/credits", gift)).status).toBe(201);
  expect((await post("/billing/credits", { ...gift, quantity: 100_000_001 })).fields).toEqual({
    quantity: "Give at most £1,000,000.00 at once.",
  });
});

it("counts minutes as a gift of what they usually cost, whatever is said of it", async () => {
  const { _id: customerId } = await customerIn("GBP");
  const gift = { customerId, unit: "minutes", currency: "GBP", quantity: 6000, cost: 0, reason: "A bad line" };
  const refused = await post("/billing/credits", gift, "admin");
  expect(refused.fields?.["cost"]).toMatch(/^Goodwill is limited to £50.00 a month/);
  const past = await post("/billing/credits", { ...gift, expiresOn: "2020-01-01" });
  expect(past.fields).toEqual({ expiresOn: "The last day of use cannot be in the past." });
});

it("never changes or deletes an entry of a credit, nor lets it go below zero", async () => {
  const [lot] = await creditsFor("source=goodwill");
  const id = lot?._id ?? "";
  const rewriting = world.database.update(creditEntries).set({ quantity: 1 }).where(eq(creditEntries.lotId, id));
  await expect(rewriting).rejects.toThrow();
  await expect(world.database.delete(creditEntries).where(eq(creditEntries.lotId, id))).rejects.toThrow();
  const overdrawn = sql`insert into credit_entries (id, lot_id, type, quantity, day, at, by_id)
    values ('x', ${id}, 'use', -9999999, '2026-01-05', now(), 'system')`;
  await expect(world.database.execute(overdrawn)).rejects.toThrow();
});

interface Held {
  id: string;
  customer_id: string;
  dependent_id: string | null;
  subject: string;
}

it("begins a course that waited for its payment, and shows the emails before", async () => {
  const [held] = await world.rows<Held>(
    `update confirmed_lessons set status = 'awaiting-payment', billing = 'prepaid' where id = (
       select c.id from confirmed_lessons c join persons p on p.id = c.customer_id
       where pod_id is null and status = 'active' and p.email is not null order by c.id limit 1)
     returning id, customer_id, dependent_id, subject`,
  );
  const { id = "", customer_id = "", dependent_id = null, subject = "" } = held ?? {};
  const [payer] = await world.rows<Payer>(
    `select c.id as "_id", p.first_name as "firstName", p.last_name as "lastName", p.email, r.currency
     from customers c join persons p on p.id = c.id join regions r on r.id = c.region_id where c.id = $1`,
    [customer_id],
  );
  if (!payer) throw new Error("No course is given.");
  const { currency } = payer;
  const invoice = await sent(payer, {
    subjects: [{ value: subject }],
    lessonPrice: { currency, amount: 2000, durationMinutes: 60, lessonCount: 4 },
    ...(dependent_id && { whoIsLessonFor: "dependent", learner: dependent_id }),
  });
  const payment = {
    customerId: payer._id,
    gateway: "CASH_OR_OTHER",
    currency,
    amount: invoice.due,
    receivedOn: "2026-01-05",
    allocations: [{ invoiceId: invoice._id, amount: invoice.due }],
  };
  const mails = await world.v2<{ subject: string }[]>("post", "/billing/payments/mails", { as, body: payment });
  expect(mails.body.map((mail) => mail.subject)).toContainEqual(expect.stringContaining("Receipt"));
  expect((await post("/billing/payments", payment)).status).toBe(201);
  const [course] = await world.rows<{ status: string }>("select status from confirmed_lessons where id = $1", [id]);
  expect(course?.status).toBe("active");
});

it("calls overdue in the list what it calls overdue in each record", async () => {
  const listed = async (query: string) =>
    (await world.v2<Page<InvoiceRecord>>("get", `${invoicesPath}?pageSize=100&sort=dueOn${query}`, { as })).body;
  const late = await listed("&overdue=true");
  const rest = await listed("&overdue=false&status=sent&status=part-paid");
  expect(late.total).toBeGreaterThan(0);
  expect(new Set(late.data.map(({ isOverdue }) => isOverdue))).toEqual(new Set([true]));
  expect(new Set(rest.data.map(({ isOverdue }) => isOverdue))).toEqual(new Set([false]));
});

it("sums the invoices that filters leave by currency, without drafts and void ones, as the list has them", async () => {
  const sums = await world.v2<Sums[]>("get", "/billing/invoices/sums?currency=GBP", { as });
  expect(sums.body).toHaveLength(1);
  const expected: Sums = {
    currency: "GBP",
    count: 0,
    total: 0,
    received: 0,
    givenBack: 0,
    credited: 0,
    writtenOff: 0,
    due: 0,
  };
  for (let page = 1; page < 10; page += 1) {
    const path = `${invoicesPath}?currency=GBP&pageSize=100&page=${page}`;
    for (const one of (await world.v2<Page<InvoiceRecord>>("get", path, { as })).body.data) {
      if (one.status === "draft" || one.status === "void") continue;
      expected.count += 1;
      expected.total += one.total;
      expected.received += one.received;
      expected.givenBack += one.givenBack;
      expected.credited += one.credited;
      expected.writtenOff += one.writtenOff;
      expected.due += one.due;
    }
  }
  expect(expected.count).toBeGreaterThan(20);
  expect(sums.body).toEqual([expected]);
  const all = (await world.v2<Sums[]>("get", "/billing/invoices/sums", { as: "admin" })).body;
  expect(all.map(({ currency }) => currency)).toEqual(["GBP", "NGN", "USD"]);
  expect((await world.v2("get", "/billing/invoices/sums?nothing=1", { as })).status).toBe(400);
});

it("does not take one transfer for two, unless it is said to have come twice", async () => {
  const customer = await customerIn("GBP");
  const of = { keepAsCredit: true, reference: "FPS 81223" };
  const { data: first } = await pay(customer, 5000, [], of);
  expect((await pay(customer, 5000, [], of)).fields).toEqual({
    reference: `${first.paymentNumber} is the same amount of the same day with this reference. Use another reference if it came twice.`,
  });
  expect((await pay(customer, 5000, [], { ...of, reference: "FPS 81223, second" })).data.status).toBe("succeeded");
  expect((await pay(customer, 5001, [], of)).data.status).toBe("succeeded");
});

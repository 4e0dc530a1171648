import { disputing } from "../../../testing/bank-disputes.ts";
import { invoicesPath } from "../../../testing/invoices.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import { remindInvoices } from "../billing.public.ts";
import type { MonthSums } from "@app/domain/billing/month-sums.ts";
import { sumsOfMonths } from "../months/month-sums.ts";
import type { Statement } from "../statement/statement.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const on = disputing(() => world);
const { post, opened, decided, paidFor, lotOf, invoiceById, paymentById, faults } = on;

it("is a director's to record, and shows the customer's owner and a director what came", async () => {
  const { payment, customer } = await paidFor();
  expect((await opened(payment, {}, "admin")).error).toBe("Only a director may record what a bank decides.");
  const { data: open } = await opened(payment, { evidenceDueOn: "2026-01-19" });
  expect((await decided(open, "won", {}, "admin")).error).toBe("Only a director may record what a bank decides.");
  const title = `Answer the bank about ${payment.paymentNumber}: £200.00 is disputed`;
  const tasks = () =>
    world.rows<{ title: string }>("select title, due_on::text from tasks where customer_id = $1", [customer._id]);
  expect(await tasks()).toContainEqual({ title, due_on: "2026-01-19" });
  const told = await world.rows<{ title: string }>(
    "select n.title from notifications n join customers c on c.owner_id = n.recipient_id where c.id = $1",
    [customer._id],
  );
  const [{ owner } = { owner: null }] = await world.rows<{ owner: string | null }>(
    "select owner_id as owner from customers where id = $1",
    [customer._id],
  );
  if (owner) expect(told.map((one) => one.title)).toContain(`${payment.paymentNumber} is disputed at the bank`);
  await decided(open, "lost");
  expect((await tasks()).map((task) => task.title)).toContain(
    `The bank took £200.00 of ${payment.paymentNumber}: credit what is unused, or ask for it`,
  );
});

it("takes the same event once, and refuses one that does not fit", async () => {
  const { payment } = await paidFor();
  const said = { reference: "CB-1", amount: 9_000 };
  const { data: first } = await opened(payment, said);
  const { data: again, status } = await opened(payment, said);
  expect([status, again]).toEqual([200, first]);
  expect((await opened(payment, { ...said, amount: 8_000 })).fields).toEqual({
    amount: "This case is recorded already, over £90.00.",
  });
  expect((await opened(first, { reference: "CB-2" })).error).toBe("This payment is disputed at the bank.");
  const { payment: other } = await paidFor();
  expect((await opened(other, said)).fields).toEqual({
    reference: `This case is recorded already, for ${payment.paymentNumber}.`,
  });
  expect((await decided(first, "reversed")).error).toBe("This bank dispute is open, so it cannot be reversed.");
  const { data: won } = await decided(first, "won");
  expect((await decided(first, "won")).data).toEqual(won);
  expect((await decided(won, "lost")).error).toBe("This bank dispute is won, so it cannot be lost.");
  expect(await faults()).toEqual([]);
});

it.each([
  ["tomorrow", { openedOn: "2026-01-06" }, { openedOn: "A bank dispute cannot be dated in the future." }],
  [
    "a day before the payment",
    { openedOn: "2026-01-04" },
    { openedOn: "A bank dispute cannot be dated before the payment was received." },
  ],
  [
    "evidence before the opening",
    { openedOn: "2026-01-05", evidenceDueOn: "2026-01-04" },
    { evidenceDueOn: "Evidence cannot be due before the dispute was opened." },
  ],
  ["no case number", { reference: " " }, { reference: "Case number is required." }],
])("refuses %s", async (_, changes, fields) => {
  const { payment } = await paidFor();
  expect((await opened(payment, changes)).fields).toEqual(fields);
});

it("takes no more than the payment has, whatever the bank says", async () => {
  const { payment, invoice } = await paidFor();
  const { data: open } = await opened(payment, { amount: 20_700 });
  expect(open.disputes).toMatchObject([{ amount: 20_700, parts: [{ amount: 20_000 }] }]);
  await decided(open, "lost");
  expect(await invoiceById(invoice._id)).toMatchObject({ givenBack: 20_000, lost: 20_000, due: 20_000 });
});

it("freezes what no invoice took last, and lets it be used again", async () => {
  const customer = await on.customerIn("GBP");
  const { _id, due } = await on.sent(customer);
  const { data: payment } = await on.pay(customer, due + 3_000, [{ invoiceId: _id, amount: due }], {
    keepAsCredit: true,
  });
  const kept = () => world.rows("select frozen::int, size::int from credit_lots where payment_id = $1", [payment._id]);
  const { data: open } = await opened(payment, { amount: due + 1_000 });
  expect(await kept()).toEqual([{ frozen: 1_000, size: 3_000 }]);
  await decided(open, "won");
  expect(await kept()).toEqual([{ frozen: 0, size: 3_000 }]);
  expect(await faults()).toEqual([]);
});

it("reminds of nothing while the bank decides, and of what is due again after it", async () => {
  const { payment, invoice } = await paidFor();
  const { data: open } = await opened(payment);
  const later = new Date("2026-01-20T12:00:00Z");
  const reminded = async () =>
    (await world.rows("select reminded_for::text from invoices where id = $1", [invoice._id]))[0];
  await remindInvoices(world.database, later, 1_000);
  expect(await reminded()).toEqual({ reminded_for: null });
  await decided(open, "lost");
  expect((await invoiceById(invoice._id)).nextReminderOn).toBe(invoice.dueOn);
  await remindInvoices(world.database, later, 1_000);
  expect(await reminded()).not.toEqual({ reminded_for: null });
});

it("lets credit be used again as far as it is paid for once more", async () => {
  const { customer, payment, invoice } = await paidFor();
  const { data: open } = await opened(payment);
  await decided(open, "lost");
  const { version } = await invoiceById(invoice._id);
  expect((await post(`${invoicesPath}/${invoice._id}/void`, { version, reason: "No." })).error).toBe(
    "The bank took this invoice’s payment back, so it cannot be voided. Credit what is unused instead.",
  );
  await on.pay(customer, 5_000, [{ invoiceId: invoice._id, amount: 5_000 }]);
  expect(await lotOf(invoice._id)).toMatchObject({ frozen: 480, rest: 600 });
  expect(await invoiceById(invoice._id)).toMatchObject({ status: "part-paid", due: 15_000 });
  await on.pay(customer, 15_000, [{ invoiceId: invoice._id, amount: 15_000 }]);
  expect(await lotOf(invoice._id)).toMatchObject({ frozen: 0, rest: 600 });
  expect(await invoiceById(invoice._id)).toMatchObject({ status: "paid", due: 0 });
  expect(await faults()).toEqual([]);
});

it("keeps the place of a promo when the money goes back through the bank", async () => {
  const { payment, invoice } = await paidFor();
  const [promo] = await world.rows<{ id: string }>(
    "update promos set used = used + 1 where id = (select id from promos limit 1) returning id",
  );
  await world.rows(
    "insert into promo_redemptions (id, promo_id, invoice_id, customer_id, status, currency, amount, reserved_at, changed_at) select $1, $2, id, customer_id, 'used', 'GBP', 1, now(), now() from invoices where id = $3",
    [`red-${invoice._id}`.slice(0, 24), promo?.id, invoice._id],
  );
  const { data: open } = await opened(payment);
  await decided(open, "lost");
  const { version } = await invoiceById(invoice._id);
  const { data } = await post<{ status: string }>(`${invoicesPath}/${invoice._id}/credit-unused`, {
    ...{ version, reason: "They stop." },
  });
  expect(data.status).toBe("refunded");
  const [kept] = await world.rows("select status from promo_redemptions where invoice_id = $1", [invoice._id]);
  expect(kept).not.toEqual({ status: "released" });
});

it("stands in the statement and in the sums of the month, with its fee apart", async () => {
  const { customer, payment } = await paidFor();
  const [{ region } = { region: "" }] = await world.rows<{ region: string }>(
    "select region_id as region from payments where id = $1",
    [payment._id],
  );
  const january = { regionId: region, month: "2026-01" };
  const sums = async () =>
    (await sumsOfMonths({ db: world.database }, january))
      .get(`${region} 2026-01`)
      ?.find(({ currency }) => currency === "GBP") as MonthSums;
  const before = await sums();
  const { data: open } = await opened(payment);
  const { data: lost } = await decided(open, "lost");
  const taken = await sums();
  expect([taken.lostAtBank - before.lostAtBank, taken.bankFees - before.bankFees]).toEqual([20_000, 2_000]);
  expect(taken.received).toBe(before.received);
  await decided(lost, "reversed");
  const back = await sums();
  expect([back.lostAtBank, back.bankFees]).toEqual([before.lostAtBank, taken.bankFees]);
  const query = new URLSearchParams({
    customerId: customer._id,
    currency: "GBP",
    from: "2026-01-01",
    to: "2026-01-31",
  });
  const { body } = await world.v2<Statement>("get", `/billing/statement?${query.toString()}`, { as: "admin" });
  const own = body.lines.filter(({ name, kind }) => kind === "bank-dispute" && name === payment.paymentNumber);
  expect(own.map(({ amount }) => amount)).toEqual([20_000, -20_000]);
});

it("lists the invoices that are disputed", async () => {
  const { payment, invoice } = await paidFor();
  await opened(payment);
  const { body } = await world.v2<{ data: { _id: string; isDisputed: boolean }[] }>(
    "get",
    `${invoicesPath}?disputed=true&pageSize=100`,
    { as: "admin" },
  );
  expect(body.data.map(({ _id }) => _id)).toContain(invoice._id);
  expect(body.data.every(({ isDisputed }) => isDisputed)).toBe(true);
  expect(
    (
      await post(`/billing/payments/${payment._id}/take-back`, {
        version: (await paymentById(payment._id)).version,
        reason: "By mistake",
      })
    ).error,
  ).toBe("This payment is disputed at the bank, so it cannot be taken back.");
});

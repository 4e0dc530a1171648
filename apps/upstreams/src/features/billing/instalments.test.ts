import { draftFor, invoicesPath, invoicing } from "../../testing/invoices.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { InvoiceRecord } from "./invoice.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { post, customerIn, sent, invoiceById, pay } = invoicing(() => world);

/** Worked example 2: £199.99 in three. */
const price = { currency: "GBP", amount: 19_999, durationMinutes: 60, lessonCount: 1 };
const instalments = [
  { dueOn: "2026-01-10", amount: 6_667 },
  { dueOn: "2026-02-10", amount: 6_666 },
  { dueOn: "2026-03-10", amount: 6_666 },
];

it("is due by the first instalment that is not paid, and reminds of that part", async () => {
  const customer = await customerIn("GBP");
  const invoice = await sent(customer, { lessonPrice: price, instalments });
  expect(invoice).toMatchObject({ dueOn: "2026-01-10", due: 19_999, status: "sent" });
  await pay(customer, 7_000, [{ invoiceId: invoice._id, amount: 7_000 }]);
  const after = await invoiceById(invoice._id);
  expect(after).toMatchObject({ dueOn: "2026-02-10", due: 12_999, status: "part-paid" });
  expect(after.instalments.map(({ left }) => left)).toEqual([0, 6_333, 6_666]);
  const { body } = await world.v2<{ text: string }[]>("post", `${invoicesPath}/${invoice._id}/remind/mails`, {
    as: "director",
    body: { version: after.version },
  });
  expect(body[0]?.text).toContain("£63.33 of invoice");
  expect(body[0]?.text).toContain("£66.66 by Tuesday 10 March");
});

it("goes back to the first when the payment is taken back", async () => {
  const customer = await customerIn("GBP");
  const { _id } = await sent(customer, { lessonPrice: price, instalments });
  const { data: payment } = await pay(customer, 7_000, [{ invoiceId: _id, amount: 7_000 }]);
  await post(`/billing/payments/${payment._id}/take-back`, { version: payment.version, reason: "Entered twice" });
  expect((await invoiceById(_id)).dueOn).toBe("2026-01-10");
});

it.each([
  ["another sum", instalments.slice(0, 2), { instalments: "The instalments must add up to £199.99." }],
  ["one part", [{ dueOn: "2026-01-10", amount: 19_999 }], { instalments: "Choose 2 to 12 instalments." }],
  [
    "dates that fall",
    instalments.toReversed(),
    { "instalments.1.dueOn": "Each instalment must be later than the one before." },
  ],
  [
    "an empty part",
    [...instalments, { dueOn: "2026-04-10", amount: 0 }],
    { "instalments.3.amount": "Each instalment must be more than 0." },
  ],
])("refuses %s", async (_, parts, problems) => {
  const draft = draftFor(await customerIn("GBP"), { lessonPrice: price, instalments: parts });
  const { status, fields } = await post(invoicesPath, draft);
  expect([status, fields]).toEqual([422, problems]);
});

it("refuses a due day that its instalments would overrule, and takes the first one's", async () => {
  const said = { dueOn: "It is paid in instalments. Change the due date of the first one instead." };
  const customer = await customerIn("GBP");
  const draft = draftFor(customer, { lessonPrice: price, instalments });
  expect((await post(invoicesPath, { ...draft, dueOn: "2026-01-09" })).fields).toEqual(said);
  const { data } = await post<InvoiceRecord>(invoicesPath, { ...draft, dueOn: "2026-01-10" });
  const change = (changes: object) =>
    world.v2<{ fields?: object; data: InvoiceRecord }>("patch", invoicesPath, {
      as: "admin",
      body: { _id: data._id, version: data.version, ...changes },
    });
  expect((await change({ dueOn: "2026-01-01" })).body.fields).toEqual(said);
  expect((await change({ dueOn: "2026-02-01", instalments: [] })).body.data).toMatchObject({
    dueOn: "2026-02-01",
    instalments: [],
  });
});

it("leaves the dates out of a copy", async () => {
  const invoice = await sent(await customerIn("GBP"), { lessonPrice: price, instalments });
  const { data } = await post<InvoiceRecord>(`${invoicesPath}/${invoice._id}/duplicate`, { version: invoice.version });
  expect(data).toMatchObject({ instalments: [], dueOn: null });
});

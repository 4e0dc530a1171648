import { openWorld, type Page, type World } from "../../testing/world.ts";
import type { InvoiceRecord } from "./invoice.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const as = "director";
const path = "/billing/invoices";
const senders = 20;

interface Payer {
  _id: string;
  first_name: string;
  last_name: string;
  email: string;
}

/** Customers of one region, with an address each. */
const payers = () =>
  world.rows<Payer>(
    `select c.id as "_id", p.first_name, p.last_name, p.email from customers c
     join persons p on p.id = c.id join regions r on r.id = c.region_id
     where r.code = 'UK' and c.archived_at is null and p.email is not null and p.merged_into_id is null
     order by c.id limit ${senders}`,
  );

async function draft({ _id, first_name: firstName, last_name: lastName, email }: Payer): Promise<InvoiceRecord> {
  const body = {
    firstName,
    lastName,
    email,
    timeZone: "Europe/London",
    subjects: [{ value: "Igbo" }],
    lessonPrice: { currency: "GBP", amount: 2000, durationMinutes: 60, lessonCount: 10 },
    paymentGateway: "BANK_TRANSFER",
    studentCustomer: _id,
  };
  return (await world.v2<{ data: InvoiceRecord }>("post", path, { as, body })).body.data;
}

const lastNumber = async (): Promise<number> => {
  const [row] = await world.rows<{ last: number }>(
    "select coalesce(max(right(invoice_number, 5)::int), 0) as last from invoices where invoice_number like 'PP-UK-2026-%'",
  );
  return row?.last ?? 0;
};

it("numbers invoices that are sent at once without gaps, also where some are rolled back", async () => {
  const drafts = await Promise.all((await payers()).map(draft));
  expect(drafts).toHaveLength(senders);
  const before = await lastNumber();
  // What only shows its emails is a transaction that is taken back after the number was taken.
  const tried = drafts.map(({ _id, version }) =>
    world.v2("post", `${path}/${_id}/send/mails`, { as, body: { version } }),
  );
  const sent = drafts.map(({ _id, version }) =>
    world.v2<{ data: InvoiceRecord }>("post", `${path}/${_id}/send`, { as, body: { version } }),
  );
  const answers = await Promise.all(sent);
  await Promise.all(tried);
  expect(answers.map(({ status }) => status)).toEqual(drafts.map(() => 200));
  const numbers = answers.map(({ body }) => Number(body.data.invoiceNumber?.slice(-5))).toSorted((a, b) => a - b);
  expect(numbers).toEqual(drafts.map((_, place) => before + place + 1));
});

it("lets one of two colleagues who send the same draft give it its number", async () => {
  const [payer] = await payers();
  if (!payer) throw new Error("Nobody pays in the United Kingdom.");
  const { _id, version } = await draft(payer);
  const send = () => world.v2<{ data: InvoiceRecord }>("post", `${path}/${_id}/send`, { as, body: { version } });
  const [one, other] = await Promise.all([send(), send()]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.body.data.invoiceNumber).toBe(other.body.data.invoiceNumber);
  const { body } = await world.v2<Page<unknown>>("get", `/people/messages?toPersonId=${payer._id}`, { as });
  expect(body.total).toBeGreaterThan(0);
});

import { invoicesPath, invoicing } from "../../testing/invoices.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { BooksCheck } from "./books-check.ts";
import type { CreditLotRecord } from "./credit.record.ts";
import { expireCredit } from "./expire-credit.ts";
import type { InvoiceRecord } from "./invoice.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { post, customerIn, sent, invoiceById, creditsFor, pay } = invoicing(() => world);

/** Ten lessons for £200.00, paid, for a customer with a dependent. */
async function tenLessons() {
  const [family] = await world.rows<{ id: string; dependent: string; email: string }>(
    `select c.id, d.id as dependent, p.email from customers c join persons p on p.id = c.id
     join dependents d on d.customer_id = c.id and d.status = 'active' join regions r on r.id = c.region_id
     where p.email is not null and r.currency = 'GBP' and c.archived_at is null order by c.id limit 1`,
  );
  const customer = { ...(await customerIn("GBP")), _id: family?.id ?? "", email: family?.email ?? "" };
  const invoice = await sent(customer);
  if (invoice.due > 0) await pay(customer, invoice.due, [{ invoiceId: invoice._id, amount: invoice.due }]);
  const [lot] = await creditsFor(`invoiceId=${invoice._id}`);
  if (!lot) throw new Error("Nothing was granted.");
  return { customer, lot, dependent: family?.dependent ?? "" };
}

const at = (lot: CreditLotRecord, event: string, body: object, who?: "admin") =>
  post<CreditLotRecord>(
    `/billing/credits/${lot._id}/${event}`,
    { version: lot.version, reason: "They asked", ...body },
    who,
  );
const today = () => world.clock.now().toISOString().slice(0, 10);

it("moves lessons to another learner of the customer with their value", async () => {
  const { customer, lot, dependent } = await tenLessons();
  const { data } = await at(lot, "transfer", { learnerId: dependent, quantity: 180 });
  expect(data).toMatchObject({ rest: 420 });
  expect(data.entries.at(-1)).toMatchObject({ type: "transfer-out", quantity: -180, value: 6_000 });
  const moved = (await creditsFor(`customerId=${customer._id}&learnerId=${dependent}`)).find(
    ({ size }) => size === 180,
  );
  expect(moved).toMatchObject({ worth: 6_000, rest: 180, learnerIds: [dependent], expiresOn: lot.expiresOn });
});

it("refunds what was moved to another learner too, after the invoice’s own credit", async () => {
  const { lot, dependent } = await tenLessons();
  await at(lot, "transfer", { learnerId: dependent, quantity: 240 });
  const invoiceId = lot.invoiceId ?? "";
  const { version } = await invoiceById(invoiceId);
  const asked = { version, way: "bank", reference: "FPS 81223", reason: "They are moving away." };
  const path = `${invoicesPath}/${invoiceId}/refund`;
  expect((await post(path, { ...asked, quantity: 601 })).fields).toEqual({
    quantity: "Only 10 lessons (600 minutes, £200.00) of this invoice are unused.",
  });
  const { data } = await post<InvoiceRecord>(path, { ...asked, quantity: 480 });
  expect(data).toMatchObject({ givenBack: 16_000, credited: 16_000 });
  expect(data.creditNotes[0]).toMatchObject({ total: 16_000 });
  const left = await creditsFor(`customerId=${data.customerId}`);
  expect(left.find(({ _id }) => _id === lot._id)).toMatchObject({ rest: 0 });
  expect(left.find(({ size }) => size === 240)).toMatchObject({ rest: 120 });
});

it("3.6 moves lessons to another customer for a director alone, with their value, and to their credit", async () => {
  const { lot } = await tenLessons();
  const other = await customerIn("GBP");
  const asked = { learnerId: other._id, quantity: 120 };
  expect((await at(lot, "transfer", asked, "admin")).fields).toEqual({
    learnerId: "This learner is on another customer’s account. Only a director may move credit there.",
  });
  expect((await at(lot, "transfer", asked)).data).toMatchObject({ rest: 480 });
  const moved = (await creditsFor(`customerId=${other._id}`)).find(({ size }) => size === 120);
  expect(moved).toMatchObject({ worth: 4_000, rest: 120, learnerIds: [other._id] });
});

it.each([
  ["more than is left", { quantity: 601 }, { quantity: "Only 600 minutes are left in this credit." }],
  ["to nobody", { learnerId: "a".repeat(24) }, { learnerId: "The selected learner no longer exists." }],
])("refuses to move %s", async (_, asked, fields) => {
  const { lot, dependent } = await tenLessons();
  const refused = await at(lot, "transfer", { learnerId: dependent, quantity: 60, ...asked });
  expect(refused).toMatchObject({ status: 422, fields });
});

it("3.5 brings back what has expired when a credit is extended within 30 days, once by an admin", async () => {
  const { lot } = await tenLessons();
  await world.rows("update credit_lots set expires_on = $1::date - 20 where id = $2", [today(), lot._id]);
  await expireCredit(world.database, world.clock.now(), 100);
  const [expired] = await creditsFor(`id=${lot._id}`);
  expect(expired?.rest).toBe(0);
  const expiresOn = "2026-02-10";
  const { data } = await at(expired ?? lot, "extend", { expiresOn }, "admin");
  expect(data).toMatchObject({ rest: 600, expiresOn });
  expect(data.entries.slice(-2).map(({ type, quantity, value }) => [type, quantity, value])).toEqual([
    ["expire", -600, 20_000],
    ["return", 600, -20_000],
  ]);
  const again = await at(data, "extend", { expiresOn: "2026-02-20" }, "admin");
  expect(again).toMatchObject({ status: 403, error: expect.stringMatching(/Ask a director/) as string });
  expect((await at(data, "extend", { expiresOn: "2026-02-20" })).status).toBe(200);
});

it("leaves what expired longer ago", async () => {
  const { lot } = await tenLessons();
  await world.rows("update credit_lots set expires_on = $1::date - 31 where id = $2", [today(), lot._id]);
  const refused = await at(lot, "extend", { expiresOn: "2026-01-20" });
  expect(refused.fields).toEqual({ expiresOn: "A credit can be extended until 30 days after its last day." });
});

it("leaves nothing wrong in the books", async () => {
  const { body } = await world.v2<BooksCheck>("get", "/billing/books/check", { as: "director" });
  expect(body.faults).toEqual([]);
});

import { draftFor, invoicesPath, invoicing, type Payer } from "../../testing/invoices.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";
import type { BooksCheck } from "./books-check.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import type { PromoRecord } from "../promos/promos-list.public.ts";

let world: World;
let regionId: string;
beforeAll(async () => {
  world = await openWorld();
  regionId = (await world.rows<{ id: string }>("select id from regions where code = 'UK'"))[0]!.id;
});
afterAll(() => world.close());

const { post, sent, invoiceById, creditsFor, pay } = invoicing(() => world);

const promosPath = "/billing/promos";
type Customer = Payer & { version: number };

let made = 0;
const aCustomer = async () =>
  (
    await post<Customer>("/people/customers", {
      firstName: "Ada",
      lastName: "Obi",
      email: `ada.${made++}@example.org`,
      regionId,
    })
  ).data;
const versionOf = async ({ _id }: Customer) =>
  (await world.v2<Page<Customer>>("get", `/people/customers?id=${_id}`, { as: "director" })).body.data[0]?.version;
const archive = async (customer: Customer) =>
  post(`/people/customers/${customer._id}/archive`, { version: await versionOf(customer) });

async function merge(kept: Customer, other: Customer): Promise<string> {
  const [version, otherVersion] = [await versionOf(kept), await versionOf(other)];
  const path = `/people/customers/${kept._id}/merge`;
  const answer = await post(path, { version, otherId: other._id, otherVersion, choices: {} });
  expect(answer.status).toBe(200);
  return (answer as unknown as { merge: { _id: string } }).merge._id;
}

async function merged() {
  const [kept, other] = [await aCustomer(), await aCustomer()];
  const invoice = await sent(other);
  const { data: draft } = await post<InvoiceRecord>(invoicesPath, draftFor(other));
  const id = await merge(kept, other);
  return { kept, other, invoice, draft, undo: () => post(`/people/merges/${id}/undo`, {}) };
}

it("undoes no merge across which money was paid, until it is taken back", async () => {
  const { kept, invoice, undo } = await merged();
  const { data: payment } = await pay(kept, 5_000, [{ invoiceId: invoice._id, amount: 5_000 }]);
  expect(await undo()).toMatchObject({
    status: 409,
    error: `Since the merge, money of one record has paid ${invoice.invoiceNumber} of the other. Take that back first.`,
  });
  await post(`/billing/payments/${payment._id}/take-back`, { version: payment.version, reason: "Entered twice" });
  expect((await undo()).status).toBe(200);
});

it("lets credit follow its invoice when a merge is undone", async () => {
  const { kept, other, draft, undo } = await merged();
  const { version, due } = await invoiceById(draft._id);
  await post(`${invoicesPath}/${draft._id}/send`, { version });
  expect(await invoiceById(draft._id)).toMatchObject({ customerId: kept._id, status: "sent" });
  expect((await undo()).status).toBe(200);
  expect(await invoiceById(draft._id)).toMatchObject({ customerId: other._id });
  await pay(other, due, [{ invoiceId: draft._id, amount: due }]);
  expect(await creditsFor(`invoiceId=${draft._id}`)).toMatchObject([{ customerId: other._id, rest: 600 }]);
});

it("archives no customer who has an open invoice", async () => {
  const customer = await aCustomer();
  const invoice = await sent(customer);
  expect(await archive(customer)).toMatchObject({
    status: 409,
    error: "This customer has 1 open invoice. Have it paid, closed or voided before archiving.",
  });
  await pay(customer, invoice.due, [{ invoiceId: invoice._id, amount: invoice.due }]);
  expect((await archive(customer)).status).toBe(200);
});

let codes = 0;
async function promoFor(changes: object): Promise<PromoRecord> {
  const terms = { name: "Free", discountType: "percent", percentBp: 10_000, appliesTo: ["pre-payment"] };
  const code = `FREE-${++codes}`;
  const { data, error } = await post<PromoRecord>(promosPath, { ...terms, code, startsOn: "2026-01-01", ...changes });
  if (error) throw new Error(error);
  return (await post<PromoRecord>(`${promosPath}/${data._id}/activate`, { version: data.version })).data;
}
const promoById = async ({ _id }: PromoRecord) =>
  (await world.v2<Page<PromoRecord>>("get", `${promosPath}?id=${_id}`, { as: "director" })).body.data[0];
const voided = async ({ _id }: InvoiceRecord) => {
  const { version } = await invoiceById(_id);
  return post<InvoiceRecord>(`${invoicesPath}/${_id}/void`, { version, reason: "Sent by mistake." });
};

it("voids an invoice of which a promo left nothing, with its credit and its place, while none of it was used", async () => {
  const customer = await aCustomer();
  const promo = await promoFor({ maxRedemptions: 1 });
  const invoice = await sent(customer, { promoCodes: [promo.code] });
  expect(invoice).toMatchObject({ status: "paid", total: 0, lessonsLeft: 10 });
  expect((await voided(invoice)).data).toMatchObject({ status: "void", lessonsLeft: 0 });
  expect(await creditsFor(`invoiceId=${invoice._id}`)).toMatchObject([{ rest: 0 }]);
  expect(await promoById(promo)).toMatchObject({ reserved: 0, used: 0, given: [], standing: "active" });
  const entries = await world.rows("select reason from team_activity where entity_id = $1", [invoice._id]);
  expect(entries).toContainEqual({ reason: "Sent by mistake." });

  const again = await sent(customer, { promoCodes: [promo.code] });
  const [lot] = await creditsFor(`invoiceId=${again._id}`);
  await world.rows(`insert into credit_entries (id, lot_id, type, quantity, value, day, at, by_id)
    values ('used-${again._id}', '${lot?._id}', 'use', -60, 0, '2026-01-05', now(), 'system')`);
  expect(await voided(again)).toMatchObject({ status: 409, error: expect.stringMatching(/^Lessons of this invoice/) });
  expect(await promoById(promo)).toMatchObject({ used: 1 });
});

it("counts an invoice of which a promo left nothing as paid: its customer is no longer new, nor is who they became", async () => {
  const customer = await aCustomer();
  const promo = await promoFor({ customerScope: "new-customers", maxPerCustomer: 9 });
  const draftedFor = async (payer: Payer) =>
    (await post<InvoiceRecord>(invoicesPath, draftFor(payer, { promoCodes: [promo.code] }))).fields;
  const trial = { type: "TRIAL", lessonPrice: { currency: "GBP", amount: 0, durationMinutes: 30, lessonCount: 1 } };
  expect(await sent(customer, trial)).toMatchObject({ status: "paid", total: 0 });
  const { _id } = await sent(customer, { promoCodes: [promo.code] });
  expect(await invoiceById(_id)).toMatchObject({ status: "paid", total: 0 });
  expect(await draftedFor(customer)).toEqual({ promoCodes: "This code is for new customers." });
  const kept = await aCustomer();
  expect(await draftedFor(kept)).toBeUndefined();
  await merge(kept, customer);
  expect(await draftedFor(kept)).toEqual({ promoCodes: "This code is for new customers." });
});

it("lets whoever is listed use a promo in any of their records, and lists the one that is left", async () => {
  const [kept, other, gone] = [await aCustomer(), await aCustomer(), await aCustomer()];
  const listed = { customerScope: "listed" };
  const [first, second] = [
    await promoFor({ ...listed, customerIds: [other._id] }),
    await promoFor({ ...listed, customerIds: [kept._id] }),
  ];
  await merge(kept, other);
  const basket = { appliesTo: "pre-payment", type: "FIXED", subjects: [], currency: "GBP", unitAmount: 2000 };
  const reasons = async (customerId: string) => {
    const body = { codes: [first.code, second.code], ...basket, quantity: 1, customerId };
    const quoted = await world.v2<{ results: { reason: string | null }[] }>("post", `${promosPath}/quote`, {
      as: "admin",
      body,
    });
    return quoted.body.results.map(({ reason }) => reason);
  };
  const bothWork = [null, `This code cannot be combined with ${first.code}.`];
  expect(await reasons(kept._id)).toEqual(bothWork);
  expect(await reasons(other._id)).toEqual(bothWork);
  expect((await promoFor({ ...listed, customerIds: [other._id, kept._id] })).customerIds).toEqual([kept._id]);
  await archive(gone);
  const promo = { code: "GONE", name: "G", discountType: "percent", percentBp: 1000, appliesTo: ["ongoing"] };
  const body = { ...promo, ...listed, startsOn: "2026-01-01", customerIds: [gone._id] };
  expect((await post(promosPath, body)).fields).toEqual({
    customerIds: expect.stringMatching(/is archived\. Restore them first, or choose others\.$/),
  });
});

it("refuses an account over days that are none", async () => {
  const at = `/billing/statement?customerId=${(await aCustomer())._id}&currency=GBP&from=0000-01-01&to=2026-01-31`;
  const { status, body } = await world.v2<{ fields: object }>("get", at, { as: "director" });
  expect([status, body.fields]).toEqual([422, { from: "Enter a valid date." }]);
});

it("leaves nothing wrong in the books", async () => {
  const { body } = await world.v2<BooksCheck>("get", "/billing/books/check", { as: "director" });
  expect(body.faults).toEqual([]);
});

import { draftFor, invoicesPath, invoicing, type Payer } from "../../testing/invoices.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";
import type { BooksCheck } from "./books-check.ts";
import type { InvoiceRecord } from "./invoice.record.ts";

let world: World;
let regionId: string;
beforeAll(async () => {
  world = await openWorld();
  regionId = (await world.rows<{ id: string }>("select id from regions where code = 'UK'"))[0]!.id;
});
afterAll(() => world.close());

const { post, sent, invoiceById, creditsFor, pay } = invoicing(() => world);

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
const archive = async ({ _id }: Customer) => {
  const { body } = await world.v2<Page<Customer>>("get", `/people/customers?id=${_id}`, { as: "director" });
  return post(`/people/customers/${_id}/archive`, { version: body.data[0]?.version });
};

async function merged() {
  const [kept, other] = [await aCustomer(), await aCustomer()];
  const invoice = await sent(other);
  const { data: draft } = await post<InvoiceRecord>(invoicesPath, draftFor(other));
  const body = { version: kept.version, otherId: other._id, otherVersion: other.version, choices: {} };
  const path = `/people/customers/${kept._id}/merge`;
  const { status, merge } = (await post(path, body)) as unknown as { status: number; merge: { _id: string } };
  expect(status).toBe(200);
  return { kept, other, invoice, draft, undo: () => post(`/people/merges/${merge._id}/undo`, {}) };
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

it("leaves nothing wrong in the books", async () => {
  const { body } = await world.v2<BooksCheck>("get", "/billing/books/check", { as: "director" });
  expect(body.faults).toEqual([]);
});

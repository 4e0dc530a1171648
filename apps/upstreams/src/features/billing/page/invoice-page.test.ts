import { invoicesPath, invoicing } from "../../../testing/invoices.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import type { InvoicePageRecord } from "./invoice-page.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { post, customerIn, sent, invoiceById, pay } = invoicing(() => world);

type Page = InvoicePageRecord & { error?: string; fields?: Record<string, string> };
const open = (code: string) => world.v2<Page>("post", "/billing/invoice-page", { body: { code } });
const claim = (code: string, changes: object = {}) =>
  world.v2<Page>("post", "/billing/invoice-page/transfer", {
    body: { code, amount: 20_000, paidOn: "2026-01-05", payerName: "Ada Obi", ...changes },
  });

async function codeOf({ _id }: InvoiceRecord): Promise<string> {
  const { body } = await world.v2<{ path: string }>("post", `${invoicesPath}/${_id}/link`, { as: "admin", body: {} });
  return body.path.slice("/invoice?code=".length);
}

it("shows an invoice to whoever has its link, with nothing that only staff read", async () => {
  const invoice = await sent(await customerIn("GBP"), { internalNote: "Haggles", memo: "Welcome back" });
  const code = await codeOf(invoice);
  expect(await codeOf(invoice)).toBe(code);
  const { body } = await open(code);
  expect(body).toMatchObject({
    invoiceNumber: invoice.invoiceNumber,
    status: "sent",
    total: 20_000,
    due: 20_000,
    memo: "Welcome back",
    claimedOn: null,
  });
  expect(body.bankDetails).toContain("Sort code");
  expect(JSON.stringify(body)).not.toMatch(/Haggles|[0-9a-f]{24}(?!.*\?t=)/);
});

it("says nothing to another code, and soon nothing at all", async () => {
  const refused = await open("x".repeat(43));
  expect([refused.status, refused.body.error]).toEqual([404, expect.stringMatching(/^This link does not open/)]);
});

it("takes what a customer says of a transfer, one at a time, and tells staff", async () => {
  const customer = await customerIn("GBP");
  const invoice = await sent(customer);
  const code = await codeOf(invoice);
  const { status, body } = await claim(code);
  expect([status, body.claimedOn]).toEqual([200, "2026-01-05"]);
  // What is sent again, because the answer was lost, is the same one.
  expect((await claim(code)).body.claimedOn).toBe("2026-01-05");
  expect((await claim(code, { amount: 1_000 })).body.error).toBe(
    "You have told us of a transfer already. We are looking for it.",
  );
  expect(await invoiceById(invoice._id)).toMatchObject({
    status: "sent",
    due: invoice.due,
    claim: { amount: 20_000, payerName: "Ada Obi" },
  });
  const [notice] = await world.rows<{ title: string }>(
    "select title from notifications where kind = 'payment' order by created_at desc limit 1",
  );
  expect(notice?.title).toBe(`${customer.firstName} ${customer.lastName} says they have paid`);
  await pay(customer, invoice.due, [{ invoiceId: invoice._id, amount: invoice.due }]);
  expect(await invoiceById(invoice._id)).toMatchObject({ status: "paid", claim: null });
  const after = await open(code);
  expect(after.body).toMatchObject({ status: "paid", due: 0, claimedOn: null, bankDetails: null });
  expect(after.body.receipts).toMatchObject([{ amount: invoice.due }]);
  expect((await claim(code)).body.error).toBe("Nothing is to be paid on this invoice.");
});

it("goes on looking for a transfer when a smaller sum is paid in another way", async () => {
  const customer = await customerIn("GBP");
  const invoice = await sent(customer);
  await claim(await codeOf(invoice));
  await pay(customer, 100, [{ invoiceId: invoice._id, amount: 100 }]);
  expect((await invoiceById(invoice._id)).claim).toMatchObject({ amount: 20_000 });
});

it("lets staff say that a transfer was not found; then the customer may tell of another", async () => {
  const invoice = await sent(await customerIn("GBP"));
  const code = await codeOf(invoice);
  await claim(code);
  const { version } = await invoiceById(invoice._id);
  const at = `${invoicesPath}/${invoice._id}/dismiss-claim`;
  const { data } = await post<InvoiceRecord>(at, { version, reason: "Nothing at the bank" });
  expect(data.claim).toBeNull();
  expect((await claim(code, { amount: 100 })).status).toBe(200);
});

it.each([
  ["tomorrow", { paidOn: "2026-01-06" }, { paidOn: "The transfer cannot be dated in the future." }],
  ["another age", { paidOn: "1900-01-01" }, { paidOn: "The transfer cannot be dated more than a year ago." }],
  ["too much", { amount: Number.MAX_SAFE_INTEGER }, { amount: "This amount is too high." }],
  ["nobody", { payerName: " " }, { payerName: "Name on the account is required." }],
])("refuses a transfer of %s", async (_, changes, fields) => {
  const code = await codeOf(await sent(await customerIn("GBP")));
  expect((await claim(code, changes)).body.fields).toEqual(fields);
});

it("sends the link in the email, and says on a void invoice why", async () => {
  const invoice = await sent(await customerIn("GBP"));
  const code = await codeOf(invoice);
  const [mail] = await world.rows<{ text: string }>(
    "select text from mails where subject like $1 order by created_at desc limit 1",
    [`Invoice ${invoice.invoiceNumber}`],
  );
  expect(mail?.text).toContain("tell us that you have paid:");
  const { version } = await invoiceById(invoice._id);
  await post(`${invoicesPath}/${invoice._id}/void`, { version, reason: "Wrong address" });
  expect((await open(code)).body).toMatchObject({ status: "void", due: 0, voidReason: "Wrong address" });
});

import { draftFor, invoicesPath, invoicing } from "../../testing/invoices.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { InvoiceRecord } from "./invoice.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { post, customerIn, invoiceById } = invoicing(() => world);

const creditOf = async (customerId: string, currency = "GBP"): Promise<number> => {
  const query = new URLSearchParams({ customerId, currency }).toString();
  const { body } = await world.v2<{ amount: number }>("get", `/billing/credit-for-invoices?${query}`, { as: "admin" });
  return body.amount;
};

const mailOf = async ({ _id, version }: InvoiceRecord): Promise<string> => {
  const at = `${invoicesPath}/${_id}/send/mails`;
  const { body } = await world.v2<{ text: string }[]>("post", at, { as: "director", body: { version } });
  return body[0]?.text ?? "";
};

it("says what money credit will pay of an invoice, and in its email that it did", async () => {
  const customer = await customerIn("GBP");
  const had = await creditOf(customer._id);
  const gift = { customerId: customer._id, unit: "money", currency: "GBP", quantity: 4000, reason: "A bad line" };
  await post("/billing/credits", gift);
  const credit = await creditOf(customer._id);
  expect(credit).toBe(had + 4000);
  expect(await creditOf(customer._id, "NGN")).toBe(0);

  const price = { currency: "GBP", amount: 2000 + credit, durationMinutes: 60, lessonCount: 1 };
  const { data: draft } = await post<InvoiceRecord>(invoicesPath, draftFor(customer, { lessonPrice: price }));
  const said = `£${(credit / 100).toFixed(2)} of it is paid from your credit.`;
  expect(await mailOf(draft)).toContain(said);
  await post(`${invoicesPath}/${draft._id}/send`, { version: draft.version });
  expect(await invoiceById(draft._id)).toMatchObject({ received: credit, due: 2000 });
  expect(await creditOf(customer._id)).toBe(0);

  const { data: next } = await post<InvoiceRecord>(invoicesPath, draftFor(customer));
  expect(await mailOf(next)).not.toContain("paid from your credit");
});

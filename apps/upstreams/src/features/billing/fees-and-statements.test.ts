import { invoicing } from "../../testing/invoices.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { BooksCheck } from "./books-check.ts";
import type { InvoiceRecord } from "./invoice.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { post, customerIn, sent, pay } = invoicing(() => world);
const found = async () => (await world.v2<BooksCheck>("get", "/billing/books/check", { as: "admin" })).body.faults;

it("finds a fee that two invoices charge for the same days, until it is credited", async () => {
  const { _id: customerId } = await customerIn("GBP");
  const draft = async (description: string, from: string, to: string) =>
    (
      await post<InvoiceRecord>("/billing/invoices/ongoing", {
        ...{ customerId, currency: "GBP", from, to },
        extras: [{ kind: "fee", description, amount: 1500 }],
      })
    ).data;
  const first = await draft("Registration", "2025-12-01", "2025-12-31");
  // The same fee in another month, and another one for the same days, are charged once each.
  await draft("Registration", "2026-01-01", "2026-01-31");
  const twice = await draft("Materials", "2025-12-10", "2026-01-10");
  expect(await found()).toEqual([]);
  // As a draft that was merged into another had it when it came back.
  await world.rows("update invoice_lines set description = ' registration' where invoice_id = $1 and kind = 'fee'", [
    twice._id,
  ]);
  const faults = await found();
  expect(faults).not.toEqual([]);
  for (const fault of faults)
    expect(fault).toMatchObject({
      ...{ about: "invoice", customerId },
      fault: expect.stringMatching(/^“.*registration” for £15\.00 is charged on .* too, for the same days\.$/i),
    });
  await post(`/billing/invoices/${twice._id}/delete`, { version: twice.version });
  expect(await found()).toEqual([]);
  expect(first.total).toBe(1500);
});

it("finds a statement that does not end with what the header of the customer says", async () => {
  const ada = await customerIn("GBP");
  const bill = await sent(ada);
  await pay(ada, 25_000, [{ invoiceId: bill._id, amount: bill.due }], { keepAsCredit: true });
  const other = await sent(ada);
  expect(await found()).toEqual([]);
  // Written off without the entry that says so: the header no longer counts it, the statement does.
  await world.rows("update invoices set status = 'written-off' where id = $1", [other._id]);
  expect(await found()).toContainEqual(
    expect.objectContaining({
      about: "customer",
      customerId: ada._id,
      fault: expect.stringMatching(/^The statement ends with .*, and the balance is /),
    }),
  );
});

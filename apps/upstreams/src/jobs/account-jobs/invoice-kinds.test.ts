import { pino } from "pino";
import { draftFor, invoicesPath, invoicing } from "../../testing/invoices.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";
import type { InvoiceRecord } from "../../features/billing/invoice.record.ts";
import { AccountJobRunner } from "./account-job-runner.ts";
import { bulkKinds } from "./kinds.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { post, customerIn, invoiceById } = invoicing(() => world);

/** What became of each record of a job, in the order in which they were named. */
async function inBulk(kind: string, ids: readonly string[]) {
  const { database, clock, signal, availability, files } = world;
  const body = { kind, choice: { ids }, payload: {} };
  const asked = await world.v2<One<{ _id: string }>>("post", "/account-jobs", { as: "director", body });
  const runner = { database, clock, signal, availability, files, log: pino({ level: "silent" }), holder: "a" };
  await new AccountJobRunner({ ...runner, kinds: bulkKinds }).tick();
  const items = `/account-jobs/items?jobId=${asked.body.data._id}`;
  const { data } = (await world.v2<Page<{ verdict: string; reason: string | null }>>("get", items, { as: "director" }))
    .body;
  return data.map(({ verdict }) => verdict).toSorted();
}

it("sends drafts and reminds of invoices many at once, each with its reason where it cannot be", async () => {
  const customer = await customerIn("GBP");
  const ids: string[] = [];
  for (const studentCustomer of [customer._id, customer._id, null]) {
    const { data } = await post<InvoiceRecord>(invoicesPath, draftFor(customer, { studentCustomer }));
    ids.push(data._id);
  }
  expect(await inBulk("invoices-send", ids)).toEqual(["done", "done", "failed"]);
  const [first, second] = [await invoiceById(ids[0] ?? ""), await invoiceById(ids[1] ?? "")];
  expect([first.status, second.status]).toEqual([
    expect.stringMatching(/sent|paid/),
    expect.stringMatching(/sent|paid/),
  ]);
  expect(first.invoiceNumber).not.toBe(second.invoiceNumber);
  expect(await inBulk("invoices-remind", ids.slice(0, 2))).toEqual(["done", "done"]);
  expect(await inBulk("invoices-remind", ids.slice(0, 2))).toEqual(["failed", "failed"]);
});

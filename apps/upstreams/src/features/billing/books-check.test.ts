import { openWorld, type World } from "../../testing/world.ts";
import type { BooksCheck } from "./books-check.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const check = async () => (await world.v2<BooksCheck>("get", "/billing/books/check", { as: "admin" })).body;
const faults = async () => (await check()).faults.map(({ about, fault }) => [about, fault]);

it("finds nothing wrong in the demo business, and looks at all of it", async () => {
  const { faults: found, ...counts } = await check();
  expect(found).toEqual([]);
  expect(counts.invoices).toBeGreaterThan(150);
  expect(counts.payments).toBeGreaterThan(50);
  expect(counts.credits).toBeGreaterThan(50);
  expect(counts.lessons).toBeGreaterThan(500);
  expect(counts.series).toBeGreaterThan(2);
});

it.each([
  [
    "update invoices set status = 'sent' where id = (select id from invoices where status = 'paid' and total > 0 limit 1)",
    ["invoice", "Its status does not match what was paid."],
  ],
  [
    "update payments set amount = amount + 1 where id = (select id from payments where status = 'succeeded' order by received_on desc limit 1)",
    ["payment", "The allocations do not add up to the amount."],
  ],
  [
    "update credit_lots set size = size - 1 where id = (select lot_id from credit_entries group by lot_id, quantity having quantity = (select size from credit_lots where id = lot_id) limit 1)",
    ["credit", "More was granted than was sold."],
  ],
  [
    "update booked_lessons set end_at = end_at + interval '15 minutes' where id = (select lesson_id from billable_items where minutes = 60 limit 1)",
    ["lesson", "What it used and what is to be billed are not what is charged."],
  ],
  [
    "update number_series set last = last + 1 where series = (select series from number_series limit 1)",
    ["numbers", expect.stringMatching(/^Numbers are missing: \d+\.$/)],
  ],
])("finds what %s did", async (change, fault) => {
  await world.rows(change);
  expect(await faults()).toContainEqual(fault);
});

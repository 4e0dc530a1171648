import { retryable } from "../../../database/retryable.ts";
import { systemContext } from "../../../service/system-context.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import { draftOngoing } from "./ongoing.service.ts";
import type { BillingRunPreview } from "./run-preview.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const days = { from: "2026-01-01", to: "2026-01-31" };

async function preview(regionId: string): Promise<BillingRunPreview> {
  const query = new URLSearchParams({ regionId, ...days }).toString();
  return (await world.v2<BillingRunPreview>("get", `/billing/ongoing/preview?${query}`, { as: "director" })).body;
}

/** Lets what the demo business has drafted be billed again; returns the region. */
async function billAgain(): Promise<string> {
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
  const drafted = "select id from invoices where kind = 'ongoing' and status = 'draft'";
  await world.rows(`delete from billed_items where invoice_id in (${drafted})`);
  await world.rows(`update invoices set archived_at = now() where id in (${drafted})`);
  return region?.id ?? "";
}

it("starts one run of two that are asked for at the same moment, and says whose the other is", async () => {
  const regionId = await billAgain();
  const { customers } = await preview(regionId);
  const run = (as: "director" | "super-admin") =>
    world.v2<{ error?: string }>("post", "/account-jobs/billing-run", { as, body: { regionId, ...days, customers } });
  await Promise.all([world.tokenOf("director"), world.tokenOf("super-admin")]);
  const answers = await Promise.all([run("director"), run("super-admin")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error).toMatch(
    /^(Daniel Osborne|Ngọzị Okonkwọ) is making the drafts of this region\. Wait until that is done\.$/,
  );
  expect(await world.rows("select id from account_jobs where kind = 'customers-bill'")).toHaveLength(1);
});

it("bills each lesson once, however many runs there are at once", async () => {
  const regionId = await billAgain();
  const { toBill } = await preview(regionId);
  expect(toBill.length).toBeGreaterThan(2);
  const draft = (customerId: string) =>
    retryable(world.database, (db) =>
      draftOngoing(systemContext(db, world.clock.now(), "run"), customerId, { regionId, ...days }),
    );
  const thrice = [...toBill, ...toBill.toReversed(), ...toBill].map(({ customerId }) => draft(customerId));
  const made = await Promise.all(thrice);
  // Whoever comes later finds nothing left.
  expect(made.reduce((sum, drafts) => sum + drafts, 0)).toBe(toBill.length);
  expect((await preview(regionId)).customers).toBe(0);
  const drafts = await world.rows<{ customer: string; total: number }>(
    `select customer_id as customer, total::int as total from invoices
     where kind = 'ongoing' and status = 'draft' and archived_at is null and period_to = $1 and region_id = $2`,
    [days.to, regionId],
  );
  const sums = new Map(toBill.map(({ customerId, amount }) => [customerId, amount]));
  expect(drafts).toHaveLength(toBill.length);
  for (const { customer, total } of drafts) expect(total).toBe(sums.get(customer));
});

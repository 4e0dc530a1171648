import { openWorld, type World } from "../../testing/world.ts";
import { expireCredit, lapseInvoices } from "./billing.public.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = 86_400_000;
const after = (date: string, days: number) => new Date(Date.parse(date) + days * day);

interface Lot {
  id: string;
  expires_on: string;
  size: number;
  worth: number;
}

/** A credit whose minutes are all paid for, and when it ends. */
async function wholeLot(): Promise<Lot> {
  const [lot] = await world.rows<Lot>(
    `select l.id, l.expires_on::text as expires_on, l.size::int as size, l.worth::int as worth from credit_lots l
     where expires_on is not null and not exists (select 1 from confirmed_lessons c where c.customer_id = l.customer_id and c.billing = 'prepaid')
     and size = (select sum(quantity) from credit_entries where lot_id = l.id)
     order by expires_on, id limit 1`,
  );
  if (!lot) throw new Error("No credit ends.");
  return lot;
}

it("ends credit after its last day in the region, at all that it was worth, once", async () => {
  const { id, expires_on: last, size, worth } = await wholeLot();
  await expireCredit(world.database, after(last, 0.5), 1_000);
  const entries = () =>
    world.rows<{ type: string; quantity: number; value: number }>(
      "select type, quantity::int as quantity, value::int as value from credit_entries where lot_id = $1 order by seq",
      [id],
    );
  expect((await entries()).map(({ type }) => type)).not.toContain("expire");
  expect(await expireCredit(world.database, after(last, 2), 1_000)).toBeGreaterThan(0);
  expect((await entries()).at(-1)).toEqual({ type: "expire", quantity: -size, value: worth });
  expect(await expireCredit(world.database, after(last, 2), 1_000)).toBe(0);
});

it("voids prepayments that nobody paid two weeks after they were due, and keeps those paid in part", async () => {
  const [unpaid] = await world.rows<{ id: string; due_on: string }>(
    `select id, due_on::text as due_on from invoices where status = 'sent' and kind = 'pre-payment' order by due_on limit 1`,
  );
  const { id = "", due_on: due = "" } = unpaid ?? {};
  const statusOf = async () =>
    (await world.rows<{ status: string }>("select status from invoices where id = $1", [id]))[0]?.status;
  await lapseInvoices(world.database, after(due, 13.5), 1_000);
  expect(await statusOf()).toBe("sent");
  expect(await lapseInvoices(world.database, after(due, 16), 1_000)).toBeGreaterThan(0);
  expect(await statusOf()).toBe("void");
  const [parts] = await world.rows<{ count: number }>(
    "select count(*)::int as count from invoices where status = 'part-paid'",
  );
  await lapseInvoices(world.database, after(due, 400), 1_000);
  const [later] = await world.rows<{ count: number }>(
    "select count(*)::int as count from invoices where status = 'part-paid'",
  );
  expect(later).toEqual(parts);
});

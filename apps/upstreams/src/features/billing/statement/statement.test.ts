import { invoicing } from "../../../testing/invoices.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import type { Statement } from "./statement.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { customerIn, sent, pay, post } = invoicing(() => world);

async function statement(customerId: string, from: string, to: string): Promise<Statement> {
  const query = new URLSearchParams({ customerId, currency: "GBP", from, to }).toString();
  return (await world.v2<Statement>("get", `/billing/statement?${query}`, { as: "admin" })).body;
}

it("opens with what the last one closed with, and ends with what is due less what is kept as credit", async () => {
  const ada = await customerIn("GBP");
  const first = await sent(ada);
  await pay(ada, 20_500, [{ invoiceId: first._id, amount: 20_000 }], { keepAsCredit: true });
  const withdrawn = await sent(ada);
  await post(`/billing/invoices/${withdrawn._id}/void`, { version: withdrawn.version, reason: "They stop" });
  const later = await sent(ada);
  await world.rows("update invoices set issued_on = '2026-02-09', due_on = '2026-02-16' where id = $1", [later._id]);

  const [january, february, all] = [
    await statement(ada._id, "2026-01-01", "2026-01-31"),
    await statement(ada._id, "2026-02-01", "2026-02-28"),
    await statement(ada._id, "2020-01-01", "2026-12-31"),
  ];
  expect(january.closing).toBe(february.opening);
  expect(all).toMatchObject({ opening: 0, closing: february.closing });
  expect(january.lines).toContainEqual(expect.objectContaining({ kind: "payment", amount: -20_500 }));
  expect(february.lines.map(({ kind, amount }) => [kind, amount])).toEqual([["invoice", 20_000]]);
  const [{ due } = { due: 0 }] = await world.rows<{ due: number }>(
    `select coalesce(sum(total), 0)::int - coalesce((select sum(a.amount) from payment_allocations a join invoices i on i.id = a.invoice_id
       where i.customer_id = $1 and i.currency = 'GBP'), 0)::int
       - coalesce((select sum(c.total) from credit_notes c where c.customer_id = $1 and c.currency = 'GBP'), 0)::int
       + coalesce((select sum(r.amount) from refunds r join invoices i on i.id = r.invoice_id
           where i.customer_id = $1 and r.currency = 'GBP'), 0)::int
       - coalesce((select sum(e.quantity) from credit_entries e join credit_lots l on l.id = e.lot_id
           where l.customer_id = $1 and l.currency = 'GBP' and l.source in ('overpayment', 'credit-note')
             and e.type in ('grant', 'adjust')), 0)::int as due
     from invoices where customer_id = $1 and currency = 'GBP' and status not in ('draft', 'void')`,
    [ada._id],
  );
  expect(february.closing).toBe(due);
});

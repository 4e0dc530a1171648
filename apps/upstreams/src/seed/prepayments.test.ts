import { openWorld, type World } from "../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const one = async (query: string): Promise<Record<string, unknown>> =>
  (await world.rows<Record<string, unknown>>(query))[0] ?? {};

it("has prepayment invoices in every state and currency, numbered without gaps in the order of issue", async () => {
  const { states, currencies, count } = await one(
    "select count(*)::int as count, array_agg(distinct status order by status) as states, array_agg(distinct currency order by currency) as currencies from invoices where kind = 'pre-payment'",
  );
  expect(count).toBe(180);
  expect(states).toEqual(["draft", "paid", "part-paid", "part-refunded", "refunded", "sent", "void"]);
  expect(currencies).toEqual(["GBP", "NGN", "USD"]);
  const { gaps } = await one(
    `select count(*)::int as gaps from (
       select left(invoice_number, -6) as series, right(invoice_number, 5)::int as number,
         row_number() over (partition by left(invoice_number, -6) order by issued_on, sent_at, invoice_number) as place
       from invoices where invoice_number is not null) as numbered where number <> place`,
  );
  expect(gaps).toBe(0);
});

it("has ongoing invoices of four months in every state, each lesson billed once", async () => {
  const { states, months } = await one(
    `select array_agg(distinct status order by status) as states, count(distinct period_to)::int as months
     from invoices where kind = 'ongoing'`,
  );
  expect(states).toEqual(["credited", "draft", "paid", "part-paid", "sent", "void"]);
  expect(months).toBe(4);
  const { different } = await one(
    `select count(*)::int as different from invoice_lines l join invoices i on i.id = l.invoice_id
     where i.kind = 'ongoing' and i.status <> 'void' and l.unit_amount <>
       (select sum(b.amount) from billed_items n join billable_items b on b.id = n.item_id where n.line_id = l.id)`,
  );
  expect(different).toBe(0);
});

it("has books that add up", async () => {
  const { wrong } = await one(
    `select count(*)::int as wrong from invoices i where status <> 'void' and invoice_number is not null and
       (status in ('paid', 'part-refunded', 'refunded', 'credited')) <> (i.total <= (select coalesce(sum(amount), 0) from payment_allocations where invoice_id = i.id)
         - (select coalesce(sum(p.amount), 0) from bank_dispute_parts p join bank_disputes d on d.id = p.dispute_id
            where p.invoice_id = i.id and d.status = 'lost')
         + (select coalesce(sum(total), 0) from credit_notes where invoice_id = i.id))`,
  );
  expect(wrong).toBe(0);
  const { over } = await one(
    `select count(*)::int as over from credit_lots l where
       (select coalesce(sum(quantity), 0) from credit_entries where lot_id = l.id) not between 0 and l.size`,
  );
  expect(over).toBe(0);
  const { lost } = await one(
    `select count(*)::int as lost from payments p where p.status not in ('unclear', 'mismatch', 'pending') and p.amount <>
       (select coalesce(sum(amount), 0) from payment_allocations where payment_id = p.id)
       + (select coalesce(sum(size), 0) from credit_lots where payment_id = p.id)`,
  );
  expect(lost).toBe(0);
});

it("sells each prepaid course its lessons", async () => {
  const { without } = await one(
    `select count(*)::int as without from confirmed_lessons c join persons p on p.id = c.customer_id
     where billing = 'prepaid' and p.email is not null and p.merged_into_id is null
       and not exists (select 1 from invoices i where i.customer_id = c.customer_id and c.subject = any(i.subjects))`,
  );
  expect(without).toBe(0);
});

it("bills nobody before they were a customer", async () => {
  const { early } = await one(
    `select count(*)::int as early from invoices i join customers c on c.id = i.customer_id where i.created_at < c.created_at`,
  );
  expect(early).toBe(0);
});

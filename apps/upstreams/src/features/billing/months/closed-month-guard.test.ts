import { openWorld, type World } from "../../../testing/world.ts";

let world: World;
let uk: string;
/** A month in which the demo business has entries, the day in it of the new ones, and a day of an open month. */
const [month, day, later] = ["2025-11", "2025-11-12", "2025-12-12"];
beforeAll(async () => {
  world = await openWorld();
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
  uk = region?.id ?? "";
  await world.rows("alter table closed_months disable trigger closed_months_kept");
  await world.rows("delete from closed_months");
  await world.rows("alter table closed_months enable trigger closed_months_kept");
  await world.rows("update regions set books_begin_on = $1", [`${month}-01`]);
});
afterAll(() => world.close());

/** What the database says to a statement that nobody's service sent; null where it takes it. Nothing of it stays. */
async function refusalOf(statement: string): Promise<string | null> {
  await world.rows("begin");
  try {
    await world.rows(statement);
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await world.rows("rollback");
  }
}

const id = "'ffffffffffffffffffffffff'";
const record = "id, created_at, updated_at, created_by, updated_by";
const made = `${id}, now(), now(), 'system', 'system'`;
const oneOf = (rows: string) => `(select id from ${rows} limit 1)`;
const ofUk = () => `region_id = '${uk}'`;

/** An entry of each kind on a day. */
const additions = (on: string): Record<string, string> => ({
  "a use of credit": `insert into credit_entries (id, lot_id, type, quantity, day, at, by_id)
    select ${id}, id, 'expire', -1, '${on}', now(), 'system' from credit_lots
    where ${ofUk()} and (select sum(quantity) from credit_entries where lot_id = credit_lots.id) > 0 limit 1`,
  "a lesson to bill": `insert into billable_items (id, customer_id, region_id, lesson_id, settlement_id, currency, amount, minutes, covered_minutes, day, at)
    select ${id}, customer_id, region_id, id, ${id}, 'GBP', 100, 60, 0, '${on}', now() from booked_lessons where ${ofUk()} limit 1`,
  "a credit note": `insert into credit_notes (${record}, credit_note_number, invoice_id, customer_id, currency, issued_on, lines, net, tax, total, reason)
    select ${made}, 'CN-1', id, customer_id, currency, '${on}', '[]', 1, 0, 1, 'It was.' from invoices
    where ${ofUk()} and total > 0 and status = 'sent' and id not in (select invoice_id from credit_notes) limit 1`,
  "a write-off": `insert into write_offs (${record}, invoice_id, currency, amount, day, reason)
    select ${made}, id, currency, 1, '${on}', 'It was.' from invoices
    where ${ofUk()} and status = 'sent' and id not in (select invoice_id from write_offs) limit 1`,
  "a refund": `insert into refunds (${record}, payment_id, way, currency, amount, refunded_on)
    select ${made}, id, 'bank', currency, 1, '${on}' from payments
    where ${ofUk()} and id not in (select payment_id from refunds) limit 1`,
  "a bank's fee": `insert into bank_disputes (${record}, payment_id, gateway, reference, currency, amount, fee, reason, opened_on)
    select ${made}, id, gateway, 'CASE', currency, 1, 1, 'It was.', '${on}' from payments
    where ${ofUk()} and id not in (select payment_id from bank_disputes) limit 1`,
  "what a bank took": `insert into bank_disputes (${record}, payment_id, gateway, reference, currency, amount, reason, opened_on, lost_on, status)
    select ${made}, id, gateway, 'CASE', currency, 1, 'It was.', '2025-12-12', '${on}', 'lost' from payments
    where ${ofUk()} and id not in (select payment_id from bank_disputes) limit 1`,
  "a payment": `insert into payments (${record}, payment_number, customer_id, region_id, gateway, method, status, currency, amount, received_on)
    select ${made}, 'PAY-X', customer_id, region_id, gateway, method, 'succeeded', currency, 1, '${on}' from payments
    where ${ofUk()} and status = 'succeeded' limit 1`,
  "a payment that is dated otherwise": `update payments set received_on = '${on}', booked_on = null
    where id = ${oneOf(`payments where ${ofUk()} and status = 'succeeded' and received_on > '2025-12-01'`)}`,
  "an invoice that is dated otherwise": `update invoices set issued_on = '${on}'
    where id = ${oneOf(`invoices where ${ofUk()} and status = 'sent' and issued_on > '2025-12-01'`)}`,
});

/** Changes of what stands in the month already. */
const changes = (): Record<string, string> => {
  const payment = oneOf(
    `payments where ${ofUk()} and status = 'succeeded' and received_on between '${month}-01' and '${month}-30'`,
  );
  const invoice = oneOf(
    `invoices where ${ofUk()} and status <> 'draft' and issued_on between '${month}-01' and '${month}-30'`,
  );
  const lot = `(select lot_id from credit_entries where to_char(day, 'YYYY-MM') = '${month}'
    and lot_id in (select id from credit_lots where ${ofUk()}) limit 1)`;
  const elsewhere = `(select id from regions where code = 'US')`;
  return {
    "another amount": `update payments set amount = amount + 1 where id = ${payment}`,
    "a payment that never came": `update payments set status = 'failed' where id = ${payment}`,
    "a payment of another region": `update payments set region_id = ${elsewhere} where id = ${payment}`,
    "an invoice that is void": `update invoices set status = 'void' where id = ${invoice}`,
    "an invoice of a later day": `update invoices set issued_on = '${later}', due_on = '2026-03-01' where id = ${invoice}`,
    "credit of another region": `update credit_lots set region_id = ${elsewhere} where id = ${lot}`,
  };
};

const refusalsOf = async (statements: Record<string, string>) => {
  const answers: Record<string, string | null> = {};
  for (const [name, statement] of Object.entries(statements)) answers[name] = await refusalOf(statement);
  return answers;
};
const each = (statements: Record<string, string>, answer: string | null) =>
  Object.fromEntries(Object.keys(statements).map((name) => [name, answer]));

const close = (asked: string) =>
  world.v2<{ error?: string }>("post", "/billing/books/months", {
    as: "director",
    body: { regionId: uk, month: asked },
  });

it("takes entries of an open month, and refuses whatever would change a closed one", async () => {
  const all = () => ({ ...additions(day), ...changes() });
  expect(await refusalsOf(all())).toEqual(each(all(), null));
  expect((await close(month)).status).toBe(200);
  expect(await refusalsOf(all())).toEqual(each(all(), `The books of region ${uk} are closed for ${month}.`));
  expect(await refusalsOf(additions(later))).toEqual(each(additions(later), null));
});

it("keeps what a closing says, and only lets the newest be reopened", async () => {
  const closings = `closed_months where ${ofUk()}`;
  const closing = (closedMonth: string, at: string) =>
    `insert into closed_months (id, created_at, updated_at, created_by, updated_by, region_id, month, sums)
     values (${id}, '${at}', '${at}', 'system', 'system', '${uk}', '${closedMonth}', '[]')`;
  const reopened = "reopened_at = now(), reopen_reason = 'It was.'";
  expect(await refusalOf(`delete from ${closings}`)).toBe("A closed month is reopened, never deleted.");
  for (const change of ["sums = '[]'", "month = '2025-10'", `${reopened}, sums = '[]'`])
    expect(await refusalOf(`update closed_months set ${change} where ${ofUk()}`)).toBe(
      "A closed month is only ever reopened.",
    );
  expect(await refusalOf(closing("2026-01", "2026-02-05T09:00:00Z"))).toBe("The month before 2026-01 is not closed.");
  expect(await refusalOf(closing("2025-12", "2025-12-31T23:59:00Z"))).toBe("2025-12 was not over.");
  expect(await refusalOf(closing("2025-10", "2026-01-05T09:00:00Z"))).toBe("The books do not have 2025-10.");
  expect(await refusalOf(closing("2025-12", "2026-01-05T09:00:00Z"))).toBeNull();
  expect(await refusalOf(`update closed_months set ${reopened} where ${ofUk()}`)).toBeNull();
  // People never meet the database's words: the service speaks first.
  expect(await close("2026-01")).toMatchObject({ status: 409, body: { error: "January 2026 is not over yet." } });
  expect((await close("2025-12")).status).toBe(200);
  expect(await refusalOf(`update closed_months set ${reopened} where ${ofUk()} and month = '${month}'`)).toBe(
    "A month after 2025-11 is closed.",
  );
});

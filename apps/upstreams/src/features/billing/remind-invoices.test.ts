import { mailsTo } from "../../testing/mailbox.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";
import { remindInvoices } from "./billing.public.ts";
import type { InvoiceRecord } from "./invoice.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = 86_400_000;
const noon = (date: string, days: number) => new Date(Date.parse(`${date}T12:00:00Z`) + days * day);
const remind = (now: Date) => remindInvoices(world.database, now, 1_000);

/** The newest unpaid invoice, with an address that nobody else has. */
async function unpaid(email: string): Promise<{ id: string; due: string }> {
  const [invoice] = await world.rows<{ id: string; due: string }>(
    `update invoices set sent_to = array[$1], reminded_for = null where id = (
       select id from invoices where status = 'sent' and not ($1 = any(sent_to)) order by due_on desc, id limit 1)
     returning id, due_on::text as due`,
    [email],
  );
  if (!invoice) throw new Error("Everything is paid.");
  return invoice;
}

const shown = async (id: string) =>
  (await world.v2<Page<InvoiceRecord>>("get", `/billing/invoices?id=${id}`, { as: "director" })).body
    .data[0] as InvoiceRecord;

it("reminds on the due date and on each chosen day after it, once, and says when the next is", async () => {
  const email = "forgot@example.org";
  const { id, due } = await unpaid(email);
  await remind(noon(due, -1));
  expect(await mailsTo(world, email)).toHaveLength(0);
  await remind(noon(due, 0));
  await remind(noon(due, 0));
  await remind(noon(due, 1));
  expect(await mailsTo(world, email)).toHaveLength(1);
  await remind(noon(due, 8));
  const mails = await mailsTo(world, email);
  expect(mails).toHaveLength(2);
  expect(mails[0]?.subject).toContain("Reminder");
  expect((await shown(id)).nextReminderOn).toBe(noon(due, 14).toISOString().slice(0, 10));
});

it("reminds of nothing that is void, nor where a region does not want it", async () => {
  const email = "settled@example.org";
  const { id, due } = await unpaid(email);
  const [{ region } = { region: "" }] = await world.rows<{ region: string }>(
    "select region_id as region from invoices where id = $1",
    [id],
  );
  const body = { key: "remindOfInvoices", regionId: region, value: false };
  expect((await world.v2("post", "/admin/setting", { as: "director", body })).status).toBe(201);
  await remind(noon(due, 5));
  expect((await shown(id)).nextReminderOn).toBeNull();
  await world.rows("delete from settings where key = 'remindOfInvoices' returning id");
  const { version } = await shown(id);
  const voided = { version, reason: "A mistake" };
  await world.v2("post", `/billing/invoices/${id}/void`, { as: "director", body: voided });
  const told = (await mailsTo(world, email)).length;
  await remind(noon(due, 8));
  expect(await mailsTo(world, email)).toHaveLength(told);
});

it("sends no reminder of its own on a day on which one went out by hand", async () => {
  const email = "reminded@example.org";
  const { id } = await unpaid(email);
  const today = world.clock.now();
  const dates = "due_on = $2::date, issued_on = $2::date - 7, reminded_at = null";
  await world.rows(`update invoices set ${dates} where id = $1`, [id, today.toISOString().slice(0, 10)]);
  const { version } = await shown(id);
  const answer = await world.v2("post", `/billing/invoices/${id}/remind`, { as: "admin", body: { version } });
  expect(answer.status).toBe(200);
  await remind(today);
  expect(await mailsTo(world, email)).toHaveLength(1);
});

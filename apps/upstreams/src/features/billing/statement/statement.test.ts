import { invoicing } from "../../../testing/invoices.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import { mailsTo } from "../../../testing/mailbox.ts";
import { writeDocuments } from "../documents/write-documents.ts";
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

const january = (customerId: string) => ({ customerId, currency: "GBP", from: "2026-01-01", to: "2026-01-31" });
interface Pdf {
  fileId: string;
  file: { name: string; size: number; url: string } | null;
}
const v2 = <Answer>(at: string, body: object, as: "admin" | "content-manager" = "admin") =>
  world.v2<Answer>("post", `/billing/statement/${at}`, { as, body });

it("draws one PDF for what a statement says, and another once it says more", async () => {
  const ada = await customerIn("GBP");
  const first = (await v2<Pdf>("pdf", january(ada._id))).body;
  expect(first.file).toMatchObject({ name: "Statement January 2026, GBP.pdf", size: expect.any(Number) });
  const again = (await v2<Pdf>("pdf", january(ada._id))).body;
  expect(again.fileId).toBe(first.fileId);
  await sent(ada);
  const more = (await v2<Pdf>("pdf", january(ada._id))).body;
  expect(more.fileId).not.toBe(first.fileId);
  expect((await v2("pdf", { ...january(ada._id), from: "2026-02-01" })).status).toBe(422);
  expect((await v2("pdf", january("f".repeat(24)))).body).toMatchObject({
    fields: { customerId: "The selected customer no longer exists." },
  });
  expect((await v2("pdf", january(ada._id), "content-manager")).status).toBe(403);
});

it("shows the email of a statement, then sends it with the PDF", async () => {
  const ada = await customerIn("GBP");
  const { closing } = await statement(ada._id, "2026-01-01", "2026-01-31");
  const body = { ...january(ada._id), familyMessage: "As you asked." };
  const count = async () => (await mailsTo(world, ada.email ?? "")).length;
  const before = await count();
  const [shown] = (await v2<{ to: string; subject: string; text: string }[]>("send/mails", body)).body;
  expect(shown).toMatchObject({ to: ada.email, subject: "Your statement for January 2026, GBP" });
  expect(shown?.text).toContain(
    `Owed at the end: £${(closing / 100).toLocaleString("en-GB", { minimumFractionDigits: 2 })}`,
  );
  expect(shown?.text).toContain("As you asked.");
  expect(await count()).toBe(before);

  expect((await v2("send", body)).body).toEqual({ sentTo: ada.email });
  const [mail] = await world.rows<{ subject: string; text: string; attachment: string }>(
    'select subject, text, attachment_file_id as attachment from mails where "to" = $1 and subject = $2',
    [ada.email, shown?.subject],
  );
  expect(mail).toMatchObject({ subject: shown?.subject, text: shown?.text, attachment: expect.any(String) });
  await writeDocuments(world);
  const [file] = await world.rows("select name, refers_id, state from files where id = $1", [mail?.attachment]);
  expect(file).toEqual({ name: "Statement January 2026, GBP.pdf", refers_id: ada._id, state: "kept" });
});

import { buffer } from "node:stream/consumers";
import type { InvoiceRecord } from "../invoice.record.ts";
import type { PaymentRecord } from "../payment.record.ts";
import type { Attachment, MailTransport } from "../../system/mail/mail.public.ts";
import { mailsTo } from "../../../testing/mailbox.ts";
import { openWorld, type Page, type World } from "../../../testing/world.ts";
import { writeDocuments } from "./write-documents.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const as = "director";
const email = "reads-invoices@example.org";

async function post<Data>(path: string, body: object): Promise<Data> {
  const answer = await world.v2<{ data: Data; error?: string }>("post", path, { as, body });
  if (answer.body.error) throw new Error(answer.body.error);
  return answer.body.data;
}

async function draft(): Promise<InvoiceRecord> {
  const [customer] = await world.rows<{ id: string; first: string; last: string }>(
    `select c.id, p.first_name as first, p.last_name as last from customers c join persons p on p.id = c.id
     where c.currency = 'GBP' and c.status = 'active' and c.archived_at is null order by c.id limit 1`,
  );
  return post<InvoiceRecord>("/billing/invoices", {
    firstName: customer?.first,
    lastName: customer?.last,
    email,
    timeZone: "Europe/London",
    subjects: [{ value: "Igbo" }],
    lessonPrice: { currency: "GBP", amount: 2000, durationMinutes: 60, lessonCount: 10 },
    paymentGateway: "BANK_TRANSFER",
    studentCustomer: customer?.id,
  });
}

const send = ({ _id, version }: InvoiceRecord) => post<InvoiceRecord>(`/billing/invoices/${_id}/send`, { version });
const invoiceById = async (id: string) =>
  (await world.v2<Page<InvoiceRecord>>("get", `/billing/invoices?id=${id}`, { as })).body.data[0] as InvoiceRecord;

/** A mail server that keeps what goes along. */
function taking() {
  const taken: (Attachment | null)[] = [];
  const transport: MailTransport = {
    send: ({ attachment }) => {
      taken.push(attachment);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  return { transport, taken };
}

const ordered = () =>
  world.rows<{ id: string; owner_id: string; drawn_at: Date | null }>(
    "select id, owner_id, drawn_at from billing_documents",
  );

it("makes the PDF after sending, once, and sends it with the email", async () => {
  const sent = await send(await draft());
  expect(sent.pdfFileId).toBeNull();
  expect(await mailsTo(world, email)).toMatchObject([{ status: "waiting" }]);
  const { transport, taken } = taking();
  await world.sendMail(transport);
  const attachment = taken.find((one) => one?.filename === `${sent.invoiceNumber}.pdf`);
  expect(attachment?.contentType).toBe("application/pdf");
  expect(attachment?.content.subarray(0, 5).toString()).toBe("%PDF-");

  const { pdfFileId } = await invoiceById(sent._id);
  const stored = await world.files.store.get(pdfFileId ?? "");
  expect(stored && (await buffer(stored))).toEqual(attachment?.content);
  expect(await writeDocuments(world, { onlyMailed: true })).toBe(0);
  const rows = (await ordered()).filter((row) => row.owner_id === sent._id);
  expect(rows).toMatchObject([{ id: pdfFileId }]);
});

it("opens the PDF to those who may read the invoice, and to nobody else", async () => {
  const sent = await send(await draft());
  await world.sendMail();
  const { pdfFileId } = await invoiceById(sent._id);
  const asked = `/files?id=${pdfFileId}`;
  const read = await world.v2<{ data: { name: string }[] }>("get", asked, { as: "admin" });
  expect(read.body.data).toMatchObject([{ name: `${sent.invoiceNumber}.pdf`, contentType: "application/pdf" }]);
  const other = await world.v2<{ data: object[] }>("get", asked, { as: "content-manager" });
  expect(other.body.data).toEqual([]);
});

it("makes nothing where emails are only shown, or the sending fails", async () => {
  const { _id, version } = await draft();
  const before = await ordered();
  await world.v2("post", `/billing/invoices/${_id}/send/mails`, { as, body: { version } });
  await world.v2("post", `/billing/invoices/${_id}/send`, { as, body: { version: version + 5 } });
  expect(await ordered()).toHaveLength(before.length);
});

it("makes a receipt of a payment, and of nothing twice where two servers draw at once", async () => {
  const sent = await send(await draft());
  const payment = await post<PaymentRecord>("/billing/payments", {
    customerId: sent.customerId,
    gateway: "CASH_OR_OTHER",
    currency: "GBP",
    amount: 5000,
    receivedOn: "2026-01-05",
    allocations: [{ invoiceId: sent._id, amount: 5000 }],
  });
  const made = await Promise.all([
    writeDocuments(world, { onlyMailed: true }),
    writeDocuments(world, { onlyMailed: true }),
  ]);
  expect(made[0] + made[1]).toBe(2);
  const { transport, taken } = taking();
  await world.sendMail(transport);
  expect(taken.map((one) => one?.filename)).toContain(`${payment.paymentNumber}.pdf`);
});

it("sends an email without its file where that cannot be made for an hour", async () => {
  const sent = await send(await draft());
  await world.rows("update billing_documents set kind = 'credit-note' where owner_id = $1 returning id", [sent._id]);
  const { transport, taken } = taking();
  await world.sendMail(transport);
  expect(taken).toEqual([]);
  world.pass(61);
  await world.sendMail(transport);
  expect(taken).toEqual([null]);
});

import request from "supertest";
import { aPicture } from "../../../testing/files.ts";
import { invoicesPath, invoicing } from "../../../testing/invoices.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import type { PaymentRecord } from "../payment.record.ts";
import type { InvoiceRecord } from "../invoice.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { customerIn, sent, invoiceById, post } = invoicing(() => world);

async function codeOf({ _id }: InvoiceRecord): Promise<string> {
  const { body } = await world.v2<{ path: string }>("post", `${invoicesPath}/${_id}/link`, { as: "admin", body: {} });
  return body.path.slice("/invoice?code=".length);
}

const pdf = { name: "receipt.pdf", content: Buffer.from(`%PDF-1.7\n${"0123456789".repeat(10)}`) };
let address = 1;
/** As a browser sends it, each from an address of its own. */
const send = (code: string, file: { name: string; content: Buffer } = pdf, from = `10.0.0.${(address += 1)}`) =>
  request(world.servers.v2)
    .post("/billing/invoice-page/proof")
    .set("x-forwarded-for", from)
    .field("code", code)
    .attach("file", file.content, file.name);

const claim = (code: string, changes: object = {}) =>
  world.v2<{ claimedOn?: string; error?: string; fields?: object }>("post", "/billing/invoice-page/transfer", {
    body: { code, amount: 20_000, paidOn: "2026-01-05", payerName: "Ada Obi", ...changes },
  });

it("takes a customer's proof, shows it to staff and counts it for the payment that they enter", async () => {
  const customer = await customerIn("GBP");
  const invoice = await sent(customer);
  const code = await codeOf(invoice);
  const { status, body } = await send(code, await aPicture({ width: 20, height: 20 }));
  expect(status).toBe(201);
  const evidenceFileId = (body as { data: { _id: string } }).data._id;
  expect((await claim(code, { evidenceFileId })).status).toBe(200);
  expect((await invoiceById(invoice._id)).claim).toMatchObject({ evidenceFileId });

  const read = (as: "admin" | "content-manager") =>
    world.v2<{ data: { url: string }[] }>("get", `/files?id=${evidenceFileId}`, { as });
  const [file] = (await read("admin")).body.data;
  expect((await request(world.servers.v2).get(file?.url ?? "")).headers["content-type"]).toBe("image/png");
  expect((await read("content-manager")).body.data).toEqual([]);

  await post("/admin/setting", { name: "proofAboveGBP", regionId: null, value: 100 });
  const payment = await post<PaymentRecord>("/billing/payments", {
    customerId: customer._id,
    gateway: "BANK_TRANSFER",
    currency: "GBP",
    amount: invoice.due,
    receivedOn: "2026-01-05",
    allocations: [{ invoiceId: invoice._id, amount: invoice.due }],
    evidenceFileId,
  });
  expect(payment.data.evidenceFileId).toBe(evidenceFileId);
});

it("takes nothing by a wrong code, for what is paid or for what is no picture or PDF", async () => {
  const invoice = await sent(await customerIn("GBP"));
  const code = await codeOf(invoice);
  expect((await send("x".repeat(43))).status).toBe(404);
  expect((await send("")).status).toBe(404);
  const page = await send(code, { name: "receipt.pdf", content: Buffer.from("<html><script>1</script></html>") });
  expect([page.status, page.body]).toMatchObject([
    422,
    { fields: { file: "The file is damaged, or isn't really a PDF file." } },
  ]);
  const large = Buffer.concat([pdf.content, Buffer.alloc(5 * 1024 * 1024)]);
  expect((await send(code, { name: "a.pdf", content: large })).body).toMatchObject({
    fields: { file: "The file must be 5 MB or smaller." },
  });
  await claim(code);
  expect((await send(code)).body).toMatchObject({
    error: "You have told us of a transfer already. We are looking for it.",
  });
});

it("keeps a proof for the invoice that it was sent for alone", async () => {
  const customer = await customerIn("GBP");
  const first = await codeOf(await sent(customer));
  const other = await codeOf(await sent(customer));
  const { body } = await send(first);
  const refused = await claim(other, { evidenceFileId: (body as { data: { _id: string } }).data._id });
  expect(refused.body.fields).toEqual({ evidenceFileId: "This file is no longer there. Upload it again." });
  expect((await claim(other)).status).toBe(200);
});

it("takes five files for an invoice, and ten from an address", async () => {
  const code = await codeOf(await sent(await customerIn("GBP")));
  for (let n = 0; n < 5; n += 1) expect((await send(code)).status).toBe(201);
  expect((await send(code)).body).toMatchObject({
    fields: { file: expect.stringMatching(/^You have sent several files already/) },
  });
  const statuses: number[] = [];
  const codes = [await codeOf(await sent(await customerIn("GBP"))), await codeOf(await sent(await customerIn("GBP")))];
  for (let n = 0; n < 11; n += 1) statuses.push((await send(codes[n % 2] ?? "", pdf, "192.0.2.7")).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201));
  expect(statuses[10]).toBe(429);
});

import type { PromoQuote, PromoRecord } from "./promo.record.ts";
import { draftFor, invoicesPath, invoicing, type Payer } from "../../testing/invoices.ts";
import { openWorld, type One, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const path = "/billing/promos";
const { post, customerIn, sent, invoiceById, creditsFor, pay } = invoicing(() => world);
type InvoiceRecord = Awaited<ReturnType<typeof sent>>;

let number = 0;
const terms = (changes: object = {}) => ({
  code: `PROMO-${++number}`,
  name: "Ẹwà",
  discountType: "percent",
  percentBp: 1000,
  appliesTo: ["pre-payment"],
  startsOn: "2026-01-01",
  maxPerCustomer: 50,
  ...changes,
});

async function active(changes: object = {}): Promise<PromoRecord> {
  const { data: draft, error } = await post<PromoRecord>(path, terms(changes));
  if (error) throw new Error(error);
  return (await post<PromoRecord>(`${path}/${draft._id}/activate`, { version: draft.version })).data;
}
const promoById = async (id: string) =>
  (await world.v2<{ data: PromoRecord[] }>("get", `${path}?id=${id}`, { as: "director" })).body.data[0] as PromoRecord;
const places = async ({ _id }: PromoRecord) => {
  const { reserved, used } = await promoById(_id);
  return [reserved, used];
};
const drafted = (customer: Payer, promoCodes: string[], changes: object = {}) =>
  post<InvoiceRecord>(invoicesPath, draftFor(customer, { promoCodes, ...changes }));
const voided = ({ _id, version }: InvoiceRecord) =>
  post<InvoiceRecord>(`${invoicesPath}/${_id}/void`, { version, reason: "By mistake." });

it("13: takes a free lesson and a capped percentage off, which lowers what the credit is worth", async () => {
  const customer = await customerIn("NGN");
  const free = { discountType: "free-lessons", percentBp: null, freeLessons: 1 };
  const firstFree = await active({ ...free, name: "First lesson free", stackable: true });
  const ewa = await active({
    percentBp: 1500,
    stackable: true,
    maxDiscount: [{ currency: "NGN", amount: 300_000 }],
  });
  const invoice = await sent(customer, {
    timeZone: "Africa/Lagos",
    lessonPrice: { currency: "NGN", amount: 900_000, durationMinutes: 60, lessonCount: 5 },
    promoCodes: [ewa.code, firstFree.code],
    paymentGateway: "CASH_OR_OTHER",
  });
  expect(invoice).toMatchObject({ subtotal: 4_500_000, discountTotal: 1_200_000 });
  expect(invoice.promos.map(({ code, name, amount }) => [code, name, amount])).toEqual([
    [ewa.code, "Ẹwà", 300_000],
    [firstFree.code, "First lesson free", 900_000],
  ]);
  const [lot] = await creditsFor(`invoiceId=${invoice._id}`);
  expect(lot).toMatchObject({ size: 300, worth: 3_300_000 });
});

it("reserves a place when it is sent, uses it at the first payment, and frees it where all went back", async () => {
  const customer = await customerIn("GBP");
  const promo = await active();
  const { data: draft } = await drafted(customer, [promo.code.toLowerCase()]);
  expect(draft).toMatchObject({ discountTotal: 2000, total: 18_000, promoCodes: [promo.code] });
  expect(await places(promo)).toEqual([0, 0]);
  const invoice = (await post<InvoiceRecord>(`${invoicesPath}/${draft._id}/send`, { version: draft.version })).data;
  expect(await places(promo)).toEqual([1, 0]);
  const [mail] = await world.rows<{ text: string }>("select text from mails where subject like $1", [
    `%${invoice.invoiceNumber}%`,
  ]);
  expect(mail?.text).toMatch(new RegExp(`\\(${promo.code}\\): £20\\.00 taken off`));
  const paid = await pay(customer, 5000, [{ invoiceId: invoice._id, amount: 5000 }]);
  expect(await places(promo)).toEqual([0, 1]);
  expect((await promoById(promo._id)).given).toEqual([{ currency: "GBP", amount: 2000 }]);
  const back = { version: paid.data.version, reason: "Wrong customer." };
  await post(`/billing/payments/${paid.data._id}/take-back`, back);
  expect(await places(promo)).toEqual([1, 0]);
  await voided(await invoiceById(invoice._id));
  expect(await places(promo)).toEqual([0, 0]);
  expect((await promoById(promo._id)).given).toEqual([]);
});

it("frees a place where the whole payment was refunded", async () => {
  const customer = await customerIn("GBP");
  const promo = await active({ maxRedemptions: 1 });
  const invoice = await sent(customer, { promoCodes: [promo.code] });
  await pay(customer, 18_000, [{ invoiceId: invoice._id, amount: 18_000 }]);
  const { version } = await invoiceById(invoice._id);
  const refund = {
    quantity: 600,
    extra: 0,
    closes: false,
    reason: "They move.",
    way: "bank",
    reference: "RF1",
  };
  const given = await post<InvoiceRecord>(`${invoicesPath}/${invoice._id}/refund`, { version, ...refund });
  expect(given.error).toBeUndefined();
  expect(given.data.status).toBe("refunded");
  expect(await places(promo)).toEqual([0, 0]);
});

it("counts what it gave by what is left of an invoice that was refunded or closed in part", async () => {
  const customer = await customerIn("GBP");
  const promo = await active();
  const given = async () => (await promoById(promo._id)).given;
  const refunded = await sent(customer, { promoCodes: [promo.code] });
  await pay(customer, 18_000, [{ invoiceId: refunded._id, amount: 18_000 }]);
  expect(await given()).toEqual([{ currency: "GBP", amount: 2000 }]);
  const refund = { quantity: 180, extra: 0, closes: false, reason: "They move.", way: "bank", reference: "RF2" };
  const { version } = await invoiceById(refunded._id);
  expect((await post(`${invoicesPath}/${refunded._id}/refund`, { version, ...refund })).error).toBeUndefined();
  // Three of ten lessons are gone.
  expect(await given()).toEqual([{ currency: "GBP", amount: 1400 }]);

  const closed = await sent(customer, { promoCodes: [promo.code] });
  await pay(customer, 7200, [{ invoiceId: closed._id, amount: 7200 }]);
  expect(await given()).toEqual([{ currency: "GBP", amount: 3400 }]);
  const close = { version: (await invoiceById(closed._id)).version, reason: "Four are enough." };
  expect((await post(`${invoicesPath}/${closed._id}/close`, close)).error).toBeUndefined();
  expect(await given()).toEqual([{ currency: "GBP", amount: 2200 }]);
});

it("uses a place at once where the promo leaves nothing to pay", async () => {
  const promo = await active({ percentBp: 10_000 });
  const invoice = await sent(await customerIn("GBP"), { promoCodes: [promo.code] });
  expect(invoice).toMatchObject({ total: 0, status: "paid" });
  expect(await places(promo)).toEqual([0, 1]);
});

it("judges codes again when the invoice is sent", async () => {
  const customer = await customerIn("GBP");
  const promo = await active();
  const { data: draft } = await drafted(customer, [promo.code]);
  const { version } = await promoById(promo._id);
  await post(`${path}/${promo._id}/pause`, { version });
  const refused = await post(`${invoicesPath}/${draft._id}/send`, { version: draft.version });
  expect(refused.fields).toEqual({ promoCodes: "No promo with this code." });
});

it("counts the limit for a customer over their household, and the other refusals by name", async () => {
  const customer = await customerIn("GBP");
  const [sister] = await world.rows<Payer>(
    `select c.id as "_id", p.first_name as "firstName", p.last_name as "lastName", p.email, c.currency from customers c
     join persons p on p.id = c.id where c.currency = 'GBP' and c.status = 'active' and c.id <> $1 and p.email is not null
     and c.archived_at is null limit 1`,
    [customer._id],
  );
  if (!sister) throw new Error("There is nobody else.");
  await world.rows("update customers set billing_address = '1 High St., Leeds' where id = $1", [customer._id]);
  const promo = await active({ maxPerCustomer: 1 });
  await sent(customer, { promoCodes: [promo.code] });
  expect((await drafted(sister, [promo.code])).error).toBeUndefined();
  await world.rows("update customers set billing_address = '1 high st leeds' where id = $1", [sister._id]);
  expect((await drafted(sister, [promo.code])).fields).toEqual({ promoCodes: "You have already used this code." });
  await world.rows("update customers set billing_address = null where id in ($1, $2)", [customer._id, sister._id]);

  const known = await active({ customerScope: "new-customers" });
  const invoice = await sent(customer, {});
  await pay(customer, 100, [{ invoiceId: invoice._id, amount: 100 }]);
  expect((await drafted(customer, [known.code])).fields).toEqual({ promoCodes: "This code is for new customers." });
  const two = await drafted(customer, [(await active()).code, known.code]);
  expect(two.fields).toEqual({
    promoCodes: `${known.code}: This code is for new customers.`,
  });
  expect((await drafted(customer, ["NOBODY-HAS-THIS"])).fields).toEqual({ promoCodes: "No promo with this code." });
});

it("tells what codes would take off without saving anything, drafts too where they are tried out", async () => {
  const { data: draft } = await post<PromoRecord>(path, terms());
  const basket = {
    appliesTo: "pre-payment",
    type: "FIXED",
    subjects: ["Igbo"],
    currency: "GBP",
    unitAmount: 2000,
    quantity: 3,
  };
  const quoted = async (more: object) =>
    (
      await world.v2<PromoQuote>("post", `${path}/quote`, {
        as: "admin",
        body: { codes: [draft.code], ...basket, ...more },
      })
    ).body;
  expect(await quoted({})).toMatchObject({
    gross: 6000,
    discount: 0,
    results: [{ reason: "No promo with this code." }],
  });
  expect(await quoted({ asIfActive: true })).toMatchObject({
    discount: 600,
    results: [{ code: draft.code, name: "Ẹwà", amount: 600, reason: null }],
  });
  expect(await quoted({ customerId: "0".repeat(24) })).toMatchObject({
    fields: { customerId: "The selected customer no longer exists." },
  });
});

it("lets only limits, name and end change once it has been used, and copies it as a draft", async () => {
  const promo = await active({ maxRedemptions: 5 });
  await sent(await customerIn("GBP"), { promoCodes: [promo.code] });
  const change = (body: object) =>
    world.v2<One<PromoRecord>>("patch", path, {
      as: "director",
      body: { _id: promo._id, version: promo.version, ...body },
    });
  const used = "This promo has been used. Only its name, end date and limits can change.";
  expect((await change({ percentBp: 2000 })).body).toMatchObject({
    fields: { percentBp: used },
  });
  expect((await change({ maxRedemptions: 4 })).body).toMatchObject({
    fields: { maxRedemptions: "A limit of a promo that has been used can only be raised." },
  });
  const saved = await change({ maxRedemptions: 6, percentBp: 1000 });
  expect(saved.body.data.maxRedemptions).toBe(6);
  const copy = await post<PromoRecord>(`${path}/${promo._id}/copy`, { version: saved.body.data.version });
  expect(copy.data).toMatchObject({
    code: `${promo.code}-2`,
    status: "draft",
    redemptions: 0,
    maxRedemptions: 6,
  });
});

it("leaves drafts to admins, up to half the price, and everything else to directors", async () => {
  const asAdmin = (body: object) => post<PromoRecord>(path, terms(body), "admin");
  expect((await asAdmin({ percentBp: 5001 })).fields).toEqual({ percentBp: "Discounts over 50% need a director." });
  await world.v2("post", "/admin/setting", {
    as: "director",
    body: { key: "directorDiscountPercent", regionId: null, value: 20, version: null },
  });
  const mine = await asAdmin({ percentBp: 2000 });
  expect(mine.status).toBe(201);
  const at = `${path}/${mine.data._id}/activate`;
  expect((await post(at, { version: 1 }, "admin")).status).toBe(403);
  const activated = await post<PromoRecord>(at, { version: 1 });
  const late = await world.v2("patch", path, {
    as: "admin",
    body: { _id: mine.data._id, version: activated.data.version, name: "Other" },
  });
  expect(late.body).toMatchObject({ error: "Only directors may change a promo that has been activated." });
});

it.each([
  ["a day that no database has", { startsOn: "0000-01-01" }, { startsOn: "Enter a valid date." }],
  ["a day that nobody means", { endsOn: "9999-12-31" }, { endsOn: "Enter a valid date." }],
  ["a code of hyphens", { code: "---" }, { code: "Use at least one letter or number." }],
  [
    "free places in groups",
    { discountType: "free-lessons", percentBp: null, freeLessons: 1, appliesTo: ["group", "immersion"] },
    {
      appliesTo:
        "Group lessons and virtual immersions cannot be given free. Choose prepaid lessons or lessons billed afterwards.",
    },
  ],
])("refuses %s", async (_, changes, fields) => {
  const refused = await post(path, terms(changes));
  expect([refused.status, refused.fields]).toEqual([422, fields]);
});

it("stores what its own discount needs, whatever else was entered", async () => {
  const amounts = [{ currency: "GBP", amount: 500 }];
  const { data } = await post<PromoRecord>(path, terms({ amounts, freeLessons: 2 }));
  expect(data).toMatchObject({ percentBp: 1000, amounts: [], freeLessons: null });
  const body = { _id: data._id, version: data.version, discountType: "amount", amounts };
  const saved = await world.v2<One<PromoRecord>>("patch", path, { as: "director", body });
  expect(saved.body.data).toMatchObject({ percentBp: null, amounts, freeLessons: null });
});

import type { PromoRecord } from "../../promos/promos-list.public.ts";
import { invoicing, type Payer } from "../../../testing/invoices.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { teaching } from "../../../testing/taught-lessons.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import { postLessons } from "../posting/post-lessons.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
  await world.rows("update lesson_settlements set state = 'before-books' where state = 'unposted'");
});
afterAll(() => world.close());

const { post, pay } = invoicing(() => world);
const { course, ended } = teaching(() => ({ world, requests }));
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};

const period = { from: "2026-01-01", to: "2026-01-31" };
const act = (invoice: InvoiceRecord, event: string, body: object = {}) =>
  post<InvoiceRecord>(`/billing/invoices/${invoice._id}/${event}`, { version: invoice.version, ...body });
const edit = async ({ _id, version }: InvoiceRecord, body: object) =>
  (
    await world.v2<{ data: InvoiceRecord; error?: string; fields?: Record<string, string> }>(
      "patch",
      `/billing/invoices/${_id}/ongoing`,
      { as: "admin", body: { version, ...body } },
    )
  ).body;
interface Quote {
  results: { code: string; amount: number; reason: string | null }[];
  discountTotal: number;
  taxTotal: number;
  total: number;
}
const quote = async ({ _id }: InvoiceRecord, code: string) =>
  (await world.v2<Quote>("get", `/billing/invoices/${_id}/promo-quote?codes=${code}`, { as: "admin" })).body;

let number = 0;
async function promo(over: object = {}): Promise<PromoRecord> {
  const { data: made } = await post<PromoRecord>("/billing/promos", {
    ...{ code: `ONGOING-${++number}`, name: "Spring", discountType: "percent", percentBp: 1000 },
    ...{ appliesTo: ["ongoing"], startsOn: "2026-01-01", maxPerCustomer: 50, ...over },
  });
  return (await post<PromoRecord>(`/billing/promos/${made._id}/activate`, { version: made.version })).data;
}
const places = async ({ _id }: PromoRecord) =>
  (await world.rows<{ reserved: number; used: number }>("select reserved, used from promos where id = $1", [_id]))[0];

/** A draft of two lessons at £30.00. */
async function drafted(place: number): Promise<{ payer: Payer; invoice: InvoiceRecord }> {
  const made = await course(place, {
    billing: "ongoing",
    slots: [{ weekday: 7 - (place % 6), start: "08:00" }],
    startOn: "2026-03-02",
  });
  for (const lesson of (await made.lessons()).slice(0, 2)) await ended(lesson, "complete", { covered: "Greetings" });
  await postLessons(world.database, world.clock.now(), log);
  const asked = { customerId: made.payer._id, currency: "GBP", ...period };
  return { payer: made.payer, invoice: (await post<InvoiceRecord>("/billing/invoices/ongoing", asked)).data };
}

it("takes a code off by line before tax, counts it once on sending, and frees it on voiding", async () => {
  await world.rows("update regions set tax_rate_bp = 2000, prices_include_tax = false where code = 'UK'");
  const { invoice } = await drafted(7);
  expect(invoice).toMatchObject({ total: 7200, discountTotal: 0 });
  const spring = await promo();
  expect(await quote(invoice, spring.code)).toEqual({
    results: [{ code: spring.code, name: "Spring", amount: 600, reason: null }],
    ...{ discountTotal: 600, taxTotal: 1080, total: 6480 },
  });
  const fee = [{ kind: "fee", description: "Books", amount: 1000 }];
  const { data: saved } = await edit(invoice, { promoCodes: [spring.code.toLowerCase()], extras: fee });
  // A fee is no lesson: the code takes nothing off it.
  expect(saved.lines.map(({ discountAmount, net, taxAmount }) => [discountAmount, net, taxAmount])).toEqual([
    [300, 2700, 540],
    [300, 2700, 540],
    [0, 1000, 200],
  ]);
  expect(saved).toMatchObject({ discountTotal: 600, taxTotal: 1280, total: 7680, promoCodes: [spring.code] });
  expect(await places(spring)).toEqual({ reserved: 0, used: 0 });

  // The tax of the region by then is that of the price after the discount.
  await world.rows("update regions set tax_rate_bp = 1000 where code = 'UK'");
  const { data: sent } = await act(saved, "send");
  expect(sent).toMatchObject({ status: "sent", discountTotal: 600, taxTotal: 640, total: 7040 });
  expect(sent.promos).toEqual([{ promoId: spring._id, code: spring.code, name: "Spring", amount: 600 }]);
  expect((await act(sent, "send")).status).toBe(200);
  expect(await places(spring)).toEqual({ reserved: 1, used: 0 });
  await act(sent, "void", { reason: "The wrong month" });
  expect(await places(spring)).toEqual({ reserved: 0, used: 0 });
  await world.rows("update regions set tax_rate_bp = 0 where code = 'UK'");
});

it("refuses a code at the field with the reason, and lets it off lines that are written anew", async () => {
  const { payer, invoice } = await drafted(8);
  const prepaid = await promo({ appliesTo: ["pre-payment"] });
  const refused = "This code does not apply to these lessons.";
  expect(await edit(invoice, { promoCodes: [prepaid.code] })).toMatchObject({ fields: { promoCodes: refused } });
  expect((await quote(invoice, prepaid.code)).results).toMatchObject([{ reason: refused }]);
  expect((await edit(invoice, { promoCodes: ["NO-SUCH"] })).fields).toEqual({ promoCodes: "No promo with this code." });

  const one = await promo({ discountType: "free-lessons", percentBp: null, freeLessons: 1, maxRedemptions: 1 });
  const { data: saved } = await edit(invoice, { promoCodes: [one.code] });
  expect(saved).toMatchObject({ discountTotal: 3000, total: 3000 });
  const { data: again } = await act(saved, "regenerate");
  expect(again).toMatchObject({ discountTotal: 3000, total: 3000, promoCodes: [one.code] });
  const { data: gone } = await act(again, "delete");
  const { data: back } = await act(gone, "restore");
  expect(back).toMatchObject({ discountTotal: 3000, total: 3000 });
  expect(await places(one)).toEqual({ reserved: 0, used: 0 });
  const { data: sent } = await act(back, "send");
  await pay(payer, 3000, [{ invoiceId: sent._id, amount: 3000 }]);
  expect(await places(one)).toEqual({ reserved: 0, used: 1 });
});

it("judges again when it is sent, and is not stopped by a code when it is brought up to date", async () => {
  const { invoice } = await drafted(9);
  const spring = await promo();
  const { data: saved } = await edit(invoice, { promoCodes: [spring.code] });
  await post(`/billing/promos/${spring._id}/pause`, { version: spring.version });
  expect((await act(saved, "send")).fields).toEqual({ promoCodes: "No promo with this code." });
  const { data: fresh } = await act(saved, "regenerate");
  expect(fresh).toMatchObject({ total: 6000, discountTotal: 0, promoCodes: [spring.code], promos: [] });
  const { data: without } = await edit(fresh, { promoCodes: [] });
  expect((await act(without, "send")).data).toMatchObject({ status: "sent", total: 6000 });
});

it("merges no drafts that have more codes together than an invoice takes, and drops none", async () => {
  const { payer, invoice } = await drafted(10);
  const stackable = async () => (await promo({ stackable: true })).code;
  const codes = [await stackable(), await stackable(), await stackable(), await stackable()];
  const { data: first } = await edit(invoice, { promoCodes: codes.slice(0, 3) });
  const earlier = { customerId: payer._id, currency: "GBP", from: "2025-12-01", to: "2025-12-31" };
  const extras = [{ kind: "fee", description: "Books", amount: 500 }];
  const { data: other } = await post<InvoiceRecord>("/billing/invoices/ongoing", { ...earlier, extras });
  // A code of a draft may be one that took nothing off it.
  await world.rows("update invoices set promo_codes = $2 where id = $1", [other._id, [codes[3]]]);
  const { status, error } = await act(first, "merge-drafts");
  expect([status, error]).toEqual([409, expect.stringContaining(codes.join(", "))]);
  const [kept] = await world.rows<{ archived: string | null }>(
    "select archived_at as archived from invoices where id = $1",
    [other._id],
  );
  expect(kept?.archived).toBeNull();
});

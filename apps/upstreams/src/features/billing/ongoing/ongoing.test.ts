import type { BookedRecord } from "../../lessons/lessons-list.public.ts";
import { invoicing, type Payer } from "../../../testing/invoices.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { teaching } from "../../../testing/taught-lessons.ts";
import { jobsOf } from "../../../testing/person-jobs.ts";
import { openWorld, type Page, type World } from "../../../testing/world.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import { postLessons } from "../posting/post-lessons.ts";
import { autoSendOngoing } from "./auto-send.ts";
import type { BillingRunPreview } from "./run-preview.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  // Grown-ups may be taught by anybody.
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
  // Only what these tests teach.
  await world.rows("update lesson_settlements set state = 'before-books' where state = 'unposted'");
});
afterAll(() => world.close());

const { post, pay, invoiceById } = invoicing(() => world);
const { course, ended, lessonEvent } = teaching(() => ({ world, requests }));
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};
const posting = () => postLessons(world.database, world.clock.now(), log);

const period = { from: "2026-01-01", to: "2026-01-31" };
const draft = (payer: Payer, over: object = {}) =>
  post<InvoiceRecord>("/billing/invoices/ongoing", { customerId: payer._id, currency: "GBP", ...period, ...over });
const act = (invoice: InvoiceRecord, event: string, body: object = {}) =>
  post<InvoiceRecord>(`/billing/invoices/${invoice._id}/${event}`, { version: invoice.version, ...body });

async function preview(): Promise<BillingRunPreview> {
  const query = new URLSearchParams({ regionId: requests.ids.get("UK") ?? "", ...period }).toString();
  return (await world.v2<BillingRunPreview>("get", `/billing/ongoing/preview?${query}`, { as: "admin" })).body;
}
const ofCustomer = ({ toBill }: BillingRunPreview, { _id }: Payer) => toBill.filter((one) => one.customerId === _id);

/** An ongoing course with some lessons that were given. */
async function taught(place: number, weekday: number, count: number) {
  const made = await course(place, {
    billing: "ongoing",
    slots: [{ weekday, start: "08:00" }],
    startOn: `2026-03-0${weekday === 7 ? 8 : weekday + 1}`,
  });
  const lessons = (await made.lessons()).slice(0, count);
  for (const lesson of lessons) await ended(lesson, "complete", { covered: "Greetings" });
  await posting();
  return { ...made, lessons };
}

it("drafts what was given, sends it with a number of its own, and bills nothing twice", async () => {
  const { payer, lessons } = await taught(7, 6, 2);
  expect(ofCustomer(await preview(), payer)).toMatchObject([{ currency: "GBP", lessons: 2, amount: 6000 }]);
  const { data: invoice } = await draft(payer, { extras: [{ kind: "fee", description: "Books", amount: 500 }] });
  expect(invoice).toMatchObject({ kind: "ongoing", status: "draft", total: 6500, billedLessons: 2, type: null });
  expect(invoice.lines.map(({ kind, lessonId, total, minutes }) => ({ kind, lessonId, total, minutes }))).toEqual([
    { kind: "lesson", lessonId: expect.any(String), total: 3000, minutes: 60 },
    { kind: "lesson", lessonId: expect.any(String), total: 3000, minutes: 60 },
    { kind: "fee", lessonId: null, total: 500, minutes: null },
  ]);
  expect(new Set(invoice.lines.map(({ lessonId }) => lessonId))).toEqual(
    new Set([...lessons.map(({ _id }) => _id), null]),
  );
  expect(invoice.lines[0]?.description).toMatch(/^\w+ lesson for .+ on Monday 5 January 2026, 60 minutes$/);
  expect(ofCustomer(await preview(), payer)).toEqual([]);
  expect((await draft(payer)).error).toBe("There is nothing to bill for these days.");

  const { data: sent } = await act(invoice, "send");
  expect(sent).toMatchObject({ status: "sent", invoiceNumber: expect.stringMatching(/^OC-UK-2026-\d{5}$/), due: 6500 });
  await pay(payer, 6500, [{ invoiceId: sent._id, amount: 6500 }]);
  const paid = await invoiceById(sent._id);
  expect(paid).toMatchObject({ status: "paid", due: 0 });
  expect((await act(paid, "regenerate")).error).toBe("This invoice is paid, so it cannot be regenerated.");
});

it("frees lessons with a deleted draft and a void invoice", async () => {
  const { payer } = await taught(8, 7, 1);
  const { data: first } = await draft(payer);
  const { data: gone } = await act(first, "delete");
  expect(ofCustomer(await preview(), payer)).toHaveLength(1);
  const { data: back } = await act(gone, "restore");
  expect(back.lines).toHaveLength(1);
  expect(ofCustomer(await preview(), payer)).toEqual([]);
  const { data: sent } = await act(back, "send");
  await act(sent, "void", { reason: "The wrong month" });
  expect(ofCustomer(await preview(), payer)).toHaveLength(1);
});

it("leaves out what rests or was taken back, and refuses a draft that is out of date", async () => {
  const { payer, lessons } = await taught(9, 5, 2);
  const [first] = lessons as [BookedRecord];
  const { data: invoice } = await draft(payer);
  await lessonEvent(first._id, "dispute", { byKind: "customer", reason: "It was cut short" });
  expect((await act(invoice, "send")).error).toBe(
    "Some of its lessons were settled again or are disputed. Regenerate the draft first.",
  );
  expect((await preview()).gaps).toContainEqual(expect.objectContaining({ reason: "resting", lessonId: first._id }));
  const { data: without } = await act(invoice, "regenerate");
  expect(without.lines.map(({ lessonId }) => lessonId)).toEqual([lessons[1]?._id]);
});

it("keeps fees on regenerating, and refuses corrections beyond the rest", async () => {
  const { payer } = await taught(10, 4, 1);
  const extras = [{ kind: "adjustment", description: "Our mistake in December", amount: -1000 }];
  const { data: invoice } = await draft(payer, { extras });
  expect(invoice.total).toBe(2000);
  const { data: again } = await act(invoice, "regenerate");
  expect(again).toMatchObject({ total: 2000, lines: [{ total: 3000 }, { total: -1000 }] });
  const edited = (body: object) =>
    world.v2<{ data: InvoiceRecord; error?: string }>("patch", `/billing/invoices/${again._id}/ongoing`, {
      as: "admin",
      body: { version: again.version, ...body },
    });
  const tooMuch = await edited({ extras: [{ ...extras[0], amount: -3001 }] });
  expect(tooMuch.body.error).toBe("The corrections take off more than the rest comes to.");
  expect((await edited({ memo: "Thank you", extras: [] })).body.data).toMatchObject({ total: 3000, memo: "Thank you" });
});

it("runs for all customers of a region as a job, once each", async () => {
  const { payer } = await taught(11, 3, 1);
  const before = await preview();
  const run = { regionId: requests.ids.get("UK"), ...period };
  const start = (customers: number) => post<{ _id: string }>("/account-jobs/billing-run", { ...run, customers });
  expect((await start(before.customers + 1)).error).toMatch(/Check the list and try again\.$/);
  const { data: job } = await start(before.customers);
  // Whoever else opens the page sees that it is under way, and starts no other.
  const { underWay } = await preview();
  expect(underWay).toEqual({ startedBy: expect.any(String), done: 0, total: before.customers });
  expect((await start(before.customers)).error).toBe(
    `${underWay?.startedBy} is making the drafts of this region. Wait until that is done.`,
  );
  const jobs = jobsOf(world, "director");
  await jobs.work();
  expect(await jobs.byId(job._id)).toMatchObject({
    kind: "customers-bill",
    state: "done",
    done: before.customers,
    failed: 0,
  });
  expect(await preview()).toMatchObject({ customers: 0, underWay: null });
  const list = await world.v2<Page<InvoiceRecord>>("get", `/billing/invoices?customerId=${payer._id}&kind=ongoing`, {
    as: "admin",
  });
  expect(list.body.data).toMatchObject([{ status: "draft", total: 3000, periodTo: "2026-01-31" }]);
});

it("merges a customer’s drafts into one, with the days and the fees of all", async () => {
  const { payer } = await taught(12, 2, 1);
  const fee = (description: string) => [{ kind: "fee", description, amount: 500 }];
  const { data: first } = await draft(payer, { extras: fee("Books") });
  const earlier = { from: "2025-12-01", to: "2025-12-31", extras: fee("Registration") };
  const { data: other } = await draft(payer, earlier);
  const { data: merged } = await act(first, "merge-drafts");
  expect(merged).toMatchObject({ total: 4000, periodFrom: "2025-12-01", periodTo: "2026-01-31" });
  expect(merged.lines.map(({ description }) => description).slice(1)).toEqual(["Books", "Registration"]);
  const gone = await invoiceById(other._id);
  expect(gone).toMatchObject({ archivedAt: expect.any(String) });
  expect((await act(merged, "merge-drafts")).error).toBe("This customer has no other draft in this currency.");
  // Brought back, it charges nothing a second time.
  expect((await act(gone, "restore")).data).toMatchObject({ status: "draft", total: 0, lines: [] });
});

it("sends what is over by itself to those who chose it, once", async () => {
  const { payer } = await taught(13, 1, 1);
  await world.rows("update customers set auto_send = (id = $1)", [payer._id]);
  // Noon on 2 February: January is over.
  const now = new Date("2026-02-02T12:00:00Z");
  const { signal } = new AbortController();
  const run = () => autoSendOngoing({ database: world.database, now, signal });
  expect(await run()).toEqual({ sent: 1, refused: 0 });
  expect(await run()).toEqual({ sent: 0, refused: 0 });
  const list = await world.v2<Page<InvoiceRecord>>("get", `/billing/invoices?customerId=${payer._id}&kind=ongoing`, {
    as: "admin",
  });
  expect(list.body.data).toMatchObject([{ status: "sent", total: 3000, issuedOn: "2026-02-02" }]);
});

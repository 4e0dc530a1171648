import { addAwkwardLessons } from "../../testing/awkward-lessons.ts";
import { invoicing, type Payer } from "../../testing/invoices.ts";
import { dayIn, median, reportOf, rounded, share, valuesOf } from "../../testing/second-count.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { ReportItemsRecord } from "./report.record.ts";
import { leads, type LeadRow } from "../leads/leads-table.public.ts";

let world: World;
const { sent, pay } = invoicing(() => world);
beforeAll(async () => {
  world = await openWorld();
  await addAwkwardLessons(world.database);
  // One that was lost and came back, and one that stands before where it got.
  const open = await world.rows<{ id: string }>(
    "select id from leads where stage = 'contacted' and archived_at is null order by created_at limit 2",
  );
  const put = (id: string, stage: string) =>
    world.rows(
      `insert into lead_stages (lead_id, stage, reached_at, by_id) values ($1, '${stage}', '2026-01-01T10:00:00Z', 'system') on conflict do nothing`,
      [id],
    );
  await put(open[0]!.id, "lost");
  await put(open[1]!.id, "trial-completed");
});
afterAll(() => world.close());

/** A lead whose trial is over and who has an account, with an invoice of some type that they pay in part. */
async function leadWhoPays(type: "FIXED" | "TRIAL", place: number): Promise<string> {
  const [customer] = await world.rows<Payer>(
    `select c.id as "_id", p.first_name as "firstName", p.last_name as "lastName", p.email, c.currency
       from customers c join persons p on p.id = c.id
     where c.currency = 'GBP' and c.status = 'active' and c.archived_at is null and p.email is not null
       and not exists (select 1 from payments y where y.customer_id = c.id) order by c.customer_number offset $1 limit 1`,
    [place],
  );
  if (!customer) throw new Error("Everybody has paid.");
  const [lead] = await world.rows<{ id: string }>(
    `update leads set customer_id = $1, stage = 'contacted', lost_reason = null, created_at = '2025-12-20T10:00:00Z'
     where id = (select id from leads where stage = 'new' and archived_at is null and email is not null
       and customer_id is null order by created_at limit 1) returning id`,
    [customer._id],
  );
  const lessonCount = type === "TRIAL" ? 1 : 10;
  const price = { currency: "GBP", amount: 2000, durationMinutes: 60, lessonCount };
  const bill = await sent(customer, { type, lessonPrice: price });
  const paid = await pay(customer, bill.due, [{ invoiceId: bill._id, amount: bill.due }]);
  expect([paid.status, paid.error]).toEqual([201, undefined]);
  return lead!.id;
}
let payer: string;
let trialPayer: string;
const stageOf = async (id: string) =>
  (await world.rows<{ stage: string }>("select stage from leads where id = $1", [id]))[0]?.stage;

it("converts a lead by the first payment on an invoice that is no trial's, and says so in their activity", async () => {
  trialPayer = await leadWhoPays("TRIAL", 1);
  expect(await stageOf(trialPayer)).toBe("contacted");
  // Staff may say that they are a customer all the same.
  await world.rows("insert into lead_stages (lead_id, stage, reached_at, by_id) values ($1, 'converted', now(), 'x')", [
    trialPayer,
  ]);
  payer = await leadWhoPays("FIXED", 0);
  expect(await stageOf(payer)).toBe("converted");
  const [entry] = await world.rows<{ reason: string }>(
    "select reason from team_activity where entity_id = $1 and action = 'state-changed' order by at desc limit 1",
    [payer],
  );
  expect(entry?.reason).toBe("The first payment was received.");
});

const [from, last] = ["2025-01-01", "2026-01-05"];
const order = ["new", "contacted", "trial-booked", "trial-completed", "converted"];
const names = ["contacted", "trialBooked", "trialCompleted", "converted"];
const dayMs = 86_400_000;

interface Life {
  lead: LeadRow;
  at: Map<string, number>;
  reached: number;
  hasPaid: boolean;
}

async function lives(): Promise<Life[]> {
  const all = await world.database.select().from(leads);
  const entered = await world.rows<{ lead_id: string; stage: string; reached_at: string }>("select * from lead_stages");
  const day = dayIn("Europe/London");
  // Written apart from the report: by each payment that stands, whichever invoices it pays.
  const bills = await world.rows<{ id: string; type: string | null }>("select id, type from invoices");
  const paid = await world.rows<{ customer: string; on: string; invoice: string; status: string; zone: string }>(
    `select p.customer_id as customer, p.received_on::text as on, a.invoice_id as invoice, p.status, r.time_zone as zone
       from payments p join payment_allocations a on a.payment_id = p.id join regions r on r.id = p.region_id`,
  );
  const zones = new Map(
    (await world.rows<{ id: string; zone: string }>("select id, time_zone as zone from regions")).map((one) => [
      one.id,
      one.zone,
    ]),
  );
  const hasPaid = ({ customerId, createdAt, regionId }: LeadRow) =>
    paid.some(({ customer, on, invoice, status }) => {
      const isTrial = bills.find(({ id }) => id === invoice)?.type === "TRIAL";
      const since = dayIn(zones.get(regionId) ?? "UTC")(createdAt);
      return customer === customerId && status !== "taken-back" && !isTrial && on >= since;
    });
  return all
    .filter(({ archivedAt, createdAt }) => archivedAt === null && day(createdAt) >= from && day(createdAt) <= last)
    .map((lead) => {
      const own = entered.filter(({ lead_id: id }) => id === lead.id);
      const at = new Map(own.map(({ stage, reached_at: when }) => [stage, new Date(when).getTime()]));
      return {
        lead,
        at,
        reached: Math.max(0, ...own.map(({ stage }) => order.indexOf(stage))),
        hasPaid: hasPaid(lead),
      };
    });
}

it("counts the funnel as plain code does", async () => {
  const { totals } = await reportOf(world, "customer-leads", `between=${from}/${last}`);
  const all = await lives();
  const now = world.clock.now().getTime();
  const values = valuesOf(totals);
  const expected: Record<string, number | null> = { created: all.length };
  names.forEach((name, step) => {
    const reached = all.filter(({ reached: rank }) => rank > step);
    const before = all.filter(({ reached: rank }) => rank >= step);
    const hours = all.flatMap(({ lead, at }) => {
      const begun = step === 0 ? lead.createdAt.getTime() : at.get(order[step]!);
      const ended = at.get(order[step + 1]!);
      return begun === undefined || ended === undefined || ended < begun ? [] : [(ended - begun) / 3_600_000];
    });
    expected[name] = reached.length;
    expected[`${name}Rate`] = share(reached.length, before.length);
    expected[`${name}Now`] = all.filter(({ lead }) => lead.stage === order[step + 1]).length;
    expected[`${name}Hours`] = median(hours);
  });
  const isOpen = ({ lead }: Life) => lead.stage !== "converted" && lead.stage !== "lost";
  expected["overall"] = share(all.filter(({ reached }) => reached === 4).length, all.length);
  const paid = all.filter((one) => one.reached === 4 && one.hasPaid);
  expect(paid.map(({ lead: { id } }) => id)).toEqual(expect.arrayContaining([payer]));
  expect(paid.map(({ lead: { id } }) => id)).not.toContain(trialPayer);
  expected["paid"] = paid.length;
  expected["paidOfAll"] = share(paid.length, all.length);
  expected["open"] = all.filter(isOpen).length;
  expected["newNow"] = all.filter(({ lead }) => lead.stage === "new").length;
  expected["lostNow"] = all.filter(({ lead }) => lead.stage === "lost").length;
  const back = all.filter((one) => isOpen(one) && (one.at.has("lost") || order.indexOf(one.lead.stage) < one.reached));
  expect(back.length).toBeGreaterThanOrEqual(2);
  expected["movedBack"] = back.length;
  for (const days of [30, 90]) {
    const old = all.filter(({ lead }) => now - lead.createdAt.getTime() >= days * dayMs);
    const soon = old.filter(
      ({ lead, at }) => (at.get("converted") ?? Infinity) < lead.createdAt.getTime() + days * dayMs,
    );
    expected[`within${days}`] = share(soon.length, old.length);
    expected[`young${days}`] = all.length - old.length;
  }
  const slow = Object.keys(values).filter((name) => name.endsWith("Slow"));
  expect(values).toEqual(rounded({ ...expected, ...Object.fromEntries(slow.map((name) => [name, values[name]!])) }));
  // Nine of ten are no faster than half of them.
  for (const name of slow) expect(values[name]).toBeGreaterThanOrEqual(values[name.replace("Slow", "Hours")]!);
  const items = `/reports/customer-leads/items?between=${from}/${last}&number=paid`;
  const { body } = await world.v2<ReportItemsRecord>("get", items, { as: "director" });
  expect(body.items.map(({ recordId }) => recordId).toSorted()).toEqual(paid.map(({ lead: { id } }) => id).toSorted());
  const [lead] = await world.rows<{ name: string; owner: string | null; source: string; stage: string }>(
    `select concat_ws(' ', l.first_name, l.last_name) as name, o.firstname || ' ' || o.lastname as owner, l.source, l.stage
       from leads l left join account_users o on o.id = l.owner_id where l.id = $1`,
    [payer],
  );
  const shown = body.items.find(({ recordId }) => recordId === payer);
  expect(shown).toMatchObject({ name: lead?.name, person: lead?.owner, personId: null, status: lead?.stage });
  expect(shown?.tutor).toMatch(/^[A-Z]/);
  expect(expected["young30"]).toBeGreaterThan(0);
  expect(expected["converted"]).toBeGreaterThan(0);
});

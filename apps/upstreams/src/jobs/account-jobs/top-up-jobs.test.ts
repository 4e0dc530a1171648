import type { InvoiceRecord } from "../../features/billing/invoice.record.ts";
import { invoicing } from "../../testing/invoices.ts";
import { mailsTo } from "../../testing/mailbox.ts";
import { jobsOf } from "../../testing/person-jobs.ts";
import { openWorld, type Caller, type Page, type World } from "../../testing/world.ts";
import type { CustomerCover } from "../../features/billing/cover.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { creditsFor, invoiceById } = invoicing(() => world);

interface Course {
  id: string;
  customer: string;
  number: string;
}
interface Preview {
  invoices: {
    courseId: string;
    customerId: string;
    to: string;
    currency: string;
    total: number;
    due: number;
    mails: { to: string; name: string | null; subject: string; text: string }[];
  }[];
  refused: { courseId: string; reason: string }[];
  message?: string;
}

/** Courses in use, each of a customer who has no other and no open invoice. */
async function courses(count: number): Promise<Course[]> {
  const rows = await world.rows<Course>(
    `update confirmed_lessons set billing = 'prepaid', price_amount = 3000, price_currency = 'GBP', lesson_count = null
     where id in (select c.id from confirmed_lessons c join persons p on p.id = c.customer_id
       where c.status = 'active' and c.kind = 'regular' and c.pod_id is null and p.email is not null
       and not exists (select 1 from bank_disputes d join payments y on y.id = d.payment_id
         where d.status = 'open' and y.customer_id = c.customer_id)
       and not exists (select 1 from confirmed_lessons o where o.customer_id = c.customer_id and o.id <> c.id)
       order by c.confirmed_number limit $1)
     returning id, customer_id as customer, confirmed_number as number`,
    [count],
  );
  const ids = rows.map(({ customer }) => customer);
  await world.rows(
    "update invoices set status = 'void' where customer_id = any($1) and status in ('sent', 'part-paid')",
    [ids],
  );
  await world.rows("update invoices set archived_at = now() where customer_id = any($1) and status = 'draft'", [ids]);
  await world.rows("update customers set status = 'active', blocked_from = null where id = any($1)", [ids]);
  expect(rows).toHaveLength(count);
  return rows;
}

const preview = (ids: readonly string[], as: Caller = "admin") =>
  world.v2<Preview>("post", "/account-jobs/top-ups-preview", { as, body: { choice: { ids } } });
const shownOf = ({ invoices }: Preview) =>
  invoices.map(({ courseId, to, currency, total, due }) => ({ courseId, to, currency, total, due }));
const invoicesOf = async (customer: string) =>
  (await world.v2<Page<InvoiceRecord>>("get", `/billing/invoices?customerId=${customer}&status=sent`, { as: "admin" }))
    .body.data;

it("shows each invoice before it is sent, says who gets none and why, and sends what was shown once", async () => {
  const [good, other, blocked, bare, free, ongoing] = (await courses(6)) as [
    Course,
    Course,
    Course,
    Course,
    Course,
    Course,
  ];
  await world.rows("update customers set invoice_email = $2 where id = $1", [good.customer, "pays@example.org"]);
  await world.rows("update customers set status = 'blocked', blocked_from = 'active' where id = $1", [
    blocked.customer,
  ]);
  await world.rows("update persons set email = null where id = $1", [bare.customer]);
  await world.rows("update customers set invoice_email = null where id = $1", [bare.customer]);
  await world.rows("update confirmed_lessons set price_amount = 0 where id = $1", [free.id]);
  await world.rows("update confirmed_lessons set billing = 'ongoing' where id = $1", [ongoing.id]);
  const ids = [good, other, blocked, bare, free, ongoing].map(({ id }) => id);
  const { status, body } = await preview(ids);
  expect([status, body.message]).toEqual([200, undefined]);
  expect(body.invoices.map(({ courseId }) => courseId).toSorted()).toEqual([good.id, other.id].toSorted());
  expect(body.invoices.find(({ courseId }) => courseId === good.id)).toMatchObject({
    to: "pays@example.org",
    currency: "GBP",
    total: 30_000,
  });
  const letters = body.invoices.find(({ courseId }) => courseId === good.id)?.mails;
  expect(letters?.map(({ to, text }) => [to, text.includes("£300.00")])).toEqual([["pays@example.org", true]]);
  const why = new Map(body.refused.map(({ courseId, reason }) => [courseId, reason]));
  expect([blocked, bare, free, ongoing].map(({ id }) => why.get(id))).toEqual([
    "This customer is blocked.",
    "Enter an email for this customer first.",
    "This course has no price.",
    "This course is billed for each month, so it needs no prepayment.",
  ]);
  // Nothing was done yet.
  expect([await invoicesOf(good.customer), await mailsTo(world, "pays@example.org")]).toEqual([[], []]);

  const jobs = jobsOf(world, "admin");
  const shown = shownOf(body);
  const { _id: job } = (await jobs.start("courses-top-up", { ids }, { shown })).body.data;
  await jobs.work();
  expect(await jobs.byId(job)).toMatchObject({ done: 2, skipped: 4, failed: 0 });
  const [sent, ...more] = await invoicesOf(good.customer);
  expect([sent?.total, more]).toEqual([30_000, []]);
  const mails = await world.rows(`select subject, text from mails where "to" = $1`, ["pays@example.org"]);
  const sentAs = (text: string) => text.replace("(one-time link)", "{link}");
  expect(mails).toEqual(letters?.map(({ subject, text }) => ({ subject, text: sentAs(text) })));

  const { _id: again } = (await jobs.start("courses-top-up", { ids: [good.id] }, { shown })).body.data;
  await jobs.work();
  expect((await jobs.items(again, "skipped")).data[0]?.reason).toBe(
    `${sent?.invoiceNumber} for these lessons is not paid yet.`,
  );
  expect((await preview([good.id])).body.refused[0]?.reason).toContain("is not paid yet.");
  expect((await preview([good.id], "content-creator")).status).toBe(403);
  expect((await invoiceById(sent?._id ?? "")).status).toBe("sent");
});

it("shows many some at a time, those of a payer together", async () => {
  const chosen = await courses(14);
  const ids = chosen.map(({ id }) => id);
  const part = async (from: number) =>
    (
      await world.v2<Preview & { next: number | null }>("post", "/account-jobs/top-ups-preview", {
        as: "admin",
        body: { choice: { ids }, from },
      })
    ).body;
  const first = await part(0);
  expect([first.invoices.length, first.next]).toEqual([10, 10]);
  const second = await part(10);
  expect([second.invoices.length, second.next]).toEqual([4, null]);
  const all = [...first.invoices, ...second.invoices].map(({ courseId }) => courseId);
  expect(all.toSorted()).toEqual(ids.toSorted());

  // Three of one payer across the border are not torn apart: two of the same subject wait for the first to be paid.
  const payer = first.invoices[8]?.customerId ?? "";
  const ofPayer = [all[8], all[9], all[13]];
  await world.rows("update confirmed_lessons set customer_id = $1, subject = 'Igbo' where id = any($2)", [
    payer,
    ofPayer,
  ]);
  const together = await part(0);
  const rest = await part(together.next ?? 0);
  const counts = [together, rest].map(
    ({ invoices, refused }) => [...invoices, ...refused].filter(({ courseId }) => ofPayer.includes(courseId)).length,
  );
  expect(counts.toSorted()).toEqual([0, 3]);

  const missing = await preview([...ids, "0".repeat(24)]);
  expect(missing.status).toBe(409);
  expect(JSON.stringify(missing.body)).toContain("You chose 15 courses, but 14 match now.");
});

it("bills the customer of a pod's course for their share of each lesson", async () => {
  const [course] = await courses(1);
  const [pod] = await world.rows<{ id: string; payers: string[] }>(
    `select pod_id as id, array_agg(customer_id order by place) as payers from customer_pod_members
     where archived_at is null group by pod_id having count(distinct customer_id) > 1 limit 1`,
  );
  if (!course || !pod) throw new Error("The demo business has no such pod.");
  const customer = pod.payers[0] ?? "";
  const count = pod.payers.length;
  await world.rows(
    `update customer_pod_members set share_bp = case when place = 0 then 10000 - 2000 * ($2::int - 1) else 2000 end,
       earlier_shares = '[]' where pod_id = $1 and archived_at is null`,
    [pod.id, count],
  );
  await world.rows("update confirmed_lessons set customer_id = $2, pod_id = $3, dependent_id = null where id = $1", [
    course.id,
    customer,
    pod.id,
  ]);
  await world.rows("update invoices set archived_at = now() where customer_id = $1 and status = 'draft'", [customer]);
  await world.rows("update invoices set status = 'void' where customer_id = $1 and status in ('sent', 'part-paid')", [
    customer,
  ]);
  const { body } = await preview([course.id]);
  const parts = pod.payers.filter((payer) => payer === customer).length;
  const share = 1 - 0.2 * (count - parts);
  expect(body.invoices).toMatchObject([{ customerId: customer, total: Math.round(3_000 * share) * 10 }]);
});

it("bills nobody in bulk whose payment is disputed at the bank", async () => {
  const [course] = await courses(1);
  if (!course) throw new Error("The demo business has no such course.");
  const [payment] = await world.rows<{ number: string }>(
    `update payments set customer_id = $1 where id in (select payment_id from bank_disputes where status = 'open' limit 1)
     returning payment_number as number`,
    [course.customer],
  );
  expect((await preview([course.id])).body.refused).toMatchObject([
    { courseId: course.id, reason: expect.stringContaining(`Payment ${payment?.number} of this customer is disputed`) },
  ]);
});

it("sends nothing that was not shown, or comes to something else by now", async () => {
  const [first, second, third] = (await courses(9)).slice(-3) as [Course, Course, Course];
  const ids = [first.id, second.id, third.id];
  const { body } = await preview(ids);
  expect(body.refused).toEqual([]);
  await world.rows("update confirmed_lessons set price_amount = 3500 where id = $1", [first.id]);
  await world.rows("update customers set invoice_email = 'moved@example.org' where id = $1", [third.customer]);
  const jobs = jobsOf(world, "admin");
  const shown = shownOf(body).filter(({ courseId }) => courseId !== second.id);
  const { _id: job } = (await jobs.start("courses-top-up", { ids }, { shown })).body.data;
  await jobs.work();
  expect(await jobs.byId(job)).toMatchObject({ done: 0, failed: 3 });
  expect(new Set((await jobs.items(job, "failed")).data.map(({ reason }) => reason))).toEqual(
    new Set([
      "Its invoice comes to £350.00 now, which is not what was shown.",
      "Its invoice was not shown before.",
      "Its invoice goes to moved@example.org now, which is not what was shown.",
    ]),
  );
  const again = await world.v2("post", `/account-jobs/${job}/retry`, { as: "admin" });
  expect([again.status, JSON.stringify(again.body)]).toEqual([409, expect.stringContaining("choose it in the list")]);
  for (const { customer } of [first, second, third]) expect(await invoicesOf(customer)).toEqual([]);
  expect(await mailsTo(world, "moved@example.org")).toEqual([]);
});

it("leaves the courses by how many lessons ahead are paid for, as their column says", async () => {
  const rows = await world.rows<{ id: string; customer: string }>(
    `select id, customer_id as customer from confirmed_lessons
     where billing = 'prepaid' and status in ('awaiting-payment', 'active', 'paused')`,
  );
  const customers = [...new Set(rows.map(({ customer }) => customer))];
  const left = new Map<string, number>();
  for (let from = 0; from < customers.length; from += 100) {
    const query = customers
      .slice(from, from + 100)
      .map((id) => `id=${id}`)
      .join("&");
    const { body } = await world.v2<CustomerCover[]>("get", `/billing/cover?${query}`, { as: "admin" });
    for (const { courseId, lessonsLeft } of body.flatMap((one) => one.courses)) left.set(courseId, lessonsLeft);
  }
  const isIn = {
    "has-credit": (n: number) => n > 1,
    "runs-out": (n: number) => n === 1,
    "no-credit": (n: number) => n === 0,
  };
  const listed = async (query: string) => {
    const ids: string[] = [];
    for (let page = 1; ; page++) {
      const path = `/lessons/confirmed?${query}&pageSize=100&page=${page}`;
      const { body } = await world.v1<Page<{ _id: string }>>("get", path, { as: "admin" });
      if (body.data.length === 0) return ids.toSorted();
      ids.push(...body.data.map(({ _id }) => _id));
    }
  };
  for (const [state, holds] of Object.entries(isIn)) {
    const expected = rows.filter(({ id }) => holds(left.get(id) ?? -1)).map(({ id }) => id);
    expect([state, await listed(`credit=${state}`)]).toEqual([state, expected.toSorted()]);
  }
  expect((await listed("credit=has-credit&credit=no-credit")).length).toBeGreaterThan(0);
  const facets = await world.v1<{ counts: { count: number }[] }[]>(
    "get",
    "/lessons/confirmed/facets?by=subject&credit=no-credit",
    { as: "admin" },
  );
  expect(facets.body[0]?.counts.reduce((sum, { count }) => sum + count, 0)).toBe(
    (await listed("credit=no-credit")).length,
  );
  expect((await world.v1("get", "/lessons/confirmed?credit=plenty", { as: "admin" })).status).toBe(422);
  expect(await creditsFor("pageSize=1")).toHaveLength(1);
});

import { mailsTo } from "../../testing/mailbox.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { CustomerCover } from "./cover.record.ts";
import { warnOfLowCredit, warnOfExpiry } from "./billing.public.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const as = "director";
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** A prepaid course that goes on with lessons ahead and no credit at all, with an address that nobody else has. */
async function withoutCredit(email: string): Promise<{ id: string; customer: string; number: string }> {
  const [course] = await world.rows<{ id: string; customer: string; number: string }>(
    `update confirmed_lessons set status = 'active', billing = 'prepaid' where id = (
       select c.id from confirmed_lessons c where status = 'active' and kind = 'regular' and pod_id is null
       and not exists (select 1 from credit_lots l where l.customer_id = c.customer_id)
       and not exists (select 1 from confirmed_lessons o where o.customer_id = c.customer_id and o.id <> c.id)
       and exists (select 1 from booked_lessons b where b.course_id = c.id and b.status = 'booked' and b.start_at > $1)
       order by (select count(*) from booked_lessons b where b.course_id = c.id and b.start_at <= $1), id limit 1)
     returning id, customer_id as customer, confirmed_number as number`,
    [world.clock.now()],
  );
  if (!course) throw new Error("Everybody has credit.");
  await world.rows("update customers set invoice_email = $2 where id = $1", [course.customer, email]);
  await world.rows("update persons set time_zone = 'Europe/London' where id = $1", [course.customer]);
  return course;
}

/** What the last email to a customer says. */
const toldLast = async (customerId: string) => {
  const [row] = await world.rows<{ body: string }>(
    "select body from messages where to_person_id = $1 order by created_at desc, id desc limit 1",
    [customerId],
  );
  return row?.body;
};

const tell = (at = noon("2026-01-05")) => warnOfLowCredit(world.database, at, 1_000);
const give = async (customerId: string, quantity: number) => {
  const body = { customerId, unit: "minutes", currency: "GBP", quantity, cost: 0, reason: "For a lesson missed" };
  const { status } = await world.v2("post", "/billing/credits", { as, body });
  expect(status).toBe(201);
};

it("tells customer and owner once that the next lesson is not paid for, by day, and of the last one that is", async () => {
  const email = "runs-out@example.org";
  const { customer, number } = await withoutCredit(email);
  await warnOfLowCredit(world.database, new Date("2026-01-05T05:00:00Z"), 1_000);
  expect(await mailsTo(world, email)).toEqual([]);
  expect(await tell()).toBeGreaterThan(0);
  expect(await tell()).toBe(0);
  const [mail, ...more] = await mailsTo(world, email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Your next lesson is not paid for yet");
  expect(await toldLast(customer)).toMatch(/ on \w+day \d+ January 2026 at .+ \(London\) is not paid for yet\./);
  const notices = await world.rows<{ title: string }>("select title from notifications where title like $1", [
    `${number}%`,
  ]);
  expect(notices.map(({ title }) => title)).toContain(`${number}: the next lesson is not paid for`);

  // The lessons that were given use credit first.
  const left = async () => {
    const { body } = await world.v2<CustomerCover[]>("get", `/billing/cover?id=${customer}`, { as });
    return body[0]?.courses[0]?.lessonsLeft ?? 0;
  };
  for (let given = 0; given < 100 && (await left()) < 1; given += 1) await give(customer, 15);
  expect(await left()).toBe(1);
  await tell(new Date("2026-01-05T13:00:00Z"));
  const [last] = await mailsTo(world, email);
  expect(last?.subject).toBe("One lesson left");
  expect(await toldLast(customer)).toMatch(/One \w+ lesson.* with .+ is still paid for\./);
});

it("tells of credit 30 and 7 days before its last day, each once, and of another last day anew", async () => {
  const [lot] = await world.rows<{ id: string; customer: string; last: string }>(
    `select l.id, l.customer_id as customer, expires_on::text as last from credit_lots l where unit = 'minutes' and expires_on > '2026-05-01'
     and (select sum(quantity) from credit_entries where lot_id = l.id) > 0
     and not exists (select 1 from credit_lots o where o.customer_id = l.customer_id and o.id <> l.id) order by id limit 1`,
  );
  const { id = "", customer = "", last = "" } = lot ?? {};
  const email = "unused@example.org";
  await world.rows("update customers set invoice_email = $2 where id = $1", [customer, email]);
  const daysBefore = (days: number) => noon(new Date(Date.parse(last) - days * 86_400_000).toISOString().slice(0, 10));
  const told = async (days: number) => {
    await warnOfExpiry(world.database, daysBefore(days), 1_000);
    return (await mailsTo(world, email)).length;
  };
  expect(await told(31)).toBe(0);
  expect(await told(30)).toBe(1);
  expect(await told(29)).toBe(1);
  expect(await told(7)).toBe(2);
  expect(await told(3)).toBe(2);
  expect(await toldLast(customer)).toMatch(/ of your credit can be used until \w+day .+\. After that day it expires\./);
  await world.rows("update credit_lots set expires_on = expires_on + 60 where id = $1", [id]);
  await warnOfExpiry(world.database, new Date(daysBefore(0).getTime() + 55 * 86_400_000), 1_000);
  expect(await mailsTo(world, email)).toHaveLength(3);
});

it("pauses the reminders of an invoice until a day, at most 90 days ahead", async () => {
  const [invoice] = await world.rows<{ id: string; version: number }>(
    "select id, version from invoices where status = 'sent' limit 1",
  );
  const pause = (until: string | null, version = invoice?.version) =>
    world.v2<{ data: { version: number; remindersPausedUntil: string | null }; fields?: object }>(
      "post",
      `/billing/invoices/${invoice?.id}/pause-reminders`,
      { as, body: { version, until } },
    );
  expect((await pause("2026-01-05")).body.fields).toEqual({ until: "Choose a day after today." });
  expect((await pause("2026-04-06")).body.fields).toEqual({ until: "Reminders can be paused for 90 days at most." });
  const { body } = await pause("2026-01-20");
  expect(body.data.remindersPausedUntil).toBe("2026-01-20");
  expect((await pause(null, body.data.version)).body.data.remindersPausedUntil).toBeNull();
});

import type { BookedRecord } from "../../lessons/lessons-list.public.ts";
import { invoicing } from "../../../testing/invoices.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { teaching } from "../../../testing/taught-lessons.ts";
import { openWorld, type World } from "../../../testing/world.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import { postLessons } from "../posting/post-lessons.ts";
import type { BillingRunPreview } from "./run-preview.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
});
afterAll(() => world.close());

const { post } = invoicing(() => world);
const { course, ended } = teaching(() => ({ world, requests }));
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};

/** Puts a lesson on a day of the September before the clock of tests. */
const moveTo = (id: string, day: string) =>
  world.rows(
    `update booked_lessons set local_date = $2::date, start_at = $2::date + interval '9 hours',
       end_at = $2::date + interval '10 hours' where id = $1`,
    [id, `2025-${day}`],
  );

it("bills September with the price of each day, an earlier lesson, and without one that has no outcome (9)", async () => {
  const a = await course(7, {
    ...{ billing: "ongoing", priceAmount: 2400, slots: [{ weekday: 1, start: "08:00" }] },
    startOn: "2026-03-02",
  });
  // It cost £22.50 until the change on 15 September.
  await world.rows(
    `update confirmed_lessons set earlier_prices = '[{"until": "2025-09-15", "priceAmount": 2250}]'
     where id = $1`,
    [a.courseId],
  );
  const lessons = (await a.lessons()) as [
    BookedRecord,
    BookedRecord,
    BookedRecord,
    BookedRecord,
    BookedRecord,
    BookedRecord,
  ];
  const days = ["08-31", "09-01", "09-08", "09-15", "09-29"];
  for (const [place, day] of days.entries()) {
    const lesson = lessons[place] as BookedRecord;
    await ended(lesson, "complete", { covered: "Greetings" });
    await moveTo(lesson._id, day);
  }
  const open = lessons[5];
  await world.rows("update booked_lessons set status = 'awaiting-confirmation' where id = $1", [open._id]);
  await moveTo(open._id, "09-30");
  await postLessons(world.database, world.clock.now(), log);

  const period = { from: "2025-09-01", to: "2025-09-30" };
  const query = new URLSearchParams({ regionId: requests.ids.get("UK") ?? "", ...period }).toString();
  const path = `/billing/ongoing/preview?${query}`;
  const { body: preview } = await world.v2<BillingRunPreview>("get", path, { as: "admin" });
  expect(preview.gaps).toContainEqual(
    expect.objectContaining({ reason: "no-outcome", lessonId: open._id, on: "2025-09-30" }),
  );

  // Course B is entered as a fee, so that the sum is that of the example.
  const extras = [{ kind: "fee", description: "B, 23 September", amount: 3000 }];
  const draft = { customerId: a.payer._id, currency: "GBP", ...period, extras };
  const { data: invoice } = await post<InvoiceRecord>("/billing/invoices/ongoing", draft);
  expect(invoice.lines.map(({ lessonOn, total }) => [lessonOn?.slice(5) ?? null, total])).toEqual([
    ["08-31", 2250],
    ["09-01", 2250],
    ["09-08", 2250],
    ["09-15", 2400],
    ["09-29", 2400],
    [null, 3000],
  ]);
  expect(invoice.total).toBe(14_550);
});

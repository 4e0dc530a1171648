import { equalShares } from "@app/domain/customer-pods/pod-members.ts";
import type { BookedRecord } from "../../lessons/lessons-list.public.ts";
import { invoicing, type Payer } from "../../../testing/invoices.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { teaching } from "../../../testing/taught-lessons.ts";
import { openWorld, type One, type World } from "../../../testing/world.ts";
import type { BooksCheck } from "../books-check.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import type { LessonMoney } from "./lesson-money.ts";
import { postLessons } from "./post-lessons.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
});
afterAll(() => world.close());

const { post, sent, pay, creditsFor } = invoicing(() => world);
const { agreed, inPounds, payerOf, ended, lessonEvent } = teaching(() => ({ world, requests }));
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};
const posting = () => postLessons(world.database, world.clock.now(), log);

type Learner = { id: string; customer: string };
const membersOf = (learners: readonly Learner[]) =>
  learners.map(({ id: learnerId }, place) => ({ learnerId, shareBp: equalShares(learners.length)[place] }));

/** A pod of three who share, with a prepaid course at £45.00. */
async function podOfThree(first: number, weekday: number) {
  const learners = requests.learners.slice(first, first + 3);
  await inPounds(...learners.map(({ customer }) => customer));
  const { body } = await world.v2<One<{ _id: string; version: number }>>("post", "/people/pods", {
    as: "admin",
    body: {
      ...{ name: `Cousins ${first}`, regionId: requests.ids.get("UK"), subject: "Igbo" },
      ...{ anchorTimeZone: "Europe/London", members: membersOf(learners) },
    },
  });
  // Its lessons below begin before the clock of tests.
  await world.rows("update customer_pod_members set created_at = created_at - interval '1 day' where pod_id = $1", [
    body.data._id,
  ]);
  const slots = [{ weekday, start: "08:00" }];
  const plan = { billing: "prepaid", priceAmount: 4500, slots, startOn: `2026-03-0${weekday + 1}` };
  const { lessons } = await agreed({ learnerId: null, podId: body.data._id }, plan);
  const payers = await Promise.all(learners.map(({ customer }) => payerOf(customer)));
  return { pod: body.data, learners, payers: payers as [Payer, Payer, Payer], lessons };
}

const usedBy = (lessonId: string) =>
  world.rows<{ customer: string; minutes: number; value: number }>(
    `select l.customer_id as customer, e.quantity::int as minutes, e.value::int as value from credit_entries e
     join credit_lots l on l.id = e.lot_id join lesson_settlements s on s.id = e.settlement_id
     where s.lesson_id = $1 order by e.seq`,
    [lessonId],
  );
const billedTo = (lessonId: string) =>
  world.rows<{ customer: string; amount: number }>(
    `select customer_id as customer, sum(amount)::int as amount from billable_items where lesson_id = $1
     group by 1 having sum(amount) <> 0`,
    [lessonId],
  );
const byId = (rows: readonly { customer: string }[]) => rows.toSorted((a, b) => a.customer.localeCompare(b.customer));
const faults = async () => (await world.v2<BooksCheck>("get", "/billing/books/check", { as: "admin" })).body.faults;

it("posts a pod’s lesson for each who shares it: by their own credit, else as a line of theirs (14)", async () => {
  const { pod, learners, payers, lessons } = await podOfThree(7, 1);
  const [withLot, later, left] = payers;
  const invoice = await sent(withLot, {
    lessonPrice: { currency: "GBP", amount: 1400, durationMinutes: 60, lessonCount: 3 },
    ...{ whoIsLessonFor: "pod", learner: pod._id },
  });
  await pay(withLot, 4200, [{ invoiceId: invoice._id, amount: 4200 }]);
  // What one of them bought for their own child is not for the pod.
  await post("/billing/credits", {
    ...{ customerId: later._id, unit: "minutes", currency: "GBP", quantity: 60, cost: 1000, reason: "Sorry" },
    learnerIds: [learners[1]?.id],
  });
  const [first, second] = (await lessons()) as [BookedRecord, BookedRecord];
  await ended(first, "complete", { covered: "Greetings" });
  // Who leaves before it is posted was there when it started.
  const body = { _id: pod._id, version: pod.version, members: membersOf(learners.slice(0, 2)) };
  const saved = await world.v2<{ error?: string }>("patch", "/people/pods", { as: "admin", body });
  expect([saved.status, saved.body.error]).toEqual([200, undefined]);
  await posting();
  expect(await usedBy(first._id)).toEqual([{ customer: withLot._id, minutes: -60, value: 1400 }]);
  expect(byId(await billedTo(first._id))).toEqual(
    byId([later, left].map(({ _id }) => ({ customer: _id, amount: 1500 }))),
  );

  // From then on two share it.
  world.pass(3 * 60);
  await ended(second, "complete", { covered: "Numbers" });
  await posting();
  expect(await usedBy(second._id)).toEqual([{ customer: withLot._id, minutes: -60, value: 1400 }]);
  expect(await billedTo(second._id)).toEqual([{ customer: later._id, amount: 2250 }]);

  await lessonEvent(first._id, "reverse", { reason: "Another lesson was meant" });
  await posting();
  expect((await usedBy(first._id)).map(({ minutes, value }) => [minutes, value])).toEqual([
    [-60, 1400],
    [60, -1400],
  ]);
  expect(await billedTo(first._id)).toEqual([]);
  expect(await faults()).toEqual([]);
});

it("says of each who shares a lesson what they pay and where it is, also on a draft that is behind", async () => {
  const { payers, lessons } = await podOfThree(16, 4);
  const [lesson] = (await lessons()) as [BookedRecord];
  await ended(lesson, "complete", { covered: "Greetings" });
  await posting();
  const [first, second, third] = payers;
  const draftOf = async ({ _id }: Payer) =>
    (
      await post<InvoiceRecord>("/billing/invoices/ongoing", {
        ...{ customerId: _id, currency: "GBP", from: "2026-01-01", to: "2026-01-31" },
      })
    ).data;
  const [toSend, draft] = [await draftOf(first), await draftOf(second)];
  await post(`/billing/invoices/${toSend._id}/send`, { version: toSend.version });
  await lessonEvent(lesson._id, "dispute", { byKind: "customer", reason: "It began late" });
  const half = { outcome: "completed", chargePercent: 50, payPercent: 50, reason: "It began late" };
  await lessonEvent(lesson._id, "settle", half);
  await posting();
  const path = `/billing/lesson-money?id=${lesson._id}`;
  const [money] = (await world.v2<LessonMoney[]>("get", path, { as: "admin" })).body;
  // Each pays 750 by now; the draft still has 1500.
  expect(money).toMatchObject({ billed: 2250, toBill: 0, invoiceId: null });
  const parts = new Map(money?.parts.map((part) => [part.customerId, part]));
  expect(parts.get(first._id)).toMatchObject({ billed: 750, toBill: 0, invoiceId: toSend._id });
  expect(parts.get(second._id)).toMatchObject({ billed: 1500, toBill: -750, invoiceId: draft._id });
  expect(parts.get(third._id)).toMatchObject({ billed: 0, toBill: 750, invoiceId: null });
});

it("charges who does not come to a pod’s lesson, and gives all of them something where the tutor does not", async () => {
  const { payers, lessons } = await podOfThree(12, 2);
  const [first, second] = (await lessons()) as [BookedRecord, BookedRecord];
  await ended(first, "student-no-show");
  await ended(second, "tutor-no-show");
  await posting();
  expect(byId(await billedTo(first._id))).toEqual(byId(payers.map(({ _id }) => ({ customer: _id, amount: 1500 }))));
  expect(await billedTo(second._id)).toEqual([]);
  for (const { _id } of payers)
    expect(await creditsFor(`customerId=${_id}&source=goodwill`)).toMatchObject([
      { unit: "minutes", size: 30, worth: 0 },
    ]);
});

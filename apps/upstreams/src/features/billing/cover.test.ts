import type { BookedRecord, CourseRecord } from "../lessons/lessons-list.public.ts";
import { invoicing, type Payer } from "../../testing/invoices.ts";
import { requestsOf } from "../../testing/lesson-requests.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";
import type { CustomerCover } from "./cover.record.ts";
import type { InvoiceRecord } from "./invoice.record.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
});
afterAll(() => world.close());

const { post, pay, invoiceById, creditsFor } = invoicing(() => world);

const listed = async <Row>(path: string) => (await world.v1<Page<Row>>("get", path, { as: "admin" })).body.data;
const coverOf = async (customerId: string) =>
  (await world.v2<CustomerCover[]>("get", `/billing/cover?id=${customerId}`, { as: "admin" })).body[0] as CustomerCover;
const draftsOf = async (customerId: string) =>
  (
    await world.v2<Page<InvoiceRecord>>("get", `/billing/invoices?customerId=${customerId}&status=draft`, {
      as: "admin",
    })
  ).body.data;

/** A prepaid course that has been confirmed for a learner. */
async function confirmed(learnerId: string | undefined, over: object) {
  const asked = await requests.aRequest({ learnerId });
  const terms = requests.proposal({ billing: "prepaid", ...over });
  const proposed = await requests.moved(asked, "propose", terms);
  const accepted = await requests.moved(proposed, "tutor-accept", { note: "By phone" });
  const { _id } = await requests.moved(accepted, "confirm", { despite: true });
  const [course] = await listed<CourseRecord>(`/lessons/confirmed?requestId=${_id}`);
  return course as CourseRecord;
}

/** Somebody who pays in pounds and has no course yet, with one child. */
async function family(place: number) {
  const { id, customer } = requests.learners[place] as { id: string; customer: string };
  await world.rows("update customers set currency = 'GBP', region_id = $2 where id = $1", [
    customer,
    requests.ids.get("UK"),
  ]);
  const [payer] = (await world.v2<Page<Payer>>("get", `/people/customers?id=${customer}`, { as: "director" })).body
    .data;
  return { learnerId: id, payer: payer as Payer };
}

it("writes the invoice of a course that waits to be paid for, begins it with the payment and says what is left", async () => {
  const { learnerId, payer } = await family(3);
  const course = await confirmed(learnerId, { slots: [{ weekday: 6, start: "08:00" }], startOn: "2026-03-07" });
  expect(course.status).toBe("awaiting-payment");
  expect((await coverOf(payer._id)).courses).toEqual([
    {
      courseId: course._id,
      lessonsLeft: 0,
      unbooked: 0,
      nextLessonAt: "2026-03-07T08:00:00.000Z",
      unpaidFrom: "2026-03-07T08:00:00.000Z",
    },
  ]);

  const [draft] = await draftsOf(payer._id);
  expect(draft).toMatchObject({ type: "FIXED", lessonPrice: { amount: 3000, lessonCount: 10 }, currency: "GBP" });
  expect(draft?.internalNote).toBe(`For ${course.confirmedNumber}.`);
  const sent = await post<InvoiceRecord>(`/billing/invoices/${draft?._id}/send`, { version: draft?.version });
  expect(sent.error).toBeUndefined();
  // Three lessons and a half: what is left of the half waits.
  const { error } = await pay(payer, 10500, [{ invoiceId: draft?._id, amount: 10500 }]);
  expect(error).toBeUndefined();
  expect((await invoiceById(draft?._id ?? "")).lessonsLeft).toBe(3);

  const cover = await coverOf(payer._id);
  expect(cover.courses).toMatchObject([
    { courseId: course._id, lessonsLeft: 3, unbooked: 0, unpaidFrom: "2026-03-28T08:00:00.000Z" },
  ]);
  const [begun] = await listed<CourseRecord>(`/lessons/confirmed?id=${course._id}`);
  expect(begun?.status).toBe("active");
  const lessons = await listed<BookedRecord>(`/lessons/booked?courseId=${course._id}&pageSize=100`);
  const covers = new Map(cover.lessons.map(({ lessonId, cover: how }) => [lessonId, how]));
  const inWords = lessons.map(({ _id }) => covers.get(_id));
  expect(inWords).toEqual([...Array<string>(3).fill("covered"), ...Array<string>(5).fill("no-credit")]);
  const [lot] = await creditsFor(`invoiceId=${draft?._id}`);
  expect(cover.lots).toEqual([{ lotId: lot?._id, reserved: 180, used: 0 }]);
});

it("begins at once what credit pays for already, and gives a lesson that was moved or cancelled its credit back", async () => {
  const { learnerId, payer } = await family(5);
  const gift = await post("/billing/credits", {
    customerId: payer._id,
    unit: "minutes",
    currency: "GBP",
    quantity: 90,
    cost: 4500,
    reason: "For a lesson that was missed",
  });
  expect(gift.error).toBeUndefined();
  const course = await confirmed(learnerId, { slots: [{ weekday: 7, start: "08:00" }], startOn: "2026-03-08" });
  expect(course.status).toBe("active");
  expect(await draftsOf(payer._id)).toEqual([]);
  const [first, second] = await listed<BookedRecord>(`/lessons/booked?courseId=${course._id}&pageSize=100`);
  const wordsOf = async () =>
    (await coverOf(payer._id)).lessons.slice(0, 2).map(({ cover, coveredMinutes }) => [cover, coveredMinutes]);
  expect(await wordsOf()).toEqual([
    ["covered", 60],
    ["part-covered", 30],
  ]);
  const cancelled = await world.v1<BookedRecord>("post", `/lessons/booked/${first?._id}/cancel`, {
    as: "admin",
    body: { version: first?.version, byKind: "customer", reason: "sick" },
  });
  expect([cancelled.status, cancelled.body.status]).toEqual([200, "cancelled"]);
  const after = await coverOf(payer._id);
  expect(after.lessons[0]).toEqual({ lessonId: second?._id, cover: "covered", coveredMinutes: 60 });
});

it("is read by those who read invoices", async () => {
  const { status } = await world.v2("get", "/billing/cover?id=x", { as: "content-creator" });
  expect(status).toBe(403);
});

import type { BookedRecord, CourseRecord } from "../features/lessons/lessons-list.public.ts";
import type { Payer } from "./invoices.ts";
import type { requestsOf } from "./lesson-requests.ts";
import type { Page, World } from "./world.ts";

interface Parts {
  world: World;
  requests: Awaited<ReturnType<typeof requestsOf>>;
}

/** What tests of money do with lessons: agree on a course, and say what became of each. */
export function teaching(partsOf: () => Parts) {
  const listed = async <Row>(path: string) =>
    (await partsOf().world.v1<Page<Row>>("get", path, { as: "admin" })).body.data;

  const payerOf = async (customer: string) =>
    (await partsOf().world.v2<Page<Payer>>("get", `/people/customers?id=${customer}`, { as: "director" })).body
      .data[0] as Payer;

  /** Has some customers pay in pounds, in the UK. */
  async function inPounds(...customers: string[]): Promise<void> {
    const { world, requests } = partsOf();
    for (const customer of customers)
      await world.rows("update customers set currency = 'GBP', region_id = $2 where id = $1", [
        customer,
        requests.ids.get("UK"),
      ]);
  }

  /** A course of 60 minutes at £30.00 as it is asked for, agreed on and confirmed. */
  async function agreed(request: object, over: object) {
    const { requests } = partsOf();
    const asked = await requests.aRequest(request);
    const proposed = await requests.moved(asked, "propose", requests.proposal(over));
    const accepted = await requests.moved(proposed, "tutor-accept", { note: "By phone" });
    const { _id } = await requests.moved(accepted, "confirm", { despite: true });
    const [confirmed] = await listed<CourseRecord>(`/lessons/confirmed?requestId=${_id}`);
    const courseId = confirmed?._id ?? "";
    const lessons = () => listed<BookedRecord>(`/lessons/booked?courseId=${courseId}&pageSize=100`);
    return { courseId, lessons };
  }

  /** The same for somebody who has none, and its lessons. */
  async function course(place: number, over: object) {
    const { id: learnerId, customer } = partsOf().requests.learners[place] as { id: string; customer: string };
    await inPounds(customer);
    return { payer: await payerOf(customer), learnerId, ...(await agreed({ learnerId }, over)) };
  }

  async function lessonEvent(id: string, event: string, body: object) {
    const { world } = partsOf();
    const [lesson] = await listed<BookedRecord>(`/lessons/booked?id=${id}`);
    const answer = await world.v1<BookedRecord & { message?: string }>("post", `/lessons/booked/${id}/${event}`, {
      as: "director",
      body: { version: lesson?.version, ...body },
    });
    expect([event, answer.status, answer.body.message]).toEqual([event, 200, undefined]);
    return answer.body;
  }

  /** Says what became of a lesson by what tutors and staff would send, an hour after its end. */
  async function ended({ _id }: Pick<BookedRecord, "_id">, event: string, body: object = {}) {
    const { world } = partsOf();
    await world.rows(
      `update booked_lessons set status = 'awaiting-confirmation', start_at = $2::timestamptz - interval '2 hours',
         end_at = $2::timestamptz - interval '1 hour' where id = $1`,
      [_id, world.clock.now().toISOString()],
    );
    return lessonEvent(_id, event, body);
  }

  return { course, agreed, inPounds, payerOf, ended, lessonEvent };
}

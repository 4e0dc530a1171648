import { requestsOf } from "../../testing/lesson-requests.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";
import type { BookedRecord } from "./lessons-list.public.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
});
afterAll(() => world.close());

const path = "/lessons/booked";
let day = 0;

/** A trial that both have agreed to, a quarter of an hour after its start. */
async function trialOf(learnerId: string | undefined, over: object = {}, asked: object = {}): Promise<BookedRecord> {
  const one = await requests.aRequest({ learnerId, kind: "trial", durationMinutes: 30, ...asked });
  day += 1;
  const slots = [{ weekday: (day % 7) + 1, start: `0${3 + Math.floor(day / 7)}:00` }];
  const proposal = requests.proposal({ slots, lessonCount: 1, priceAmount: 1200, ...over });
  const accepted = await requests.moved(await requests.moved(one, "propose", proposal), "tutor-accept", { note: "OK" });
  const { confirmedLessonId } = await requests.moved(accepted, "confirm", { despite: true });
  const { body } = await world.v1<Page<BookedRecord>>("get", `${path}?courseId=${confirmedLessonId}`, { as: "admin" });
  const lesson = body.data[0] as BookedRecord;
  await world.rows(
    `update booked_lessons set start_at = $2::timestamptz - interval '15 minutes', end_at = $2::timestamptz + interval '15 minutes'
     where id = $1`,
    [lesson._id, world.clock.now()],
  );
  return lesson;
}
const fire = async ({ _id, version }: BookedRecord, event: string, body: object = {}) =>
  (await world.v1<BookedRecord>("post", `${path}/${_id}/${event}`, { as: "admin", body: { version, ...body } })).body;
const missed = async (lesson: BookedRecord) => fire(await fire(lesson, "start"), "student-no-show");

it("excuses the first trial that a learner misses in a subject, and charges the next", async () => {
  const learner = requests.learners[3]?.id;
  const first = await missed(await trialOf(learner));
  expect(first.settlement).toMatchObject({
    ...{ chargeBp: 0, payBp: 10_000 },
    sentence: "Not charged: the learner missed their first trial. The tutor is paid 100%.",
  });
  // The missed one does not use up the one trial.
  const second = await missed(await trialOf(learner));
  expect(second.settlement).toMatchObject({ chargeMinutes: 30, chargeBp: 10_000, payBp: 10_000 });
});

it("excuses a missed trial in each subject", async () => {
  const learner = requests.learners[4]?.id;
  const [tutor] = await world.rows<{ id: string }>(
    `select id from tutors where status = 'active' and archived_at is null and accepts_trial
     and subjects @> '[{"subject": "Yoruba"}]' limit 1`,
  );
  expect((await missed(await trialOf(learner))).settlement).toMatchObject({ chargeBp: 0 });
  const other = await trialOf(learner, { tutorId: tutor?.id }, { subject: "Yoruba" });
  expect((await missed(other)).settlement).toMatchObject({ chargeBp: 0 });
});

it("charges a missed trial where the region says so", async () => {
  const body = { key: "trialFreeOnFirstNoShow", value: false };
  expect((await world.v2("post", "/admin/setting", { as: "director", body })).status).toBe(201);
  expect((await missed(await trialOf(requests.learners[5]?.id))).settlement).toMatchObject({ chargeBp: 10_000 });
});

it("refuses another trial once one is to come or was held", async () => {
  const learner = requests.learners[6];
  const lesson = await trialOf(learner?.id);
  const refused = { kind: `${learner?.name} has already had a trial lesson in Igbo.` };
  const again = async () => (await requests.create({ learnerId: learner?.id, kind: "trial" })).body.fields;
  expect(await again()).toEqual(refused);
  await world.rows("update customers set status = 'lead' where id = $1", [lesson.customerId]);
  await fire(await fire(lesson, "start"), "complete");
  expect(await again()).toEqual(refused);
  // A trial makes nobody an active customer.
  const [payer] = await world.rows("select status from customers where id = $1", [lesson.customerId]);
  expect(payer).toEqual({ status: "lead" });
});

it("may cost nothing, and then has nothing to wait for; other lessons may not", async () => {
  const free = await trialOf(requests.learners[7]?.id, { priceAmount: 0, billing: "prepaid" });
  expect(free).toMatchObject({ status: "booked", hold: false });
  const regular = await requests.aRequest({ learnerId: requests.learners[8]?.id });
  const { body } = await requests.fire(regular, "propose", requests.proposal({ priceAmount: 0 }));
  expect(body.fields).toEqual({ priceAmount: "Amount must be more than 0." });
});

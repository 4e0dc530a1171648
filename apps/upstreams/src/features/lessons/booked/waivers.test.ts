import { requestsOf } from "../../../testing/lesson-requests.ts";
import { teaching } from "../../../testing/taught-lessons.ts";
import { openWorld, type Caller, type World } from "../../../testing/world.ts";
import type { BookedRecord, LogRecord } from "./booked.record.ts";

interface Preview {
  mails: { subject: string; text: string }[];
  comesTo: { settlement: { ruleId: string; chargeBp: number; payBp: number; sentence: string } }[];
}
type Wrote = BookedRecord & { message?: string };

let world: World;
let lessons: BookedRecord[];
beforeAll(async () => {
  world = await openWorld();
  const requests = await requestsOf(world);
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
  const taught = teaching(() => ({ world, requests }));
  const course = await taught.course(5, {
    billing: "ongoing",
    slots: [{ weekday: 3, start: "08:00" }],
    startOn: "2026-03-04",
  });
  lessons = await course.lessons();
});
afterAll(() => world.close());

const fire = <Answer = Wrote>(lesson: BookedRecord, event: string, body: object, as: Caller = "admin") =>
  world.v1<Answer>("post", `/lessons/booked/${lesson._id}/${event}`, {
    as,
    body: { version: lesson.version, ...body },
  });

/** The next lesson, so many hours from now. */
async function startingIn(hours: number): Promise<BookedRecord> {
  const lesson = lessons.shift() as BookedRecord;
  await world.rows(
    `update booked_lessons set start_at = $2::timestamptz + make_interval(hours => $3),
       end_at = $2::timestamptz + make_interval(hours => $3 + 1) where id = $1`,
    [lesson._id, world.clock.now(), hours],
  );
  return lesson;
}

const late = { byKind: "customer", reason: "sick" };
const waived = { ...late, waiveReason: "She was taken to hospital." };

it("waives what a late cancellation is charged, once a month by an admin, and keeps the tutor's pay", async () => {
  // The first late one is free by the policy, so there is nothing to waive.
  const first = await startingIn(2);
  const nothing = await fire(first, "cancel", waived);
  expect([nothing.status, nothing.body.message]).toEqual([409, "Nothing is charged, so there is nothing to waive."]);
  expect((await fire(first, "cancel", late)).status).toBe(200);

  const second = await startingIn(4);
  const { body } = await fire<Preview>(second, "cancel/preview", waived);
  expect(body.comesTo[0]?.settlement).toMatchObject({ ruleId: "waived", chargeBp: 0, payBp: 10_000 });
  expect(body.comesTo[0]?.settlement.sentence).toMatch(
    /^Not charged: .*the charge is waived\. The tutor is paid 100%\.$/,
  );
  for (const { subject, text } of body.mails) expect(`${subject} ${text}`).not.toContain("hospital");
  const done = await fire(second, "cancel", waived);
  expect(done.body.cancellation).toMatchObject({ late: true, waived: true, waiveReason: "She was taken to hospital." });
  const log = await world.v1<{ data: LogRecord[] }>("get", `/lessons/activity?lessonId=${second._id}`, { as: "admin" });
  expect(log.body.data).toContainEqual(
    expect.objectContaining({ event: "fee-waived", summary: "Waived: She was taken to hospital." }),
  );

  const third = await startingIn(6);
  const refused = await fire(third, "cancel", waived);
  expect(refused.body.message).toBe("An admin can waive one lesson per customer in 30 days. Ask a director.");
  expect((await fire(third, "cancel", waived, "director")).status).toBe(200);
});

it("waives what a missed lesson is charged", async () => {
  const lesson = await startingIn(-1);
  await world.rows("update booked_lessons set status = 'awaiting-confirmation' where id = $1", [lesson._id]);
  const missed = await fire(lesson, "student-no-show", { waiveReason: "The school bus broke down." }, "director");
  expect([missed.status, missed.body.status]).toEqual([200, "student-no-show"]);
  expect(
    await world.rows("select rule_id, charge_bp, pay_bp from lesson_settlements where lesson_id = $1", [lesson._id]),
  ).toEqual([{ rule_id: "waived", charge_bp: 0, pay_bp: 10_000 }]);
});

it("leaves the free late cancellation of a term to the family when staff waive another", async () => {
  await world.rows(
    "update booked_lessons set cancellation = cancellation || '{\"waivedById\": \"x\"}' where cancellation ->> 'waived' = 'true'",
  );
  const lesson = await startingIn(8);
  const { body } = await fire<Preview>(lesson, "cancel/preview", late);
  expect(body.comesTo[0]?.settlement.ruleId).toBe("customer-late-free");
});

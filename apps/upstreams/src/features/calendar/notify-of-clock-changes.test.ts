import { cutOff } from "../../testing/cut-off.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { notifyOfClockChanges } from "./calendar.public.ts";
import type { clockChangeReview } from "./clock-change-review.queries.ts";

let world: World;
let courses: { id: string; customer_id: string; tutor_id: string }[];
beforeAll(async () => {
  world = await openWorld();
  await world.rows("update persons set email = 'person-' || id || '@example.org', time_zone = 'Africa/Lagos'");
  await world.rows("update confirmed_lessons set anchor_time_zone = 'Africa/Lagos'");
  // Three courses of customers of their own in London, given from Lagos.
  courses = await world.rows(
    `select distinct on (customer_id) id, customer_id, tutor_id from confirmed_lessons
     where status = 'active' and pod_id is null order by customer_id limit 3`,
  );
  const ids = courses.map(({ id }) => id);
  await world.rows(
    `update confirmed_lessons set anchor_time_zone = 'Europe/London', start_on = '2026-01-05', schedule_from = null,
     end_on = null, slots = '[{"weekday": 2, "start": "18:00", "durationMinutes": 60}]' where id = any($1)`,
    [ids],
  );
  await world.rows(
    "update persons set time_zone = 'Europe/London' where id in (select customer_id from confirmed_lessons where id = any($1))",
    [ids],
  );
});
afterAll(() => world.close());

const tell = (at: string) => notifyOfClockChanges(world.database, new Date(at), 100);
const mailsOf = async ({ customer_id, tutor_id }: { customer_id: string; tutor_id: string }) =>
  world.rows<{ to: string; subject: string; text: string }>(
    `select "to", subject, text from mails where subject like 'The clocks change%'
     and "to" in ('person-' || $1 || '@example.org', 'person-' || $2 || '@example.org') order by id`,
    [customer_id, tutor_id],
  );
type Desk = Awaited<ReturnType<typeof clockChangeReview>>;
const told = async (id: string | undefined) =>
  (await world.v1<Desk>("get", "/calendar/clock-changes?from=2026-10-10", { as: "admin" })).body.moved.find(
    ({ courseId }) => courseId === id,
  )?.told;

it("tells nobody sooner, and goes on where it was cut off, telling nobody twice", async () => {
  expect(await tell("2026-10-11T00:30:00Z")).toBe(0);
  const at = "2026-10-11T02:00:00Z";
  await expect(notifyOfClockChanges(cutOff(world.database), new Date(at), 100)).rejects.toThrow("cut off");
  expect(await tell(at)).toBe(2);
  expect(await tell("2026-10-12T02:00:00Z")).toBe(0);
  for (const course of courses)
    expect((await mailsOf(course)).filter(({ to }) => to.includes(course.customer_id))).toHaveLength(1);
});

it("words the old and the new times by the clock of each", async () => {
  const [course] = courses;
  const mails = await mailsOf(course ?? { customer_id: "", tutor_id: "" });
  const theirs = mails.find(({ to }) => to.includes(course?.customer_id ?? ""))?.text;
  expect(theirs).toContain("The clocks in London go back by 1 hour on Sunday 25 October 2026.");
  expect(theirs).toContain(
    "Until then: Tuesdays at 18:00 (London)\nFrom Tuesday 27 October 2026: Tuesdays at 18:00 (London), Tuesdays at 19:00 in Lagos",
  );
  const tutors = mails.find(({ to }) => to.includes(course?.tutor_id ?? ""))?.text;
  expect(tutors).toContain(
    "Until then: Tuesdays at 18:00 (Lagos)\nFrom Tuesday 27 October 2026: Tuesdays at 19:00 (Lagos), Tuesdays at 18:00 in London",
  );
});

it("tells both once more two days ahead, not who has other times meanwhile, and says on the desk who was told", async () => {
  const [first, second, third] = courses;
  await world.rows("update persons set email = null where id = $1", [first?.tutor_id]);
  await world.rows("update confirmed_lessons set anchor_time_zone = 'Africa/Lagos' where id = $1", [second?.id]);
  await world.rows("update confirmed_lessons set status = 'ended', ended_reason = 'Moved away.' where id = $1", [
    third?.id,
  ]);
  expect(await tell("2026-10-23T02:00:00Z")).toBe(1);
  expect(await tell("2026-10-24T02:00:00Z")).toBe(0);
  expect(await tell("2026-10-25T01:00:00Z")).toBe(0);
  expect(await told(first?.id)).toEqual([
    {
      daysAhead: 14,
      toldAt: "2026-10-11T02:00:00.000Z",
      tutorId: first?.tutor_id,
      customerIds: [first?.customer_id],
    },
    { daysAhead: 2, toldAt: "2026-10-23T02:00:00.000Z", tutorId: null, customerIds: [first?.customer_id] },
  ]);
});

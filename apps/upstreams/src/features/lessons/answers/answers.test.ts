import { policyDefaults } from "@app/domain/policies/cancellation-policy.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { newestMail } from "../../../testing/mailbox.ts";
import { renewChecks } from "../../../testing/valid-checks.ts";
import { openWorld, type Page, type World } from "../../../testing/world.ts";
import type { BookedRecord } from "../booked/booked.record.ts";
import type { RequestRecord } from "../requests-list.public.ts";
import type { LessonAnswerRecord } from "./answer.record.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  await renewChecks(world);
  requests = await requestsOf(world);
  await world.rows("update persons set email = 'person-' || id || '@example.org'");
  await world.rows("update confirmed_lessons set policy_snapshot = $1", [JSON.stringify(policyDefaults)]);
});
afterAll(() => world.close());

/** The code of the newest mail to a person. */
async function codeTo(personId: string | undefined): Promise<string> {
  const { link } = await newestMail(world, `person-${personId}@example.org`);
  const { pathname, searchParams } = new URL(link ?? "");
  expect(pathname).toBe("/answer");
  return searchParams.get("code") ?? "";
}
type Answered = { choice: string; message?: string; fields?: Record<string, string> };
const look = async (code: string) =>
  (await world.v1<LessonAnswerRecord & { message: string }>("post", "/lessons/answer-link", { body: { code } })).body;
const answer = (code: string, choice: string, note?: string) =>
  world.v1<Answered>("post", "/lessons/answer", { body: { code, choice, ...(note && { note }) } });
const again = async ({ _id }: { _id: string }) => (await requests.listed(`id=${_id}`)).data[0] as RequestRecord;

let used = 0;
/** A request with lessons that are proposed to a tutor of its own, at an hour of its own. */
async function proposed() {
  used += 1;
  const tutorId = requests.tutors[used]?.id;
  const asked = await requests.aRequest({ learnerId: requests.learners[used]?.customer });
  const slots = [{ weekday: 2, start: `04:${10 + used}` }];
  const request = await requests.moved(asked, "propose", requests.proposal({ tutorId, slots }));
  return { request, tutorId, customerId: requests.learners[used]?.customer };
}

it("lets a tutor accept and a customer book, each with a link that works once", async () => {
  const { request, tutorId, customerId } = await proposed();
  const code = await codeTo(tutorId);
  expect(await look(code)).toMatchObject({
    ...{ kind: "proposal", state: "ready", message: null, choices: ["accept", "decline"] },
    facts: expect.arrayContaining([{ label: "What", text: "Igbo lessons, 60 minutes" }]) as unknown[],
  });
  expect((await answer(code, "accept")).body).toEqual({ choice: "accept" });
  expect((await again(request)).status).toBe("tutor-accepted");
  expect(await look(code)).toMatchObject({ state: "used", answered: "accept", facts: [], choices: [] });
  const twice = await answer(code, "decline", "No.");
  expect([twice.status, twice.body.message]).toEqual([
    ...[409, "You have answered already. If something has changed, reply to the email."],
  ]);
  expect((await again(request)).status).toBe("tutor-accepted");

  const theirs = await codeTo(customerId);
  expect((await look(theirs)).facts).toContainEqual({ label: "Price of a lesson", text: "£30.00" });
  expect((await answer(theirs, "accept")).status).toBe(200);
  const { status, confirmedLessonId } = await again(request);
  expect(status).toBe("confirmed");
  expect(confirmedLessonId).not.toBeNull();
  const entries = await world.rows<{ actor_name: string; actor_id: string | null }>(
    "select actor_name, actor_id from team_activity where entity_id = $1 and action = 'state-changed' order by at, version",
    [request._id],
  );
  expect(entries.slice(-2).map(({ actor_name }) => actor_name)).toEqual([
    expect.stringMatching(/ \(tutor, by email link\)$/),
    expect.stringMatching(/ \(customer, by email link\)$/),
  ]);
});

it("asks who declines why, and says it to whoever looks after the request", async () => {
  const { request, tutorId } = await proposed();
  const code = await codeTo(tutorId);
  const silent = await answer(code, "decline");
  expect([silent.status, silent.body.fields]).toEqual([422, { note: "Say why." }]);
  const other = await answer(code, "object", "No.");
  expect([other.status, other.body.fields]).toEqual([422, { choice: "Choose a valid answer." }]);
  expect((await answer(code, "decline", "I am away.")).status).toBe(200);
  expect((await again(request)).status).toBe("new");
  const [row] = await world.rows("select state, answer_note from lesson_proposals where request_id = $1", [
    request._id,
  ]);
  expect(row).toEqual({ state: "declined", answer_note: "I am away." });
});

it("says plainly what staff have answered, withdrawn or let run out meanwhile", async () => {
  const first = await proposed();
  const byStaff = await codeTo(first.tutorId);
  await requests.moved(first.request, "tutor-accept", { note: "By phone" });
  const overtaken = "This has been answered or withdrawn in the meantime. You need not do anything.";
  expect(await look(byStaff)).toMatchObject({ state: "overtaken", message: overtaken, facts: [], choices: [] });
  const late = await answer(byStaff, "decline", "Too late.");
  expect([late.status, late.body.message]).toEqual([409, overtaken]);
  expect((await again(first.request)).status).toBe("tutor-accepted");

  const second = await proposed();
  const code = await codeTo(second.tutorId);
  await world.rows("update lesson_answer_links set expires_at = $1 where record_id = $2", [
    ...[world.clock.now().toISOString(), second.request._id],
  ]);
  expect((await look(code)).state).toBe("expired");
  expect((await answer(code, "accept")).status).toBe(409);
  expect((await again(second.request)).status).toBe("proposed");
});

it("leaves a link as it was where what it asks for is refused", async () => {
  const { request, tutorId, customerId } = await proposed();
  expect((await answer(await codeTo(tutorId), "accept")).status).toBe(200);
  const code = await codeTo(customerId);
  await world.rows("update tutors set status = 'paused' where id = $1", [tutorId]);
  const refused = await answer(code, "accept");
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("is not taking lessons.")]);
  expect((await look(code)).state).toBe("ready");
  await world.rows("update tutors set status = 'active' where id = $1", [tutorId]);
  expect((await answer(code, "accept")).status).toBe(200);
  expect((await again(request)).status).toBe("confirmed");
});

it("takes one of two answers that come at once", async () => {
  const { request, tutorId } = await proposed();
  const code = await codeTo(tutorId);
  const [yes, no] = await Promise.all([answer(code, "accept"), answer(code, "decline", "No.")]);
  expect([yes.status, no.status].toSorted()).toEqual([200, 409]);
  const won = yes.status === 200 ? "tutor-accepted" : "new";
  expect((await again(request)).status).toBe(won);
});

const one = async (id: string) =>
  (await world.v1<Page<BookedRecord>>("get", `/lessons/booked?id=${id}`, { as: "admin" })).body.data[0] as BookedRecord;
const fire = async ({ _id, version }: BookedRecord, event: string, body: object = {}) => {
  const path = `/lessons/booked/${_id}/${event}`;
  const wrote = await world.v1<BookedRecord & { message?: string }>("post", path, {
    ...{ as: "admin", body: { version, ...body } },
  });
  expect([wrote.status, wrote.body.message]).toEqual([200, undefined]);
  return wrote.body;
};
/** A lesson of a customer of its own that begins so many hours from now. */
async function lessonIn(hours: number, over: string[] = []) {
  const [lesson] = await world.rows<{ id: string }>(
    `select b.id from booked_lessons b where status = 'booked' and kind = 'regular' and not hold and pod_id is null
     and not exists (select 1 from mails where "to" in ('person-' || b.customer_id || '@example.org', 'person-' || b.tutor_id || '@example.org'))
     and b.id <> all($1) order by start_at desc limit 1`,
    [over],
  );
  const id = lesson?.id ?? "";
  await world.rows("delete from lesson_occupancy where lesson_id = $1", [id]);
  await world.rows(
    `update booked_lessons set start_at = $2::timestamptz + make_interval(mins => $3), end_at = $2::timestamptz + make_interval(mins => $3 + 45) where id = $1`,
    [id, world.clock.now(), Math.round(hours * 60)],
  );
  return one(id);
}

it("moves a lesson once the other side agrees by the link, and lets them decline", async () => {
  const lesson = await lessonIn(900);
  const asked = await fire(lesson, "request-reschedule", { byKind: "customer", reason: "travel" });
  // The newest email is the one of a minute later.
  world.pass(1);
  const first = await fire(asked, "propose-time", { byKind: "customer", date: "2027-03-05", time: "04:20" });
  const declined = await codeTo(lesson.tutorId);
  expect((await answer(declined, "decline", "I teach then.")).status).toBe(200);
  world.pass(1);
  await fire(await one(first._id), "propose-time", { byKind: "customer", date: "2027-03-06", time: "04:40" });
  const agreed = await codeTo(lesson.tutorId);
  expect((await look(agreed)).facts.map(({ label }) => label)).toEqual([
    ...["Lesson", "Learner", "Tutor", "Until now", "New time"],
  ]);
  expect((await answer(agreed, "accept")).body).toEqual({ choice: "accept" });
  const moved = await one(lesson._id);
  expect(moved.status).toBe("rescheduled");
  const next = await one(moved.rescheduledToId ?? "");
  expect([next.localDate, next.localTime, next.chainId]).toEqual(["2027-03-06", "04:40", lesson.chainId]);
  const log = await world.rows(
    "select event, actor_kind, actor_id, source from lesson_log where lesson_id = $1 and event = 'declined'",
    [lesson._id],
  );
  expect(log).toEqual([{ event: "declined", actor_kind: "tutor", actor_id: lesson.tutorId, source: "api" }]);
});

it("lets a customer object to a no-show until three days later", async () => {
  const lesson = await lessonIn(-1);
  await fire(await fire(lesson, "start"), "student-no-show");
  const code = await codeTo(lesson.customerId);
  expect(await look(code)).toMatchObject({ kind: "no-show", state: "ready", choices: ["object"] });
  expect((await answer(code, "object", "We were there.")).status).toBe(200);
  expect(await one(lesson._id)).toMatchObject({
    ...{ status: "disputed", dispute: { byKind: "customer", reason: "We were there." } },
  });
});

it("lets the customer rate a lesson and the tutor the learner, once each, and says who did", async () => {
  const lesson = await lessonIn(-1);
  const done = await fire(await fire(lesson, "start"), "complete", { covered: "Greetings." });
  const [theirs, tutors] = [await codeTo(lesson.customerId), await codeTo(lesson.tutorId)];
  expect(await look(theirs)).toMatchObject({ kind: "rating", state: "ready", choices: ["rate"] });
  const rate = (code: string, body: object) =>
    world.v1<Answered>("post", "/lessons/answer", { body: { code, choice: "rate", ...body } });
  const none = await rate(theirs, {});
  expect([none.status, none.body.fields]).toEqual([422, { "rating.rating": "Choose 1 to 5 stars." }]);
  expect((await rate(theirs, { rating: { rating: 2, tags: ["late"], comment: "It began late." } })).status).toBe(200);
  expect((await look(theirs)).state).toBe("used");
  expect(await look(tutors)).toMatchObject({ kind: "learner-rating", state: "ready", choices: ["rate"] });
  expect((await rate(tutors, { learnerRating: { engagement: 4, speaking: 5 } })).status).toBe(200);
  const kept = await world.rows(
    `select rater_id, rater_kind, on_behalf, rating as stars from lesson_ratings where lesson_id = $1
     union all select tutor_id, 'tutor', on_behalf, overall_tenths from student_ratings where lesson_id = $1`,
    [done._id],
  );
  expect(kept).toEqual([
    { rater_id: lesson.customerId, rater_kind: "customer", on_behalf: null, stars: 2 },
    { rater_id: lesson.tutorId, rater_kind: "tutor", on_behalf: null, stars: 45 },
  ]);
  const log = await world.rows(
    "select actor_kind, actor_id from lesson_log where lesson_id = $1 and event = 'rated' order by actor_kind",
    [done._id],
  );
  expect(log).toEqual([
    { actor_kind: "customer", actor_id: lesson.customerId },
    { actor_kind: "tutor", actor_id: lesson.tutorId },
  ]);
});

it("asks for no rating that staff have entered meanwhile", async () => {
  const lesson = await lessonIn(-2);
  await fire(await fire(lesson, "start"), "complete", { covered: "Greetings." });
  const code = await codeTo(lesson.customerId);
  const rated = { lessonId: lesson._id, raterId: lesson.customerId, rating: 5, onBehalf: "On the phone." };
  expect((await world.v1("post", "/lessons/ratings", { as: "admin", body: rated })).status).toBeLessThan(300);
  expect((await look(code)).state).toBe("overtaken");
});

it("knows no code that was never given, and stops whoever guesses", async () => {
  const unknown = await world.v1<{ message: string }>("post", "/lessons/answer-link", { body: { code: "guess" } });
  expect([unknown.status, unknown.body.message]).toEqual([
    ...[404, "This link is not valid. Open the full link from the email."],
  ]);
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await answer(`guess-${n}`, "accept")).status);
  expect(statuses.at(-1)).toBe(429);
});

it("keeps no code where it could be read", async () => {
  const [row] = await world.rows<{ stored: string }>(
    "select string_agg(l::text, ' ') as stored from lesson_answer_links l",
  );
  const bodies = await world.rows("select 1 from messages where body like '%/answer?code=%'");
  expect([row?.stored.includes("code="), bodies]).toEqual([false, []]);
});

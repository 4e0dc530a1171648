import type { BookedRecord } from "../lessons/lessons.public.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { LessonRatingRecord, RatingsOfLesson, StudentRatingRecord } from "./ratings.record.ts";

let world: World;
/** Completed lessons of dependents that nobody has rated, each for one test. */
let lessons: { id: string; customer_id: string; dependent_id: string; tutor_id: string }[];
beforeAll(async () => {
  world = await openWorld();
  lessons = await world.rows(
    `select l.id, l.customer_id, l.dependent_id, l.tutor_id from booked_lessons l
     where l.status = 'completed' and l.dependent_id is not null
       and not exists (select from lesson_ratings r where r.lesson_id = l.id)
       and not exists (select from student_ratings r where r.lesson_id = l.id) order by l.start_at desc`,
  );
});
afterAll(() => world.close());

type Wrote<Of> = Of & { message: string; fields: Record<string, string> };
const path = "/lessons/ratings";
const aLesson = () => lessons.pop() ?? { id: "", customer_id: "", dependent_id: "", tutor_id: "" };
const said = { rating: 4, tags: ["clear"], comment: "Lively.", onBehalf: "She called." };
const rate = (lesson: { id: string; customer_id: string }, over: object = {}, as: Caller = "admin") =>
  world.v1<Wrote<LessonRatingRecord>>("post", path, {
    as,
    body: { ...said, lessonId: lesson.id, raterId: lesson.customer_id, ...over },
  });
const save = ({ _id, version }: LessonRatingRecord, changes: object) =>
  world.v1<Wrote<LessonRatingRecord>>("patch", `${path}/${_id}`, { as: "admin", body: { version, ...changes } });
const fire = ({ _id, version }: LessonRatingRecord, event: "hide" | "show", reason: string, as: Caller = "admin") =>
  world.v1<Wrote<LessonRatingRecord>>("post", `${path}/${_id}/${event}`, { as, body: { version, reason } });
const rateStudent = (lesson: { id: string }, over: object = {}, as: Caller = "admin") =>
  world.v1<Wrote<StudentRatingRecord>>("post", "/lessons/student-ratings", {
    as,
    body: { lessonId: lesson.id, engagement: 4, speaking: 5, onBehalf: "By email.", ...over },
  });
const ofLesson = async ({ id }: { id: string }) =>
  (await world.v1<RatingsOfLesson>("get", `/lessons/booked/${id}/ratings`, { as: "admin" })).body;
const log = async ({ id }: { id: string }) =>
  (
    await world.v1<Page<{ summary: string; actorKind: string }>>(
      "get",
      `/lessons/activity?lessonId=${id}&event=rated`,
      { as: "admin" },
    )
  ).body.data
    .map(({ summary, actorKind }) => `${actorKind}: ${summary.replace(/ by .*/, "")}`)
    .toSorted();
const listed = async (query: string) =>
  (await world.v1<Page<LessonRatingRecord>>("get", `${path}?${query}`, { as: "admin" })).body;
const booked = async (id: string) =>
  (await world.v1<Page<BookedRecord>>("get", `/lessons/booked?id=${id}`, { as: "admin" })).body.data[0] as BookedRecord;

it("rates a lesson for whoever pays and for whoever learns, each once, and writes it into the log", async () => {
  const lesson = aLesson();
  const { raters } = await ofLesson(lesson);
  expect(raters.map(({ _id, kind }) => [_id, kind])).toEqual([
    [lesson.customer_id, "customer"],
    [lesson.dependent_id, "learner"],
  ]);
  const first = await rate(lesson);
  expect([first.status, first.body]).toMatchObject([
    201,
    { ...said, tutorId: lesson.tutor_id, raterKind: "customer", visibleToTutor: true, hiddenAt: null },
  ]);
  expect((await rate(lesson)).body.fields).toEqual({ raterId: "You have already rated this lesson." });
  expect((await rate(lesson, { raterId: lesson.dependent_id, rating: 5 })).body.raterKind).toBe("learner");
  const { ratings } = await ofLesson(lesson);
  expect(ratings.map(({ rating }) => rating).toSorted()).toEqual([4, 5]);
  expect(await log(lesson)).toEqual(["customer: Rated 4 of 5", "customer: Rated 5 of 5"]);
});

it("refuses a lesson that was not given, and who is not at it", async () => {
  const [open] = await world.rows<{ id: string; customer_id: string }>(
    "select id, customer_id from booked_lessons where status = 'booked' limit 1",
  );
  const refused = await rate(open ?? aLesson());
  expect([refused.status, refused.body.message]).toEqual([409, "Only completed lessons can be rated."]);
  const lesson = aLesson();
  expect((await rate(lesson, { raterId: lesson.tutor_id })).body.fields).toEqual({
    raterId: "Choose someone who takes part in this lesson, or pays for it.",
  });
  expect((await rate(lesson, { rating: 6, onBehalf: "" })).body.fields).toEqual({
    rating: "Choose 1 to 5 stars.",
    onBehalf: "Say how they told you.",
  });
  expect((await rate({ ...lesson, id: "f".repeat(24) })).status).toBe(422);
});

it("lets a rating be changed for seven days, and by the version that was seen", async () => {
  const lesson = aLesson();
  const { body: first } = await rate(lesson);
  const changed = await save(first, { rating: 2, wouldContinue: false });
  expect(changed.body).toMatchObject({ rating: 2, wouldContinue: false, comment: "Lively." });
  expect(await log(lesson)).toContain("staff: The rating was changed from 4 to 2 of 5.");
  expect((await save(first, { rating: 1 })).status).toBe(409);
  await world.rows("update lesson_ratings set created_at = created_at - interval '8 days' where id = $1", [first._id]);
  const late = await save(changed.body, { rating: 5 });
  expect([late.status, late.body.message]).toEqual([409, "A rating can be changed for 7 days."]);
});

it("hides a rating with a reason, and shows it again", async () => {
  const lesson = aLesson();
  const { body: rating } = await rate(lesson, { rating: 1 });
  expect((await fire(rating, "hide", " ")).body.fields).toEqual({ reason: "Reason is required." });
  const hidden = await fire(rating, "hide", "About the connection at home.");
  expect(hidden.body).toMatchObject({ hiddenReason: "About the connection at home.", version: 2 });
  expect(hidden.body.hiddenAt).not.toBeNull();
  expect((await listed(`lessonId=${lesson.id}&hidden=true`)).total).toBe(1);
  expect((await listed(`lessonId=${lesson.id}&hidden=false`)).total).toBe(0);
  expect((await fire(hidden.body, "hide", "Again")).body.message).toBe("This rating is hidden already.");
  expect((await save(hidden.body, { rating: 3 })).body.message).toBe("Show this rating again before you change it.");
  const shown = await fire(hidden.body, "show", "It was about the lesson after all.");
  expect(shown.body).toMatchObject({ hiddenAt: null, hiddenReason: null, hiddenById: null });
  expect(await log(lesson)).toEqual(
    expect.arrayContaining([
      "staff: A rating was hidden: About the connection at home.",
      "staff: A rating was shown again.",
    ]),
  );
});

it("rates the learner once, and works out the mean", async () => {
  const lesson = aLesson();
  const first = await rateStudent(lesson, { listening: 4, homework: 4 });
  expect([first.status, first.body]).toMatchObject([
    201,
    { engagement: 4, speaking: 5, reading: null, overallTenths: 43, tutorId: lesson.tutor_id },
  ]);
  const again = await rateStudent(lesson);
  expect([again.status, again.body.message]).toEqual([409, "The tutor has already rated the learner in this lesson."]);
  const { _id, version } = first.body;
  const changed = await world.v1<StudentRatingRecord>("patch", `/lessons/student-ratings/${_id}`, {
    as: "admin",
    body: { version, homework: null, reading: 3 },
  });
  expect(changed.body).toMatchObject({ homework: null, reading: 3, overallTenths: 40 });
  expect((await ofLesson(lesson)).studentRating?._id).toBe(_id);
});

it("asks the customer once more, but not for what was rated", async () => {
  const lesson = aLesson();
  await world.rows("update persons set email = 'ask-again@example.com' where id = $1", [lesson.customer_id]);
  const ask = async (id: string) => {
    const { version } = await booked(id);
    return world.v1<Wrote<BookedRecord>>("post", `/lessons/booked/${id}/ask-rating`, {
      as: "admin",
      body: { version },
    });
  };
  expect((await ask(lesson.id)).status).toBe(200);
  expect((await ofLesson(lesson)).askedAgainAt).not.toBeNull();
  const mails = await world.rows<{ subject: string; body: string }>(
    "select subject, body from messages where to_person_id = $1 order by created_at desc limit 1",
    [lesson.customer_id],
  );
  expect(mails[0]?.subject).toMatch(/^How was the \w+ lesson\?$/);
  expect(mails[0]?.body).toContain("How was it, from one to five stars?");
  expect((await ask(lesson.id)).body.message).toBe("They have been asked again already.");
  const rated = aLesson();
  await rate(rated);
  expect((await ask(rated.id)).body.message).toBe("This lesson has been rated already.");
});

it("tells whoever looks after the lesson of a low rating, and of no other", async () => {
  const [director] = await world.rows<{ id: string }>(
    "select id from account_users where email = 'director@demo.test'",
  );
  const notices = async () =>
    (await world.v2<One<{ title: string; url: string }[]>>("get", "/notifications?limit=100", { as: "director" })).body
      .data;
  const lesson = aLesson();
  await world.rows("update customers set owner_id = $1 where id = $2", [director?.id, lesson.customer_id]);
  await world.rows(
    "update confirmed_lessons set request_id = null where id in (select course_id from booked_lessons where id = $1)",
    [lesson.id],
  );
  const told = async () =>
    (await notices())
      .filter(({ url }) => url === `/app/tutoring/lesson-rating/${lesson.id}`)
      .map(({ title }) => title.slice(0, 20));
  await rate(lesson, { rating: 4 });
  expect(await told()).toEqual([]);
  await rate(lesson, { rating: 3, raterId: lesson.dependent_id });
  expect(await told()).toEqual(["Low rating: 3 of 5 f"]);
});

it("finds ratings by tutor, customer, stars, tag and words", async () => {
  const lesson = aLesson();
  const { body } = await rate(lesson, { rating: 1, tags: ["off-topic"], comment: "Ọ dị mma, zanzibar" });
  const finds = async (query: string) =>
    (await listed(`${query}&pageSize=100`)).data.some(({ _id }) => _id === body._id);
  expect(await finds(`tutorId=${lesson.tutor_id}`)).toBe(true);
  expect(await finds(`customerId=${lesson.customer_id}&learnerId=${lesson.dependent_id}`)).toBe(true);
  expect(await finds("rating=1&tag=off-topic&raterKind=customer")).toBe(true);
  expect(await finds("q=o di mma zanzibar")).toBe(true);
  expect(await finds("rating=2&q=zanzibar")).toBe(false);
  expect((await world.v1(`get`, `${path}/facets?by=rating`, { as: "admin" })).status).toBe(200);
});

it.each<[Caller, number, number]>([
  ["super-admin", 200, 201],
  ["director", 200, 201],
  ["admin", 200, 201],
  ["content-manager", 403, 403],
  ["content-creator", 403, 403],
  ["no-role", 403, 403],
])("lets %s read: %i, and write: %i", async (as, reads, writes) => {
  const lesson = aLesson();
  expect((await world.v1("get", path, { as })).status).toBe(reads);
  const wrote = await rate(lesson, {}, as);
  expect(wrote.status).toBe(writes);
  expect((await rateStudent(lesson, {}, as)).status).toBe(writes);
  const { body } = writes === 201 ? wrote : await rate(lesson);
  expect((await fire(body, "hide", "Reason", as)).status).toBe(reads);
});

it("shows the history of a rating, and takes hiding back", async () => {
  const { body } = await rate(aLesson());
  // What happened at the same moment has no order.
  world.pass(1);
  const hidden = (await fire(body, "hide", "Wrong lesson")).body;
  const history = await world.v1<Page<{ _id: string; action: string }>>(
    "get",
    `/audit?entityKind=lesson-rating&entityId=${body._id}`,
    { as: "admin" },
  );
  expect(history.body.data.map(({ action }) => action)).toEqual(["state-changed", "created"]);
  expect(hidden.version).toBe(2);
});

import { jobsOf } from "../../../testing/person-jobs.ts";
import { openWorld, type Caller, type One, type World } from "../../../testing/world.ts";
import type { BookedRecord } from "./booked.record.ts";
import type { CoverRecord } from "./covers.queries.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Answer = One<BookedRecord> & BookedRecord & { message?: string; fields?: Record<string, string> };

interface Lesson {
  id: string;
  version: number;
  tutorId: string;
  courseId: string;
  customerId: string;
  chainId: string;
}

/** Lessons ahead of Igbo that somebody free could give, each of another course. */
async function someLessons(count: number): Promise<(Lesson & { free: string[] })[]> {
  const lessons = await world.rows<Lesson>(
    `select distinct on (course_id) id, version, tutor_id as "tutorId", course_id as "courseId", customer_id as "customerId",
       chain_id as "chainId"
     from booked_lessons l where status = 'booked' and kind = 'regular' and covers_for_id is null and not hold
       and pod_id is null and start_at > '2026-01-09' and subject = 'Igbo'
       and (select status from confirmed_lessons c where c.id = l.course_id) = 'active'
     order by course_id, start_at limit 40`,
  );
  const found = await candidates(lessons.map(({ id }) => id));
  return lessons
    .map((lesson) => ({ ...lesson, free: freeFor(found, lesson.id) }))
    .filter(({ free }) => free.length > 1)
    .slice(0, count);
}

const freeFor = (found: readonly CoverRecord[], lessonId: string) =>
  (found.find((one) => one.lessonId === lessonId)?.tutors ?? [])
    .filter(({ isFree }) => isFree)
    .map((one) => one.tutorId);

const candidates = async (ids: readonly string[], as: Caller = "admin") =>
  (await world.v1<CoverRecord[]>("get", `/lessons/covers?${ids.map((id) => `lessonId=${id}`).join("&")}`, { as })).body;

const cover = (lesson: Pick<Lesson, "id" | "version">, body: object, as: Caller = "admin") =>
  world.v1<Answer>("post", `/lessons/booked/${lesson.id}/cover`, {
    as,
    body: { version: lesson.version, despite: true, ...body },
  });

const takenBy = async (lessonId: string) =>
  (
    await world.rows<{ id: string }>("select party_id as id from lesson_occupancy where lesson_id = $1", [lessonId])
  ).map(({ id }) => id);

/** The last email whose subject is like this. */
const lastMail = async (subject: string) =>
  (
    await world.rows<{ text: string }>(
      "select text from mails where subject like $1 order by created_at desc, id desc limit 1",
      [subject],
    )
  )[0]?.text;

it("gives one lesson to another tutor, and back; the course keeps its own and everybody is told", async () => {
  const [lesson] = await someLessons(1);
  if (!lesson) throw new Error("There is no such lesson.");
  const [other] = lesson.free;
  const covered = await cover(lesson, { tutorId: other, note: "She reads well." });
  expect([covered.status, covered.body.message]).toEqual([200, undefined]);
  expect(covered.body).toMatchObject({ tutorId: other, coversForId: lesson.tutorId, status: "booked" });
  const taken = await takenBy(lesson.id);
  expect(taken).toContain(other);
  expect(taken).not.toContain(lesson.tutorId);
  const [course] = await world.rows<{ tutor: string }>(
    "select tutor_id as tutor from confirmed_lessons where id = $1",
    [lesson.courseId],
  );
  expect(course?.tutor).toBe(lesson.tutorId);
  const family = await lastMail("% this time%");
  expect(family).toContain("will give it instead");
  expect(family).not.toContain("She reads well.");
  const coverer = await lastMail("You teach %");
  expect(coverer).toContain("in place of");
  expect(coverer).toContain("She reads well.");
  expect(await lastMail("% instead of you%")).toContain("There is nothing you need to do.");
  const [entry] = await world.rows<{ event: string; summary: string }>(
    "select event, summary from lesson_log where lesson_id = $1 order by at desc, id desc limit 1",
    [lesson.id],
  );
  expect(entry).toMatchObject({ event: "tutor-changed", summary: expect.stringContaining(" covers for ") as string });

  const back = await cover({ ...lesson, version: covered.body.version }, { tutorId: lesson.tutorId });
  expect(back.body).toMatchObject({ tutorId: lesson.tutorId, coversForId: null });
  expect(await takenBy(lesson.id)).toContain(lesson.tutorId);
  expect(await lastMail("% as usual%")).toContain("after all");
});

it("refuses a tutor who is busy, teaches something else or gives it already, and a lesson that is over", async () => {
  const [one, two] = await someLessons(2);
  if (!one || !two) throw new Error("There are no such lessons.");
  expect((await cover(one, { tutorId: one.tutorId })).body.fields).toEqual({
    tutorId: expect.stringContaining("gives this lesson already.") as string,
  });
  const [yoruba] = await world.rows<{ id: string }>(
    `select id from tutors where status = 'active' and not subjects @> '[{"subject":"Igbo"}]' limit 1`,
  );
  expect((await cover(one, { tutorId: yoruba?.id })).body.fields?.tutorId).toContain("does not teach Igbo");
  const [busy] = one.free;
  await world.rows(`insert into lesson_occupancy select $1, $2, start_at, end_at from booked_lessons where id = $3`, [
    two.id,
    busy,
    one.id,
  ]);
  const clash = await cover(one, { tutorId: busy });
  expect([clash.status, clash.body.message]).toEqual([409, expect.stringContaining("already has a lesson")]);
  await world.rows("delete from lesson_occupancy where lesson_id = $1 and party_id = $2", [two.id, busy]);
  const [over] = await world.rows<Lesson>(
    "select id, version, tutor_id from booked_lessons where status = 'completed' and subject = 'Igbo' limit 1",
  );
  expect((await cover(over as Lesson, { tutorId: busy })).body.message).toContain("cannot be covered");
  expect((await cover(one, { tutorId: busy }, "content-creator")).status).toBe(403);
});

it("names who could give several lessons, never the tutor who is away, nor anybody for two at once", async () => {
  const lessons = await someLessons(8);
  const found = await candidates(lessons.map(({ id }) => id));
  expect(found).toHaveLength(lessons.length);
  const times = await world.rows<{ id: string; start: Date; end: Date }>(
    `select id, start_at as start, end_at as "end" from booked_lessons where id = any($1)`,
    [lessons.map(({ id }) => id)],
  );
  for (const { lessonId, suggestedTutorId, tutors } of found) {
    const lesson = lessons.find(({ id }) => id === lessonId);
    expect(tutors.map(({ tutorId }) => tutorId)).not.toContain(lesson?.tutorId);
    const [own, ...others] = [
      lessonId,
      ...found
        .filter((one) => one.suggestedTutorId === suggestedTutorId && one.lessonId !== lessonId)
        .map((one) => one.lessonId),
    ].map((id) => times.find((time) => time.id === id));
    for (const other of others) expect(own && other && own.start < other.end && other.start < own.end).toBe(false);
  }
});

it("covers, moves and cancels what was decided in one job, and says of the rest why not", async () => {
  const [covered, moved, cancelled, undecided] = await someLessons(4);
  if (!covered || !moved || !cancelled || !undecided) throw new Error("There are no such lessons.");
  const jobs = jobsOf(world, "admin");
  const decisions = [
    { lessonId: covered.id, act: "cover", tutorId: covered.free[0], despite: true },
    { lessonId: moved.id, act: "move", date: "2026-02-28", time: "05:10", despite: true },
    { lessonId: cancelled.id, act: "cancel" },
  ];
  const started = await jobs.start(
    "booked-rearrange",
    { ids: [covered, moved, cancelled, undecided].map(({ id }) => id) },
    { reason: "sick", decisions },
  );
  expect(started.status).toBe(201);
  await jobs.work();
  const { data: failed } = await jobs.items(started.body.data._id, "failed");
  expect(failed.map(({ reason }) => reason)).toEqual([]);
  const states = await world.rows<{ id: string; status: string; by: string | null; covers: string | null }>(
    `select id, status, coalesce(cancellation->>'byKind', move->>'byKind') as by, covers_for_id as covers from booked_lessons where id = any($1)`,
    [[covered.id, moved.id, cancelled.id, undecided.id]],
  );
  const of = (id: string) => states.find((one) => one.id === id);
  expect(of(covered.id)).toMatchObject({ status: "booked", covers: covered.tutorId });
  expect(of(moved.id)).toMatchObject({ status: "rescheduled", by: "tutor" });
  expect(of(cancelled.id)).toMatchObject({ status: "cancelled", by: "tutor" });
  expect(of(undecided.id)).toMatchObject({ status: "booked", covers: null });
  const refused = await jobs.start(
    "booked-rearrange",
    { ids: [undecided.id] },
    { reason: "sick", decisions: [{ lessonId: undecided.id, act: "cover" }] },
  );
  expect(refused.status).toBe(422);
});

it("stays with whoever covers when the course changes hands, and ends when its times change", async () => {
  const [kept, ended] = await someLessons(2);
  if (!kept || !ended) throw new Error("There are no such lessons.");
  const [to, next] = kept.free;
  expect((await cover(kept, { tutorId: to })).status).toBe(200);
  const courseOf = async (id: string) =>
    (
      await world.rows<{ version: number; slots: { weekday: number; start: string }[] }>(
        "select version, slots from confirmed_lessons where id = $1",
        [id],
      )
    )[0];
  const changed = await world.v1<Answer>("post", `/lessons/confirmed/${kept.courseId}/change-tutor`, {
    as: "admin",
    body: {
      version: (await courseOf(kept.courseId))?.version,
      tutorId: next,
      effectiveOn: "2026-01-07",
      note: "Over to you.",
      despite: true,
    },
  });
  expect([changed.status, changed.body.message]).toEqual([200, undefined]);
  expect(
    await world.rows(`select tutor_id as tutor, covers_for_id as covers from booked_lessons where id = $1`, [kept.id]),
  ).toEqual([{ tutor: to, covers: next }]);

  expect((await cover(ended, { tutorId: ended.free[0] })).status).toBe(200);
  const course = await courseOf(ended.courseId);
  const times = await world.v1<Answer>("post", `/lessons/confirmed/${ended.courseId}/change-schedule`, {
    as: "admin",
    body: {
      version: course?.version,
      effectiveOn: "2026-01-06",
      slots: course?.slots.map(({ weekday }) => ({ weekday, start: "05:20" })),
      despite: true,
    },
  });
  expect([times.status, times.body.message]).toEqual([200, undefined]);
  expect(
    await world.rows(
      "select tutor_id as tutor, covers_for_id as covers from booked_lessons where rescheduled_from_id = $1",
      [ended.id],
    ),
  ).toEqual([{ tutor: ended.tutorId, covers: null }]);
  const back = await world.rows(
    `select 1 from mails where subject like '%instead of you%' and "to" = (select email from persons where id = $1)`,
    [ended.free[0]],
  );
  expect(back).toHaveLength(1);
});

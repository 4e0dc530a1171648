import { addAwkwardLessons } from "../../testing/awkward-lessons.ts";
import { dayIn, mean, median, reportOf, rounded, share, valuesOf } from "../../testing/second-count.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { lessonProposals, type BookedRow } from "../lessons/lessons.public.ts";
import { lessonRatings, studentRatings } from "../ratings/ratings-tables.public.ts";

let world: World;
let all: BookedRow[];
let ratings: (typeof lessonRatings.$inferSelect)[];
let studentRated: (typeof studentRatings.$inferSelect)[];
let proposals: (typeof lessonProposals.$inferSelect)[];
beforeAll(async () => {
  world = await openWorld();
  all = await addAwkwardLessons(world.database);
  const { database: db } = world;
  [ratings, studentRated, proposals] = await Promise.all([
    db.select().from(lessonRatings),
    db.select().from(studentRatings),
    db.select().from(lessonProposals),
  ]);
});
afterAll(() => world.close());

const [from, last] = ["2025-09-01", "2025-12-31"];
const query = `between=${from}/${last}`;
const day = dayIn("Europe/London");
const isWithin = (at: Date) => day(at) >= from && day(at) <= last;
const lessons = () => all.filter(({ hold, kind, startAt }) => !hold && kind !== "trial" && isWithin(startAt));
const withStatus = (...statuses: string[]) => lessons().filter(({ status }) => statuses.includes(status));
const minutesBetween = (start: Date, end: Date) => (end.getTime() - start.getTime()) / 60_000;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

it("counts each learner's lessons as plain code does", async () => {
  const { totals } = await reportOf(world, "student-lessons", query);
  const cancelled = withStatus("cancelled").filter(({ wasOutage }) => !wasOutage);
  const completed = withStatus("completed");
  const ended = completed.length + withStatus("student-no-show", "tutor-no-show").length + cancelled.length;
  const now = world.clock.now();
  const [attended] = await world.rows<{ pods: number; immersions: number }>(
    `select count(*) filter (where g.kind = 'learning-pod')::int as pods,
       count(*) filter (where g.kind = 'virtual-immersion')::int as immersions
     from group_enrolments e join group_instances i on i.id = e.instance_id join group_lessons g on g.id = i.group_lesson_id
     where e.status = 'attended' and (i.start at time zone 'Europe/London')::date between $1 and $2`,
    [from, last],
  );
  expect(valuesOf(totals)).toEqual(
    rounded({
      booked: lessons().filter(({ id, chainId }) => id === chainId).length,
      completed: completed.length,
      studentNoShows: withStatus("student-no-show").length,
      tutorNoShows: withStatus("tutor-no-show").length,
      cancelledEarly: cancelled.filter(({ wasLate }) => !wasLate).length,
      cancelledLate: cancelled.filter(({ wasLate }) => wasLate).length,
      moves: withStatus("rescheduled").length,
      outages: lessons().filter(({ wasOutage }) => wasOutage).length,
      upcoming: withStatus("booked", "in-progress", "reschedule-pending").filter(({ endAt }) => endAt > now).length,
      minutes: sumOf(
        completed.map(({ outcome, startAt, endAt }) => outcome?.actualMinutes ?? minutesBetween(startAt, endAt)),
      ),
      completion: share(completed.length, ended),
      // What says nothing over everybody.
      ...{ sinceLast: null, lastLesson: null, nextLesson: null, creditLeft: null },
      pods: attended?.pods ?? 0,
      immersions: attended?.immersions ?? 0,
    }),
  );
});

it("counts moved lessons as plain code does, over chains that go on after the period", async () => {
  const { totals } = await reportOf(world, "rescheduled-lessons", query);
  const moved = withStatus("rescheduled");
  const chains = lessons().filter(({ id, chainId }) => id === chainId);
  const ofChain = (chainId: string) => all.filter((lesson) => lesson.chainId === chainId);
  const chainsWith = (is: (lesson: BookedRow) => boolean) => chains.filter(({ id }) => ofChain(id).some(is));
  const movedChains = chainsWith(({ status }) => status === "rescheduled");
  const byTutor = chainsWith(
    ({ status, move }) =>
      status === "rescheduled" &&
      move?.byKind === "tutor" &&
      !["power-or-internet", "clock-change"].includes(move.reason),
  );
  const byId = new Map(all.map((lesson) => [lesson.id, lesson]));
  const because = (reason: string) => moved.filter(({ move }) => move?.reason === reason).length;
  const given = movedChains.filter(({ id }) => ofChain(id).some(({ status }) => status === "completed"));
  expect(moved.length).toBeGreaterThan(5);
  expect(valuesOf(totals)).toEqual(
    rounded({
      rate: share(movedChains.length, chains.length),
      moves: moved.length,
      requests: lessons().filter(({ reschedule }) => reschedule !== null).length,
      inTime: share(
        moved.filter(({ move }) => move?.inTime === true).length,
        moved.filter(({ move }) => move !== null).length,
      ),
      notice: median(moved.flatMap(({ move }) => (move ? [move.noticeMinutes / 60] : []))),
      delay: median(
        moved.flatMap(({ startAt, rescheduledToId }) => {
          const next = byId.get(rescheduledToId ?? "");
          return next ? [minutesBetween(startAt, next.startAt) / 60] : [];
        }),
      ),
      recovered: share(given.length, movedChains.length),
      byTutor: share(byTutor.length, chains.length),
      outages: because("power-or-internet"),
      clockChanges: because("clock-change"),
    }),
  );
});

it("averages what tutors say of learners as plain code does", async () => {
  const { totals } = await reportOf(world, "student-rating", query);
  const byId = new Map(lessons().map((lesson) => [lesson.id, lesson]));
  const rated = studentRated.flatMap((one) => {
    const lesson = byId.get(one.lessonId);
    return lesson ? [{ ...one, lesson }] : [];
  });
  const meanOf = (values: readonly (number | null)[]) => {
    const known = values.filter((value) => value !== null);
    return known.length < 3 ? null : mean(known);
  };
  const learners = [...new Set(rated.map(({ lesson }) => lesson.learnerId))];
  const long = learners
    .map((id) => rated.filter(({ lesson }) => lesson.learnerId === id))
    .filter((ones) => ones.length >= 8)
    .map((ones) =>
      ones.toSorted(
        (a, b) => b.lesson.startAt.getTime() - a.lesson.startAt.getTime() || (a.lesson.id < b.lesson.id ? -1 : 1),
      ),
    );
  const overall = (ones: typeof rated) => ones.map(({ overallTenths }) => overallTenths / 10);
  const [late, early] = [
    long.flatMap((ones) => overall(ones.slice(0, 4))),
    long.flatMap((ones) => overall(ones.slice(4, 8))),
  ];
  const completed = withStatus("completed");
  const ratedIds = new Set(rated.map(({ lessonId }) => lessonId));
  expect(valuesOf(totals)).toEqual(
    rounded({
      overall: meanOf(overall(rated)),
      ratings: rated.length,
      trend: late.length === 0 ? null : (mean(late) ?? 0) - (mean(early) ?? 0),
      ...Object.fromEntries(
        (["engagement", "speaking", "listening", "reading", "writing", "homework"] as const).map((skill) => [
          skill,
          meanOf(rated.map((one) => one[skill])),
        ]),
      ),
      completeness: share(completed.filter(({ id }) => ratedIds.has(id)).length, completed.length),
    }),
  );
});

it("averages ratings of each tutor as plain code does, with the mean of their region", async () => {
  const { totals, rows } = await reportOf(world, "tutor-ratings", query);
  const lessonOf = new Map(all.map((lesson) => [lesson.id, lesson]));
  const shown = ratings.filter(({ hiddenAt }) => hiddenAt === null);
  const ids = new Map(lessons().map((lesson) => [lesson.id, lesson]));
  const within = shown.filter(({ lessonId }) => ids.has(lessonId));
  const meanOfRegion = (regionId: string | undefined) =>
    mean(
      shown
        .filter(({ lessonId }) => {
          const lesson = lessonOf.get(lessonId);
          return (
            lesson?.regionId === regionId &&
            day(lesson?.startAt ?? new Date(0)) >= "2025-01-01" &&
            day(lesson?.startAt ?? new Date(0)) <= last
          );
        })
        .map(({ rating }) => rating),
    ) ?? 0;
  const adjusted = (ones: typeof within) => {
    const general = mean(ones.map(({ lessonId }) => meanOfRegion(lessonOf.get(lessonId)?.regionId))) ?? 0;
    return (sumOf(ones.map(({ rating }) => rating)) + 5 * general) / (ones.length + 5);
  };
  const completed = withStatus("completed");
  const rated = new Set(shown.map(({ lessonId }) => lessonId));
  const late = withStatus("cancelled").filter(
    ({ wasLate, wasOutage, cancellation }) => wasLate && !wasOutage && cancellation?.byKind === "tutor",
  );
  const missed = withStatus("tutor-no-show").filter(({ wasOutage }) => !wasOutage);
  const kept = completed.filter(({ wasOutage }) => !wasOutage);
  const sent = proposals.filter(({ sentAt }) => isWithin(sentAt));
  const accepted = sent.filter(({ state }) => ["accepted", "refused", "confirmed"].includes(state)).length;
  const withStars = (stars: number) => within.filter(({ rating }) => rating === stars).length;
  const saying = within.filter(({ wouldContinue }) => wouldContinue !== null);
  expect(valuesOf(totals)).toEqual(
    rounded({
      mean: mean(within.map(({ rating }) => rating)),
      adjusted: adjusted(within),
      ratings: within.length,
      one: withStars(1),
      two: withStars(2),
      three: withStars(3),
      four: withStars(4),
      five: withStars(5),
      wouldContinue: share(saying.filter(({ wouldContinue }) => wouldContinue === true).length, saying.length),
      response: share(completed.filter(({ id }) => rated.has(id)).length, completed.length),
      completion: share(kept.length, kept.length + missed.length + late.length),
      lateCancels: late.length,
      noShows: missed.length,
      acceptance: share(accepted, accepted + sent.filter(({ state }) => state === "declined").length),
    }),
  );
  const [first] = rows;
  const own = within.filter(({ tutorId }) => tutorId === first?.key);
  const shownOfFirst = first?.cells.find(({ number }) => number === "adjusted")?.value ?? 0;
  expect(shownOfFirst).toBeCloseTo(adjusted(own), 9);
});

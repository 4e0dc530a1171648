import { asc, eq } from "drizzle-orm";
import { overallTenths } from "@app/domain/ratings/rating.ts";
import type { RaterKind, RatingTag } from "@app/domain/ratings/rating-enums.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import { bookedLessons, lessonLog, type BookedRow, type LogRow } from "../features/lessons/lessons.public.ts";
import { lessonRatings, studentRatings } from "../features/ratings/ratings.public.ts";
import { seedFrom, type Seed } from "./random.ts";

/** Where the chance of ratings begins. */
const chanceFrom = 91_000_000;
const hour = 3_600_000;

type Rated = Pick<BookedRow, "id" | "chainId" | "tutorId" | "customerId" | "dependentId" | "endAt" | "lessonNumber">;

const praise: readonly RatingTag[] = ["clear", "patient", "engaging", "well-prepared"];
const faults: readonly RatingTag[] = ["late", "connection", "too-fast", "too-slow", "off-topic"];
const liked = [
  "She could not stop talking about the lesson.",
  "A lovely mix of conversation and games.",
  "The tones make sense at last.",
  "Patient with all our questions.",
];
const disliked = [
  "The connection broke off three times.",
  "We began ten minutes late, and nobody said why.",
  "Too much at once; a slower pace would help.",
];
const notes = [
  "Ready for longer sentences.",
  "Tone marks need some practice at home.",
  "Took part in everything and asked good questions.",
  "A little tired this week.",
];
const onBehalf = ["Told us on the phone.", "Wrote to us by email.", "Sent a message after the lesson."];

/** What one of those who pay and learn says of a lesson. */
function ratingOf(seed: Seed, lesson: Rated) {
  const { chance, now } = seed;
  const at = new Date(Math.min(lesson.endAt.getTime() + chance.whole(1, 60) * hour, now.getTime()));
  const rating = chance.weighted([
    [5, 24],
    [4, 14],
    [3, 5],
    [2, 2],
    [1, 1],
  ]);
  const isLearner = lesson.dependentId !== null && chance.whole(1, 4) === 1;
  const raterKind: RaterKind = isLearner ? "learner" : "customer";
  const isHidden = rating < 3 && chance.whole(1, 8) === 1;
  const good = rating > 3;
  return {
    ...seed.record(at),
    lessonId: lesson.id,
    tutorId: lesson.tutorId,
    rating,
    raterKind,
    raterId: isLearner && lesson.dependentId !== null ? lesson.dependentId : lesson.customerId,
    onBehalf: chance.pick(onBehalf),
    tags: [...new Set([chance.pick(good ? praise : faults), chance.pick(good ? praise : faults)])],
    comment: chance.whole(1, 3) === 1 ? chance.pick(good ? liked : disliked) : null,
    wouldContinue: chance.whole(1, 3) === 1 ? null : rating > 2,
    visibleToTutor: true,
    version: isHidden ? 2 : 1,
    hiddenAt: isHidden ? at : null,
    hiddenReason: isHidden ? "It is about the connection at home, not about the tutor." : null,
    hiddenById: isHidden ? "system" : null,
  };
}

/** What the tutor says of the learner; now and then without one of the skills. */
function studentRatingOf(seed: Seed, lesson: Rated) {
  const { chance, now } = seed;
  const at = new Date(Math.min(lesson.endAt.getTime() + chance.whole(1, 20) * hour, now.getTime()));
  const score = () => chance.whole(3, 5);
  const maybe = () => (chance.whole(1, 4) === 1 ? null : score());
  const scores = {
    engagement: score(),
    speaking: maybe(),
    listening: maybe(),
    reading: maybe(),
    writing: maybe(),
    homework: maybe(),
  };
  return {
    ...seed.record(at),
    ...scores,
    lessonId: lesson.id,
    tutorId: lesson.tutorId,
    overallTenths: overallTenths(scores),
    onBehalf: chance.pick(onBehalf),
    levelAfter: null,
    version: 1,
    note: chance.whole(1, 3) === 1 ? chance.pick(notes) : null,
  };
}

const entryOf = (
  { chance }: Seed,
  { lessonId, createdAt }: { lessonId: string; createdAt: Date },
  chainId: string,
  said: Pick<LogRow, "summary" | "actorKind">,
): LogRow => ({
  id: chance.id(createdAt),
  lessonId,
  chainId,
  at: createdAt,
  event: "rated",
  ...said,
  actorId: null,
  changes: null,
  source: "job",
});

/** A year of ratings: of less than half of the lessons that were given, and of most learners. */
export async function seedRatings(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const { id, chainId, tutorId, customerId, dependentId, endAt, lessonNumber, status, startAt } = bookedLessons;
  const given = await db
    .select({ id, chainId, tutorId, customerId, dependentId, endAt, lessonNumber })
    .from(bookedLessons)
    .where(eq(status, "completed"))
    .orderBy(asc(startAt), asc(id));
  const chains = new Map(given.map((lesson) => [lesson.id, lesson.chainId]));
  const chainOf = ({ lessonId }: { lessonId: string }) => chains.get(lessonId) ?? lessonId;
  const ratings = given.filter(() => seed.chance.whole(1, 100) <= 42).map((lesson) => ratingOf(seed, lesson));
  const students = given.filter(() => seed.chance.whole(1, 100) <= 70).map((lesson) => studentRatingOf(seed, lesson));
  await insertRows(db, lessonRatings, ratings);
  await insertRows(db, studentRatings, students);
  await insertRows(db, lessonLog, [
    ...ratings.map((one) =>
      entryOf(seed, one, chainOf(one), { summary: `Rated ${one.rating} of 5.`, actorKind: "customer" }),
    ),
    ...students.map((one) =>
      entryOf(seed, one, chainOf(one), { summary: "The tutor rated the learner.", actorKind: "tutor" }),
    ),
  ]);
}

import { and, count, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { AgeGroup } from "@app/domain/people/people-enums.ts";
import { rankCovers, suggestCovers } from "@app/domain/lessons/covers.ts";
import { isMinor } from "@app/domain/tutors/background-check.ts";
import type { Context } from "../../../service/context.ts";
import { learnersByIds } from "../../customers/customers.public.ts";
import { matchableTutors } from "../matchable-tutors.ts";
import { learnersOf } from "../plan-lessons.ts";
import { matchOf, matchRecord } from "../matches.queries.ts";
import { bookedLessons, type BookedRow } from "./booked.table.ts";
import { minutesOfLesson } from "./settle-lesson.ts";

/** Who could give a lesson whose tutor is away. Source: domain.md 2.3. */
export const coverRecord = z
  .object({
    lessonId: z.string(),
    suggestedTutorId: z
      .string()
      .nullable()
      .meta({ description: "Who suits it best, where nobody is suggested for two lessons at once." }),
    tutors: z.array(matchRecord).meta({ description: "The best first." }),
  })
  .meta({ id: "CoverTutors" });
export type CoverRecord = z.infer<typeof coverRecord>;

/** How many tutors are shown for one lesson, and for how many lessons they are looked for at once. */
const shownMax = 15;
const lessonsMax = 100;

export const coversQuery = z.object({ lessonId: z.array(z.string()).min(1).max(lessonsMax) });

const key = (tutor: string, learner: string) => `${tutor} ${learner}`;

/** How many lessons each tutor has given to each of some learners or pods. */
async function earlierLessons({ db }: Pick<Context, "db">, learners: readonly string[]): Promise<Map<string, number>> {
  const { tutorId, learnerId, status } = bookedLessons;
  const rows = await db
    .select({ tutorId, learnerId, n: count() })
    .from(bookedLessons)
    .where(and(inArray(learnerId, [...learners]), eq(status, "completed")))
    .groupBy(tutorId, learnerId);
  return new Map(rows.map((row) => [key(row.tutorId, row.learnerId), row.n]));
}

const askedOf = ({ subject, kind, startAt, endAt }: BookedRow, ages: readonly (AgeGroup | null)[]) => ({
  ...{ subject, kind, level: null, dialect: null, tutorGender: null, preferredTutorIds: [], learnersBusy: [] },
  ageGroup: ages.length === 1 ? (ages[0] ?? null) : null,
  isForMinor: ages.some(isMinor),
  durationMinutes: minutesOfLesson({ startAt, endAt }),
});

/** How old those are who are at some lessons, by the lessons' ids. */
async function agesOf(context: Pick<Context, "db" | "now">, rows: readonly BookedRow[]) {
  const alone = rows.filter(({ podId }) => podId === null);
  const people = await learnersByIds(context, [...new Set(alone.map(({ learnerId }) => learnerId))]);
  const known = new Map(people.map(({ _id, ageGroup }) => [_id, ageGroup]));
  const ages = new Map(alone.map(({ id, learnerId }) => [id, [known.get(learnerId) ?? null]]));
  for (const row of rows.filter(({ podId }) => podId !== null))
    ages.set(
      row.id,
      (await learnersOf(context, row)).map(({ ageGroup }) => ageGroup),
    );
  return ages;
}

/** Who could give some lessons instead of their tutors; tutors are read once for all of them. */
export async function coversOf(
  context: Pick<Context, "db" | "now">,
  { lessonId: ids }: z.infer<typeof coversQuery>,
): Promise<CoverRecord[]> {
  const rows = await context.db.select().from(bookedLessons).where(inArray(bookedLessons.id, ids));
  if (rows.length === 0) return [];
  const earlier = await earlierLessons(context, [...new Set(rows.map(({ learnerId }) => learnerId))]);
  const ages = await agesOf(context, rows);
  const tutors = await matchableTutors(context, [...new Set(rows.map(({ subject }) => subject))]);
  const ranked = rows.map((lesson) => ({
    lesson,
    matches: rankCovers(
      askedOf(lesson, ages.get(lesson.id) ?? []),
      { start: lesson.startAt, end: lesson.endAt },
      tutors
        .filter(({ id }) => id !== lesson.tutorId)
        .map((tutor) => ({ ...tutor, earlierLessons: earlier.get(key(tutor.id, lesson.learnerId)) ?? 0 })),
      context.now,
    ),
  }));
  const suggested = suggestCovers(
    ranked.map(({ lesson: { id, startAt: start, endAt: end }, matches }) => ({
      ...{ id, start, end },
      free: matches.filter(({ isFree }) => isFree).map(({ tutorId }) => tutorId),
    })),
  );
  return ranked.map(({ lesson: { id }, matches }) => ({
    lessonId: id,
    suggestedTutorId: suggested.get(id) ?? null,
    tutors: matches.slice(0, shownMax).map((match) => matchOf(match)),
  }));
}

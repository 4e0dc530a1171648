import { inArray } from "drizzle-orm";
import { z } from "zod";
import type { AgeGroup } from "@app/domain/people/people-enums.ts";
import { rankCovers, suggestCovers } from "@app/domain/lessons/covers.ts";
import { isMinor } from "@app/domain/people/age-group.ts";
import type { Context } from "../../../service/context.ts";
import { earlierLessons } from "../earlier-lessons.ts";
import { learnerAgesOf } from "../learner-ids.ts";
import { matchableTutors } from "../matchable-tutors.ts";
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

const askedOf = ({ subject, kind, startAt, endAt }: BookedRow, ages: readonly (AgeGroup | null)[]) => ({
  subject,
  kind,
  level: null,
  dialect: null,
  tutorGender: null,
  preferredTutorIds: [],
  learnersBusy: [],
  ageGroup: ages.length === 1 ? (ages[0] ?? null) : null,
  isForMinor: ages.some(isMinor),
  durationMinutes: minutesOfLesson({ startAt, endAt }),
});

/** Who could give some lessons instead of their tutors; tutors are read once for all of them. */
export async function coversOf(
  context: Pick<Context, "db" | "now">,
  { lessonId: ids }: z.infer<typeof coversQuery>,
): Promise<CoverRecord[]> {
  const rows = await context.db.select().from(bookedLessons).where(inArray(bookedLessons.id, ids));
  if (rows.length === 0) return [];
  const earlier = await earlierLessons(context, [...new Set(rows.map(({ learnerId }) => learnerId))]);
  const ages = await learnerAgesOf(context, rows);
  const tutors = await matchableTutors(context, [...new Set(rows.map(({ subject }) => subject))]);
  const ranked = rows.map((lesson) => ({
    lesson,
    matches: rankCovers(
      askedOf(lesson, ages.get(lesson.id) ?? []),
      { start: lesson.startAt, end: lesson.endAt },
      tutors
        .filter(({ id }) => id !== lesson.tutorId)
        .map((tutor) => ({ ...tutor, earlierLessons: earlier.get(lesson.learnerId)?.get(tutor.id) ?? 0 })),
      context.now,
    ),
  }));
  const suggested = suggestCovers(
    ranked.map(({ lesson: { id, startAt: start, endAt: end }, matches }) => ({
      id,
      start,
      end,
      free: matches.filter(({ isFree }) => isFree).map(({ tutorId }) => tutorId),
    })),
  );
  return ranked.map(({ lesson: { id }, matches }) => ({
    lessonId: id,
    suggestedTutorId: suggested.get(id) ?? null,
    tutors: matches.slice(0, shownMax).map((match) => matchOf(match)),
  }));
}

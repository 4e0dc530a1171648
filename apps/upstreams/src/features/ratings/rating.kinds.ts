import { eq } from "drizzle-orm";
import type { RecordKind } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { bookedLessons } from "../lessons/lessons-tables.public.ts";
import { presentRating } from "./ratings.queries.ts";
import { studentRatingOf, type LessonRatingRecord, type StudentRatingRecord } from "./ratings.record.ts";
import { lessonRatings, studentRatings, type LessonRatingRow, type StudentRatingRow } from "./ratings.table.ts";

/** The number of the lesson, by which people know what was said of it. */
async function lessonNumber({ lessonId }: { lessonId: string }, { db }: Context): Promise<string> {
  const { id, lessonNumber: number } = bookedLessons;
  const [lesson] = await db.select({ number }).from(bookedLessons).where(eq(id, lessonId));
  return lesson?.number ?? "";
}

export const ratingKind: RecordKind<LessonRatingRow, LessonRatingRecord> = {
  table: lessonRatings,
  kind: "lesson-rating",
  labelOf: lessonNumber,
  partOf: ({ lessonId }) => lessonId,
  present: presentRating,
};

export const studentRatingKind: RecordKind<StudentRatingRow, StudentRatingRecord> = {
  table: studentRatings,
  kind: "student-rating",
  labelOf: lessonNumber,
  partOf: ({ lessonId }) => lessonId,
  present: (_context, row) => studentRatingOf(row),
};

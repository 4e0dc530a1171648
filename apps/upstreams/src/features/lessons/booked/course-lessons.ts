import { and, asc, eq, gt, gte, lt, type SQL } from "drizzle-orm";
import type { LessonCancelInput } from "@app/domain/lessons/lesson-events.ts";
import type { Context } from "../../../service/context.ts";
import { bookedLessons, type BookedRow } from "./booked.table.ts";
import { cancelLesson } from "./cancel-lesson.service.ts";

interface Days {
  from: string;
  /** Not included. */
  until?: string;
}

const { courseId: course, localDate, status, startAt } = bookedLessons;

const within = ({ from, until }: Days): (SQL | undefined)[] => [
  gte(localDate, from),
  until === undefined ? undefined : lt(localDate, until),
];

/** The lessons of a course that are still to be given on some days, the earliest first. */
export const lessonsAhead = ({ db, now }: Pick<Context, "db" | "now">, courseId: string, days: Days) =>
  db
    .select()
    .from(bookedLessons)
    .where(and(eq(course, courseId), eq(status, "booked"), gt(startAt, now), ...within(days)))
    .orderBy(asc(startAt));

/** Every lesson that was made for a slot of a course on some days, whatever became of it. */
export const slotLessons = ({ db, now }: Pick<Context, "db" | "now">, courseId: string, days: Days) =>
  db
    .select()
    .from(bookedLessons)
    .where(and(eq(course, courseId), gt(startAt, now), gte(bookedLessons.slotIndex, 0), ...within(days)))
    .orderBy(asc(startAt));

/** Calls off some lessons of a course, each judged by itself; both are told of the course, not of each. Returns the days on which they were. */
export async function cancelLessons(
  context: Context,
  lessons: readonly BookedRow[],
  why: Omit<LessonCancelInput, "version">,
  set: Partial<BookedRow> = {},
): Promise<string[]> {
  for (const { id: _id, version } of lessons)
    await cancelLesson(context, { ...why, _id, version }, { set, tells: false });
  return [...new Set(lessons.map((lesson) => lesson.localDate))];
}

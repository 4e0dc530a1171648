import { recordName } from "@app/domain/changes.ts";
import { eq } from "drizzle-orm";
import { instantOf } from "@app/domain/time.ts";
import type { Context } from "../../../service/context.ts";
import { findOrRefuse } from "../../../records/versions.ts";
import type { AddedLessonTime } from "@app/domain/lessons/reschedule.ts";
import { tutors } from "../../tutors/tutors.public.ts";
import { courseKind } from "../courses/course.kind.ts";
import { confirmedLessons } from "../courses/courses.table.ts";
import { conflictsShown, learnersOf, plannedOf, type ConflictRecord } from "../plan-lessons.ts";
import { bookedKind } from "./booked.kind.ts";
import { bookedLessons } from "./booked.table.ts";

/** What stands in the way of moving a lesson to another time, before anybody does; told again when it is moved. */
export async function moveConflicts(
  context: Context,
  lessonId: string,
  { date, time }: { date: string; time: string },
): Promise<ConflictRecord[]> {
  const lesson = await findOrRefuse(context, bookedLessons, lessonId, recordName(bookedKind.kind));
  const [tutor] = await context.db.select().from(tutors).where(eq(tutors.id, lesson.tutorId));
  if (!tutor) return [];
  const { anchorTimeZone: timeZone, startAt, endAt } = lesson;
  const start = instantOf({ date, time, timeZone });
  const end = new Date(start.getTime() + endAt.getTime() - startAt.getTime());
  const learners = await learnersOf(context, lesson);
  return conflictsShown(
    await plannedOf(context, { tutor, learners, timeZone, but: lesson.id, lessons: [{ start, end }] }),
  );
}

/** What stands in the way of another tutor's giving a lesson, before anybody asks them; told again when they do. */
export async function coverConflicts(context: Context, lessonId: string, tutorId: string): Promise<ConflictRecord[]> {
  const lesson = await findOrRefuse(context, bookedLessons, lessonId, recordName(bookedKind.kind));
  const [tutor] = await context.db.select().from(tutors).where(eq(tutors.id, tutorId));
  if (!tutor) return [];
  const { anchorTimeZone: timeZone, startAt: start, endAt: end } = lesson;
  const learners = await learnersOf(context, lesson);
  return conflictsShown(
    await plannedOf(context, { tutor, learners, timeZone, but: lesson.id, lessons: [{ start, end }] }),
  );
}

/** What stands in the way of another lesson of a course, before anybody books it; told again when it is booked. */
export async function addedConflicts(
  context: Context,
  courseId: string,
  { date, time, durationMinutes }: AddedLessonTime,
): Promise<ConflictRecord[]> {
  const course = await findOrRefuse(context, confirmedLessons, courseId, recordName(courseKind.kind));
  const [tutor] = await context.db.select().from(tutors).where(eq(tutors.id, course.tutorId));
  const start = instantOf({ date, time, timeZone: course.anchorTimeZone });
  if (!tutor || start <= context.now) return [];
  const end = new Date(start.getTime() + durationMinutes * 60_000);
  const learners = await learnersOf(context, course);
  const lessons = [{ start, end }];
  return conflictsShown(await plannedOf(context, { tutor, learners, timeZone: course.anchorTimeZone, lessons }));
}

import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import type { CourseEvent } from "@app/domain/lessons/course-enums.ts";
import type { FamilyPauseInput, FamilyResumeInput } from "@app/domain/lessons/course-changes.ts";
import { courseEventDone, nextCourseStatus } from "@app/domain/lessons/course-states.ts";
import { reasonInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal } from "../../../service/refusal.ts";
import { notifyFamilyPaused, notifyFamilyResumed } from "../mails/family-emails.ts";
import type { Side } from "../mails/write-emails.ts";
import { holding } from "../undo/holding.ts";
import { standsToday } from "./course-day.ts";
import { pauseCourse, resumeCourse } from "./course-events.service.ts";
import { courseRecord, type CourseRecord } from "./course.record.ts";
import { confirmedLessons, type CourseRow } from "./courses.table.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

/** Several courses of a family, as an act has left them. */
export const familyCourses = z.object({ courses: z.array(courseRecord) }).meta({ id: "FamilyCourses" });
type FamilyCourses = z.infer<typeof familyCourses>;

/**
 * Courses of a customer's own household that an event can still happen to, in order of their ids. Lessons that others take
 * too, in a pod, are not a family's to pause.
 */
async function coursesFor(
  context: Context,
  customerId: string,
  ids: readonly string[],
  event: CourseEvent,
): Promise<CourseRow[]> {
  const { id } = confirmedLessons;
  const found = await context.db
    .select()
    .from(confirmedLessons)
    .where(and(inArray(id, [...ids]), eq(confirmedLessons.customerId, customerId), isNull(confirmedLessons.podId)))
    .orderBy(asc(id));
  if (found.length < ids.length) throw fieldRefusal("courseIds", lessonMessages.courseOfOthers);
  for (const course of found) {
    const { status } = standsToday(context, course);
    if (nextCourseStatus({ status, pausedFrom: course.pausedFrom }, event) === null)
      throw fieldRefusal("courseIds", lessonMessages.courseChanged(course.confirmedNumber, courseEventDone[event]));
  }
  return found;
}

/** Does the same to each course. The family reads of all of them in one email; every tutor of their own. */
async function toEach(
  courses: readonly CourseRow[],
  act: (at: RecordRef, to?: readonly Side[]) => Promise<CourseRecord>,
  tellFamily: (courses: readonly [CourseRow, ...CourseRow[]]) => Promise<void>,
): Promise<FamilyCourses> {
  const done: CourseRecord[] = [];
  const [first, second, ...others] = courses;
  const to: readonly Side[] | undefined = second && ["tutor"];
  for (const { id, version } of courses) done.push(await act({ _id: id, version }, to));
  if (first && second) await tellFamily([first, second, ...others]);
  return { courses: done };
}

/** A family is away: several of their courses pause for the same days, all or none. Source: domain.md 2.2. */
export async function pauseFamily(
  context: Context,
  customerId: string,
  { courseIds, ...pause }: FamilyPauseInput,
): Promise<FamilyCourses> {
  const { from, until, reason } = pause;
  const courses = await coursesFor(context, customerId, courseIds, "pause");
  return holding(context, (held) =>
    toEach(
      courses,
      (at, to) => pauseCourse(held, { ...pause, ...at }, to),
      (known) => notifyFamilyPaused(held, known, { from, until, reason: (side) => reasonInWords(reason, side) }),
    ),
  );
}

/** Courses of one family go on before their pause is over, or at its end. */
export const resumeTogether = (context: Context, courses: readonly CourseRow[]): Promise<FamilyCourses> =>
  toEach(
    courses,
    (at, to) => resumeCourse(context, at, to),
    (known) => notifyFamilyResumed(context, known),
  );

/** A family is back early, or does not go away: several of their courses go on. */
export const resumeFamily = async (
  context: Context,
  customerId: string,
  { courseIds }: FamilyResumeInput,
): Promise<FamilyCourses> => resumeTogether(context, await coursesFor(context, customerId, courseIds, "resume"));

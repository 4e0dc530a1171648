import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import type { CourseEvent } from "@app/domain/lessons/course-enums.ts";
import type { FamilyPauseInput, FamilyResumeInput } from "@app/domain/lessons/course-changes.ts";
import { courseEventDone, nextCourseStatus } from "@app/domain/lessons/course-states.ts";
import { dayAfter } from "@app/domain/lessons/course-plan.ts";
import { reasonInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal } from "../../../service/refusal.ts";
import { notifyFamilyPaused, notifyFamilyResumed } from "../emails/family-emails.ts";
import type { Side } from "../emails/write-emails.ts";
import { holding } from "../undo/holding.ts";
import { standsToday, todayOf } from "./course-day.ts";
import { changePause, newDays, pauseCourse, resumeCourse } from "./course-pauses.service.ts";
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
  act: (at: RecordRef, to: readonly Side[] | undefined, course: CourseRow) => Promise<CourseRecord>,
  notifyFamily: (courses: readonly [CourseRow, ...CourseRow[]]) => Promise<void>,
): Promise<FamilyCourses> {
  const done: CourseRecord[] = [];
  const [first, second, ...others] = courses;
  const to: readonly Side[] | undefined = second && ["tutor"];
  for (const course of courses) done.push(await act({ _id: course.id, version: course.version }, to, course));
  if (first && second) await notifyFamily([first, second, ...others]);
  return { courses: done };
}

/** A family is away: several of their courses pause for the same days, all or none. Source: domain.md 2.2. */
export async function pauseFamily(
  context: Context,
  customerId: string,
  { courseIds, changes, ...pause }: FamilyPauseInput,
): Promise<FamilyCourses> {
  const { from, until, reason, ...why } = pause;
  const courses = await coursesFor(context, customerId, courseIds, changes ? "resume" : "pause");
  if (changes) return changeTogether(context, courses, { from: () => from, until, why: { ...why, reason } });
  return holding(context, (held) =>
    toEach(
      courses,
      (at, to) => pauseCourse(held, { ...pause, ...at }, to),
      (known) => notifyFamilyPaused(held, known, { from, until, reason: (side) => reasonInWords(reason, side) }),
    ),
  );
}

interface NewDays {
  from: (course: CourseRow) => string;
  until: string;
  why: Parameters<typeof changePause>[1]["why"];
}

/** The pause of several courses of a family has other days: each tutor reads of theirs, the family of all in one email. */
const changeTogether = (
  context: Context,
  courses: readonly CourseRow[],
  { from, until, why }: NewDays,
): Promise<FamilyCourses> =>
  toEach(
    courses,
    (at, to, course) => changePause(context, { ...at, from: from(course), until, why }, to),
    (known) => {
      const first = known.map(from).toSorted()[0] ?? until;
      const reason = (side: "customer" | "tutor") => newDays(reasonInWords(why.reason, side));
      return notifyFamilyPaused(context, known, { from: first, until, reason });
    },
  );

/** Courses of one family go on before their pause is over, or at its end. */
export const resumeTogether = (context: Context, courses: readonly CourseRow[]): Promise<FamilyCourses> =>
  toEach(
    courses,
    (at, to) => resumeCourse(context, at, to),
    (known) => notifyFamilyResumed(context, known),
  );

const dayBefore = (day: string) => wallClockOf(new Date(Date.parse(`${day}T00:00Z`) - 86_400_000), "UTC").date;

/** A family is back early, or does not go away: several of their courses go on, from tomorrow or a later day of the pause. */
export async function resumeFamily(
  context: Context,
  customerId: string,
  { courseIds, on }: FamilyResumeInput,
): Promise<FamilyCourses> {
  const courses = await coursesFor(context, customerId, courseIds, "resume");
  const isLater = (course: CourseRow, day: string) =>
    day > dayAfter(todayOf(context, course)) && day > (course.pausedFrom ?? day);
  if (!on || !courses.some((course) => isLater(course, on))) return resumeTogether(context, courses);
  for (const course of courses) {
    const { pausedUntil } = course;
    if (!isLater(course, on)) throw fieldRefusal("on", lessonMessages.pausesDiffer);
    if (pausedUntil && on > pausedUntil) throw fieldRefusal("on", lessonMessages.overByThen(pausedUntil));
  }
  const why = { byKind: "customer", reason: "changed-mind" } as const;
  const from = ({ pausedFrom }: CourseRow) => pausedFrom ?? on;
  return changeTogether(context, courses, { from, until: dayBefore(on), why });
}

import { and, eq, inArray } from "drizzle-orm";
import { slotsMovedBy, type DeskCourse, type MovedSlot } from "@app/domain/calendar/clock-change-review.ts";
import type { ClockShift } from "@app/domain/calendar/dst-transitions.ts";
import type { Database } from "../../database/client.ts";
import { persons } from "../customers/customers.public.ts";
import { confirmedLessons, type CourseRow } from "../lessons/lessons.public.ts";
import { tutors } from "../tutors/tutors.public.ts";

/** A course whose lessons go on, with its tutor's clock and hours. */
export interface RunningCourse {
  course: CourseRow;
  tutorTimeZone: string;
  tutorHours: DeskCourse["tutorHours"];
}

/** The courses that go on: all of them, or one. */
export const runningCourses = (db: Pick<Database, "select">, courseId?: string): Promise<RunningCourse[]> =>
  db
    .select({ course: confirmedLessons, tutorTimeZone: persons.timeZone, tutorHours: tutors.hours })
    .from(confirmedLessons)
    .innerJoin(tutors, eq(tutors.id, confirmedLessons.tutorId))
    .innerJoin(persons, eq(persons.id, confirmedLessons.tutorId))
    .where(
      and(
        inArray(confirmedLessons.status, ["active", "awaiting-payment"]),
        courseId === undefined ? undefined : eq(confirmedLessons.id, courseId),
      ),
    );

/** The slots of a course that a change of one of its two clocks moves for its tutor. */
export function movedBy({ course, tutorTimeZone, tutorHours }: RunningCourse, change: ClockShift): MovedSlot[] {
  const { anchorTimeZone, slots, scheduleFrom, startOn, endOn } = course;
  if (change.timeZone !== anchorTimeZone && change.timeZone !== tutorTimeZone) return [];
  const timesFrom = scheduleFrom ?? startOn;
  return slotsMovedBy({ anchorTimeZone, slots, tutorTimeZone, tutorHours, timesFrom, endOn }, change);
}

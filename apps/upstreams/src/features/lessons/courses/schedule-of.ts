import { dayAfter, lessonsBetween } from "@app/domain/lessons/course-plan.ts";
import type { WeeklySchedule } from "@app/domain/time.ts";
import type { CourseRow } from "./courses.table.ts";

/** When the lessons of a course are, as its times stand: from the day on which they were changed last. */
export const scheduleOf = (course: Omit<CourseRow, "learnerId" | "confirmedNumber">): WeeklySchedule => {
  const { anchorTimeZone, slots, startOn, scheduleFrom, endOn, lessonCount, lessonsBefore, skipDates, clashDates } =
    course;
  return {
    anchorTimeZone,
    slots,
    startOn: scheduleFrom ?? startOn,
    endOn,
    lessonCount: lessonCount === null ? null : Math.max(0, lessonCount - lessonsBefore),
    skipDates: [...skipDates, ...clashDates],
  };
};

/** The days on which a course has lessons by its times, whether they are booked already or not. */
export const daysOf = (course: CourseRow, from: string, last: string): string[] => [
  ...new Set(lessonsBetween(scheduleOf(course), from, dayAfter(last)).map(({ date }) => date)),
];

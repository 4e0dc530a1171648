import { sql, type SQL } from "drizzle-orm";
import type { ConfirmedLessonStatus } from "@app/domain/lessons/course-enums.ts";
import { courseStatusOn } from "@app/domain/lessons/course-states.ts";
import { instantOf, wallClockOf } from "@app/domain/time.ts";
import type { Context } from "../../../service/context.ts";
import { confirmedLessons, type CourseRow } from "./courses.table.ts";

const { status, pausedFrom, pausedUntil, anchorTimeZone } = confirmedLessons;

type Now = Pick<Context, "now">;

/** The day that it is by the clock of a course. */
export const todayOf = ({ now }: Now, course: Pick<CourseRow, "anchorTimeZone">): string =>
  wallClockOf(now, course.anchorTimeZone).date;

/** The same in a query over courses. */
export const todayThere = ({ now }: Now): SQL =>
  sql`(${now.toISOString()}::timestamptz at time zone ${anchorTimeZone})::date`;

type Standing = Pick<CourseRow, "status" | "statusSince" | "pausedFrom" | "pausedUntil" | "anchorTimeZone">;

/** How a course stands today, and since when: a pause that was planned begins by itself. */
export function standsToday(context: Now, course: Standing): { status: ConfirmedLessonStatus; statusSince: Date } {
  const stands = courseStatusOn(course, todayOf(context, course));
  const begun = stands === "paused" && course.status !== "paused" && course.pausedFrom;
  const midnight = begun && instantOf({ date: begun, time: "00:00", timeZone: course.anchorTimeZone });
  return { status: stands, statusSince: midnight || course.statusSince };
}

/** `courseStatusOn` in a query over courses, as they stand today. */
export const statusToday = (context: Now): SQL => sql`case
  when ${pausedFrom} is null or ${pausedUntil} is null or ${status} not in ('active', 'paused') then ${status}
  when ${pausedFrom} <= ${todayThere(context)} then 'paused' else 'active' end`;

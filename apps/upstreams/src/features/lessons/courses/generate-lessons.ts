import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { weeksAhead } from "@app/domain/lessons/booked-states.ts";
import { conflictsOf, type Planned } from "@app/domain/lessons/conflicts.ts";
import { lessonsBetween, madeUntil } from "@app/domain/lessons/course-plan.ts";
import type { Occurrence } from "@app/domain/time.ts";
import type { Database } from "../../../database/client.ts";
import { updateRecord } from "../../../database/records.ts";
import { retryable } from "../../../database/retryable.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { Context } from "../../../service/context.ts";
import { systemContext } from "../../../service/system-context.ts";
import { makeLessons } from "../booked/make-lessons.ts";
import { forbids, plannedOf } from "../plan-lessons.ts";
import { todayThere } from "./course-day.ts";
import { courseKind } from "./course.kind.ts";
import { notifyCourseOwner } from "./course-owner.ts";
import { confirmedLessons, type CourseRow } from "./courses.table.ts";
import { lockParties } from "./hold-parties.ts";
import { scheduleOf } from "./schedule-of.ts";

const { id, status, generatedUntil, pausedFrom, lessonCount } = confirmedLessons;

/**
 * Courses that have lessons for less than eight weeks ahead, by their own clocks. What follows a pause of a counted course is
 * known only when the pause is over.
 */
const due = (now: Date) =>
  and(
    inArray(status, ["awaiting-payment", "active"]),
    or(isNull(pausedFrom), isNull(lessonCount)),
    sql`${generatedUntil} < ${todayThere({ now })} + ${weeksAhead * 7}::int`,
  );

/** Those of some lessons that nothing forbids, and the days on which there is none since something does. */
export function freeOnes(
  context: Context,
  asked: readonly Occurrence[],
  planned: Planned,
): { free: Occurrence[]; clashes: string[] } {
  const forbidden = conflictsOf(planned).filter((conflict) => conflict.at !== null && forbids(context, conflict));
  const isFree = ({ start }: { start: Date }) => !forbidden.some(({ at }) => at?.getTime() === start.getTime());
  return {
    free: asked.filter(isFree),
    clashes: [...new Set(asked.filter((one) => !isFree(one)).map(({ date }) => date))],
  };
}

/** Says on which days a lesson could not be made, to whoever looks after the course. */
export async function notifyOfClashes(context: Context, course: CourseRow, dates: readonly string[]): Promise<void> {
  if (dates.length === 0) return;
  const title = `${course.confirmedNumber}: ${dates.length === 1 ? "a lesson" : `${dates.length} lessons`} could not be booked`;
  await notifyCourseOwner(context, course, { title, description: `Someone is busy or away on ${dates.join(", ")}.` });
}

/** Makes the next lessons of one course; on a day on which somebody is busy or away there is none, and staff are told. */
async function generateOne(context: Context, courseId: string): Promise<void> {
  const [course] = await context.db
    .select()
    .from(confirmedLessons)
    .where(and(eq(id, courseId), due(context.now)))
    .for("update");
  if (!course) return;
  const { tutor, learners } = await lockParties(context, course);
  const { generatedUntil: from, clashDates, anchorTimeZone: timeZone } = course;
  const until = madeUntil(timeZone, context.now);
  const asked = lessonsBetween(scheduleOf(course), from, until);
  const { free, clashes } = freeOnes(
    context,
    asked,
    await plannedOf(context, { tutor, learners, lessons: asked, timeZone }),
  );
  await changeRecord(
    context,
    courseKind,
    { _id: courseId, version: course.version },
    {
      write: (before) =>
        updateRecord(context, confirmedLessons, before, {
          generatedUntil: until,
          clashDates: [...clashDates, ...clashes],
        }),
      async effects(after) {
        await makeLessons(context, after, free, { learnerIds: learners.map(({ _id }) => _id) });
        await notifyOfClashes(context, after, clashes);
      },
    },
  );
}

/**
 * Makes the lessons of courses for eight weeks ahead, each course in a transaction of its own: what is cut off half-way goes
 * on where it was. Returns how many courses had some to make. Source: domain.md 1.2, 5.10.
 */
export async function generateLessons(database: Database, now: Date, atMost: number): Promise<number> {
  const courses = await database
    .select({ courseId: id })
    .from(confirmedLessons)
    .where(due(now))
    .orderBy(asc(generatedUntil), asc(id))
    .limit(atMost);
  for (const { courseId } of courses) {
    await retryable(database, (db) => generateOne(systemContext(db, now, "generate-lessons"), courseId));
  }
  return courses.length;
}

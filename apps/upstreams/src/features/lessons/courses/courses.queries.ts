import { and, gt, inArray, min, or, sql, type SQL } from "drizzle-orm";
import { confirmedLessonStatuses } from "@app/domain/lessons/course-enums.ts";
import { openCourseStatuses } from "@app/domain/lessons/course-states.ts";
import { lessonBillings, lessonKinds } from "@app/domain/lessons/lesson-enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { anyOf, anyText, type ListRequest, type ListSpec } from "../../../records/list-spec.ts";
import { byNumber, booleanFilter, withOwnRegions } from "../../../records/list-words.ts";
import { readPage } from "../../../records/read-page.ts";
import type { Context } from "../../../service/context.ts";
import { bookedLessons } from "../booked/booked.table.ts";
import { creditFilter } from "./credit-filter.ts";
import { partyFound } from "../party-found.ts";
import { standsToday, statusToday } from "./course-day.ts";
import { courseOf, type CourseRecord } from "./course.record.ts";
import { confirmedLessons, type CourseRow } from "./courses.table.ts";

/** Courses by their number, or by any part of the name of who learns, pays or teaches. */
function searchCourses(typed: string): SQL | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  return or(partyFound(confirmedLessons, text), byNumber(confirmedLessons.confirmedNumber, "L", 6, text));
}

export const courseList: ListSpec = {
  sorts: {
    createdAt: [confirmedLessons.createdAt],
    number: [confirmedLessons.confirmedNumber],
    startOn: [confirmedLessons.startOn],
  },
  defaultSort: "-createdAt",
  search: searchCourses,
  id: confirmedLessons.id,
  filters: {
    id: anyText(confirmedLessons.id),
    status: {
      ...anyOf(confirmedLessons.status, confirmedLessonStatuses, "Status"),
      where: (chosen, asker) => inArray(statusToday(asker), chosen),
      countedBy: statusToday,
    },
    subject: anyOf(confirmedLessons.subject, subjectOptions, "Subject"),
    kind: anyOf(confirmedLessons.kind, lessonKinds, "Kind"),
    regionId: withOwnRegions(anyText(confirmedLessons.regionId)),
    billing: anyOf(confirmedLessons.billing, lessonBillings, "Billing"),
    credit: creditFilter,
    clash: booleanFilter("clash", () => sql`cardinality(${confirmedLessons.clashDates}) > 0`),
    pausing: booleanFilter("pausing", () => sql`${confirmedLessons.pausedFrom} is not null`),
    tutorId: anyText(confirmedLessons.tutorId),
    customerId: anyText(confirmedLessons.customerId),
    learnerId: anyText(confirmedLessons.learnerId),
    requestId: anyText(confirmedLessons.requestId),
  },
  // What has ended is found by whoever asks for it.
  usual: {
    where: inArray(confirmedLessons.status, openCourseStatuses),
    unless: ["id", "status", "customerId", "learnerId", "requestId", "tutorId"],
  },
};

/** When the next lesson of some courses begins. */
async function nextLessons({ db, now }: Reader, ids: readonly string[]): Promise<Map<string, Date | null>> {
  const { courseId, startAt, status } = bookedLessons;
  const rows = await db
    .select({ courseId, next: min(startAt) })
    .from(bookedLessons)
    .where(and(inArray(courseId, [...ids]), gt(startAt, now), inArray(status, ["booked", "in-progress"])))
    .groupBy(courseId);
  return new Map(rows.map((row) => [row.courseId ?? "", row.next]));
}
type Reader = Pick<Context, "db" | "now">;

async function shownCourses(context: Reader, rows: readonly CourseRow[]): Promise<CourseRecord[]> {
  if (rows.length === 0) return [];
  const next = await nextLessons(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    courseOf({ ...row, ...standsToday(context, row) }, { nextLessonAt: next.get(row.id)?.toISOString() ?? null }),
  );
}

export async function presentCourse(context: Context, row: CourseRow): Promise<CourseRecord> {
  const [shown] = await shownCourses(context, [row]);
  return shown as CourseRecord;
}

/** One page of courses: those that go on unless others are asked for. */
export async function listCourses(
  context: Context,
  request: ListRequest,
): Promise<{ rows: CourseRecord[]; total: number }> {
  const { rows, total } = await readPage(context, { course: confirmedLessons }, confirmedLessons, request);
  return {
    rows: await shownCourses(
      context,
      rows.map(({ course }) => course),
    ),
    total,
  };
}

import { courseCover } from "@app/domain/billing/lesson-cover.ts";
import { priceOn } from "@app/domain/lessons/course-plan.ts";
import { openCourseStatuses } from "@app/domain/lessons/course-states.ts";
import { and, eq, inArray } from "drizzle-orm";
import { wallClockOf } from "@app/domain/time.ts";
import type { Context } from "../../service/context.ts";
import { confirmedLessons } from "../lessons/lessons-tables.public.ts";
import { coverOf, usesOf, type PrepaidCover } from "./cover.public.ts";
import type { CustomerCover } from "./cover.record.ts";

/** The prepaid courses of some customers that go on, each with what one more lesson of it would take. */
async function prepaidCourses({ db, now }: Pick<Context, "db" | "now">, customerIds: readonly string[]) {
  const { customerId, billing, status } = confirmedLessons;
  const rows = await db
    .select()
    .from(confirmedLessons)
    .where(and(inArray(customerId, [...customerIds]), eq(billing, "prepaid"), inArray(status, openCourseStatuses)));
  return rows.map((course) => {
    const day = wallClockOf(now, course.anchorTimeZone).date;
    const { id, podId, subject, tutorId, priceCurrency: currency, durationMinutes: minutes } = course;
    const learnerId = podId === null ? course.learnerId : null;
    return {
      id,
      customerId: course.customerId,
      next: { learnerId, podId, subject, tutorId, currency, day, minutes, charge: priceOn(course, day) },
    };
  });
}
type PrepaidCourse = Awaited<ReturnType<typeof prepaidCourses>>[number];

function shown(cover: PrepaidCover, courses: readonly PrepaidCourse[]): Omit<CustomerCover, "_id"> {
  const { lessons, due } = cover;
  const ahead = due.filter(({ isUpcoming }) => isUpcoming);
  const reserved = usesOf(cover, ahead);
  const used = usesOf(
    cover,
    due.filter(({ isUpcoming }) => !isUpcoming),
  );
  return {
    lessons: due.flatMap(({ id: lessonId, courseId }) => {
      const own = courseId === null ? undefined : lessons.get(lessonId);
      return own ? [{ lessonId, cover: own.cover, coveredMinutes: own.coveredMinutes }] : [];
    }),
    courses: courses.map(({ id, next }) => {
      const own = ahead.filter(({ courseId }) => courseId === id);
      const { lessonsLeft, unbooked, unpaid } = courseCover(cover, own, next);
      const unpaidFrom = own.find((lesson) => lesson.id === unpaid)?.startAt.toISOString() ?? null;
      return { courseId: id, lessonsLeft, unbooked, nextLessonAt: own[0]?.startAt.toISOString() ?? null, unpaidFrom };
    }),
    lots: [...new Set([...reserved.keys(), ...used.keys()])].map((lotId) => ({
      lotId,
      reserved: reserved.get(lotId) ?? 0,
      used: used.get(lotId) ?? 0,
    })),
  };
}

/** What credit pays for of the lessons of some customers. Source: domain.md 5.5. */
export async function coverShown(
  context: Pick<Context, "db" | "now">,
  customerIds: readonly string[],
): Promise<CustomerCover[]> {
  const covers = await coverOf(context, customerIds);
  const courses = await prepaidCourses(context, customerIds);
  return [...covers].map(([_id, cover]) => ({
    _id,
    ...shown(
      cover,
      courses.filter(({ customerId }) => customerId === _id),
    ),
  }));
}

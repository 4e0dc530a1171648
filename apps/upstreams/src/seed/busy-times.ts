import { and, eq, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { podMembers } from "../features/customer-pods/customer-pods.public.ts";
import { bookedLessons, lessonRequests } from "../features/lessons/lessons.public.ts";

export interface Time {
  start: Date;
  end: Date;
}

export const overlaps = (times: readonly Time[], { start, end }: Time): boolean =>
  times.some((one) => one.start < end && start < one.end);

/** When everybody has lessons of their own, as learners, in pods or as tutors. */
export async function busyTimes(db: Database): Promise<Map<string, Time[]>> {
  const { startAt, endAt, tutorId, dependentId, customerId, podId, status } = bookedLessons;
  const rows = await db
    .select({
      start: startAt,
      end: endAt,
      tutorId,
      learnerId: sql<string>`coalesce(${podMembers.learnerId}, ${dependentId}, ${customerId})`,
    })
    .from(bookedLessons)
    .leftJoin(podMembers, and(eq(podMembers.podId, podId), isNull(podMembers.archivedAt)))
    .where(notInArray(status, ["cancelled", "rescheduled"]));
  const busy = new Map<string, Time[]>();
  for (const { start, end, tutorId: tutor, learnerId } of rows)
    for (const person of [tutor, learnerId]) {
      const times = busy.get(person) ?? [];
      times.push({ start, end });
      busy.set(person, times);
    }
  return busy;
}

/** Children for whom a trial was asked: it is their first lesson. */
export const onTrial = (db: Database) =>
  db
    .select({ id: sql<string>`${lessonRequests.dependentId}` })
    .from(lessonRequests)
    .where(and(eq(lessonRequests.kind, "trial"), isNotNull(lessonRequests.dependentId)));

import { offsetMinutesAt } from "@app/domain/lessons/course-plan.ts";
import type { Occurrence } from "@app/domain/time.ts";
import { newId } from "../../../database/new-id.ts";
import type { Context } from "../../../service/context.ts";
import type { CourseRow } from "../courses/courses.table.ts";
import type { BookedRow } from "./booked.table.ts";

/** When a lesson is, by the clock of its course; `slotIndex` null beside the usual times. */
type At = Pick<Occurrence, "date" | "time" | "start" | "end"> & { slotIndex: number | null };

/** The row of a course's lesson, the first of its chain. */
export function lessonRow(
  { now, actor }: Context,
  course: CourseRow,
  { date, time, start, end, slotIndex }: At,
  set: Pick<BookedRow, "lessonNumber" | "status" | "hold"> & Partial<Pick<BookedRow, "kind">>,
) {
  const { id: courseId, customerId, dependentId, podId, tutorId, regionId, subject, kind, anchorTimeZone } = course;
  const id = newId(now);
  return {
    id,
    createdAt: now,
    updatedAt: now,
    createdBy: actor.id,
    updatedBy: actor.id,
    version: 1,
    chainId: id,
    courseId,
    customerId,
    dependentId,
    podId,
    tutorId,
    regionId,
    subject,
    kind,
    anchorTimeZone,
    slotIndex,
    startAt: start,
    endAt: end,
    localDate: date,
    localTime: time,
    offsetMinutes: offsetMinutesAt(start, anchorTimeZone),
    statusSince: now,
    ...set,
  };
}

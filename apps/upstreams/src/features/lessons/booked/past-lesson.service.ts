import { and, eq, gt, lt, or, inArray } from "drizzle-orm";
import { wasTaken } from "@app/domain/lessons/booked-states.ts";
import { bookedLessonStatuses } from "@app/domain/lessons/course-enums.ts";
import { offsetMinutesAt } from "@app/domain/lessons/course-plan.ts";
import { busyInWords } from "@app/domain/lessons/conflicts.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import type { PastLessonInput } from "@app/domain/lessons/reschedule.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { instantOf } from "@app/domain/time.ts";
import { newId } from "../../../database/new-id.ts";
import { createRecord } from "../../../records/change-record.ts";
import { lockRecords } from "../../../database/records.ts";
import type { Context } from "../../../service/context.ts";
import { readBy } from "../../../service/read-by.ts";
import { fieldRefusal } from "../../../service/refusal.ts";
import { personOf } from "../../customers/customers.public.ts";
import { confirmedLessons, type CourseRow } from "../courses/courses.table.ts";
import { lockParties } from "../courses/hold-parties.ts";
import { learnerLabel } from "../request-words.ts";
import { bookedKind } from "./booked.kind.ts";
import type { BookedRecord } from "./booked.record.ts";
import { bookedLessons, type BookedRow } from "./booked.table.ts";
import { logLessons } from "./lesson-log.ts";
import { nextLessonNumber } from "./lesson-number.ts";

/** Nobody was in two places at once in the past either. */
async function refuseOverlap(context: Context, course: CourseRow, start: Date, end: Date): Promise<void> {
  const { tutorId, learnerId, startAt, endAt, status, anchorTimeZone } = bookedLessons;
  const [other] = await context.db
    .select({ tutorId, startAt, endAt, anchorTimeZone })
    .from(bookedLessons)
    .where(
      and(
        or(eq(tutorId, course.tutorId), eq(learnerId, course.learnerId)),
        ...[lt(startAt, end), gt(endAt, start), inArray(status, bookedLessonStatuses.filter(wasTaken))],
      ),
    )
    .limit(1);
  if (!other) return;
  const tutor = other.tutorId === course.tutorId ? await personOf(context, course.tutorId) : null;
  const name = tutor ? fullName(tutor) : await learnerLabel(context, { ...course, leadId: null }, "staff");
  const zone = tutor?.timeZone ?? course.anchorTimeZone;
  const taken = { start: other.startAt, end: other.endAt };
  throw fieldRefusal("time", busyInWords(name, taken, readBy(context) ?? course.anchorTimeZone, zone));
}

/** Writes down a lesson that was given without having been booked: it is to be said how it went. Source: domain.md 2.3. */
export async function recordPastLesson(
  context: Context,
  { courseId, date, time, durationMinutes, kind, note }: PastLessonInput,
): Promise<BookedRecord> {
  const [course] = await lockRecords(context, confirmedLessons, [courseId]);
  if (!course) throw fieldRefusal("courseId", messages.reference("Course"));
  const { anchorTimeZone: timeZone, customerId, dependentId, podId, tutorId, regionId, subject } = course;
  const start = instantOf({ date, time, timeZone });
  const end = new Date(start.getTime() + durationMinutes * 60_000);
  if (end > context.now) throw fieldRefusal("date", lessonMessages.onlyPast);
  await lockParties(context, course);
  await refuseOverlap(context, course, start, end);
  const id = newId(context.now);
  return createRecord(context, bookedKind, {
    async write() {
      const [row] = await context.db
        .insert(bookedLessons)
        .values({
          id,
          createdAt: context.now,
          updatedAt: context.now,
          createdBy: context.actor.id,
          updatedBy: context.actor.id,
          version: 1,
          chainId: id,
          courseId,
          customerId,
          dependentId,
          podId,
          lessonNumber: await nextLessonNumber(context, course.confirmedNumber),
          tutorId,
          regionId,
          subject,
          kind,
          startAt: start,
          endAt: end,
          anchorTimeZone: timeZone,
          localDate: date,
          localTime: time,
          offsetMinutes: offsetMinutesAt(start, timeZone),
          status: "awaiting-confirmation",
          statusSince: context.now,
        })
        .returning();
      return row as BookedRow;
    },
    effects: (lesson) =>
      logLessons(context, [
        { lesson, event: "created", summary: `Recorded after it was given.${note ? ` ${note}` : ""}` },
      ]),
  });
}

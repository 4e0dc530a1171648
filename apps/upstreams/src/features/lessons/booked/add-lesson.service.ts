import { and, eq, gt, lt, or, inArray } from "drizzle-orm";
import { pastLessonsSince, wasTaken } from "@app/domain/lessons/booked-states.ts";
import { bookedLessonStatuses } from "@app/domain/lessons/course-enums.ts";
import { busyInWords, conflictsOf } from "@app/domain/lessons/conflicts.ts";
import { takesMoreLessons } from "@app/domain/lessons/course-states.ts";
import { addedLessonKinds } from "@app/domain/lessons/lesson-enums.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { lessonDay, lessonTime } from "@app/domain/lessons/lesson-words.ts";
import type { AddedLessonInput } from "@app/domain/lessons/reschedule.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { instantOf } from "@app/domain/time.ts";
import { createRecord } from "../../../records/change-record.ts";
import { lockRecords } from "../../../database/records.ts";
import type { Context } from "../../../service/context.ts";
import { readBy } from "../../../service/read-by.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { personOf } from "../../customers/customers.public.ts";
import { confirmedLessons, type CourseRow } from "../courses/courses.table.ts";
import { lockParties } from "../courses/hold-parties.ts";
import { notifyBooked } from "../emails/lesson-emails.ts";
import { plannedOf, refuseConflicts } from "../plan-lessons.ts";
import { learnerLabel } from "../request-words.ts";
import { bookedKind } from "./booked.kind.ts";
import type { BookedRecord } from "./booked.record.ts";
import { bookedLessons, type BookedRow } from "./booked.table.ts";
import { logLessons } from "./lesson-log.ts";
import { nextLessonNumber } from "./lesson-number.ts";
import { lessonRow } from "./lesson-row.ts";
import { occupy } from "./occupancy.ts";

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

interface Added {
  course: CourseRow;
  input: AddedLessonInput;
  start: Date;
  end: Date;
}

/** A lesson beside the usual ones. */
async function insertLesson(
  context: Context,
  { course, input: { date, time, kind }, start, end }: Added,
  set: Pick<BookedRow, "status" | "hold">,
): Promise<BookedRow> {
  const lessonNumber = await nextLessonNumber(context, course.confirmedNumber);
  const at = { date, time, start, end, slotIndex: null };
  const values = lessonRow(context, course, at, { ...set, lessonNumber, kind });
  const [row] = await context.db.insert(bookedLessons).values(values).returning();
  return row as BookedRow;
}

/** One that was given without having been booked: it is to be said how it went. Source: domain.md 2.3. */
async function recordPast(context: Context, added: Added): Promise<BookedRecord> {
  const { course, input, start, end } = added;
  if (end > context.now) throw fieldRefusal("date", lessonMessages.underWay);
  if (start < pastLessonsSince(context.now)) throw fieldRefusal("date", lessonMessages.longPast);
  await lockParties(context, course);
  await refuseOverlap(context, course, start, end);
  return createRecord(context, bookedKind, {
    write: () => insertLesson(context, added, { status: "awaiting-confirmation", hold: false }),
    effects: (lesson) =>
      logLessons(context, [
        { lesson, event: "created", summary: `Recorded after it was given.${input.note ? ` ${input.note}` : ""}` },
      ]),
  });
}

/** One that is still to come: everybody's calendar is looked at with all of them held. Source: domain.md 2.3, 5.4. */
async function bookAhead(context: Context, added: Added): Promise<BookedRecord> {
  const { course, input, start, end } = added;
  const { anchorTimeZone: timeZone } = course;
  if (!takesMoreLessons(course.status))
    throw new Refusal("WRONG_STATE", messages.wrongState("course", course.status, "given another lesson"));
  if (!addedLessonKinds.some((kind) => kind === input.kind)) throw fieldRefusal("kind", lessonMessages.trialByRequest);
  const { tutor, learners } = await lockParties(context, course);
  const conflicts = conflictsOf(await plannedOf(context, { tutor, learners, timeZone, lessons: [{ start, end }] }));
  refuseConflicts(context, conflicts, input.despite);
  return createRecord(context, bookedKind, {
    write: () => insertLesson(context, added, { status: "booked", hold: course.status === "awaiting-payment" }),
    async effects(lesson) {
      const learnerIds = learners.map(({ _id }) => _id);
      await occupy(context, [lesson], learnerIds);
      const when = `${lessonDay(start, timeZone)} ${lessonTime(start, timeZone)}`;
      const accepted = conflicts[0] ? ` Accepted: ${conflicts[0].text}` : "";
      const summary = `Booked beside the usual ones for ${when}.${accepted}${input.note ? ` ${input.note}` : ""}`;
      await logLessons(context, [{ lesson, event: "created", summary }]);
      await notifyBooked(context, lesson);
    },
  });
}

/** Adds a lesson to a course beside the usual ones, in the past or ahead. */
export async function addLesson(context: Context, input: AddedLessonInput): Promise<BookedRecord> {
  const [course] = await lockRecords(context, confirmedLessons, [input.courseId]);
  if (!course) throw fieldRefusal("courseId", messages.reference("Course"));
  const { date, time, durationMinutes } = input;
  const start = instantOf({ date, time, timeZone: course.anchorTimeZone });
  const end = new Date(start.getTime() + durationMinutes * 60_000);
  const added = { course, input, start, end };
  return start > context.now ? bookAhead(context, added) : recordPast(context, added);
}

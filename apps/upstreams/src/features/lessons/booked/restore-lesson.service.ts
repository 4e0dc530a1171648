import { eq } from "drizzle-orm";
import { isRestorable } from "@app/domain/lessons/booked-states.ts";
import { conflictsOf } from "@app/domain/lessons/conflicts.ts";
import { takesMoreLessons } from "@app/domain/lessons/course-states.ts";
import type { LessonRestoreInput } from "@app/domain/lessons/lesson-events.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { RecordRef } from "../../../records/record-ref.ts";
import { confirmedLessons } from "../courses/courses.table.ts";
import { lockParties } from "../courses/hold-parties.ts";
import { notifyRestored } from "../emails/lesson-emails.ts";
import { plannedOf, refuseConflicts } from "../plan-lessons.ts";
import { moveLesson } from "./booked.kind.ts";
import type { BookedRecord } from "./booked.record.ts";
import type { BookedRow } from "./booked.table.ts";
import { logLessons } from "./lesson-log.ts";
import { occupy } from "./occupancy.ts";
import { whenOf } from "./reschedule.service.ts";
import { minutesOfLesson, policyFor, writeSettlement } from "./settle-lesson.ts";

/** Whether a lesson is held until its course is paid for; refused where its course takes no more lessons. */
async function isHeld({ db }: Context, { courseId }: BookedRow): Promise<boolean> {
  if (courseId === null) return false;
  const { id, status } = confirmedLessons;
  const [course] = await db.select({ status }).from(confirmedLessons).where(eq(id, courseId));
  if (course && !takesMoreLessons(course.status))
    throw new Refusal("WRONG_STATE", messages.wrongState("course", course.status, "given another lesson"));
  return course?.status === "awaiting-payment";
}

/**
 * A lesson that was cancelled is given after all, at its time, if everybody is still free; what its cancellation came to is
 * taken back. Source: domain.md 2.3, 5.4.
 */
export async function restoreLesson(
  context: Context,
  { despite, ...at }: LessonRestoreInput & RecordRef,
): Promise<BookedRecord> {
  let learnerIds: string[] = [];
  let wasHeld = false;
  return moveLesson(context, at, "restore", {
    async prepare(lesson) {
      const { startAt: start, endAt: end, anchorTimeZone: timeZone } = lesson;
      if (!isRestorable(lesson, context.now)) throw new Refusal("WRONG_STATE", lessonMessages.restoreLate);
      const hold = await isHeld(context, lesson);
      wasHeld = lesson.hold;
      const { tutor, learners } = await lockParties(context, lesson);
      learnerIds = learners.map(({ _id }) => _id);
      const lessons = [{ start, end }];
      refuseConflicts(context, conflictsOf(await plannedOf(context, { tutor, learners, timeZone, lessons })), despite);
      return { cancellation: null, hold };
    },
    async effects(lesson) {
      await occupy(context, [lesson], learnerIds);
      if (!wasHeld) {
        const minutes = minutesOfLesson(lesson);
        await writeSettlement(context, lesson, await policyFor(context, lesson), {
          chargeMinutes: minutes,
          chargeBp: 0,
          payMinutes: minutes,
          payBp: 0,
          ruleId: "reversed",
          sentence: "Taken back: the lesson is given after all.",
        });
      }
      await logLessons(context, [{ lesson, event: "note", summary: `Restored: booked again for ${whenOf(lesson)}.` }]);
      await notifyRestored(context, lesson);
    },
  });
}

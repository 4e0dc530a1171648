import {
  courseEventDone,
  courseMachine,
  courseStatusOn,
  hasPauseAhead,
  nextCourseStatus,
} from "@app/domain/lessons/course-states.ts";
import type { CourseEvent } from "@app/domain/lessons/course-enums.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { updateRecord } from "../../../database/records.ts";
import { changeRecord, type RecordChange, type RecordKind } from "../../../records/change-record.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";

import { standsToday, todayOf } from "./course-day.ts";
import type { CourseRecord } from "./course.record.ts";
import { presentCourse } from "./courses.queries.ts";
import { confirmedLessons, type CourseRow } from "./courses.table.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

export const courseKind: RecordKind<CourseRow, CourseRecord> = {
  table: confirmedLessons,
  kind: "confirmed-lesson",
  labelOf: ({ confirmedNumber }) => confirmedNumber,
  present: presentCourse,
};

interface Step {
  reason?: string | null;
  /** Refuses, and says what is written besides the state. */
  prepare?: (before: CourseRow) => Promise<Partial<CourseRow>> | Partial<CourseRow>;
  effects?: RecordChange<CourseRow>["effects"];
}

/** Whether somebody else has done the same a moment before. */
const isReached = (course: Pick<CourseRow, "status" | "pausedFrom">, event: CourseEvent): boolean =>
  nextCourseStatus(course, event) === null &&
  Object.values(courseMachine.table).some((events) => events[event] === course.status);

/**
 * Moves a course by its machine; a change of its times, tutor or price leaves it where it stands:
 *
 *     moveCourse(context, at, "end", { reason, prepare: () => ({ endedReason }), effects: callOffTheRest });
 */
export const moveCourse = (
  context: Context,
  at: RecordRef,
  event: CourseEvent,
  { reason = null, prepare, effects }: Step = {},
): Promise<CourseRecord> =>
  changeRecord(context, courseKind, at, {
    action: "state-changed",
    reason,
    isDone: (before) => isReached({ ...before, ...standsToday(context, before) }, event),
    check(before) {
      const { status } = standsToday(context, before);
      const { pausedFrom } = before;
      if (nextCourseStatus({ status, pausedFrom }, event) !== null) return;
      if (event === "pause" && hasPauseAhead({ status, pausedFrom }))
        throw new Refusal("WRONG_STATE", lessonMessages.pauseAhead);
      const state = status.replaceAll("-", " ");
      throw new Refusal("WRONG_STATE", messages.wrongState("confirmed lesson", state, courseEventDone[event]));
    },
    async write(before) {
      const more = await prepare?.(before);
      const stands = { ...before, ...standsToday(context, before) };
      const next = { ...before, ...more, status: nextCourseStatus(stands, event) ?? stands.status };
      // A pause that is only planned changes nothing yet.
      const status = courseStatusOn(next, todayOf(context, next));
      const since = status === stands.status ? {} : { statusSince: context.now };
      return updateRecord(context, confirmedLessons, before, { ...more, status, ...since });
    },
    ...(effects && { effects }),
  });

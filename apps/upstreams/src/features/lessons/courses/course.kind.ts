import { courseEventDone, courseMachine } from "@app/domain/lessons/course-states.ts";
import type { CourseEvent } from "@app/domain/lessons/course-enums.ts";
import { nextState } from "@app/domain/machine.ts";
import { messages } from "@app/domain/messages.ts";
import { updateRecord } from "../../../database/records.ts";
import { changeRecord, type RecordChange, type RecordKind } from "../../../records/change-record.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { Place } from "../request.kind.ts";
import type { CourseRecord } from "./course.record.ts";
import { presentCourse } from "./courses.queries.ts";
import { confirmedLessons, type CourseRow } from "./courses.table.ts";

export const courseKind: RecordKind<CourseRow, CourseRecord> = {
  table: confirmedLessons,
  kind: "confirmed-lesson",
  entity: "Confirmed lesson",
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
const isReached = (status: CourseRow["status"], event: CourseEvent): boolean =>
  nextState(courseMachine, status, event) === null &&
  Object.values(courseMachine.table).some((events) => events[event] === status);

/**
 * Moves a course by its machine; a change of its times, tutor or price leaves it where it stands:
 *
 *     moveCourse(context, at, "end", { reason, prepare: () => ({ endedReason }), effects: callOffTheRest });
 */
export const moveCourse = (
  context: Context,
  at: Place,
  event: CourseEvent,
  { reason = null, prepare, effects }: Step = {},
): Promise<CourseRecord> =>
  changeRecord(context, courseKind, at, {
    ...{ action: "state-changed", reason },
    isDone: ({ status }) => isReached(status, event),
    check({ status }) {
      if (nextState(courseMachine, status, event) !== null) return;
      const state = status.replaceAll("-", " ");
      throw new Refusal("WRONG_STATE", messages.wrongState("confirmed lesson", state, courseEventDone[event]));
    },
    async write(before) {
      const more = await prepare?.(before);
      const status = nextState(courseMachine, before.status, event) ?? before.status;
      const since = status === before.status ? {} : { statusSince: context.now };
      return updateRecord(context, confirmedLessons, before, { status, ...since, ...more });
    },
    ...(effects && { effects }),
  });

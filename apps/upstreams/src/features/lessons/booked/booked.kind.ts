import { bookedEventDone, bookedMachine, occupies } from "@app/domain/lessons/booked-states.ts";
import type { BookedEvent } from "@app/domain/lessons/course-enums.ts";
import { nextState } from "@app/domain/machine.ts";
import { messages } from "@app/domain/messages.ts";
import { eq } from "drizzle-orm";
import { updateRecord } from "../../../database/records.ts";
import { changeRecord, type RecordChange, type RecordKind } from "../../../records/change-record.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";

import { presentLesson } from "./booked.queries.ts";
import type { BookedRecord } from "./booked.record.ts";
import { bookedLessons, lessonOccupancy, type BookedRow } from "./booked.table.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

export const bookedKind: RecordKind<BookedRow, BookedRecord> = {
  table: bookedLessons,
  kind: "booked-lesson",
  labelOf: ({ lessonNumber }) => lessonNumber,
  present: presentLesson,
};

interface Step {
  reason?: string | null;
  /** Refuses, and says what is written besides the state. */
  prepare?: (before: BookedRow) => Promise<Partial<BookedRow>> | Partial<BookedRow>;
  effects?: RecordChange<BookedRow>["effects"];
  /** Whether the record already says what this call would write, so that a repeated call changes nothing. */
  isRepeat?: (stands: BookedRow) => boolean;
}

/**
 * Moves a lesson by its machine. One that takes up nobody's time any more frees it in the same step:
 *
 *     moveLesson(context, at, "cancel", { reason, prepare: cancellationOf, effects: settle });
 */
export const moveLesson = (
  context: Context,
  at: RecordRef,
  event: BookedEvent,
  { reason = null, prepare, effects, isRepeat }: Step = {},
): Promise<BookedRecord> =>
  changeRecord(context, bookedKind, at, {
    action: "state-changed",
    reason,
    isDone: (stands) =>
      isReached(stands.status, event) &&
      (saysNoMore.has(event) ||
        (stands.updatedBy === context.actor.id && at.version === stands.version - 1 && (isRepeat?.(stands) ?? true))),
    check({ status }) {
      if (nextState(bookedMachine, status, event) !== null) return;
      const state = status.replaceAll("-", " ");
      throw new Refusal("WRONG_STATE", messages.wrongState("lesson", state, bookedEventDone[event]));
    },
    async write(before) {
      const more = await prepare?.(before);
      const status = nextState(bookedMachine, before.status, event) ?? before.status;
      if (occupies(before.status) && !occupies(status))
        await context.db.delete(lessonOccupancy).where(eq(lessonOccupancy.lessonId, before.id));
      return updateRecord(context, bookedLessons, before, { status, statusSince: context.now, ...more });
    },
    ...(effects && { effects }),
  });

/** Events that come with nothing that could be lost. Another's time, report or reason is not what stands; one's own, sent twice, is. */
const saysNoMore: ReadonlySet<BookedEvent> = new Set([
  "start",
  "lapse",
  "student-no-show",
  "tutor-no-show",
  "auto-confirm",
]);

/** Whether somebody else has done the same a moment before. */
const isReached = (status: BookedRow["status"], event: BookedEvent): boolean =>
  nextState(bookedMachine, status, event) === null &&
  Object.values(bookedMachine.table).some((events) => events[event] === status);

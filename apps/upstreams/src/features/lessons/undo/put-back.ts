import { eq } from "drizzle-orm";
import { conflictsOf } from "@app/domain/lessons/conflicts.ts";
import type { ConflictRule } from "@app/domain/lessons/lesson-enums.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { lockRecord, updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { personOf } from "../../customers/customers.public.ts";
import { bookedKind, moveLesson } from "../booked/booked.kind.ts";
import type { BookedRecord } from "../booked/booked.record.ts";
import { bookedLessons, lessonOccupancy, type BookedRow } from "../booked/booked.table.ts";
import { logLessons } from "../booked/lesson-log.ts";
import { occupy } from "../booked/occupancy.ts";
import { minutesOfLesson, policyFor, writeSettlement } from "../booked/settle-lesson.ts";
import { lockParties } from "../courses/hold-parties.ts";
import { plannedOf } from "../plan-lessons.ts";

interface Place {
  id: string;
  version: number;
}

const busy: readonly ConflictRule[] = ["tutor-busy", "learner-busy"];

/**
 * Holds everybody at a lesson, and refuses where somebody has another one by now. What else stood in its way did so before
 * it was changed. Returns the learners.
 */
async function heldFree(context: Context, lesson: BookedRow, but: readonly string[]): Promise<string[]> {
  const { tutor, learners } = await lockParties(context, lesson);
  const { startAt: start, endAt: end, anchorTimeZone: timeZone } = lesson;
  const planned = await plannedOf(context, {
    tutor,
    learners,
    timeZone,
    but,
    lessons: [{ start, end }],
  });
  const taken = conflictsOf(planned).find(({ rule }) => busy.includes(rule));
  if (taken) throw new Refusal("WRONG_STATE", taken.text);
  return learners.map(({ _id }) => _id);
}

/** A lesson that was cancelled or moved is booked at its time again, and what it came to is taken back. */
export async function putBack(
  context: Context,
  { id: _id, version }: Place,
  { summary, set, frees }: { summary: string; set: Partial<BookedRow>; frees?: string },
): Promise<BookedRecord> {
  let learnerIds: string[] = [];
  return moveLesson(context, { _id, version }, "undo", {
    reason: summary,
    async prepare(lesson) {
      learnerIds = await heldFree(context, lesson, frees === undefined ? [] : [frees]);
      return set;
    },
    async effects(lesson) {
      await occupy(context, [lesson], learnerIds);
      if (!lesson.hold) {
        const minutes = minutesOfLesson(lesson);
        await writeSettlement(context, lesson, await policyFor(context, lesson), {
          chargeMinutes: minutes,
          chargeBp: 0,
          payMinutes: minutes,
          payBp: 0,
          ruleId: "reversed",
          sentence: `Taken back. ${summary}`,
        });
      }
      await logLessons(context, [{ lesson, event: "note", summary }]);
    },
  });
}

/** Undoes a move: the lesson that took its place gives way, as one that was moved back. */
export async function putBackMoved(
  context: Context,
  lesson: Place,
  { toId, toVersion = 1 }: { toId: string; toVersion?: number | undefined },
): Promise<BookedRecord> {
  const summary = "The move was undone.";
  const to = await lockRecord(context, bookedLessons, toId);
  if (to?.version !== toVersion || to.status !== "booked")
    throw new Refusal("WRONG_STATE", lessonMessages.undoChanged(to?.lessonNumber ?? "The lesson"));
  await moveLesson(context, { _id: to.id, version: to.version }, "reschedule-now", {
    reason: summary,
    prepare: () => ({ rescheduledToId: lesson.id }),
    effects: (back) => logLessons(context, [{ lesson: back, event: "rescheduled", summary }]),
  });
  return putBack(context, lesson, {
    summary,
    frees: to.id,
    set: { move: null, rescheduledToId: null },
  });
}

/** Undoes a cover: whoever gave the lesson before gives it. */
export function putBackTutor(
  context: Context,
  { id: _id, version }: Place,
  { tutorId, coversForId }: Pick<BookedRow, "tutorId" | "coversForId">,
): Promise<BookedRecord> {
  let learnerIds: string[] = [];
  const nameOf = async (id: string) => fullName(await personOf(context, id));
  const reason = "The change of tutor was undone.";
  return changeRecord(
    context,
    bookedKind,
    { _id, version },
    {
      reason,
      async write(before) {
        learnerIds = await heldFree(context, { ...before, tutorId }, [before.id]);
        return updateRecord(context, bookedLessons, before, {
          tutorId,
          coversForId,
        });
      },
      async effects(lesson, before) {
        await context.db.delete(lessonOccupancy).where(eq(lessonOccupancy.lessonId, lesson.id));
        await occupy(context, [lesson], learnerIds);
        const changes = {
          Tutor: [await nameOf(before.tutorId), await nameOf(tutorId)],
        } as Record<string, [string, string]>;
        await logLessons(context, [{ lesson, event: "tutor-changed", summary: reason, changes }]);
      },
    },
  );
}

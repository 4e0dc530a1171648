import { and, asc, eq, gte, isNull } from "drizzle-orm";
import { recordName } from "@app/domain/changes.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { undoSeconds } from "@app/domain/lessons/undo.ts";
import { lockRecord, updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { RecordRef } from "../../../records/record-ref.ts";
import { checkVersion, findOrRefuse } from "../../../records/versions.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { withdrawMails } from "../../system/mail/mail.public.ts";
import { bookedKind } from "../booked/booked.kind.ts";
import type { BookedRecord } from "../booked/booked.record.ts";
import { bookedLessons, lessonLog, type BookedRow } from "../booked/booked.table.ts";
import { courseKind } from "../courses/course.kind.ts";
import { notifyCourseOwner } from "../courses/course-owner.ts";
import type { CourseRecord } from "../courses/course.record.ts";
import { confirmedLessons } from "../courses/courses.table.ts";
import type { ActBefore } from "./act-before.ts";
import { putBack, putBackMoved, putBackTutor } from "./put-back.ts";
import { undoableActs } from "./undoable-acts.table.ts";

type Act = typeof undoableActs.$inferSelect;

/**
 * The rows of the act that gave a record its version, once its emails are withdrawn; refused where there is none, or its
 * time for that is over.
 */
async function takenUp(context: Context, { _id, version }: RecordRef): Promise<Act[]> {
  const { db, now } = context;
  const { recordId, version: given, actId, undoneAt, id } = undoableActs;
  const [found] = await db
    .select({ actId })
    .from(undoableActs)
    .where(and(eq(recordId, _id), eq(given, version)));
  if (!found) throw new Refusal("WRONG_STATE", lessonMessages.undoNothing);
  const rows = await db
    .select()
    .from(undoableActs)
    .where(and(eq(actId, found.actId), isNull(undoneAt)))
    .orderBy(asc(recordId), asc(id))
    .for("update");
  const [first] = rows;
  if (!first) throw new Refusal("WRONG_STATE", lessonMessages.undoNothing);
  const isLate = now.getTime() > first.at.getTime() + undoSeconds * 1000;
  if (isLate || !(await withdrawMails(db, found.actId))) throw new Refusal("WRONG_STATE", lessonMessages.undoLate);
  await db.update(undoableActs).set({ undoneAt: now }).where(eq(actId, found.actId));
  return rows;
}

const pauseUndone = "The pause was undone.";

async function undoPause(
  context: Context,
  { recordId: _id, version }: Act,
  { course, lessons }: Extract<ActBefore, { act: "pause" }>,
): Promise<CourseRecord> {
  return changeRecord(
    context,
    courseKind,
    { _id, version },
    {
      action: "state-changed",
      reason: pauseUndone,
      write: (before) =>
        updateRecord(context, confirmedLessons, before, {
          ...course,
          statusSince: context.now,
        }),
      async effects(row) {
        for (const { slotIndex, ...lesson } of lessons) {
          const stands = await lockRecord(context, bookedLessons, lesson.id);
          if (stands?.version !== lesson.version)
            throw new Refusal("WRONG_STATE", lessonMessages.undoChanged(stands?.lessonNumber ?? "A lesson"));
          await putBack(context, lesson, {
            summary: pauseUndone,
            set: { cancellation: null, slotIndex },
          });
        }
        await notifyCourseOwner(context, row, {
          title: `${row.confirmedNumber} is not paused`,
          description: "The pause was undone, and its lessons are booked again.",
        });
      },
    },
  );
}

/** Whether all that came since a version that can be undone are notes about the lesson, which change nothing of it. */
async function isOnlyNoted({ db }: Context, { id, version }: BookedRow, seen: number): Promise<boolean> {
  if (seen >= version) return false;
  const { recordId, version: given, undoneAt, at } = undoableActs;
  const [act] = await db
    .select({ at })
    .from(undoableActs)
    .where(and(eq(recordId, id), eq(given, version), isNull(undoneAt)));
  if (!act) return false;
  const { lessonId, event } = lessonLog;
  const notes = await db.$count(lessonLog, and(eq(lessonId, id), eq(event, "note"), gte(lessonLog.at, act.at)));
  return version - seen <= notes;
}

/** Takes back what was done to a lesson a moment before, and withdraws its emails. Source: domain.md 2.3. */
export async function undoLesson(context: Context, at: RecordRef): Promise<BookedRecord> {
  const lesson = await findOrRefuse(context, bookedLessons, at._id, recordName(bookedKind.kind));
  if (!(await isOnlyNoted(context, lesson, at.version)))
    await checkVersion(context, lesson, at.version, (row) => bookedKind.present(context, row));
  const [act] = await takenUp(context, { _id: lesson.id, version: lesson.version });
  const before = act?.before;
  if (before?.act === "move") return putBackMoved(context, lesson, before);
  if (before?.act === "cover") return putBackTutor(context, lesson, before);
  return putBack(context, lesson, {
    summary: "The cancellation was undone.",
    set: { cancellation: null },
  });
}

/** The same of a pause; of a family's, of all its courses at once. Source: domain.md 2.2. */
export async function undoCourse(context: Context, at: RecordRef): Promise<CourseRecord> {
  const course = await findOrRefuse(context, confirmedLessons, at._id, recordName(courseKind.kind));
  await checkVersion(context, course, at.version, (row) => courseKind.present(context, row));
  const undone: CourseRecord[] = [];
  for (const act of await takenUp(context, at)) {
    if (act.before.act !== "pause") continue;
    const row = await lockRecord(context, confirmedLessons, act.recordId);
    if (row?.version !== act.version)
      throw new Refusal("WRONG_STATE", lessonMessages.undoChanged(row?.confirmedNumber ?? "A course"));
    undone.push(await undoPause(context, act, act.before));
  }
  const shown = undone.find(({ _id }) => _id === at._id);
  if (!shown) throw new Refusal("WRONG_STATE", lessonMessages.undoNothing);
  return shown;
}

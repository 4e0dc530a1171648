import { and, eq, ne, sql } from "drizzle-orm";
import { conflictsOf } from "@app/domain/lessons/conflicts.ts";
import { offsetMinutesAt } from "@app/domain/lessons/course-plan.ts";
import { movesMax } from "@app/domain/lessons/booked-states.ts";
import type { LessonMoveInput } from "@app/domain/lessons/lesson-events.ts";
import { isLate } from "@app/domain/lessons/late-notice.ts";
import type { PolicyCopy } from "@app/domain/lessons/outcome.ts";
import type { RescheduleAgreeInput } from "@app/domain/lessons/reschedule.ts";
import { reasonInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { lessonDay, lessonTime } from "@app/domain/lessons/lesson-words.ts";
import { messages } from "@app/domain/messages.ts";
import { instantOf, type Occurrence } from "@app/domain/time.ts";
import { alias } from "drizzle-orm/pg-core";
import { insertRecord } from "../../../database/records.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { lockParties } from "../courses/hold-parties.ts";
import { notifyTakenOver } from "../emails/cover-emails.ts";
import { notifyMoved } from "../emails/lesson-emails.ts";
import { plannedOf, refuseConflicts } from "../plan-lessons.ts";
import { holding, keepBefore } from "../undo/holding.ts";

import { moveLesson } from "./booked.kind.ts";
import type { BookedRecord } from "./booked.record.ts";
import { bookedLessons, type BookedRow } from "./booked.table.ts";
import { noticeOf } from "./cancel-lesson.service.ts";
import type { LessonMove } from "./lesson-life.ts";
import { logLessons } from "./lesson-log.ts";
import { nextLessonNumber } from "./lesson-number.ts";
import { occupy } from "./occupancy.ts";
import { policyFor, settleLesson } from "./settle-lesson.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

const day = 86_400_000;

/** How often a customer has moved other lessons in the 30 days before. */
const movesBefore = ({ db, now }: Context, { id, customerId }: BookedRow): Promise<number> =>
  db.$count(
    bookedLessons,
    and(
      ...[eq(bookedLessons.customerId, customerId), eq(bookedLessons.status, "rescheduled"), ne(bookedLessons.id, id)],
      sql`${bookedLessons.move}->>'byKind' = 'customer'`,
      sql`(${bookedLessons.move}->>'at')::timestamptz >= ${new Date(now.getTime() - 30 * day).toISOString()}::timestamptz`,
    ),
  );

/** The lesson at its new time: one of the same chain, whose number comes after all others. */
async function lessonAt(
  context: Context,
  lesson: BookedRow,
  to: Pick<Occurrence, "date" | "time" | "start" | "end"> & { slotIndex: number | null; timeZone: string },
): Promise<BookedRow> {
  const { id, courseId, chainId, customerId, dependentId, podId, regionId, subject, kind, hold } = lesson;
  const { tutorId, coversForId } = lesson;
  const { meetingProvider, meetingUrl, meetingPasscode } = lesson;
  const { start, end, date, time, slotIndex, timeZone } = to;
  return insertRecord(context, bookedLessons, {
    courseId,
    chainId,
    customerId,
    dependentId,
    podId,
    regionId,
    subject,
    kind,
    hold,
    tutorId,
    coversForId,
    meetingProvider,
    meetingUrl,
    meetingPasscode,
    anchorTimeZone: timeZone,
    lessonNumber: await nextLessonNumber(context, lesson.lessonNumber.replace(/-\d+$/, "")),
    slotIndex,
    localDate: date,
    localTime: time,
    startAt: start,
    endAt: end,
    offsetMinutes: offsetMinutesAt(start, timeZone),
    rescheduledFromId: id,
    status: "booked",
    statusSince: context.now,
  });
}

/** "Tue 3 Mar 18:00", by the clock of a lesson. */
export const whenOf = ({ startAt, anchorTimeZone }: BookedRow) =>
  `${lessonDay(startAt, anchorTimeZone)} ${lessonTime(startAt, anchorTimeZone)}`;

/**
 * Moves a lesson of a course to where its new times put it; whoever calls takes the time of what comes of it, once all are
 * moved. Told as a move, by staff. Source: domain.md 2.2, 2.3.
 */
export async function moveLessonTo(
  context: Context,
  lesson: BookedRow,
  to: Occurrence,
  timeZone: string,
): Promise<BookedRow> {
  const { tutorId, coversForId } = lesson;
  // A cover was for that one time: the course's tutor is free at the new ones.
  const usual = { ...lesson, tutorId: coversForId ?? tutorId, coversForId: null };
  const next = await lessonAt(context, usual, { ...to, timeZone });
  const noticeMinutes = noticeOf(context, lesson);
  const policy = await policyFor(context, lesson);
  const note = "The course has other times.";
  const move = moveBy(context, policy, { byKind: "staff", reason: "other", note, noticeMinutes });
  await moveLesson(context, { _id: lesson.id, version: lesson.version }, "reschedule-now", {
    reason: note,
    prepare: () => ({ rescheduledToId: next.id, slotIndex: null, move }),
    async effects(moved) {
      const happened = { what: "moved", by: "staff", noticeMinutes, movesBefore: 0, tutorAgrees: true } as const;
      if (!moved.hold) await settleLesson(context, moved, happened, policy);
      await logLessons(context, [
        { lesson: moved, event: "rescheduled", summary: `Moved to ${whenOf(next)}: the course has other times.` },
        { lesson: next, event: "created", summary: `Moved here from ${whenOf(lesson)}.` },
      ]);
      if (coversForId !== null) await notifyTakenOver(context, { ...lesson, ...usual }, tutorId);
    },
  });
  return next;
}

/** Who moved a lesson just now, why and whether in time. */
const moveBy = (
  { actor, now }: Context,
  policy: PolicyCopy,
  why: Pick<LessonMove, "byKind" | "reason" | "note" | "noticeMinutes">,
): LessonMove => ({
  ...why,
  byId: actor.id,
  at: now.toISOString(),
  inTime: !isLate(why.noticeMinutes, policy),
});

interface Move {
  event: "reschedule-now" | "agree-reschedule";
  date: string;
  time: string;
  despite: boolean;
  reason?: string | undefined;
  /** Whether who moved it and why stands there already. */
  isSame?: (lesson: BookedRow) => boolean;
  /** Refuses, and says who moves it, why and with how much notice, and what is written besides. */
  why: (lesson: BookedRow, policy: PolicyCopy) => { move: LessonMove; set?: Partial<BookedRow> };
}

/** The lesson that one was moved to, if it was. */
async function movedTo({ db }: Context, id: string): Promise<Pick<BookedRow, "localDate" | "localTime"> | undefined> {
  const to = alias(bookedLessons, "moved_to");
  const [row] = await db
    .select({ localDate: to.localDate, localTime: to.localTime })
    .from(bookedLessons)
    .innerJoin(to, eq(to.id, bookedLessons.rescheduledToId))
    .where(eq(bookedLessons.id, id));
  return row;
}

/** Moves a lesson to another time; what is in the way is looked at with everybody held. Source: domain.md 2.3, 5.4, 5.6. */
async function move(
  context: Context,
  at: RecordRef,
  { event, date, time, despite, reason, isSame, why }: Move,
): Promise<BookedRecord> {
  const moved: { to?: BookedRow; learnerIds?: string[] } = {};
  const stands = await movedTo(context, at._id);
  return moveLesson(context, at, event, {
    reason: reason ?? null,
    isRepeat: (lesson) => stands?.localDate === date && stands.localTime === time && (isSame?.(lesson) ?? true),
    async prepare(lesson) {
      const { startAt, endAt, anchorTimeZone: timeZone } = lesson;
      const more = why(lesson, await policyFor(context, lesson));
      const start = instantOf({ date, time, timeZone });
      if (start <= context.now) throw fieldRefusal("date", messages.future("the new time"));
      if (start.getTime() === startAt.getTime()) throw fieldRefusal("time", lessonMessages.sameTime);
      const { tutor, learners } = await lockParties(context, lesson);
      const end = new Date(start.getTime() + endAt.getTime() - startAt.getTime());
      const planned = await plannedOf(context, {
        tutor,
        learners,
        timeZone,
        but: lesson.id,
        lessons: [{ start, end }],
      });
      refuseConflicts(context, conflictsOf(planned), despite);
      moved.to = await lessonAt(context, lesson, { date, time, start, end, slotIndex: null, timeZone });
      moved.learnerIds = learners.map(({ _id: id }) => id);
      return { ...more.set, move: more.move, rescheduledToId: moved.to.id };
    },
    async effects(lesson) {
      const { to, learnerIds = [] } = moved;
      if (!to || !lesson.move) return;
      // Only now is the old time free.
      await occupy(context, [to], learnerIds);
      const { byKind, noticeMinutes, reason } = lesson.move;
      const happened = {
        ...({ what: "moved", by: byKind, noticeMinutes, tutorAgrees: true } as const),
        movesBefore: await movesBefore(context, lesson),
      };
      const settled = await settleLesson(context, lesson, happened, await policyFor(context, lesson));
      const { sentence } = settled;
      // "Not charged" and "not paid" would be read as being about the lesson, which is given later.
      const isFree = settled.chargeBp === 0 && settled.payBp === 0;
      const actor = byKind === "staff" ? {} : { actorKind: byKind };
      await logLessons(context, [
        { lesson, event: "rescheduled", summary: `Moved to ${whenOf(to)}. ${sentence}`, ...actor },
        { lesson: to, event: "created", summary: `Moved here from ${whenOf(lesson)}.`, ...actor },
      ]);
      await notifyMoved(context, lesson, {
        to,
        reason: (side) => reasonInWords(reason, side),
        sentence: isFree ? "" : sentence,
      });
      await keepBefore(context, lesson, { act: "move", toId: to.id });
    },
  });
}

/** Nobody but staff moves a lesson more often than the rules say. */
export async function refuseMoves(context: Context, lesson: BookedRow, byKind: string): Promise<void> {
  const { chainId, status, rescheduledFromId: from, rescheduledToId: to } = bookedLessons;
  // One whose move was undone went back to where it came from.
  const isMoved = and(eq(chainId, lesson.chainId), eq(status, "rescheduled"), sql`coalesce(${to} <> ${from}, true)`);
  const moves = await context.db.$count(bookedLessons, isMoved);
  if (byKind !== "staff" && moves >= movesMax) throw new Refusal("WRONG_STATE", lessonMessages.movedEnough(movesMax));
}

/**
 * Moves a lesson to a time that both sides have agreed to: it stays as one that was moved, and another of its chain takes its
 * place. It can be undone for a while. Source: domain.md 2.3.
 */
export const rescheduleLesson = (
  context: Context,
  { version, _id, byKind, reason, note = null, ...to }: LessonMoveInput & RecordRef,
): Promise<BookedRecord> =>
  holding(context, (held) =>
    move(
      held,
      { _id, version },
      {
        ...to,
        event: "reschedule-now",
        reason: note ?? reason,
        isSame: ({ move: stands }) => stands?.byKind === byKind && stands.reason === reason && stands.note === note,
        why(lesson, policy) {
          if (lesson.startAt <= context.now) throw new Refusal("WRONG_STATE", lessonMessages.tookPlace);
          return { move: moveBy(context, policy, { byKind, reason, note, noticeMinutes: noticeOf(context, lesson) }) };
        },
      },
    ),
  );

/** Both have agreed to another time of a lesson that somebody had asked for; judged by the notice with which they asked. */
export const agreeReschedule = (
  context: Context,
  { version, _id, ...to }: RescheduleAgreeInput & RecordRef,
): Promise<BookedRecord> =>
  move(
    context,
    { _id, version },
    {
      ...to,
      event: "agree-reschedule",
      why({ reschedule }) {
        if (!reschedule) throw new Refusal("WRONG_STATE", lessonMessages.notPending);
        const { byKind: asker, byId, at: asked, reason, note, noticeMinutes, inTime } = reschedule;
        const byKind = asker === "system" ? "staff" : asker;
        const proposals = reschedule.proposals.map((one) => ({ ...one, answer: one.answer ?? ("agreed" as const) }));
        return {
          move: { byKind, byId, at: asked, reason, note, noticeMinutes, inTime },
          set: { reschedule: { ...reschedule, status: "agreed", proposals } },
        };
      },
    },
  );

import { eq } from "drizzle-orm";
import { declinesMax, rescheduleDays } from "@app/domain/lessons/booked-states.ts";
import { isLate } from "@app/domain/lessons/late-notice.ts";
import { reasonInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import type { RescheduleAskInput, RescheduleTimeInput } from "@app/domain/lessons/reschedule.ts";
import { messages } from "@app/domain/messages.ts";
import { instantOf } from "@app/domain/time.ts";
import { updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { createTask } from "../../tasks/tasks.public.ts";
import { askAboutTime, notifyCancelled, notifyTimeAsked, notifyTimeDeclined } from "../emails/lesson-emails.ts";
import { passedOn } from "../emails/write-emails.ts";

import { ownerByRota } from "../request-owner.ts";
import { bookedKind, moveLesson } from "./booked.kind.ts";
import type { BookedRecord } from "./booked.record.ts";
import { bookedLessons, lessonOccupancy, type BookedRow } from "./booked.table.ts";
import type { Reschedule } from "./lesson-life.ts";
import { callOff, noticeOf } from "./cancel-lesson.service.ts";
import { logLessons } from "./lesson-log.ts";
import { lessonOwner, notifyLessonOwner } from "./lesson-owner.ts";
import { refuseMoves, whenOf } from "./reschedule.service.ts";
import { policyFor, settleLesson } from "./settle-lesson.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

const day = 86_400_000;

/** Somebody asks for another time. In time, the old one is free at once; later, it is kept until both agree. Source: domain.md 2.3, 2.4. */
export const askReschedule = (
  context: Context,
  { version, _id, byKind, reason, note }: RescheduleAskInput & RecordRef,
): Promise<BookedRecord> =>
  moveLesson(context, { _id, version }, "request-reschedule", {
    reason: note ?? reason,
    async prepare(lesson) {
      if (lesson.startAt <= context.now) throw new Refusal("WRONG_STATE", lessonMessages.tookPlace);
      await refuseMoves(context, lesson, byKind);
      const noticeMinutes = noticeOf(context, lesson);
      const policy = await policyFor(context, lesson);
      const reschedule: Reschedule = {
        status: "pending-time",
        byKind,
        byId: context.actor.id,
        at: context.now.toISOString(),
        reason,
        note: note ?? null,
        noticeMinutes,
        inTime: !isLate(noticeMinutes, policy),
        proposals: [],
        expiresAt: new Date(context.now.getTime() + rescheduleDays * day).toISOString(),
        warnedAt: null,
      };
      return { reschedule };
    },
    async effects(lesson) {
      if (lesson.reschedule?.inTime)
        await context.db.delete(lessonOccupancy).where(eq(lessonOccupancy.lessonId, lesson.id));
      const summary = `Another time than ${whenOf(lesson)} was asked for.`;
      const actor = byKind === "staff" ? {} : { actorKind: byKind };
      await logLessons(context, [{ lesson, event: "reschedule-requested", summary, ...actor }]);
      await notifyLessonOwner(context, lesson, {
        title: `${lesson.lessonNumber}: another time is asked for`,
        description: summary,
      });
      await notifyTimeAsked(context, lesson, (side) => reasonInWords(reason, side));
    },
  });

/** A change of what is being agreed about another time, which leaves the lesson waiting. */
const changePending = (
  context: Context,
  at: RecordRef,
  next: (reschedule: Reschedule, lesson: BookedRow) => Reschedule,
  effects: (lesson: BookedRow) => Promise<void>,
): Promise<BookedRecord> =>
  changeRecord(context, bookedKind, at, {
    check({ status, reschedule }) {
      if (status !== "reschedule-pending" || !reschedule) throw new Refusal("WRONG_STATE", lessonMessages.notPending);
    },
    write: (before) =>
      updateRecord(context, bookedLessons, before, {
        reschedule: before.reschedule && next(before.reschedule, before),
      }),
    effects,
  });

const isOpen = ({ answer }: Reschedule["proposals"][number]) => answer === null;

/** One side proposes a time, by the clock of the lesson. */
export const proposeTime = (
  context: Context,
  { version, _id, byKind, date, time, note }: RescheduleTimeInput & RecordRef,
): Promise<BookedRecord> =>
  changePending(
    context,
    { _id, version },
    (reschedule, { anchorTimeZone: timeZone }) => {
      if (reschedule.proposals.some(isOpen)) throw new Refusal("WRONG_STATE", lessonMessages.timeOpen);
      const startAt = instantOf({ date, time, timeZone });
      if (startAt <= context.now) throw fieldRefusal("date", messages.future("the new time"));
      const one = {
        startAt: startAt.toISOString(),
        byKind,
        at: context.now.toISOString(),
        answer: null,
        note: note ?? null,
      };
      return { ...reschedule, status: "proposed", proposals: [...reschedule.proposals, one] };
    },
    async (lesson) => {
      const startAt = new Date(lesson.reschedule?.proposals.at(-1)?.startAt ?? 0);
      const summary = `${whenOf({ ...lesson, startAt })} was proposed.`;
      const actor = byKind === "staff" ? {} : { actorKind: byKind };
      await logLessons(context, [{ lesson, event: "reschedule-requested", summary, ...actor }]);
      await askAboutTime(context, lesson);
    },
  );

/** Staff find a time that both can, where several were declined. */
async function giveTask(context: Context, lesson: BookedRow): Promise<void> {
  const ownerId = (await lessonOwner(context, lesson)) ?? (await ownerByRota(context, lesson.regionId));
  // Nobody looks after it: staff see it among the lessons that wait for another time.
  if (ownerId === null) return;
  await createTask(context, {
    kind: "follow-up",
    ownerId,
    customerId: lesson.customerId,
    title: `Find another time for ${lesson.lessonNumber}`,
    note: `${declinesMax} times were declined.`,
  });
}

/** The other side declines the time that is proposed; somebody proposes another. */
export const declineTime = (
  context: Context,
  { reason, ...at }: RecordRef & { reason: string },
): Promise<BookedRecord> =>
  changePending(
    context,
    at,
    (reschedule) => {
      if (!reschedule.proposals.some(isOpen)) throw new Refusal("WRONG_STATE", lessonMessages.noTimeOpen);
      const proposals = reschedule.proposals.map((one) =>
        isOpen(one) ? { ...one, answer: "declined" as const, note: reason } : one,
      );
      return { ...reschedule, status: "pending-time", proposals };
    },
    async (lesson) => {
      const declined = lesson.reschedule?.proposals.filter(({ answer }) => answer === "declined").length ?? 0;
      await logLessons(context, [{ lesson, event: "declined", summary: `The proposed time was declined: ${reason}` }]);
      if (declined === declinesMax) await giveTask(context, lesson);
      await notifyTimeDeclined(context, lesson, passedOn(context, reason));
    },
  );

/** Nobody agreed to another time in a week: as if whoever asked had called it off when they asked. Source: domain.md 2.3. */
export async function expireReschedule(context: Context, at: RecordRef): Promise<void> {
  let called: Awaited<ReturnType<typeof callOff>> | undefined;
  const reason = `No other time was agreed within ${rescheduleDays} days.`;
  await moveLesson(context, at, "expire-reschedule", {
    reason,
    async prepare(lesson) {
      const { reschedule } = lesson;
      if (!reschedule) throw new Refusal("WRONG_STATE", lessonMessages.notPending);
      const byKind = reschedule.byKind === "system" ? "staff" : reschedule.byKind;
      called = await callOff(context, lesson, { byKind, reason: reschedule.reason }, reschedule.noticeMinutes);
      const { late, waived, noticeMinutes } = called;
      return {
        reschedule: { ...reschedule, status: "expired" },
        cancellation: {
          byKind,
          byId: reschedule.byId,
          at: reschedule.at,
          noticeMinutes,
          reason: reschedule.reason,
          note: reason,
          late,
          waived,
        },
      };
    },
    async effects(lesson) {
      if (!called) return;
      const { sentence } = await settleLesson(context, lesson, called.happened, called.policy);
      await logLessons(context, [{ lesson, event: "cancelled", summary: `${reason} ${sentence}` }]);
      await notifyLessonOwner(context, lesson, { title: `${lesson.lessonNumber} is cancelled`, description: reason });
      await notifyCancelled(context, lesson, { reason: () => reason, sentence });
    },
  });
}

/** Warns whoever looks after a lesson that the search for another time ends in a day. */
export const warnOfExpiry = (context: Context, at: RecordRef): Promise<BookedRecord> =>
  changePending(
    context,
    at,
    (reschedule) => ({ ...reschedule, warnedAt: context.now.toISOString() }),
    (lesson) =>
      notifyLessonOwner(context, lesson, {
        title: `${lesson.lessonNumber} is cancelled tomorrow`,
        description: "Nobody has agreed to another time yet.",
      }),
  );

import { isLate } from "@app/domain/lessons/late-notice.ts";
import type { LessonCancelInput } from "@app/domain/lessons/lesson-events.ts";
import { reasonInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { outcomeOf, type Happened } from "@app/domain/lessons/outcome.ts";
import { lockRecords } from "../../../database/records.ts";
import type { RecordRef } from "../../../records/record-ref.ts";
import type { Context } from "../../../service/context.ts";
import { customers } from "../../customers/customers.public.ts";
import { notifyCancelled } from "../emails/lesson-emails.ts";
import type { Side } from "../emails/write-emails.ts";
import { holding, keepBefore } from "../undo/holding.ts";
import { moveLesson } from "./booked.kind.ts";
import type { BookedRecord } from "./booked.record.ts";
import type { BookedRow } from "./booked.table.ts";
import { logLessons } from "./lesson-log.ts";
import { freeLateUsed, minutesOfLesson, policyFor, settleLesson } from "./settle-lesson.ts";
import { isWaived, waiverOf } from "./waivers.ts";

const minute = 60_000;

/** How many minutes it is until a lesson begins. */
export const noticeOf = ({ now }: Pick<Context, "now">, { startAt }: Pick<BookedRow, "startAt">): number =>
  Math.floor((startAt.getTime() - now.getTime()) / minute);

/** What the table of outcomes is asked of a lesson that is called off with so much notice. */
export async function callOff(
  context: Context,
  lesson: BookedRow,
  sent: Pick<LessonCancelInput, "byKind" | "reason">,
  noticeMinutes = noticeOf(context, lesson),
) {
  // Two late ones of the same customer follow each other: only one of them is free.
  await lockRecords(context, customers, [lesson.customerId]);
  const policy = await policyFor(context, lesson);
  const happened: Happened =
    sent.reason === "power-or-internet" && policy.outageIsFree
      ? { what: "outage", actualMinutes: 0 }
      : {
          what: "cancelled",
          by: sent.byKind,
          noticeMinutes,
          localDate: lesson.localDate,
          freeLateUsed: await freeLateUsed(context, lesson),
        };
  const { waived } = outcomeOf(happened, policy, minutesOfLesson(lesson));
  const late = isLate(noticeMinutes, policy);
  return { happened, policy, noticeMinutes, late, waived };
}

/**
 * A lesson is called off, with the reason; whose time it took is free again. One that is only held costs nothing.
 * `set`: what is written besides; `tells`: whether both are written to, which they are not where they are told of the whole
 * course. Source: domain.md 2.3, 5.6.
 */
export async function cancelLesson(
  context: Context,
  { version, _id, ...sent }: LessonCancelInput & RecordRef,
  { set = {}, tells = true }: { set?: Partial<BookedRow>; tells?: boolean } = {},
): Promise<BookedRecord> {
  const { byKind, reason, note, waiveReason } = sent;
  let called: Awaited<ReturnType<typeof callOff>> | undefined;
  let byStaff = false;
  return moveLesson(context, { _id, version }, "cancel", {
    reason: note ?? reason,
    isRepeat: ({ cancellation }) =>
      cancellation?.byKind === byKind && cancellation.reason === reason && cancellation.note === (note ?? null),
    async prepare(lesson) {
      called = await callOff(context, lesson, sent);
      const { noticeMinutes, late, waived, happened, policy } = called;
      byStaff = await isWaived(context, { lesson, happened, policy, reason: waiveReason });
      return {
        cancellation: {
          byKind,
          byId: context.actor.id,
          at: context.now.toISOString(),
          noticeMinutes,
          reason,
          note: note ?? null,
          late: late && !lesson.hold,
          waived: (waived || byStaff) && !lesson.hold,
          ...(byStaff && { waivedById: context.actor.id, waiveReason: waiveReason ?? "" }),
        },
        ...set,
      };
    },
    async effects(lesson) {
      if (!called) return;
      const sentence = lesson.hold
        ? "Not charged: it was only held."
        : (await settleLesson(context, lesson, called.happened, called.policy, { isWaived: byStaff })).sentence;
      const actorKind = byKind === "staff" ? undefined : byKind;
      await logLessons(context, [{ lesson, event: "cancelled", summary: sentence, ...(actorKind && { actorKind }) }]);
      if (byStaff) await logLessons(context, [waiverOf(lesson, waiveReason)]);
      const message = { reason: (side: Side) => reasonInWords(sent.reason, side), sentence };
      if (tells) await keepBefore(context, lesson, { act: "cancel" });
      if (tells) await notifyCancelled(context, lesson, message);
      // Whoever only covers is not told of the course.
      else if (lesson.coversForId !== null) await notifyCancelled(context, lesson, { ...message, to: ["tutor"] });
    },
  });
}

/** The same of one lesson by itself, which can be undone for a while. */
export const callOffLesson = (context: Context, sent: LessonCancelInput & RecordRef): Promise<BookedRecord> =>
  holding(context, (held) => cancelLesson(held, sent));

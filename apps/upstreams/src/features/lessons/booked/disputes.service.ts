import { inPercent } from "@app/domain/percent.ts";
import { desc, eq } from "drizzle-orm";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { wholeOfShare, type SettledShares, type Share } from "@app/domain/lessons/settled-share.ts";
import type { DisputeSettleInput, LessonDisputeInput } from "@app/domain/lessons/reschedule.ts";
import { updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { refuseCreditAbove } from "../../billing/credit-above.public.ts";
import { settingOf } from "../../system/settings/settings.public.ts";
import { notifyDisputed, notifySettled } from "../emails/lesson-emails.ts";
import { passedOn } from "../emails/write-emails.ts";

import { bookedKind, moveLesson } from "./booked.kind.ts";
import type { BookedRecord } from "./booked.record.ts";
import { bookedLessons, lessonSettlements, type BookedRow } from "./booked.table.ts";
import { logLessons } from "./lesson-log.ts";
import { notifyLessonOwner } from "./lesson-owner.ts";
import { minutesOfLesson, policyFor, writeSettlement } from "./settle-lesson.ts";
import { refuseMoreWaivers } from "./waivers.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

const day = 86_400_000;

async function lastSettlement({ db }: Pick<Context, "db">, lessonId: string) {
  const [last] = await db
    .select()
    .from(lessonSettlements)
    .where(eq(lessonSettlements.lessonId, lessonId))
    .orderBy(desc(lessonSettlements.round))
    .limit(1);
  return last;
}

/** Shares of the whole lesson, as staff decide them in per cent. */
function sharesOf(lesson: BookedRow, chargePercent: number, payPercent: number): SettledShares {
  const minutes = minutesOfLesson(lesson);
  return { chargeMinutes: minutes, chargeBp: chargePercent * 100, payMinutes: minutes, payBp: payPercent * 100 };
}

const chargeOf = ({ chargeMinutes, chargeBp }: SettledShares): Share => ({ minutes: chargeMinutes, bp: chargeBp });

/** Somebody objects to how a lesson was settled; what it comes to rests until that is decided. Source: domain.md 2.3. */
export const disputeLesson = (
  context: Context,
  { version, _id, byKind, reason }: LessonDisputeInput & RecordRef,
): Promise<BookedRecord> =>
  moveLesson(context, { _id, version }, "dispute", {
    reason,
    isRepeat: ({ dispute }) => dispute?.byKind === byKind && dispute.reason === reason,
    async prepare({ id, status, cancellation, regionId }) {
      if (status === "cancelled" && !cancellation?.late) throw new Refusal("WRONG_STATE", lessonMessages.onlyLate);
      const last = await lastSettlement(context, id);
      const days = await settingOf(context, "disputeDays", regionId);
      if (last && context.now.getTime() - last.at.getTime() > days * day)
        throw new Refusal("WRONG_STATE", lessonMessages.disputeLate(days));
      return { dispute: { byKind, byId: context.actor.id, at: context.now.toISOString(), reason } };
    },
    async effects(lesson) {
      const actor = byKind === "staff" ? {} : { actorKind: byKind };
      await logLessons(context, [{ lesson, event: "dispute-opened", summary: reason, ...actor }]);
      await notifyLessonOwner(context, lesson, { title: `${lesson.lessonNumber} is disputed`, description: reason });
      await notifyDisputed(context, lesson, passedOn(context, reason));
    },
  });

/** Decides a dispute: what the lesson counts as, and what it comes to, and why. Source: domain.md 2.3. */
export const settleDispute = (
  context: Context,
  { version, _id, outcome, chargePercent, payPercent, reason }: DisputeSettleInput & RecordRef,
): Promise<BookedRecord> => {
  let isLower = false;
  return changeRecord(
    context,
    bookedKind,
    { _id, version },
    {
      action: "state-changed",
      reason,
      check({ status }) {
        if (status !== "disputed") throw new Refusal("WRONG_STATE", lessonMessages.notDisputed);
      },
      async write(before) {
        const last = await lastSettlement(context, before.id);
        isLower = last !== undefined && chargePercent * 100 < wholeOfShare(chargeOf(last), last.minutes);
        if (isLower) await refuseMoreWaivers(context, before);
        return updateRecord(context, bookedLessons, before, { status: outcome, statusSince: context.now });
      },
      async effects(lesson) {
        const sentence = `Settled after a dispute: charged ${inPercent(chargePercent)}, the tutor is paid ${inPercent(payPercent)}. ${reason}`;
        const ruleId = isLower ? "dispute-lowered" : "dispute";
        await writeSettlement(context, lesson, await policyFor(context, lesson), {
          ...sharesOf(lesson, chargePercent, payPercent),
          ruleId,
          sentence,
        });
        await logLessons(context, [{ lesson, event: "dispute-settled", summary: sentence }]);
        await notifySettled(context, lesson, { chargePercent, payPercent });
      },
    },
  );
};

/** An outcome was wrong: nothing was charged or paid, and it is to be said again how the lesson went. Source: domain.md 2.3. */
export const reverseOutcome = (
  context: Context,
  { reason, ...at }: RecordRef & { reason: string },
): Promise<BookedRecord> =>
  moveLesson(context, at, "reverse", {
    reason,
    async prepare({ id }) {
      await refuseCreditAbove(context, id);
      return { outcome: null };
    },
    async effects(lesson) {
      const sentence = `Taken back: ${reason}`;
      const nothing = { ...sharesOf(lesson, 0, 0), ruleId: "reversed" as const, sentence };
      await writeSettlement(context, lesson, await policyFor(context, lesson), nothing);
      await logLessons(context, [{ lesson, event: "note", summary: sentence }]);
    },
  });

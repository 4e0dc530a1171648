import { eq } from "drizzle-orm";
import { isLate } from "@app/domain/lessons/late-notice.ts";
import { outcomeOf } from "@app/domain/lessons/outcome.ts";
import { settledRow } from "@app/domain/lessons/outcome-row.ts";
import { newId } from "../../database/new-id.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { checkScheduled, enrolmentOf, offerPlaces, touch } from "./enrolments.service.ts";
import {
  enrolmentSettlements,
  groupEnrolments,
  type GroupEnrolmentRow,
  type GroupInstanceRow,
} from "./group-lessons.table.ts";
import { groupInstanceKind } from "./group.kinds.ts";

/** A place that was taken and is given up late is settled by what counted when it was taken. */
async function settleLeft(
  { db, now, actor }: Context,
  { id: enrolmentId, policySnapshot: policy }: GroupEnrolmentRow,
  { start, end }: GroupInstanceRow,
  noticeMinutes: number,
): Promise<void> {
  const minutes = Math.round((end.getTime() - start.getTime()) / 60_000);
  await db.insert(enrolmentSettlements).values({
    id: newId(now),
    enrolmentId,
    round: 1,
    minutes,
    policy,
    state: "unposted",
    at: now,
    byId: actor.id,
    ...settledRow(outcomeOf({ what: "group-left", noticeMinutes }, policy, minutes)),
  });
}

/**
 * Removes a learner from a session or its waiting list; the place is offered to the next in the queue. Source:
 * domain.md 2.8, 5.6.
 */
export const leave = (context: Context, { enrolmentId, ...at }: RecordRef & { enrolmentId: string }) =>
  changeRecord(context, groupInstanceKind, at, {
    check: checkScheduled("left"),
    async write(before) {
      const place = await enrolmentOf(context, before, enrolmentId, "enrolled", "offered", "waitlisted");
      const leaveNoticeMinutes = Math.floor((before.start.getTime() - context.now.getTime()) / 60_000);
      await context.db
        .update(groupEnrolments)
        .set({ status: "cancelled", offeredUntil: null, leftAt: context.now, leaveNoticeMinutes })
        .where(eq(groupEnrolments.id, place.id));
      if (place.status === "enrolled" && isLate(leaveNoticeMinutes, place.policySnapshot))
        await settleLeft(context, place, before, leaveNoticeMinutes);
      await offerPlaces(context, before);
      return touch(context, before);
    },
  });

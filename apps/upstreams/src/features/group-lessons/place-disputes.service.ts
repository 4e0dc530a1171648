import { and, desc, eq, ne, or } from "drizzle-orm";
import type { PlaceDisputeEnd } from "@app/domain/group-lessons/group-enums.ts";
import { groupMessages } from "@app/domain/group-lessons/group-messages.ts";
import {
  isLowered,
  type PlaceDisputeInput,
  type PlaceDisputeSettleInput,
} from "@app/domain/group-lessons/place-dispute.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { inPercent } from "@app/domain/percent.ts";
import { insertRows } from "../../database/insert-rows.ts";
import { newId } from "../../database/new-id.ts";
import { insertRecord, lockRecord, updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { customers, learnersByIds } from "../customers/customers.public.ts";
import { refuseMoreWaivers } from "../lessons/waivers.public.ts";
import { settingOf } from "../system/settings/settings.public.ts";
import { enrolmentOf, touch } from "./enrolments.service.ts";
import { notifyPlaceDecided, notifyPlaceDisputed } from "./group-emails.ts";
import { groupInstanceKind } from "./group.kinds.ts";
import type { GroupInstanceRecord } from "./group.record.ts";
import {
  enrolmentSettlements,
  groupEnrolments,
  groupInstances,
  type GroupEnrolmentRow,
  type GroupInstanceRow,
} from "./group-lessons.table.ts";
import { disputesOf } from "./place-disputes.queries.ts";
import { placeDisputes, type PlaceDisputeRow } from "./place-disputes.table.ts";

const day = 86_400_000;

/** Dates of a learner in a group lesson, each with its last settlement, by start; held until the transaction ends. */
async function datesOf(
  { db }: Context,
  { groupLessonId }: GroupInstanceRow,
  { learnerId, customerId }: GroupEnrolmentRow,
) {
  const ofLearner = and(eq(groupEnrolments.learnerId, learnerId), eq(groupEnrolments.customerId, customerId));
  await db
    .select({ id: groupEnrolments.id })
    .from(groupEnrolments)
    .where(ofLearner)
    .orderBy(groupEnrolments.id)
    .for("update");
  const rows = await db
    .selectDistinctOn([groupEnrolments.id], {
      place: groupEnrolments,
      date: groupInstances,
      settled: enrolmentSettlements,
    })
    .from(groupEnrolments)
    .innerJoin(groupInstances, eq(groupInstances.id, groupEnrolments.instanceId))
    .leftJoin(enrolmentSettlements, eq(enrolmentSettlements.enrolmentId, groupEnrolments.id))
    .where(and(ofLearner, eq(groupInstances.groupLessonId, groupLessonId), ne(groupEnrolments.status, "waitlisted")))
    .orderBy(groupEnrolments.id, desc(enrolmentSettlements.round));
  return rows.toSorted((one, other) => one.date.start.getTime() - other.date.start.getTime());
}
type PlaceDate = Awaited<ReturnType<typeof datesOf>>[number];

/** Why nobody may object to what a date comes to; null if somebody may. */
function problemOf({ now }: Context, { settled }: PlaceDate, days: number): string | null {
  if (!settled) return groupMessages.notSettled;
  if (settled.chargeBp === 0) return groupMessages.nothingCharged;
  return now.getTime() - settled.at.getTime() > days * day ? lessonMessages.disputeLate(days) : null;
}

/** Where whoever pays belongs to. */
async function regionOf({ db }: Context, { customerId }: { customerId: string }): Promise<string | null> {
  const { id, regionId } = customers;
  const [payer] = await db.select({ regionId }).from(customers).where(eq(id, customerId));
  return payer?.regionId ?? null;
}

/** The dates that an objection is about: the one, or all that are charged and those to come. */
async function concernedBy(context: Context, before: GroupInstanceRow, place: GroupEnrolmentRow, isWhole: boolean) {
  const days = await settingOf(context, "disputeDays", await regionOf(context, place));
  const dates = await datesOf(context, before, place);
  const chosen = dates.filter((one) => one.place.id === place.id);
  const problems = new Map(dates.map((one) => [one, problemOf(context, one, days)]));
  const charged = (isWhole ? dates : chosen).filter((one) => problems.get(one) === null);
  if (charged.length === 0)
    throw new Refusal(
      "WRONG_STATE",
      chosen[0] ? (problems.get(chosen[0]) ?? groupMessages.notSettled) : groupMessages.notSettled,
    );
  const ahead = (one: PlaceDate) => one.settled === null && one.place.status !== "cancelled";
  return { charged, ids: [...charged, ...(isWhole ? dates.filter(ahead) : [])].map((one) => one.place.id) };
}

/** Who a place is for, as the activity log says it. */
async function learnerOf(context: Context, learnerId: string): Promise<string> {
  const [learner] = await learnersByIds(context, [learnerId]);
  return learner ? fullName(learner) : "A learner";
}

/** A family, a tutor or staff object to what a place is charged; it rests until that is decided. Source: domain.md 2.8, 5.6. */
export async function disputePlace(
  context: Context,
  { enrolmentId, isWhole, byKind, reason, ...at }: RecordRef & Omit<PlaceDisputeInput, "version">,
): Promise<GroupInstanceRecord> {
  const [place] = await context.db.select().from(groupEnrolments).where(eq(groupEnrolments.id, enrolmentId));
  let charged: PlaceDate[] = [];
  return changeRecord(context, groupInstanceKind, at, {
    action: "state-changed",
    reason: `${place ? await learnerOf(context, place.learnerId) : ""}: ${reason}`,
    async write(before) {
      const { learnerId, customerId, ...own } = await enrolmentOf(
        context,
        before,
        enrolmentId,
        ...(["enrolled", "attended", "absent", "cancelled"] as const),
      );
      const concerned = await concernedBy(context, before, { ...own, learnerId, customerId }, isWhole);
      const known = await disputesOf(context, concerned.ids);
      if (known.some(({ status }) => status === "open"))
        throw new Refusal("WRONG_STATE", groupMessages.disputedAlready);
      charged = concerned.charged;
      await insertRecord(context, placeDisputes, {
        groupLessonId: before.groupLessonId,
        instanceId: before.id,
        customerId,
        learnerId,
        enrolmentIds: concerned.ids,
        isWhole,
        byKind,
        reason,
      });
      for (const one of charged) context.settled?.add(one.place.id);
      return touch(context, before);
    },
    effects: async () => {
      if (place)
        await notifyPlaceDisputed(
          context,
          charged.map(({ date }) => date),
          place,
        );
    },
  });
}

const decidedFor: Record<PlaceDisputeEnd, string> = { "for-family": "for the family", "for-tutor": "for the tutor" };

/** Settles the dates of an objection anew that are to be charged less. */
async function lower(
  context: Context,
  dates: readonly PlaceDate[],
  chargePercent: number,
  reason: string,
): Promise<void> {
  const { db, now, actor } = context;
  const lowered = dates.flatMap(({ settled }) => (settled && isLowered(settled, chargePercent) ? [settled] : []));
  if (lowered.length === 0) throw fieldRefusal("chargePercent", groupMessages.notLower);
  const sentence = `Settled after a dispute: charged ${inPercent(chargePercent)}. ${reason}`;
  await insertRows(
    db,
    enrolmentSettlements,
    lowered.map(({ enrolmentId, round, minutes, payMinutes, payBp, policy }) => ({
      id: newId(now),
      enrolmentId,
      round: round + 1,
      minutes,
      policy,
      payMinutes,
      payBp,
      sentence,
      chargeMinutes: minutes,
      chargeBp: chargePercent * 100,
      ruleId: "dispute-lowered" as const,
      state: "unposted" as const,
      at: now,
      byId: actor.id,
    })),
  );
}

async function openDispute({ db }: Context, { id }: GroupInstanceRow, disputeId: string): Promise<PlaceDisputeRow> {
  const concerned = db
    .select({ id: groupEnrolments.id })
    .from(groupEnrolments)
    .where(eq(groupEnrolments.instanceId, id));
  const ids = (await concerned).map((one) => one.id);
  const found = (await disputesOf({ db }, ids)).find((one) => one.id === disputeId);
  if (!found) throw fieldRefusal("disputeId", messages.reference("Objection"));
  if (found.status !== "open") throw new Refusal("WRONG_STATE", groupMessages.notDisputed);
  return found;
}

/** Decides an objection: the family is charged less, or as before. Source: domain.md 2.8, 5.6. */
export async function settlePlaceDispute(
  context: Context,
  { disputeId, decision, chargePercent, reason, ...at }: RecordRef & Omit<PlaceDisputeSettleInput, "version">,
): Promise<GroupInstanceRecord> {
  const [asked] = await context.db.select().from(placeDisputes).where(eq(placeDisputes.id, disputeId));
  const name = asked ? await learnerOf(context, asked.learnerId) : "";
  let dates: PlaceDate[] = [];
  return changeRecord(context, groupInstanceKind, at, {
    action: "state-changed",
    reason: `${name}: decided ${decidedFor[decision]}. ${reason}`,
    async write(before) {
      const open = await openDispute(context, before, disputeId);
      const dispute = (await lockRecord(context, placeDisputes, open.id)) ?? open;
      const [one] = await context.db
        .select()
        .from(groupEnrolments)
        .where(or(...dispute.enrolmentIds.map((id) => eq(groupEnrolments.id, id))))
        .limit(1);
      const all = one ? await datesOf(context, before, one) : [];
      dates = all.filter(({ place, settled }) => settled !== null && dispute.enrolmentIds.includes(place.id));
      const isForFamily = decision === "for-family";
      if (isForFamily) {
        await refuseMoreWaivers(context, {
          customerId: dispute.customerId,
          regionId: await regionOf(context, dispute),
        });
        await lower(context, dates, chargePercent, reason);
      }
      await updateRecord(context, placeDisputes, dispute, {
        status: decision,
        decision: reason,
        decidedAt: context.now,
        decidedById: context.actor.id,
        chargePercent: isForFamily ? chargePercent : null,
      });
      for (const { place } of dates) context.settled?.add(place.id);
      return touch(context, before);
    },
    effects: async () => {
      if (asked)
        await notifyPlaceDecided(
          context,
          dates.map(({ date }) => date),
          asked,
          decision === "for-family" ? chargePercent : null,
        );
    },
  });
}

import { and, asc, eq, sql } from "drizzle-orm";
import type { EnrolInput, AttendanceInput } from "@app/domain/group-lessons/group-lesson.ts";
import type { EnrolmentStatus } from "@app/domain/group-lessons/group-enums.ts";
import { groupMessages } from "@app/domain/group-lessons/group-messages.ts";
import { isFull, offerEnds, takesLearners } from "@app/domain/group-lessons/group-states.ts";
import { messages } from "@app/domain/messages.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { newId } from "../../database/new-id.ts";
import { updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { holdInUse, lockLearners } from "../customers/customers.public.ts";
import { groupConflicts } from "./group-conflicts.ts";
import { notifyOfPlace } from "./group-emails.ts";
import { groupInstanceKind, lessonOf } from "./group.kinds.ts";
import type { GroupInstanceRecord } from "./group.record.ts";
import { countsOf } from "./groups.queries.ts";
import {
  groupEnrolments,
  groupInstances,
  type GroupEnrolmentRow,
  type GroupInstanceRow,
  type GroupLessonRow,
} from "./group-lessons.table.ts";
import { termsOfPlace } from "./place-terms.ts";
import type { RecordRef } from "../../records/record-ref.ts";

const uniques = { group_enrolments_once: () => fieldRefusal("learnerId", groupMessages.enrolled) };

/** Refuses enrolment that is too early, too late, or in an unpublished group lesson. */
function checkOpen({ now }: Context, lesson: GroupLessonRow): void {
  if (!takesLearners(lesson.status)) throw new Refusal("WRONG_STATE", groupMessages.notOpen);
  const today = wallClockOf(now, lesson.anchorTimeZone).date;
  if (lesson.enrolmentOpensOn && today < lesson.enrolmentOpensOn)
    throw new Refusal("WRONG_STATE", groupMessages.notYet);
  if (lesson.enrolmentClosesOn && today > lesson.enrolmentClosesOn)
    throw new Refusal("WRONG_STATE", groupMessages.closed);
}

export const checkScheduled =
  (done: string) =>
  ({ status }: GroupInstanceRow) => {
    if (status !== "scheduled") throw new Refusal("WRONG_STATE", messages.wrongState("session", status, done));
  };

/** The next number in the queue; the session is locked. */
const nextPlace = async ({ db }: Context, instanceId: string): Promise<number> =>
  (await db.$count(groupEnrolments, eq(groupEnrolments.instanceId, instanceId))) + 1;

/** Saves a new version of a session whose roster changed. */
export const touch = (context: Context, before: GroupInstanceRow) => updateRecord(context, groupInstances, before, {});

/** Enrols a learner, or puts them on the waiting list of a session that is full. Source: domain.md 2.8. */
export const enrol = (
  context: Context,
  { learnerId, waits, ...at }: RecordRef & Omit<EnrolInput, "version">,
): Promise<GroupInstanceRecord> =>
  changeRecord(context, groupInstanceKind, at, {
    check: checkScheduled("joined"),
    async write(before) {
      const lesson = await lessonOf(context, before.groupLessonId);
      checkOpen(context, lesson);
      const [learner] = await lockLearners(context, [learnerId]);
      if (!learner || learner.archived) throw fieldRefusal("learnerId", messages.reference("Learner"));
      await holdInUse(context, learner.payer._id, "learnerId");
      const { start, end, id: exceptId, anchorTimeZone: timeZone } = before;
      const [busy] = await groupConflicts(context, { learnerIds: [learnerId], start, end, timeZone, exceptId });
      if (busy !== undefined) throw fieldRefusal("learnerId", busy);
      const { enrolled } = await countsOf(context, before.id);
      const full = isFull({ ...before, enrolled });
      if (full && !lesson.waitlist) throw new Refusal("WRONG_STATE", groupMessages.noWaitlist);
      if (full && !waits) throw fieldRefusal("waits", groupMessages.full);
      const place = await nextPlace(context, before.id);
      const terms = await termsOfPlace(context, learner.payer._id, lesson);
      await withUnique(uniques, () =>
        context.db.insert(groupEnrolments).values({
          id: newId(context.now),
          instanceId: before.id,
          customerId: learner.payer._id,
          at: context.now,
          dependentId: learner.kind === "dependent" ? learner._id : null,
          status: full ? "waitlisted" : "enrolled",
          place,
          ...terms,
        }),
      );
      return touch(context, before);
    },
  });

/** One enrolment of a session, refused where there is none in one of these states. */
export async function enrolmentOf(
  { db }: Context,
  { id }: GroupInstanceRow,
  enrolmentId: string,
  ...allowed: EnrolmentStatus[]
): Promise<GroupEnrolmentRow> {
  const [row] = await db
    .select()
    .from(groupEnrolments)
    .where(and(eq(groupEnrolments.id, enrolmentId), eq(groupEnrolments.instanceId, id)));
  if (!row || !allowed.includes(row.status)) throw fieldRefusal("enrolmentId", messages.reference("Learner"));
  return row;
}

const setStatus = ({ db }: Context, id: string, status: EnrolmentStatus, offeredUntil: Date | null = null) =>
  db.update(groupEnrolments).set({ status, offeredUntil }).where(eq(groupEnrolments.id, id));

/** Offers free places to those who have waited longest, and emails them. Source: domain.md 2.8. */
export async function offerPlaces(context: Context, instance: GroupInstanceRow): Promise<void> {
  const free = instance.capacityMax - (await countsOf(context, instance.id)).enrolled;
  if (free <= 0 || instance.start <= context.now) return;
  const next = await context.db
    .select()
    .from(groupEnrolments)
    .where(and(eq(groupEnrolments.instanceId, instance.id), eq(groupEnrolments.status, "waitlisted")))
    .orderBy(asc(groupEnrolments.place))
    .limit(free);
  const until = offerEnds(context.now, instance.start);
  for (const one of next) {
    await setStatus(context, one.id, "offered", until);
    await notifyOfPlace(context, instance, one, until);
  }
}

/** Writes down that a learner takes the place that was offered. */
export const takeOffer = (context: Context, { enrolmentId, ...at }: RecordRef & { enrolmentId: string }) =>
  changeRecord(context, groupInstanceKind, at, {
    check: checkScheduled("joined"),
    async write(before) {
      const { id, customerId } = await enrolmentOf(context, before, enrolmentId, "offered");
      const terms = await termsOfPlace(context, customerId, await lessonOf(context, before.groupLessonId));
      await context.db.update(groupEnrolments).set(terms).where(eq(groupEnrolments.id, id));
      await setStatus(context, id, "enrolled");
      return touch(context, before);
    },
  });

/** Expires a session's unaccepted offers, and offers the places to the next in the queue. */
export const endOffers = (context: Context, at: RecordRef) =>
  changeRecord(context, groupInstanceKind, at, {
    async write(before) {
      await context.db
        .update(groupEnrolments)
        .set({ status: "cancelled", offeredUntil: null })
        .where(
          and(
            eq(groupEnrolments.instanceId, before.id),
            sql`${groupEnrolments.status} = 'offered' and ${groupEnrolments.offeredUntil} <= ${context.now.toISOString()}::timestamptz`,
          ),
        );
      await offerPlaces(context, before);
      return touch(context, before);
    },
  });

/** Records attendance, once the session has started. Source: domain.md 2.8. */
export const markAttendance = (
  context: Context,
  { marks, ...at }: RecordRef & Omit<AttendanceInput, "version">,
): Promise<GroupInstanceRecord> =>
  changeRecord(context, groupInstanceKind, at, {
    check({ status, start }) {
      if (status === "scheduled" && start > context.now) throw new Refusal("WRONG_STATE", groupMessages.notStarted);
      if (status !== "in-progress" && status !== "awaiting-confirmation" && status !== "scheduled")
        throw new Refusal("WRONG_STATE", messages.wrongState("session", status, "marked"));
    },
    async write(before) {
      for (const { enrolmentId, attended } of marks) {
        const { id } = await enrolmentOf(context, before, enrolmentId, "enrolled", "offered", "attended", "absent");
        await setStatus(context, id, attended ? "attended" : "absent");
      }
      return touch(context, before);
    },
  });

import { recordName } from "@app/domain/changes.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { GroupInstanceEvent } from "@app/domain/group-lessons/group-enums.ts";
import { groupMessages } from "@app/domain/group-lessons/group-messages.ts";
import {
  groupInstanceDone,
  groupInstanceMachine,
  hasTakenPlace,
  manyLearners,
} from "@app/domain/group-lessons/group-states.ts";
import { messages } from "@app/domain/messages.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import { updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { systemName } from "../../service/system-context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { notifySessionMoved, notifySessionsOff } from "./group-emails.ts";
import { groupInstanceKind } from "./group.kinds.ts";
import type { GroupInstanceRecord } from "./group.record.ts";
import { settleSession } from "./settle-session.ts";
import { countsOf } from "./groups.queries.ts";
import { groupEnrolments, groupInstances, type GroupInstanceRow } from "./group-lessons.table.ts";
import type { RecordRef } from "../../records/record-ref.ts";

const fire = (
  context: Context,
  event: GroupInstanceEvent,
  at: RecordRef,
  {
    reason = null,
    more = () => ({}),
  }: {
    reason?: string | null;
    more?: (before: GroupInstanceRow) => Partial<GroupInstanceRow> | Promise<Partial<GroupInstanceRow>>;
  } = {},
): Promise<GroupInstanceRecord> =>
  fireEvent(context, groupInstanceKind, at, {
    machine: groupInstanceMachine,
    event,
    done: groupInstanceDone[event],
    reason,
    write: async (before, status) => updateRecord(context, groupInstances, before, { status, ...(await more(before)) }),
  });

/** What time brings about. */
export const startInstance = (context: Context, at: RecordRef) => fire(context, "start", at);
export const endInstance = (context: Context, at: RecordRef) => fire(context, "end", at);

/** Settles a session once everybody is marked. Source: domain.md 2.8. */
export const completeInstance = (
  context: Context,
  { report, ...at }: RecordRef & { report?: string | null | undefined },
) =>
  fire(context, "complete", at, {
    async more(before) {
      const { instanceId, status } = groupEnrolments;
      const open = and(eq(instanceId, before.id), inArray(status, ["enrolled", "offered"]));
      if ((await context.db.$count(groupEnrolments, open)) > 0)
        throw new Refusal("WRONG_STATE", groupMessages.attendanceFirst);
      await settleSession(context, before, "completed");
      return report == null ? {} : { report };
    },
  });

interface Cancelling extends RecordRef {
  reason: string;
  /** The families know already. */
  isTold?: boolean;
}

/** Cancels a session, and says why; one with many learners is a director's to cancel. Source: domain.md 2.8. */
export const cancelInstance = (context: Context, { reason, isTold = false, ...at }: Cancelling) =>
  fire(context, "cancel", at, {
    reason,
    async more(before) {
      const { enrolled } = await countsOf(context, before.id);
      const { role, id: actorId } = context.actor;
      if (enrolled > manyLearners && actorId !== systemName && scopeOf(role, "invoices") !== null)
        throw new Refusal("FORBIDDEN", groupMessages.directorCancels);
      if (!isTold) await notifySessionsOff(context, [before], reason);
      await settleSession(context, before, "cancelled");
      return { reason };
    },
  });

/** Cancels a session to which too few have come. Source: domain.md 2.8. */
export const cancelForTooFew = (context: Context, { reason, ...at }: RecordRef & { reason: string }) =>
  fire(context, "not-run", at, {
    reason,
    async more(before) {
      const { enrolled, least } = await countsOf(context, before.id);
      if (enrolled >= least) throw new Refusal("WRONG_STATE", groupMessages.enoughLearners);
      await notifySessionsOff(context, [before], reason);
      await settleSession(context, before, "not-run");
      return { reason };
    },
  });

/** Has a session take place although too few are enrolled. */
export const runAnyway = (context: Context, at: RecordRef): Promise<GroupInstanceRecord> =>
  changeRecord(context, groupInstanceKind, at, {
    isDone: (before) => before.runAnyway,
    check({ status }) {
      if (status !== "scheduled") throw new Refusal("WRONG_STATE", messages.wrongState("session", status, "kept"));
    },
    write: (before) => updateRecord(context, groupInstances, before, { runAnyway: true }),
  });

/** Says where a session that is over can be seen again, or takes that away. */
export const setRecording = (
  context: Context,
  { recordingUrl = null, ...at }: RecordRef & { recordingUrl?: string | null | undefined },
): Promise<GroupInstanceRecord> =>
  changeRecord(context, groupInstanceKind, at, {
    isDone: (before) => before.recordingUrl === recordingUrl,
    check({ status }) {
      if (!hasTakenPlace(status)) throw new Refusal("WRONG_STATE", groupMessages.recordingLater);
    },
    write: (before) => updateRecord(context, groupInstances, before, { recordingUrl }),
  });

/** Moves everybody of a session to another date of the same group lesson; it does not take place. Source: domain.md 2.8. */
export async function mergeInstance(
  context: Context,
  { intoId, ...at }: RecordRef & { intoId: string },
): Promise<GroupInstanceRecord> {
  const [source, into] = await lockBoth(context, at._id, intoId);
  if (into.groupLessonId !== source.groupLessonId || into.id === source.id || into.status !== "scheduled")
    throw fieldRefusal("intoId", groupMessages.otherLesson);
  const { enrolled } = await countsOf(context, source.id);
  const free = into.capacityMax - (await countsOf(context, into.id)).enrolled;
  if (enrolled > free) throw fieldRefusal("intoId", groupMessages.noRoom(free));
  const reason = `Moved to ${into.localDate} at ${into.localTime}.`;
  return fire(context, "not-run", at, {
    reason,
    async more(before) {
      const { id } = before;
      await notifySessionMoved(context, before, into);
      const { instanceId, learnerId, status } = groupEnrolments;
      const behind = await context.db.$count(groupEnrolments, eq(instanceId, intoId));
      const there = context.db
        .select({ learnerId })
        .from(groupEnrolments)
        .where(and(eq(instanceId, intoId), sql`${status} <> 'cancelled'`));
      await context.db
        .update(groupEnrolments)
        .set({ instanceId: intoId, place: sql`${groupEnrolments.place} + ${behind}` })
        .where(
          and(
            eq(instanceId, id),
            inArray(status, ["enrolled", "offered", "waitlisted"]),
            sql`${learnerId} not in ${there}`,
          ),
        );
      await changeRecord(
        context,
        groupInstanceKind,
        { _id: into.id, version: into.version },
        {
          write: (before) => updateRecord(context, groupInstances, before, {}),
        },
      );
      return { reason };
    },
  });
}

/** Two sessions, held in the order of their ids. */
async function lockBoth(context: Context, sourceId: string, intoId: string) {
  const held = new Map<string, GroupInstanceRow>();
  for (const id of [sourceId, intoId].toSorted())
    held.set(id, await findOrRefuse(context, groupInstances, id, recordName(groupInstanceKind.kind)));
  return [held.get(sourceId), held.get(intoId)] as [GroupInstanceRow, GroupInstanceRow];
}

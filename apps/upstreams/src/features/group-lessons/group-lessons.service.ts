import { and, asc, eq, gt } from "drizzle-orm";
import type { GroupLessonEvent } from "@app/domain/group-lessons/group-enums.ts";
import {
  groupLessonProblem,
  type GroupDatesInput,
  type GroupLessonInput,
  type GroupLessonUpdateInput,
} from "@app/domain/group-lessons/group-lesson.ts";
import { groupMessages } from "@app/domain/group-lessons/group-messages.ts";
import { groupLessonDone, groupLessonMachine, occupiesTime } from "@app/domain/group-lessons/group-states.ts";
import { messages } from "@app/domain/messages.ts";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { curricula } from "../curriculum/curriculum.public.ts";
import { coverAfter, keepCover } from "../files/files.public.ts";
import { regions } from "../regions/regions.public.ts";
import { cancelInstance } from "./group-instances.service.ts";
import { addDates } from "./group-dates.service.ts";
import { notifySessionsOff, notifyTutors } from "./group-emails.ts";
import { groupLessonKind, lockTeachers } from "./group.kinds.ts";
import type { GroupLessonRecord } from "./group.record.ts";
import { groupInstances, groupLessons, type GroupLessonRow } from "./group-lessons.table.ts";
import type { RecordRef } from "../../records/record-ref.ts";

const uniques = { group_lessons_title: () => fieldRefusal("title", messages.unique("Title")) };

interface Referred {
  tutorIds?: readonly string[] | undefined;
  regionId?: string | null | undefined;
  curriculumId?: string | null | undefined;
}

/** Refuses tutors who no longer teach, and a missing region or curriculum. */
async function holdParties(context: Context, { tutorIds = [], regionId, curriculumId }: Referred): Promise<void> {
  await lockTeachers(context, tutorIds);
  if (regionId != null) {
    const [region] = await lockRecords(context, regions, [regionId]);
    if (!region || region.archivedAt !== null) throw fieldRefusal("regionId", messages.reference("Region"));
  }
  if (curriculumId != null) {
    const [curriculum] = await lockRecords(context, curricula, [curriculumId]);
    if (!curriculum || curriculum.status === "archived")
      throw fieldRefusal("curriculumId", messages.reference("Curriculum"));
  }
}

/** Adds the first dates of a new group lesson; errors are reported at the form's date fields. */
async function addFirstDates(context: Context, dates: GroupDatesInput): Promise<void> {
  try {
    await addDates(context, dates);
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.fields) throw error;
    const fields = Object.entries(error.details.fields).map(([field, text]) => [`dates.${field}`, text] as const);
    throw new Refusal(error.code, error.message, { fields: Object.fromEntries(fields) });
  }
}

/** Adds a learning pod or an immersion with its first dates, as a draft. Source: domain.md 1.2. */
export async function createGroupLesson(
  context: Context,
  { dates, ...input }: GroupLessonInput,
): Promise<GroupLessonRecord> {
  await holdParties(context, input);
  const cover = coverAfter({}, input);
  const fields = { ...input, ...cover, status: groupLessonMachine.initial };
  return createRecord(context, groupLessonKind, {
    write: () => withUnique(uniques, () => insertRecord(context, groupLessons, fields)),
    async effects({ id }) {
      await keepCover(context, "group-lesson", id, cover.coverImage);
      if (dates) await addFirstDates(context, { ...dates, groupLessonId: id });
    },
  });
}

const isOver = ({ status }: GroupLessonRow) => status === "finished" || status === "cancelled" || status === "archived";

/** Saves changes; existing dates keep their tutors, length and number of places. */
export const updateGroupLesson = (
  context: Context,
  { _id, version, status: _, ...changes }: GroupLessonUpdateInput,
): Promise<GroupLessonRecord> =>
  changeRecord(
    context,
    groupLessonKind,
    { _id, version },
    {
      check(before) {
        if (isOver(before)) throw new Refusal("WRONG_STATE", groupMessages.onlyWhileOpen);
      },
      async write(before) {
        const problem = groupLessonProblem({ ...before, ...changes });
        if (problem) throw fieldRefusal(problem.field, problem.text);
        await holdParties(context, {
          tutorIds: changes.tutorIds?.filter((id) => !before.tutorIds.includes(id)),
          regionId: changes.regionId === before.regionId ? null : changes.regionId,
          curriculumId: changes.curriculumId === before.curriculumId ? null : changes.curriculumId,
        });
        const cover = coverAfter(before, changes);
        return withUnique(uniques, () => updateRecord(context, groupLessons, before, { ...changes, ...cover }));
      },
      async effects({ id, coverImage }, before) {
        if (coverImage !== before.coverImage) await keepCover(context, "group-lesson", id, coverImage);
      },
    },
  );

const fire = (context: Context, event: GroupLessonEvent, at: RecordRef) =>
  fireEvent(context, groupLessonKind, at, {
    machine: groupLessonMachine,
    event,
    done: groupLessonDone[event],
    write: (before, status) => updateRecord(context, groupLessons, before, { status }),
  });

/** What time brings about: the first session has begun, or the last one has ended. */
export const beginGroupLesson = (context: Context, at: RecordRef) => fire(context, "begin", at);
export const finishGroupLesson = (context: Context, at: RecordRef) => fire(context, "finish", at);

/** Puts it away. */
export const archiveGroupLesson = (context: Context, at: RecordRef) => fire(context, "archive", at);

/** Opens enrolment; requires an upcoming date. Source: domain.md 2.8. */
export const publishGroupLesson = (context: Context, at: RecordRef): Promise<GroupLessonRecord> =>
  fireEvent(context, groupLessonKind, at, {
    machine: groupLessonMachine,
    event: "publish",
    done: groupLessonDone.publish,
    async write(before, status) {
      const { groupLessonId, status: stands, start } = groupInstances;
      const scheduledAhead = and(eq(groupLessonId, before.id), eq(stands, "scheduled"), gt(start, context.now));
      const dates = await context.db.select().from(groupInstances).where(scheduledAhead).orderBy(asc(start));
      if (dates.length === 0) throw new Refusal("WRONG_STATE", groupMessages.noDates);
      await notifyTutors(context, "group-tutor-assigned", dates);
      return updateRecord(context, groupLessons, before, { status });
    },
  });

/** Cancels it with all dates that have not taken place, and says why. Source: domain.md 2.8. */
export const cancelGroupLesson = (
  context: Context,
  { reason, ...at }: RecordRef & { reason: string },
): Promise<GroupLessonRecord> =>
  fireEvent(context, groupLessonKind, at, {
    machine: groupLessonMachine,
    event: "cancel",
    done: groupLessonDone.cancel,
    reason,
    async write(before, status) {
      const dates = await context.db
        .select()
        .from(groupInstances)
        .where(eq(groupInstances.groupLessonId, before.id))
        .orderBy(asc(groupInstances.start), asc(groupInstances.id));
      const open = dates.filter((one) => occupiesTime(one.status));
      await notifySessionsOff(context, open, reason);
      for (const { id: _id, version } of open) await cancelInstance(context, { _id, version, reason, isTold: true });
      return updateRecord(context, groupLessons, before, { status, cancelReason: reason });
    },
  });

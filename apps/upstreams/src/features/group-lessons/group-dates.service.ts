import { recordName } from "@app/domain/changes.ts";
import { and, eq, notInArray } from "drizzle-orm";
import { z } from "zod";
import { groupDatesQuery, type GroupDatesInput } from "@app/domain/group-lessons/group-lesson.ts";
import { groupMessages } from "@app/domain/group-lessons/group-messages.ts";
import { groupInstanceMachine, takesLearners } from "@app/domain/group-lessons/group-states.ts";
import { clockChangeAt, instantOf, weeklyDates } from "@app/domain/time.ts";
import { insertRecord } from "../../database/records.ts";
import { createRecord } from "../../records/change-record.ts";
import { withUnique } from "../../records/unique.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { groupConflicts } from "./group-conflicts.ts";
import { notifyTutors } from "./group-emails.ts";
import { groupInstanceKind, groupLessonKind, lockTeachers } from "./group.kinds.ts";
import type { GroupInstanceRecord, PlannedGroupDateRecord } from "./group.record.ts";
import { groupInstances, groupLessons } from "./group-lessons.table.ts";

const minute = 60_000;
const uniques = { group_instances_start: () => fieldRefusal("time", groupMessages.sameStart) };

const timesOf = (date: string, time: string, timeZone: string, durationMinutes: number) => {
  const start = instantOf({ date, time, timeZone });
  return { start, end: new Date(start.getTime() + durationMinutes * minute) };
};

/**
 * Adds one date, or one in each of the weeks that follow but for those that are skipped: all of them or none. Answers the
 * first. Source: domain.md 1.2.
 */
export async function addDates(
  context: Context,
  { groupLessonId, date, time, weeks, skipDates, capacityMax, tutorIds: given }: GroupDatesInput,
): Promise<GroupInstanceRecord> {
  const lesson = await findOrRefuse(context, groupLessons, groupLessonId, recordName(groupLessonKind.kind));
  if (lesson.status !== "draft" && lesson.status !== "published" && lesson.status !== "running")
    throw new Refusal("WRONG_STATE", groupMessages.onlyWhileOpen);
  const { anchorTimeZone, durationMinutes } = lesson;
  const tutorIds = given ?? lesson.tutorIds;
  await lockTeachers(
    context,
    tutorIds.filter((id) => !lesson.tutorIds.includes(id)),
  );
  const added: GroupInstanceRecord[] = [];
  for (const localDate of weeklyDates(date, weeks).filter((day) => !skipDates.includes(day))) {
    const { start, end } = timesOf(localDate, time, anchorTimeZone, durationMinutes);
    if (start <= context.now) throw fieldRefusal("date", groupMessages.past);
    const [busy] = await groupConflicts(context, { tutorIds, start, end, timeZone: anchorTimeZone });
    if (busy !== undefined) throw fieldRefusal("time", busy);
    added.push(
      await createRecord(context, groupInstanceKind, {
        write: () =>
          withUnique(uniques, () =>
            insertRecord(context, groupInstances, {
              groupLessonId,
              start,
              end,
              localDate,
              localTime: time,
              anchorTimeZone,
              tutorIds,
              capacityMax: capacityMax ?? lesson.capacityMax,
              status: groupInstanceMachine.initial,
            }),
          ),
      }),
    );
  }
  const [first] = added;
  if (!first) throw fieldRefusal("weeks", groupMessages.everyDateSkipped);
  // Of a draft they hear once it is published.
  if (takesLearners(lesson.status)) {
    const dates = added.map(({ start, ...date }) => ({ ...date, start: new Date(start) }));
    await notifyTutors(context, "group-tutor-assigned", dates);
  }
  return first;
}

/** When a group lesson has sessions already. */
async function startsOf({ db }: Context, groupLessonId: string): Promise<Set<number>> {
  const { start, status } = groupInstances;
  const rows = await db
    .select({ start })
    .from(groupInstances)
    .where(and(eq(groupInstances.groupLessonId, groupLessonId), notInArray(status, ["cancelled", "not-run"])));
  return new Set(rows.map((row) => row.start.getTime()));
}

const one = z.array(z.string()).length(1);
/** As it comes in an address: every value is a list of texts. */
export const plannedDatesQuery = z.object({
  date: one,
  time: one,
  timeZone: one,
  weeks: one,
  durationMinutes: one,
  tutorId: z.array(z.string()).optional(),
  groupLessonId: one.optional(),
});

/** The dates that would be added, each with what is in its way and what the clocks do to it. */
export async function previewDates(
  context: Context,
  { tutorId, ...asked }: z.output<typeof plannedDatesQuery>,
): Promise<PlannedGroupDateRecord[]> {
  const given = Object.fromEntries(Object.entries(asked).map(([name, [value]]) => [name, value]));
  const { date, time, timeZone, weeks, durationMinutes, tutorIds, groupLessonId } = parse(groupDatesQuery, {
    ...given,
    tutorIds: tutorId,
    weeks: Number(given["weeks"]),
    durationMinutes: Number(given["durationMinutes"]),
  });
  const known = groupLessonId === undefined ? new Set<number>() : await startsOf(context, groupLessonId);
  const planned: PlannedGroupDateRecord[] = [];
  for (const day of weeklyDates(date, weeks)) {
    const { start, end } = timesOf(day, time, timeZone, durationMinutes);
    const conflicts = [
      ...(start <= context.now ? [groupMessages.past] : []),
      ...(known.has(start.getTime()) ? [groupMessages.sameStart] : []),
      ...(await groupConflicts(context, { tutorIds, start, end, timeZone })),
    ];
    planned.push({
      date: day,
      start: start.toISOString(),
      end: end.toISOString(),
      conflicts,
      clockChange: clockChangeAt({ date: day, time, timeZone }),
    });
  }
  return planned;
}

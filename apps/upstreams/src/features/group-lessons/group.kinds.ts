import type { RecordKind } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { messages } from "@app/domain/messages.ts";
import { eq } from "drizzle-orm";
import { lockRecords } from "../../database/records.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { tutors } from "../tutors/tutors.public.ts";
import type { GroupInstanceRecord, GroupLessonRecord } from "./group.record.ts";
import { presentInstance, presentLesson } from "./groups.queries.ts";
import { groupInstances, groupLessons, type GroupInstanceRow, type GroupLessonRow } from "./group-lessons.table.ts";

export const groupLessonKind: RecordKind<GroupLessonRow, GroupLessonRecord> = {
  table: groupLessons,
  kind: "group-lesson",
  labelOf: ({ title }) => title,
  present: (context, row) => presentLesson(context, row),
};

/** Locks some tutors, and refuses those who no longer teach. */
export async function lockTeachers(context: Context, tutorIds: readonly string[]): Promise<void> {
  const known = await lockRecords(context, tutors, tutorIds);
  const mayTeach = (id: string) =>
    known.some((one) => one.id === id && one.archivedAt === null && one.status !== "left");
  if (!tutorIds.every(mayTeach)) throw fieldRefusal("tutorIds", messages.reference("Tutor"));
}

/** The group lesson that a session belongs to. */
export async function lessonOf({ db }: Pick<Context, "db">, groupLessonId: string): Promise<GroupLessonRow> {
  const [lesson] = await db.select().from(groupLessons).where(eq(groupLessons.id, groupLessonId));
  return lesson as GroupLessonRow;
}

/** "2026-02-02 at 18:00 (London)", by the clock of the session. */
function instanceWhen({ start, anchorTimeZone }: Pick<GroupInstanceRow, "start" | "anchorTimeZone">): string {
  const { date, time } = wallClockOf(start, anchorTimeZone);
  return `${date} at ${time} (${(anchorTimeZone.split("/").at(-1) ?? anchorTimeZone).replaceAll("_", " ")})`;
}

export const groupInstanceKind: RecordKind<GroupInstanceRow, GroupInstanceRecord> = {
  table: groupInstances,
  kind: "group-instance",
  labelOf: async (row, context) => `${(await lessonOf(context, row.groupLessonId)).title}, ${instanceWhen(row)}`,
  partOf: ({ groupLessonId }) => groupLessonId,
  present: presentInstance,
};

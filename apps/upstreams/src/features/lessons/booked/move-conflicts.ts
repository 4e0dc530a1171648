import { recordName } from "@app/domain/changes.ts";
import { eq } from "drizzle-orm";
import { instantOf } from "@app/domain/time.ts";
import type { Context } from "../../../service/context.ts";
import { findOrRefuse } from "../../../records/versions.ts";
import { tutors } from "../../tutors/tutors.public.ts";
import { conflictsShown, learnersOf, plannedOf, type ConflictRecord } from "../plan-lessons.ts";
import { bookedKind } from "./booked.kind.ts";
import { bookedLessons } from "./booked.table.ts";

/** What stands in the way of moving a lesson to another time, before anybody does; told again when it is moved. */
export async function moveConflicts(
  context: Context,
  lessonId: string,
  { date, time }: { date: string; time: string },
): Promise<ConflictRecord[]> {
  const lesson = await findOrRefuse(context, bookedLessons, lessonId, recordName(bookedKind.kind));
  const [tutor] = await context.db.select().from(tutors).where(eq(tutors.id, lesson.tutorId));
  if (!tutor) return [];
  const { anchorTimeZone: timeZone, startAt, endAt } = lesson;
  const start = instantOf({ date, time, timeZone });
  const end = new Date(start.getTime() + endAt.getTime() - startAt.getTime());
  const learners = await learnersOf(context, lesson);
  return conflictsShown(
    await plannedOf(context, { tutor, learners, timeZone, but: lesson.id, lessons: [{ start, end }] }),
  );
}

import { eq } from "drizzle-orm";
import type { Context } from "../../../service/context.ts";
import { notifyPerson } from "../../notifications/notifications.public.ts";
import { courseOwner } from "../courses/course-owner.ts";
import { confirmedLessons } from "../courses/courses.table.ts";
import type { BookedRow } from "./booked.table.ts";

/** Who looks after a lesson: whoever looks after its course. */
export async function lessonOwner(context: Pick<Context, "db">, lesson: BookedRow): Promise<string | null> {
  const { id, requestId } = confirmedLessons;
  const [course] = await context.db
    .select({ requestId })
    .from(confirmedLessons)
    .where(eq(id, lesson.courseId ?? ""));
  return courseOwner(context, { requestId: course?.requestId ?? null, customerId: lesson.customerId });
}

/** Tells whoever looks after a lesson what became of it, unless they did it. */
export async function notifyLessonOwner(
  context: Context,
  lesson: BookedRow,
  said: { title: string; description: string; url?: string },
): Promise<void> {
  const ownerId = await lessonOwner(context, lesson);
  if (ownerId === null || ownerId === context.actor.id) return;
  const url = `/app/tutoring/lesson-activity-log/${lesson.id}`;
  await notifyPerson(context, ownerId, { type: "new_message", kind: "booked-lesson", url, ...said });
}

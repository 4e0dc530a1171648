import { and, eq, gte, ne } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import { publish } from "../../records/outbox.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { contentLessons, type LessonRow } from "./content.table.ts";
import { sessionWriters } from "./reviews.table.ts";

/** For how long after they last said so somebody counts as writing, in milliseconds: a few times as long as they take to say it again. */
const hereMs = 60_000;

const since = ({ now }: Context) => new Date(now.getTime() - hereMs);

/** Who else has the session of a lesson open to write in it now. */
export async function writersOf(context: Context, lessonId: string): Promise<string[]> {
  const { lessonId: of, personId, seenAt } = sessionWriters;
  const rows = await context.db
    .select({ personId })
    .from(sessionWriters)
    .where(and(eq(of, lessonId), ne(personId, context.actor.personId), gte(seenAt, since(context))))
    .orderBy(personId);
  return rows.map((row) => row.personId);
}

/** Says that the caller writes in a lesson's session, or no longer does. The others hear of it when that is news. */
export async function writeIn(
  context: Context,
  { lessonId, isHere }: { lessonId: string; isHere: boolean },
): Promise<LessonRow> {
  const { db, actor, now } = context;
  const lesson = await findOrRefuse(context, contentLessons, lessonId, "Lesson");
  if (scopeOf(actor.role, "sessions") === "own" && lesson.assigneeId !== actor.id) {
    throw new Refusal("FORBIDDEN", messages.forbidden);
  }
  const isTheirs = and(eq(sessionWriters.lessonId, lessonId), eq(sessionWriters.personId, actor.personId));
  const [before] = await db.select().from(sessionWriters).where(isTheirs);
  const wasHere = before !== undefined && before.seenAt >= since(context);
  if (isHere) {
    const seen = { lessonId, personId: actor.personId, seenAt: now };
    const target = [sessionWriters.lessonId, sessionWriters.personId];
    await db
      .insert(sessionWriters)
      .values(seen)
      .onConflictDoUpdate({ target, set: { seenAt: now } });
  } else await db.delete(sessionWriters).where(isTheirs);
  if (wasHere !== isHere) {
    await publish(context, [
      {
        entityKind: "exam-lesson",
        entityId: lesson.id,
        partOfId: lesson.sectionId,
        action: "updated",
        permission: "exams:read",
        personId: null,
      },
    ]);
  }
  return lesson;
}

import { desc, eq, inArray, max } from "drizzle-orm";
import { batched } from "../../service/batched.ts";
import type { Context } from "../../service/context.ts";
import {
  contentLessons,
  examSessions,
  sessionComments,
  type LessonRow,
  type SessionCommentRow,
} from "./content.table.ts";

/** At most so many of each are shown. */
const most = 200;

/** What reviewers asked for in a lesson, the latest first. */
export const commentsOf = ({ db }: Context, lessonId: string): Promise<SessionCommentRow[]> =>
  db
    .select()
    .from(sessionComments)
    .where(eq(sessionComments.lessonId, lessonId))
    .orderBy(desc(sessionComments.id))
    .limit(most);

/** The number of a lesson's newest version, of all that are asked for at once; null where nothing is written. */
export async function workingVersionOf(
  context: Context,
  { id, contentStatus }: Pick<LessonRow, "id" | "contentStatus">,
): Promise<number | null> {
  if (contentStatus === "No Content") return null;
  const newest = batched(context, "newest versions", async (ids) => {
    const { lessonId, versionNumber } = examSessions;
    const rows = await context.db
      .select({ lessonId, newest: max(versionNumber) })
      .from(examSessions)
      .where(inArray(lessonId, [...ids]))
      .groupBy(lessonId);
    return new Map(rows.map((row) => [row.lessonId, row.newest]));
  });
  return (await newest.load(id)) ?? null;
}

/** One version of a session, without what is in it. */
export interface SessionVersion {
  versionNumber: number;
  updatedAt: Date;
  publishedAt: Date | null;
  /** Whether the app has it. */
  isLive: boolean;
}

/** The versions of a lesson's session, the latest first. */
export async function versionsOf({ db }: Context, lessonId: string): Promise<SessionVersion[]> {
  const { versionNumber, updatedAt, publishedAt } = examSessions;
  const rows = await db
    .select({ versionNumber, updatedAt, publishedAt, live: contentLessons.publishedVersion })
    .from(examSessions)
    .innerJoin(contentLessons, eq(contentLessons.id, examSessions.lessonId))
    .where(eq(examSessions.lessonId, lessonId))
    .orderBy(desc(versionNumber))
    .limit(most);
  return rows.map(({ live, ...row }) => ({ ...row, isLive: row.versionNumber === live }));
}

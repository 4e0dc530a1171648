import { desc, eq } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { contentLessons, examSessions, sessionComments, type SessionCommentRow } from "./content.table.ts";

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

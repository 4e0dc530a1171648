import { and, eq, sql, type SQL } from "drizzle-orm";
import type { BlockKey, PublicBlock } from "@app/domain/content/learner-view.ts";
import type { Context } from "../../service/context.ts";
import { contentLessons, exams, examSessions, examSubjects, sections, topics } from "./content.table.ts";

/**
 * A lesson is in the app if it has a published version, and neither it nor what it stands in is held back. In a query of
 * lessons with all that they stand in. Source: domain.md 2.13.
 */
export const lessonInApp: SQL = sql`(${contentLessons.publishedVersion} is not null
  and ${contentLessons.activeFlag} = 'Active' and ${contentLessons.archivedAt} is null and ${sections.active}
  and ${topics.active} and ${examSubjects.active} and ${exams.active})`;

interface Published {
  shown: readonly PublicBlock[];
  key: readonly BlockKey[];
}

/** What the app has of a lesson, and what only the grading reads; null if the app does not have it. */
export async function publishedLesson({ db }: Pick<Context, "db">, id: string): Promise<Published | null> {
  const { shown, key, lessonId, versionNumber } = examSessions;
  const [found] = await db
    .select({ shown, key })
    .from(contentLessons)
    .innerJoin(sections, eq(sections.id, contentLessons.sectionId))
    .innerJoin(topics, eq(topics.id, sections.topicId))
    .innerJoin(examSubjects, eq(examSubjects.id, topics.subjectId))
    .innerJoin(exams, eq(exams.id, examSubjects.examId))
    .innerJoin(examSessions, and(eq(lessonId, contentLessons.id), eq(versionNumber, contentLessons.publishedVersion)))
    .where(and(eq(contentLessons.id, id), lessonInApp));
  return found?.shown && found.key ? { shown: found.shown, key: found.key } : null;
}

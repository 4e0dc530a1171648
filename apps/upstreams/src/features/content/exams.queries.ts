import { and, asc, count, eq, inArray, sql, type SQL } from "drizzle-orm";
import { scopeOf } from "@app/domain/permissions.ts";
import type { Context } from "../../http/context.ts";
import { contentLessons, examSubjects, exams, sections, topics } from "./content.table.ts";

/** Lessons with everything above them, as far as the caller may see them: a content-creator their own. Source: domain.md 0.4. */
const ownLessons = ({ actor }: Context): SQL | undefined =>
  scopeOf(actor.role, "exams") === "own" ? eq(contentLessons.assigneeId, actor.id) : undefined;

export type ExamRow = Pick<typeof exams.$inferSelect, "id" | "title" | "examSlug" | "description" | "active">;

/** Exams by title. */
export async function findExams(context: Context): Promise<ExamRow[]> {
  const { id, title, examSlug, description, active } = exams;
  const own = ownLessons(context);
  const visible =
    own &&
    inArray(
      exams.id,
      context.db
        .select({ id: examSubjects.examId })
        .from(contentLessons)
        .innerJoin(sections, eq(sections.id, contentLessons.sectionId))
        .innerJoin(topics, eq(topics.id, sections.topicId))
        .innerJoin(examSubjects, eq(examSubjects.id, topics.subjectId))
        .where(own),
    );
  return context.db
    .select({ id, title, examSlug, description, active })
    .from(exams)
    .where(visible)
    .orderBy(asc(title), asc(id));
}

/** How many lessons each of these exams holds, of those that the caller may see. */
export async function countLessons(context: Context, examIds: string[]): Promise<Map<string, number>> {
  const rows = await context.db
    .select({ examId: examSubjects.examId, lessons: count() })
    .from(contentLessons)
    .innerJoin(sections, eq(sections.id, contentLessons.sectionId))
    .innerJoin(topics, eq(topics.id, sections.topicId))
    .innerJoin(examSubjects, eq(examSubjects.id, topics.subjectId))
    .where(and(inArray(examSubjects.examId, examIds), ownLessons(context)))
    .groupBy(examSubjects.examId);
  return new Map(rows.map(({ examId, lessons }) => [examId, lessons]));
}

export interface SubjectRow {
  id: string;
  examId: string;
  name: string;
  order: number;
  topicCount: number;
}

/** The subjects of these exams, in order; of a content-creator's, those with lessons of their own. */
export async function findSubjects(context: Context, examIds: string[]): Promise<SubjectRow[]> {
  const own = ownLessons(context);
  const { id, examId, name, order } = examSubjects;
  const topicCount = sql<number>`count(distinct ${topics.id})::int`;
  const wide = context.db
    .select({ id, examId, name, order, topicCount })
    .from(examSubjects)
    .leftJoin(topics, eq(topics.subjectId, id));
  const narrow = own
    ? wide
        .innerJoin(sections, eq(sections.topicId, topics.id))
        .innerJoin(contentLessons, and(eq(contentLessons.sectionId, sections.id), own))
    : wide;
  return narrow.where(inArray(examId, examIds)).groupBy(id).orderBy(asc(examId), asc(order), asc(id));
}

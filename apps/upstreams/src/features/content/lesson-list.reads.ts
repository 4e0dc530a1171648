import { eq } from "drizzle-orm";
import type { Check } from "@app/domain/content/session-checks.ts";
import type { ListRequest } from "../../records/list-spec.ts";
import type { Context } from "../../service/context.ts";
import { contentLessons, exams, examSubjects, sections, topics, type LessonRow } from "./content.table.ts";
import { problemsOf } from "./session-problems.ts";

/** A lesson with the names of all that it stands in. */
export interface ListedLesson {
  lesson: LessonRow;
  exam: string;
  subject: string;
  topic: string;
  section: string;
  /** What keeps its session from being submitted; null where nothing is written. */
  problems: readonly Check[] | null;
}

/** Lessons of all exams, in the order of the request. */
export async function listLessons(
  context: Context,
  { where, orderBy, limit, offset }: ListRequest,
): Promise<ListedLesson[]> {
  const rows = await context.db
    .select({
      lesson: contentLessons,
      exam: exams.title,
      subject: examSubjects.name,
      topic: topics.name,
      section: sections.name,
    })
    .from(contentLessons)
    .innerJoin(sections, eq(sections.id, contentLessons.sectionId))
    .innerJoin(topics, eq(topics.id, sections.topicId))
    .innerJoin(examSubjects, eq(examSubjects.id, topics.subjectId))
    .innerJoin(exams, eq(exams.id, examSubjects.examId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return Promise.all(rows.map(async (row) => ({ ...row, problems: await problemsOf(context, row.lesson) })));
}

import { and, asc, eq } from "drizzle-orm";
import { searchWhere } from "../../records/list-spec.ts";
import {
  contentLessons,
  exams,
  examLevel,
  examSubjects,
  lessonLevel,
  sections,
  topics,
  visibleAt,
} from "../content/content.public.ts";
import { closenessOf, hasOffice, shownMax, type Finder } from "./found.ts";

const start = "/app/content/exam";

/** Exams, as far as the caller may see them. */
export const findExams: Finder = async (context, wanted) => {
  const { id, title, examSlug, description, searchName } = exams;
  const rows = await context.db
    .select({ title, examSlug, description })
    .from(exams)
    .where(and(visibleAt(context, examLevel), searchWhere(searchName, wanted)))
    .orderBy(closenessOf(title, wanted), asc(searchName), asc(id))
    .limit(shownMax);
  return rows.map((row) => ({
    title: row.title,
    description: row.description ?? "",
    url: hasOffice(context) ? `${start}/${row.examSlug}` : null,
  }));
};

/** Lessons of the learning content, as far as the caller may see them; their pages are open to every role. */
export const findLessons: Finder = async (context, wanted) => {
  const { id, title, contentStatus, searchName } = contentLessons;
  const above = { exam: exams.title, subject: examSubjects.name };
  const address = { slug: exams.examSlug, subjectId: examSubjects.id, topicId: topics.id, sectionId: sections.id };
  const rows = await context.db
    .select({ id, title, contentStatus, ...above, ...address })
    .from(contentLessons)
    .innerJoin(sections, eq(sections.id, contentLessons.sectionId))
    .innerJoin(topics, eq(topics.id, sections.topicId))
    .innerJoin(examSubjects, eq(examSubjects.id, topics.subjectId))
    .innerJoin(exams, eq(exams.id, examSubjects.examId))
    .where(and(visibleAt(context, lessonLevel), searchWhere(searchName, wanted)))
    .orderBy(closenessOf(title, wanted), asc(searchName), asc(id))
    .limit(shownMax);
  return rows.map((row) => ({
    title: row.title,
    description: `${row.exam} › ${row.subject}, ${row.contentStatus}`,
    url: [start, row.slug, row.subjectId, row.topicId, row.sectionId, row.id].join("/"),
  }));
};

import { and, asc, eq, sql } from "drizzle-orm";
import { storedBlocks } from "@app/domain/content/session-input.ts";
import type { AppContentQuery } from "@app/domain/app-content/app-content-page.ts";
import type { PublicBlock } from "@app/domain/content/learner-view.ts";
import type { Context } from "../../service/context.ts";
import {
  lessonInApp,
  contentLessons,
  exams,
  examSessions,
  examSubjects,
  sections,
  topics,
} from "../content/content.public.ts";
import { shownBlock } from "./app-block.record.ts";
import type { AppLessonRecord } from "./app-lesson.record.ts";
import { askedBy, isFollowing, pageFrom } from "./app-places.ts";

/** The language of a lesson, by the nearest of the names above it that names one: the domain's `languageNamed` in SQL. */
const namedBy = [sections.searchName, topics.searchName, examSubjects.searchName, exams.searchName].map((name) => {
  const [isIgbo, isYoruba] = [sql`${name} ~ '\\migbo\\M'`, sql`${name} ~ '\\myoruba\\M'`];
  return sql`case when ${isIgbo} and ${isYoruba} then null when ${isIgbo} then 'Igbo' when ${isYoruba} then 'Yoruba' end`;
});
const language = sql<string | null>`coalesce(${sql.join(namedBy, sql`, `)})`;

/** The lessons that the app has, and those that it has no longer, in the order in which that came about. */
export async function readAppLessons({ db }: Pick<Context, "db">, query: AppContentQuery) {
  const asked = askedBy(query);
  const { id, title, summary, estimatedMinutes, order, publishedVersion, appAt } = contentLessons;
  // Mathematics is for all languages.
  const isAsked = asked.subject === null ? undefined : sql`coalesce(${language}, ${asked.subject}) = ${asked.subject}`;
  const found = await db
    .select({
      id,
      title,
      summary,
      estimatedMinutes,
      order,
      version: publishedVersion,
      at: appAt,
      language,
      isShown: sql<boolean>`${lessonInApp}`,
      shown: examSessions.shown,
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
    .leftJoin(
      examSessions,
      and(eq(examSessions.lessonId, id), eq(examSessions.versionNumber, publishedVersion), lessonInApp),
    )
    .where(and(sql`${appAt} is not null`, isAsked, isFollowing(asked, appAt, id)))
    .orderBy(asc(appAt), asc(id))
    .limit(asked.first + 1);
  const { rows, hasMore } = pageFrom(asked, found);
  return {
    data: rows.map(({ at, shown, version, language: spoken, ...row }): AppLessonRecord => {
      const isGone = !row.isShown || shown === null;
      const { exam, subject, topic, section } = row;
      const { title: name, summary: about, estimatedMinutes: minutes, order: place } = row;
      return {
        _id: row.id,
        kind: "lesson",
        liveAt: at?.toISOString() ?? "",
        isRemoved: isGone,
        ...(isGone ? { subject: null, version: null } : { subject: spoken, version }),
        level: null,
        lesson: isGone
          ? null
          : {
              title: name,
              summary: about,
              estimatedMinutes: minutes,
              order: place,
              exam,
              examSubject: subject,
              topic,
              section,
              blocks: wholeBlocks(shown).map(shownBlock),
            },
      };
    }),
    hasMore,
  };
}

/** Blocks that were published before a field was added have it as in a new block; what is right is still not there. */
const wholeBlocks = (shown: readonly PublicBlock[]): PublicBlock[] => storedBlocks(shown);

import { toWriteStatuses } from "@app/domain/content/lesson-standing.ts";
import { and, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { activeFlags, contentStatuses } from "@app/domain/content/content-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import { localDay } from "@app/domain/time.ts";
import type { Context } from "../../service/context.ts";
import { anyOf, anyText, flag, type Filter, type ListSpec } from "../../records/list-spec.ts";
import { userFilter } from "../../records/list-words.ts";
import { hasProblems } from "./session-problems.ts";
import {
  contentLessons,
  exams,
  examSubjects,
  sections,
  topics,
  type ExamRow,
  type LessonRow,
  type SectionRow,
  type SubjectRow,
  type TopicRow,
} from "./content.table.ts";

/** Lessons with everything above them but the exam itself. */
const lessonTree = sql`${contentLessons}
  join ${sections} on ${sections.id} = ${contentLessons.sectionId}
  join ${topics} on ${topics.id} = ${sections.topicId}
  join ${examSubjects} on ${examSubjects.id} = ${topics.subjectId}`;

/** One level of the learning content. `Row` is what its table holds. */
export interface Level<Row> {
  name: string;
  table: PgTable;
  id: PgColumn;
  archivedAt: PgColumn;
  /** What it stands in; the exams stand in nothing. */
  parent: PgColumn | null;
  /** Names the node of this level that a lesson of `lessonTree` stands in. */
  above: PgColumn;
  list: ListSpec;
  /** Never there; it ties the level to its rows. */
  row?: Row;
}

type PartTable = typeof examSubjects | typeof topics | typeof sections;

const partList = (table: PartTable): ListSpec => ({
  sorts: { order: [table.order] },
  defaultSort: "order",
  search: table.searchName,
  id: table.id,
  filters: { active: flag(table.active, "Active") },
});

const part = <Row>(name: string, table: PartTable, parent: PgColumn, above: PgColumn): Level<Row> => {
  const { id, archivedAt } = table;
  return { name, table, id, archivedAt, parent, above, list: partList(table) };
};

/** Lessons that stand anywhere in one of these nodes. */
const within = (above: PgColumn): Filter => ({
  value: z.string(),
  many: true,
  where: (ids) =>
    sql`${contentLessons.sectionId} in (select ${sections.id} from ${sections}
      join ${topics} on ${topics.id} = ${sections.topicId}
      join ${examSubjects} on ${examSubjects.id} = ${topics.subjectId} where ${inArray(above, ids)})`,
});

/** Lessons that should have been ready by now, or those that are not late. */
const overdue: Filter = {
  value: z.enum(["true", "false"], messages.choice("Overdue")),
  many: false,
  where: ([value], { now, actor }) => {
    const today = localDay(now, actor.timeZone).date;
    const late = sql`(${contentLessons.dueOn} < ${today} and ${inArray(contentLessons.contentStatus, toWriteStatuses)})`;
    return value === "true" ? late : sql`${late} is not true`;
  },
};

/** Lessons whose session something keeps from being submitted, or all others. */
const problems: Filter = {
  value: z.enum(["true", "false"], messages.choice("Problems")),
  many: false,
  where: ([value]) => (value === "true" ? hasProblems : sql`not ${hasProblems}`),
};

export const lessonList: ListSpec = {
  sorts: {
    order: [contentLessons.order],
    title: [contentLessons.searchName],
    statusSince: [contentLessons.statusSince],
    dueOn: [contentLessons.dueOn],
  },
  defaultSort: "order",
  search: contentLessons.searchName,
  id: contentLessons.id,
  filters: {
    contentStatus: anyOf(contentLessons.contentStatus, contentStatuses, "Status"),
    activeFlag: anyOf(contentLessons.activeFlag, activeFlags, "Active"),
    assigneeId: userFilter(contentLessons.assigneeId),
    reviewerId: userFilter(contentLessons.reviewerId),
    overdue,
    problems,
    examId: within(examSubjects.examId),
    subjectId: within(topics.subjectId),
    topicId: within(sections.topicId),
    sectionId: anyText(contentLessons.sectionId),
  },
};

/** From the top down. Source: domain.md 1.4. */
export const examLevel: Level<ExamRow> = {
  name: "exam",
  table: exams,
  id: exams.id,
  archivedAt: exams.archivedAt,
  parent: null,
  above: examSubjects.examId,
  list: {
    sorts: { title: [exams.searchName], createdAt: [exams.createdAt] },
    defaultSort: "title",
    search: exams.searchName,
    id: exams.id,
    filters: { active: flag(exams.active, "Active") },
  },
};
export const subjectLevel = part<SubjectRow>("subject", examSubjects, examSubjects.examId, topics.subjectId);
export const topicLevel = part<TopicRow>("topic", topics, topics.subjectId, sections.topicId);
export const sectionLevel = part<SectionRow>("section", sections, sections.topicId, contentLessons.sectionId);
export const lessonLevel: Level<LessonRow> = {
  name: "lesson",
  table: contentLessons,
  id: contentLessons.id,
  archivedAt: contentLessons.archivedAt,
  parent: contentLessons.sectionId,
  above: contentLessons.id,
  list: lessonList,
};

/** What may be counted: lessons in use; of a content-creator, their own. Source: domain.md 0.4. */
export function visibleLessons({ actor }: Pick<Context, "actor">): SQL | undefined {
  const own = scopeOf(actor.role, "exams") === "own";
  return and(isNull(contentLessons.archivedAt), own ? sql`${contentLessons.assigneeId} = ${actor.id}` : undefined);
}

/** What was archived, and only for those who may bring it back. */
export function archivedAtLevel<Row>({ actor }: Pick<Context, "actor">, { archivedAt }: Level<Row>): SQL {
  return actor.permissions.has("exams:act") ? isNotNull(archivedAt) : sql`false`;
}

/** What of a level may be read: what is in use; of a content-creator, what holds lessons of their own. Source: domain.md 0.4. */
export function visibleAt<Row>(context: Pick<Context, "actor">, { name, id, above, archivedAt }: Level<Row>) {
  const inUse = isNull(archivedAt);
  if (scopeOf(context.actor.role, "exams") !== "own") return inUse;
  if (name === lessonLevel.name) return visibleLessons(context);
  return and(inUse, sql`${id} in (select ${above} from ${lessonTree} where ${visibleLessons(context)})`);
}

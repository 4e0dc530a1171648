import type { PgColumn } from "drizzle-orm/pg-core";
import type { AuditedKind } from "@app/domain/changes.ts";
import type { ExamPartLevel } from "@app/domain/content/content-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { RecordTable } from "../../database/records.ts";
import { contentLessons, exams, examSubjects, sections, topics } from "./content.table.ts";

/** What the rows of all levels have, whatever they are called. */
export interface NodeRow {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string;
  version: number;
  archivedAt: Date | null;
  archivedWithId?: string | null;
  order?: number;
  [column: string]: unknown;
}

/** A level of the tree as it is written. */
export interface TreeLevel {
  /** Its name in "not found" messages, such as "section". */
  entity: string;
  kind: AuditedKind;
  table: RecordTable & { order?: PgColumn; archivedWithId?: PgColumn };
  /** The field that names a node: two siblings do not share one. */
  nameField: "name" | "title";
  nameIndex: string;
  /** The level that it stands in, and the field that says in which of its nodes; null for exams. */
  parent: { level: TreeLevel; field: string; column: PgColumn } | null;
  /** Its fields, without those of every record. */
  fields: readonly string[];
}

const partFields = ["name", "description", "order", "active"];

export const examTree: TreeLevel = {
  entity: "Exam",
  kind: "exam",
  table: exams,
  nameField: "title",
  nameIndex: "",
  parent: null,
  fields: ["title", "examSlug", "description", "regionId", "coverImage", "coverAlt", "active"],
};
const subjectTree: TreeLevel = {
  entity: "Subject",
  kind: "exam-part",
  table: examSubjects,
  nameField: "name",
  nameIndex: "exam_subjects_name",
  parent: { level: examTree, field: "examId", column: examSubjects.examId },
  fields: partFields,
};
const topicTree: TreeLevel = {
  entity: "Topic",
  kind: "exam-part",
  table: topics,
  nameField: "name",
  nameIndex: "topics_name",
  parent: { level: subjectTree, field: "subjectId", column: topics.subjectId },
  fields: partFields,
};
const sectionTree: TreeLevel = {
  entity: "Section",
  kind: "exam-part",
  table: sections,
  nameField: "name",
  nameIndex: "sections_name",
  parent: { level: topicTree, field: "topicId", column: sections.topicId },
  fields: partFields,
};
export const lessonTree: TreeLevel = {
  entity: "Lesson",
  kind: "exam-lesson",
  table: contentLessons,
  nameField: "title",
  nameIndex: "content_lessons_title",
  parent: { level: sectionTree, field: "sectionId", column: contentLessons.sectionId },
  fields: [
    "title",
    "summary",
    "order",
    "estimatedMinutes",
    "contentStatus",
    "statusSince",
    "activeFlag",
    "assigneeId",
    "reviewerId",
    "dueOn",
  ],
};

export const partTrees: Readonly<Record<ExamPartLevel, TreeLevel>> = {
  subject: subjectTree,
  topic: topicTree,
  section: sectionTree,
};

const fromTheTop = [examTree, subjectTree, topicTree, sectionTree, lessonTree];

/** The levels that stand in a level, from the top down. */
export const levelsBelow = (level: TreeLevel): readonly TreeLevel[] => fromTheTop.slice(fromTheTop.indexOf(level) + 1);

const listed = new Set(["contentStatus", "activeFlag"]);
const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** A node as the GraphQL endpoint shows it beside a refusal: its own fields, closed lists by their names. */
export function nodeOnWire({ fields, parent }: TreeLevel, row: NodeRow): Record<string, unknown> {
  const own = fields.map((name) => [name, listed.has(name) ? toEnumName(String(row[name])) : plain(row[name])]);
  const { id, version, createdAt, updatedAt, archivedAt } = row;
  return {
    _id: id,
    version,
    createdAt: plain(createdAt),
    updatedAt: plain(updatedAt),
    archivedAt: plain(archivedAt),
    ...(Object.fromEntries(own) as Record<string, unknown>),
    ...(parent && { parentId: row[parent.field] }),
  };
}

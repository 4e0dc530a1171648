import { recordName } from "@app/domain/changes.ts";
import { eq } from "drizzle-orm";
import { creatorUpdateInput } from "@app/domain/content/assignment.ts";
import { examLessonUpdateInput, examPartUpdateInput, examUpdateInput } from "@app/domain/content/exam-tree.ts";
import { messages } from "@app/domain/messages.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import type { Changes } from "../../database/schema/team-activity.table.ts";
import type { Besides, Historic, SavedVersion } from "../../records/history/historic.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { requirePermission } from "../../service/permission.ts";
import { Refusal } from "../../service/refusal.ts";
import {
  examLevel,
  lessonLevel,
  sectionLevel,
  subjectLevel,
  topicLevel,
  visibleAt,
  type Level,
} from "./content.levels.ts";
import { creatorKind, saveCreator } from "./creators.service.ts";
import { saveExam } from "./exam.service.ts";
import { sessionBesides } from "./session.history.ts";
import { examTree, lessonTree, partTrees, type NodeRow, type TreeLevel } from "./tree.levels.ts";
import { archiveNode, moveNode, restoreNode, saveNode } from "./tree.service.ts";

const levels: readonly Level<unknown>[] = [examLevel, subjectLevel, topicLevel, sectionLevel, lessonLevel];
const levelOf = ({ table }: TreeLevel): Level<unknown> => levels.find((level) => level.table === table) ?? lessonLevel;

/** Refuses content-creators what holds no lesson of theirs; what is archived has a history too. Source: domain.md 0.4. */
async function admitToNode(context: Context, tree: TreeLevel, id: string): Promise<void> {
  if (scopeOf(context.actor.role, "exams") !== "own") return;
  const level = levelOf(tree);
  const own = context.db.select({ id: level.id }).from(level.table).where(visibleAt(context, level)).as("own");
  const [seen] = await context.db.select().from(own).where(eq(own.id, id));
  if (!seen) throw new Refusal("NOT_FOUND", messages.missing(tree.entity));
}

const placed = ({ id, version }: NodeRow): SavedVersion => ({ _id: id, version });

/** Moves a node to where it stood before a change. */
async function moveBack(context: Context, tree: TreeLevel, at: SavedVersion, changes: Changes): Promise<SavedVersion> {
  const now = (await findOrRefuse(context, tree.table, at._id, tree.entity)) as NodeRow;
  const field = tree.parent?.field ?? "";
  const parentId = String((changes[field] ?? [now[field]])[0]);
  const order = Number((changes.order ?? [now.order])[0]);
  return placed(await moveNode(context, tree, { ...at, parentId, order }));
}

interface Own {
  /** The level that a node is of; refused where there is none. */
  treeOf: (context: Context, id: string) => TreeLevel | Promise<TreeLevel>;
  /** Fields that its form saves. */
  editable: readonly string[];
  /** Fields that are shown besides. */
  more: readonly string[];
  besides?: Besides;
  save: (context: Context, tree: TreeLevel, at: SavedVersion, fields: object) => Promise<NodeRow>;
}

/** What is shown of the history of nodes, and the ways back. */
const nodeHistory = (kind: Historic["kind"], { treeOf, editable, more, save, besides }: Own): Historic => ({
  ...(besides && { besides }),
  kind,
  fields: [...editable, ...more, "archivedAt"],
  editable,
  async admit(context, id) {
    requirePermission(context, "exams:read");
    await admitToNode(context, await treeOf(context, id), id);
  },
  async present(context, id) {
    const { table, entity } = await treeOf(context, id);
    return findOrRefuse(context, table, id, entity);
  },
  async save(context, _id, version, fields) {
    requirePermission(context, "exams:write");
    return placed(await save(context, await treeOf(context, _id), { _id, version }, fields));
  },
  revert(context, _id, version, changes) {
    const { archivedAt, order } = changes;
    const isMoved =
      Boolean(order) || more.some((field) => field.endsWith("Id") && parents.has(field) && changes[field]);
    if (!archivedAt && !isMoved) return null;
    requirePermission(context, archivedAt ? "exams:act" : "exams:write");
    const turn = async () => {
      const tree = await treeOf(context, _id);
      if (!archivedAt) return moveBack(context, tree, { _id, version }, changes);
      const change = archivedAt[0] === null ? restoreNode : archiveNode;
      return placed(await change(context, tree, { _id, version }));
    };
    return turn();
  },
});

const trees = [examTree, ...Object.values(partTrees), lessonTree];
const parents = new Set(trees.flatMap(({ parent }) => parent?.field ?? []));

async function partTreeOf({ db }: Context, id: string): Promise<TreeLevel> {
  for (const tree of Object.values(partTrees)) {
    const { table } = levelOf(tree);
    const [row] = await db.select({ id: tree.table.id }).from(table).where(eq(tree.table.id, id));
    if (row) return tree;
  }
  throw new Refusal("NOT_FOUND", messages.missing("Part"));
}

/** The histories of the exams' tree and of those who write it. */
export const contentHistories: readonly Historic[] = [
  nodeHistory("exam", {
    treeOf: () => examTree,
    editable: ["title", "examSlug", "regionId", "description", "coverImage", "coverAlt", "active"],
    more: [],
    save: (context, _, at, fields) => saveExam(context, parse(examUpdateInput, { ...fields, ...at })),
  }),
  nodeHistory("exam-part", {
    treeOf: partTreeOf,
    editable: ["name", "description", "active"],
    more: ["examId", "subjectId", "topicId", "order"],
    save(context, tree, at, fields) {
      const { _id, version, ...changes } = parse(examPartUpdateInput, { ...fields, ...at });
      return saveNode(context, tree, { _id, version }, changes);
    },
  }),
  nodeHistory("exam-lesson", {
    treeOf: () => lessonTree,
    editable: ["title", "summary", "estimatedMinutes", "activeFlag"],
    more: ["contentStatus", "assigneeId", "reviewerId", "dueOn", "publishedVersion", "sectionId", "order"],
    besides: sessionBesides,
    save(context, tree, at, fields) {
      const { _id, version, ...changes } = parse(examLessonUpdateInput, { ...fields, ...at });
      return saveNode(context, tree, { _id, version }, changes);
    },
  }),
  historyOf(creatorKind, {
    area: "exams",
    body: creatorUpdateInput,
    admit({ actor }, id) {
      const isNone = scopeOf(actor.role, "exams") === "own" && actor.id !== id;
      return isNone
        ? Promise.reject(new Refusal("NOT_FOUND", messages.missing(recordName(creatorKind.kind))))
        : Promise.resolve();
    },
    update: async (context, body) => {
      const { id, version } = await saveCreator(context, body);
      return { _id: id, version };
    },
  }),
];

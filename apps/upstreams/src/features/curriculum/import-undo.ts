import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import type { UndoVerdict } from "@app/domain/imports/import-enums.ts";
import { curriculumMessages } from "@app/domain/curriculum/curriculum-messages.ts";
import type { Context } from "../../service/context.ts";
import { attachments } from "./attachment.table.ts";
import { subdivisions, type SubdivisionRow } from "./curriculum.table.ts";
import { arrange, idsOf, siblingsUnder, type Tree } from "./tree.ts";
import type { RecordRef } from "../../records/record-ref.ts";

/** What a row of a file has made: its topic, and the parts above it that were missing. */
export interface MadeTopic {
  topic: RecordRef;
  above: readonly RecordRef[];
}
interface Undone {
  undo: UndoVerdict;
  undoReason: string | null;
}

/** Parts that learners follow, or are at. */
async function followedIn({ db }: Context, curriculumId: string): Promise<Set<string>> {
  const { subdivisionIds, progress, archivedAt } = attachments;
  const rows = await db
    .select({ subdivisionIds, progress })
    .from(attachments)
    .where(and(eq(attachments.curriculumId, curriculumId), isNull(archivedAt)));
  return new Set(rows.flatMap((row) => [...row.subdivisionIds, ...row.progress.map((entry) => entry.subdivisionId)]));
}

/** What becomes of a topic: archived, kept as somebody edited it since, or kept as a learner follows it. */
async function undoneOf(
  context: Context,
  { topic }: MadeTopic,
  parts: ReadonlyMap<string, SubdivisionRow>,
  isFollowed: (part: SubdivisionRow) => boolean,
): Promise<Undone> {
  const part = parts.get(topic._id);
  if (!part) return { undo: "stuck", undoReason: importMessages.gone };
  if (part.version !== topic.version) {
    return { undo: "kept", undoReason: importMessages.editedBy(await context.nameOf(context, part.updatedBy)) };
  }
  return isFollowed(part)
    ? { undo: "stuck", undoReason: curriculumMessages.importFollowed }
    : { undo: "reversed", undoReason: null };
}

/** Archives what an import made of topics, and what it made above them where nothing in use is left under it. */
export async function undoTopics(context: Context, tree: Tree, added: readonly MadeTopic[]): Promise<Undone[]> {
  const parts = new Map(tree.parts.map((part) => [part.id, part]));
  const followed = await followedIn(context, tree.curriculum.id);
  const above = new Map(added.flatMap((one) => one.above.map(({ _id, version }) => [_id, version] as const)));
  const isFollowed = ({ id, parentId }: SubdivisionRow): boolean => {
    const parent = parentId !== null && above.has(parentId) ? parts.get(parentId) : undefined;
    return followed.has(id) || (parent !== undefined && isFollowed(parent));
  };
  const undone: Undone[] = [];
  for (const one of added) undone.push(await undoneOf(context, one, parts, isFollowed));

  const gone = new Set(added.flatMap(({ topic }, at) => (undone[at]?.undo === "reversed" ? topic._id : [])));
  const isEmpty = (id: string) =>
    tree.parts.every((part) => part.parentId !== id || part.archivedAt !== null || gone.has(part.id));
  // Those further down come later in a row, and go first.
  for (const [id, version] of [...above].reverse()) {
    const part = parts.get(id);
    if (part?.version === version && part.archivedAt === null && !followed.has(id) && isEmpty(id)) gone.add(id);
  }
  await archive(context, tree, gone);
  return undone;
}

async function archive(context: Context, tree: Tree, gone: ReadonlySet<string>): Promise<void> {
  if (gone.size === 0) return;
  const { db, actor, now } = context;
  const archived = { archivedAt: now, importUndone: true, updatedAt: now, updatedBy: actor.id };
  await db
    .update(subdivisions)
    .set({ ...archived, version: sql`${subdivisions.version} + 1` })
    .where(inArray(subdivisions.id, [...gone]));
  for (const parentId of new Set(tree.parts.filter(({ id }) => gone.has(id)).map((part) => part.parentId))) {
    const siblings = siblingsUnder(tree, parentId);
    const live = idsOf(siblings.live);
    const left = live.filter((id) => !gone.has(id));
    await arrange(context, [...left, ...live.filter((id) => gone.has(id)), ...idsOf(siblings.archived)]);
  }
}

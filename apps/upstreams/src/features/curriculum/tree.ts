import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { slugFrom } from "@app/domain/curriculum/curriculum.ts";
import { messages } from "@app/domain/messages.ts";
import { lockRecord } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { checkVersion, findOrRefuse } from "../../records/versions.ts";
import { refuseArchived } from "./curriculum.service.ts";
import { subdivisionOf } from "./curriculum.record.ts";
import { curricula, subdivisions, type CurriculumRow, type SubdivisionRow } from "./curriculum.table.ts";
import { freeSlug } from "./slugs.ts";

const missing = () => new Refusal("NOT_FOUND", messages.missing("Subdivision"));

/** One curriculum's tree, held: whoever else changes it waits until this transaction ends. */
export interface Tree {
  curriculum: CurriculumRow;
  parts: SubdivisionRow[];
}

export async function lockTree(context: Context, curriculumId: string, mayBeArchived = false): Promise<Tree> {
  const curriculum = await lockRecord(context, curricula, curriculumId);
  if (!curriculum) throw fieldRefusal("curriculumId", messages.reference("Curriculum"));
  if (!mayBeArchived) refuseArchived(curriculum);
  const parts = await context.db
    .select()
    .from(subdivisions)
    .where(eq(subdivisions.curriculumId, curriculumId))
    .orderBy(asc(subdivisions.order));
  return { curriculum, parts };
}

/** A part with its tree, both held. */
export async function lockPart(context: Context, id: string): Promise<{ tree: Tree; part: SubdivisionRow }> {
  const { curriculumId } = subdivisions;
  const [found] = await context.db.select({ curriculumId }).from(subdivisions).where(eq(subdivisions.id, id));
  if (!found) throw missing();
  const tree = await lockTree(context, found.curriculumId);
  return { tree, part: await findOrRefuse(context, subdivisions, id, "Subdivision") };
}

export const checkPartVersion = (context: Context, part: SubdivisionRow, version: number): Promise<void> =>
  checkVersion(context, part, version, subdivisionOf);

/** Those that stand under a parent, in order; those in use come before the archived ones. */
export function siblingsUnder(
  { parts }: Tree,
  parentId: string | null,
): { live: SubdivisionRow[]; archived: SubdivisionRow[] } {
  const all = parts.filter((part) => part.parentId === parentId);
  return {
    live: all.filter((part) => part.archivedAt === null),
    archived: all.filter((part) => part.archivedAt !== null),
  };
}

/** The part that another is to stand under; null for the top. */
export function chosenParent({ parts }: Tree, parentId: string | null): SubdivisionRow | null {
  if (parentId === null) return null;
  const parent = parts.find(({ id, archivedAt }) => id === parentId && archivedAt === null);
  if (!parent) throw fieldRefusal("parentId", messages.reference("Parent"));
  return parent;
}

/** Gives siblings their places. Only the place changes: nobody edited them, so their versions stay. */
export async function arrange({ db }: Context, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const place = sql`array_position(${sql.param(ids)}::text[], ${subdivisions.id}) - 1`;
  await db
    .update(subdivisions)
    .set({ order: place })
    .where(and(inArray(subdivisions.id, ids), sql`${subdivisions.order} <> ${place}`));
}

/** A slug from a name that none of the siblings has. */
export function siblingSlug(tree: Tree, parentId: string | null, wanted: string, ownId = ""): string {
  const taken = new Set(
    tree.parts.filter((part) => part.parentId === parentId && part.id !== ownId).map(({ slug }) => slug),
  );
  return freeSlug(wanted, (slug) => taken.has(slug));
}

export const slugBase = (name: string, type: string): string => slugFrom(name) || type.toLowerCase();

/** A part and everything under it that is in use. */
export function liveBranch(tree: Tree, id: string): string[] {
  const below = tree.parts.filter((part) => part.parentId === id && part.archivedAt === null);
  return [id, ...below.flatMap((part) => liveBranch(tree, part.id))];
}

export const idsOf = (parts: readonly SubdivisionRow[]): string[] => parts.map(({ id }) => id);

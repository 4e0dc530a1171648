import { eq, inArray, or, sql } from "drizzle-orm";
import { moveInOrder, placementRefusal } from "@app/domain/curriculum/placement.ts";
import {
  partsMax,
  type SubdivisionInput,
  type SubdivisionMoveInput,
  type SubdivisionUpdateInput,
} from "@app/domain/curriculum/subdivision.ts";
import { messages } from "@app/domain/messages.ts";
import { curriculumMessages } from "@app/domain/curriculum/curriculum-messages.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { withUnique } from "../../records/unique.ts";
import { languageOptions } from "@app/domain/language/dialect.ts";
import { holdWords } from "../words/words.public.ts";
import { subdivisionOf, type SubdivisionRecord } from "./curriculum.record.ts";
import { subdivisions, type SubdivisionRow } from "./curriculum.table.ts";
import {
  arrange,
  checkPartVersion,
  chosenParent,
  idsOf,
  liveBranch,
  lockPart,
  lockTree,
  siblingSlug,
  siblingsUnder,
  slugBase,
  type Tree,
} from "./tree.ts";

const uniques = (field: string, name: string) => ({
  subdivisions_name: () => fieldRefusal(field, curriculumMessages.siblingNameTaken(name)),
  subdivisions_slug: () => fieldRefusal("slug", messages.unique("Slug")),
});

const wrongState = (state: string, verb: string) =>
  new Refusal("WRONG_STATE", messages.wrongState("part", state, verb));

async function writeDown(
  context: Context,
  action: "created" | "updated" | "archived" | "state-changed",
  after: SubdivisionRow,
  before?: SubdivisionRow,
) {
  const entry = {
    action,
    kind: "subdivision" as const,
    id: after.id,
    label: after.name,
    partOf: after.curriculumId,
    after,
  };
  await audit(context, before ? { ...entry, before } : entry);
}

/** The part as it stands after its siblings were arranged. */
async function present({ db }: Context, id: string): Promise<SubdivisionRow> {
  const [row] = await db.select().from(subdivisions).where(eq(subdivisions.id, id));
  if (!row) throw new Refusal("NOT_FOUND", messages.missing("Subdivision"));
  return row;
}

/** Refuses words that are gone, archived, or of another language than the curriculum teaches. */
const holdTaught = (context: Context, { curriculum }: Tree, wordIds: readonly string[], before?: SubdivisionRow) => {
  const subject = languageOptions.find((language) => language === curriculum.subject) ?? null;
  return holdWords(context, { subject, wordIds }, before?.wordIds);
};

/** Adds a part, last among its siblings in use. Source: domain.md 1.4. */
export async function createSubdivision(context: Context, input: SubdivisionInput): Promise<SubdivisionRecord> {
  const tree = await lockTree(context, input.curriculumId);
  const parent = chosenParent(tree, input.parentId ?? null);
  const misplaced = placementRefusal(tree.curriculum.shape, input.type, parent?.type ?? null);
  if (misplaced) throw fieldRefusal("type", misplaced);
  if (tree.parts.length >= partsMax) throw new Refusal("VALIDATION", messages.atMostItems(partsMax, "parts"));

  await holdTaught(context, tree, input.wordIds);
  const parentId = parent?.id ?? null;
  const { live, archived } = siblingsUnder(tree, parentId);
  const slug = siblingSlug(tree, parentId, slugBase(input.name, input.type));
  const values = { ...input, parentId, slug, order: live.length };
  const after = await withUnique(uniques("name", input.name), () => insertRecord(context, subdivisions, values));
  await arrange(context, [...idsOf(live), after.id, ...idsOf(archived)]);
  await writeDown(context, "created", after);
  return subdivisionOf(after);
}

export async function updateSubdivision(context: Context, input: SubdivisionUpdateInput): Promise<SubdivisionRecord> {
  const { _id, version, ...changes } = input;
  const { tree, part: before } = await lockPart(context, _id);
  await checkPartVersion(context, before, version);
  if (before.archivedAt !== null) throw wrongState("archived", "edited");
  if (changes.wordIds) await holdTaught(context, tree, changes.wordIds, before);
  const name = changes.name ?? before.name;
  const after = await withUnique(uniques("name", name), () => updateRecord(context, subdivisions, before, changes));
  await writeDown(context, "updated", after, before);
  return subdivisionOf(after);
}

/** Moves a part among its siblings or under another parent; to where it is already, it stays. */
export async function moveSubdivision(
  context: Context,
  id: string,
  input: SubdivisionMoveInput,
): Promise<SubdivisionRecord> {
  const { tree, part: before } = await lockPart(context, id);
  const { live, archived } = siblingsUnder(tree, input.parentId);
  const wanted = moveInOrder(idsOf(live), id, input.order);
  const isThere = before.parentId === input.parentId && wanted.indexOf(id) === before.order;
  if (isThere && before.archivedAt === null) return subdivisionOf(before);

  await checkPartVersion(context, before, input.version);
  if (before.archivedAt !== null) throw wrongState("archived", "moved");
  const parent = chosenParent(tree, input.parentId);
  const misplaced = placementRefusal(tree.curriculum.shape, before.type, parent?.type ?? null);
  if (misplaced) throw fieldRefusal("parentId", misplaced);

  const slug = siblingSlug(tree, input.parentId, before.slug, id);
  await withUnique(uniques("parentId", before.name), () =>
    updateRecord(context, subdivisions, before, { parentId: input.parentId, slug }),
  );
  await arrange(context, [...wanted, ...idsOf(archived)]);
  if (before.parentId !== input.parentId) {
    const left = siblingsUnder(tree, before.parentId);
    await arrange(context, [...idsOf(left.live).filter((sibling) => sibling !== id), ...idsOf(left.archived)]);
  }
  const after = await present(context, id);
  await writeDown(context, "updated", after, before);
  return subdivisionOf(after);
}

const touched = ({ actor, now }: Context) => ({
  updatedAt: now,
  updatedBy: actor.id,
  version: sql`${subdivisions.version} + 1`,
});

/** Archives a part and everything under it, which comes back with it. */
export async function archiveSubdivision(context: Context, id: string, version: number): Promise<SubdivisionRecord> {
  const { tree, part: before } = await lockPart(context, id);
  if (before.archivedAt !== null) return subdivisionOf(before);
  await checkPartVersion(context, before, version);

  const [, ...below] = liveBranch(tree, id);
  const archivedAt = context.now;
  await updateRecord(context, subdivisions, before, { archivedAt });
  if (below.length > 0) {
    const taken = { archivedAt, archivedWithId: id, ...touched(context) };
    await context.db.update(subdivisions).set(taken).where(inArray(subdivisions.id, below));
  }
  const { live, archived } = siblingsUnder(tree, before.parentId);
  await arrange(context, [...idsOf(live).filter((sibling) => sibling !== id), id, ...idsOf(archived)]);
  const after = await present(context, id);
  await writeDown(context, "archived", after, before);
  return subdivisionOf(after);
}

/** Brings a part back, last among its siblings in use, with what was archived along with it. */
export async function restoreSubdivision(context: Context, id: string, version: number): Promise<SubdivisionRecord> {
  const { tree, part: before } = await lockPart(context, id);
  if (before.archivedAt === null) return subdivisionOf(before);
  await checkPartVersion(context, before, version);
  const parent = tree.parts.find((part) => part.id === before.parentId);
  if (parent && parent.archivedAt !== null)
    throw new Refusal("WRONG_STATE", curriculumMessages.parentArchived(parent.name));

  const back = { archivedAt: null, archivedWithId: null, importUndone: false, ...touched(context) };
  const branch = or(eq(subdivisions.id, id), eq(subdivisions.archivedWithId, id));
  await context.db.update(subdivisions).set(back).where(branch);
  const { live, archived } = siblingsUnder(tree, before.parentId);
  await arrange(context, [...idsOf(live), id, ...idsOf(archived).filter((sibling) => sibling !== id)]);
  const after = await present(context, id);
  await writeDown(context, "state-changed", after, before);
  return subdivisionOf(after);
}

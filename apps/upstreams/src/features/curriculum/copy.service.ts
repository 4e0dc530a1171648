import { eq } from "drizzle-orm";
import { placementRefusal } from "@app/domain/curriculum/placement.ts";
import { partsMax, type SubdivisionCopyInput } from "@app/domain/curriculum/subdivision.ts";
import { messages } from "@app/domain/messages.ts";
import { curriculumMessages } from "@app/domain/curriculum/curriculum-messages.ts";
import { newId } from "../../database/new-id.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { withUnique } from "../../records/unique.ts";
import { subdivisionOf, type SubdivisionRecord } from "./curriculum.record.ts";
import { subdivisions, type SubdivisionRow } from "./curriculum.table.ts";
import { arrange, chosenParent, idsOf, liveBranch, lockTree, siblingSlug, siblingsUnder, type Tree } from "./tree.ts";

async function curriculumOf({ db }: Context, partId: string): Promise<string> {
  const { curriculumId } = subdivisions;
  const [found] = await db.select({ curriculumId }).from(subdivisions).where(eq(subdivisions.id, partId));
  if (!found) throw new Refusal("NOT_FOUND", messages.missing("Subdivision"));
  return found.curriculumId;
}

/** Both trees, held in one order by everybody, so that two copies never wait for each other. */
async function lockBoth(context: Context, fromId: string, toId: string): Promise<{ from: Tree; to: Tree }> {
  if (fromId === toId) {
    const tree = await lockTree(context, toId);
    return { from: tree, to: tree };
  }
  const trees = new Map<string, Tree>();
  for (const id of [fromId, toId].toSorted()) trees.set(id, await lockTree(context, id, id === fromId));
  return { from: trees.get(fromId) as Tree, to: trees.get(toId) as Tree };
}

function checkPlace(
  { from, to }: { from: Tree; to: Tree },
  part: SubdivisionRow,
  parentId: string | null,
  parts: number,
) {
  if (part.archivedAt !== null) throw new Refusal("WRONG_STATE", messages.wrongState("part", "archived", "copied"));
  if (from.curriculum.shape !== to.curriculum.shape) throw fieldRefusal("curriculumId", curriculumMessages.otherShape);
  const parent = chosenParent(to, parentId);
  const misplaced = placementRefusal(to.curriculum.shape, part.type, parent?.type ?? null);
  if (misplaced) throw fieldRefusal("parentId", misplaced);
  if (to.parts.length + parts > partsMax) throw new Refusal("VALIDATION", messages.atMostItems(partsMax, "parts"));
}

/** The branch as new rows, its top last among its new siblings; names and what stands in each part are kept. */
function copies({ actor, now }: Context, to: Tree, branch: readonly SubdivisionRow[], input: SubdivisionCopyInput) {
  const ids = new Map(branch.map(({ id }) => [id, newId(now)]));
  const common = { createdAt: now, updatedAt: now, createdBy: actor.id, updatedBy: actor.id, version: 1 };
  return branch.map((part, place): SubdivisionRow => {
    const isTop = place === 0;
    return {
      ...part,
      ...common,
      id: ids.get(part.id) as string,
      curriculumId: to.curriculum.id,
      parentId: isTop ? input.parentId : (ids.get(part.parentId ?? "") as string),
      slug: isTop ? siblingSlug(to, input.parentId, part.slug) : part.slug,
      order: isTop ? siblingsUnder(to, input.parentId).live.length : part.order,
      resources: input.withResources ? part.resources : [],
    };
  });
}

/** Copies a part in use with everything in use under it to another place, of this curriculum or another of its shape. */
export async function copySubdivision(
  context: Context,
  id: string,
  input: SubdivisionCopyInput,
): Promise<SubdivisionRecord & { copied: number }> {
  const trees = await lockBoth(context, await curriculumOf(context, id), input.curriculumId);
  const byId = new Map(trees.from.parts.map((row) => [row.id, row]));
  const branch = liveBranch(trees.from, id).flatMap((one) => byId.get(one) ?? []);
  const [part] = branch as [SubdivisionRow];
  checkPlace(trees, part, input.parentId, branch.length);
  const rows = copies(context, trees.to, branch, input);
  const [top] = rows as [SubdivisionRow];
  const taken = () => fieldRefusal("parentId", curriculumMessages.siblingNameTaken(part.name));
  await withUnique({ subdivisions_name: taken }, () => context.db.insert(subdivisions).values(rows));
  const siblings = siblingsUnder(trees.to, input.parentId);
  await arrange(context, [...idsOf(siblings.live), top.id, ...idsOf(siblings.archived)]);
  const after = { ...top, copiedFromId: id, copied: rows.length };
  await audit(context, {
    action: "created",
    kind: "subdivision",
    id: top.id,
    label: top.name,
    after,
    partOf: top.curriculumId,
  });
  return { ...subdivisionOf(top), copied: rows.length };
}

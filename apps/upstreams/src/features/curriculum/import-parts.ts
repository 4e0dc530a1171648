import { eq } from "drizzle-orm";
import type { ImportPlan, PlannedPart } from "@app/domain/curriculum/import.ts";
import { newId } from "../../database/new-id.ts";
import type { Context } from "../../service/context.ts";
import { subdivisions, type SubdivisionRow } from "./curriculum.table.ts";
import { freeSlug } from "./slugs.ts";
import { arrange, idsOf, siblingsUnder, slugBase, type Tree } from "./tree.ts";

/** How many parts are written at once. */
const batch = 500;

/** What a file would do to a tree that is held. */
export interface TopicPlan extends ImportPlan {
  tree: Tree;
}

/** The planned parts as rows: each last among its siblings, with a slug that none of them has. */
function rowsOf({ actor, now }: Context, { tree, parts }: TopicPlan): SubdivisionRow[] {
  const ids = new Map(parts.map(({ key, revives }) => [key, revives ?? newId(now)]));
  const taken = new Map<string, Set<string>>();
  const places = new Map<string, number>();
  const common = {
    createdAt: now,
    updatedAt: now,
    createdBy: actor.id,
    updatedBy: actor.id,
    archivedAt: null,
  };
  return parts.map((part: PlannedPart): SubdivisionRow => {
    const { key, parent, revives: _, ...fields } = part;
    const parentId = parent === null ? null : (ids.get(parent) ?? parent);
    const under = parentId ?? "";
    const siblings = tree.parts.filter((one) => one.parentId === parentId);
    const slugs = taken.get(under) ?? new Set(siblings.map(({ slug: one }) => one));
    const slug = freeSlug(slugBase(part.name, part.type), (one) => slugs.has(one));
    taken.set(under, slugs.add(slug));
    const order = places.get(under) ?? siblingsUnder(tree, parentId).live.length;
    places.set(under, order + 1);
    const place = {
      curriculumId: tree.curriculum.id,
      parentId,
      slug,
      order,
      lessonIds: [],
      wordIds: [],
      archivedWithId: null,
    };
    // Of one that is brought back only what is raised by that.
    const version = 1 + (tree.parts.find(({ id }) => id === part.revives)?.version ?? 0);
    return { ...fields, ...common, ...place, version, importUndone: false, id: ids.get(key) as string };
  });
}

async function writeParts({ db }: Context, { parts }: TopicPlan, rows: readonly SubdivisionRow[]): Promise<void> {
  const back = new Set(parts.flatMap(({ revives }) => revives ?? []));
  const added = rows.filter(({ id }) => !back.has(id));
  for (let from = 0; from < added.length; from += batch) {
    await db.insert(subdivisions).values(added.slice(from, from + batch));
  }
  for (const { id, description, outcomes, estimatedMinutes, order, updatedAt, updatedBy, version } of rows) {
    if (!back.has(id)) continue;
    const anew = { description, outcomes, estimatedMinutes, order, updatedAt, updatedBy, version };
    await db
      .update(subdivisions)
      .set({ ...anew, archivedAt: null, importUndone: false })
      .where(eq(subdivisions.id, id));
  }
}

/** New parts stand before the archived ones of their parent. */
async function putInOrder(context: Context, tree: Tree, newRows: readonly SubdivisionRow[]): Promise<void> {
  for (const parentId of new Set(newRows.map((row) => row.parentId))) {
    const { live, archived } = siblingsUnder(tree, parentId);
    if (archived.length === 0) continue;
    const added = new Set(idsOf(newRows.filter((row) => row.parentId === parentId)));
    await arrange(context, [...idsOf(live), ...added, ...idsOf(archived).filter((id) => !added.has(id))]);
  }
}

/** Makes what was planned, and answers each part by its key in the plan. */
export async function makeParts(context: Context, plan: TopicPlan): Promise<Map<string, SubdivisionRow>> {
  const rows = rowsOf(context, plan);
  await writeParts(context, plan, rows);
  await putInOrder(context, plan.tree, rows);
  return new Map(plan.parts.map(({ key }, at) => [key, rows[at] as SubdivisionRow]));
}

import { subdivisionUpdateInput } from "@app/domain/curriculum/subdivision.ts";
import type { Changes } from "../../database/schema/team-activity.table.ts";
import type { Context } from "../../service/context.ts";
import type { Historic, SavedVersion } from "../../records/history/historic.ts";
import { parse } from "../../service/parse.ts";
import { requirePermission } from "../../service/permission.ts";
import { findOrRefuse } from "../../records/versions.ts";
import { admitToCurriculum } from "./curriculum.history.ts";
import { subdivisions } from "./curriculum.table.ts";
import { archiveSubdivision, moveSubdivision, restoreSubdivision, updateSubdivision } from "./subdivision.service.ts";

const editable = ["name", "description", "outcomes", "resources", "wordIds", "estimatedMinutes", "slug"];

const present = (context: Context, id: string) => findOrRefuse(context, subdivisions, id, "Subdivision");

/** Moves a part to where it stood before some changes. */
async function moveBack(
  context: Context,
  id: string,
  version: number,
  { parentId, order }: Changes,
): Promise<SavedVersion> {
  const now = await present(context, id);
  return moveSubdivision(context, id, {
    version,
    parentId: parentId ? (parentId[0] as string | null) : now.parentId,
    order: order ? Number(order[0]) : now.order,
  });
}

async function unarchive(context: Context, id: string, version: number, changes: Changes): Promise<SavedVersion> {
  const restored = await restoreSubdivision(context, id, version);
  return changes.order ? moveBack(context, id, restored.version, changes) : restored;
}

/** What is shown of a part's history, and the ways back. */
export const subdivisionHistory: Historic = {
  kind: "subdivision",
  fields: [...editable, "parentId", "order", "archivedAt"],
  editable,
  async admit(context, id) {
    requirePermission(context, "curriculums:read");
    await admitToCurriculum(context, (await present(context, id)).curriculumId);
  },
  present,
  save(context, id, version, fields) {
    requirePermission(context, "curriculums:write");
    return updateSubdivision(context, parse(subdivisionUpdateInput, { ...fields, _id: id, version }));
  },
  revert(context, id, version, changes) {
    const { archivedAt, parentId, order } = changes;
    if (!archivedAt && !parentId && !order) return null;
    requirePermission(context, "curriculums:write");
    if (!archivedAt) return moveBack(context, id, version, changes);
    return archivedAt[0] === null ? unarchive(context, id, version, changes) : archiveSubdivision(context, id, version);
  },
};

import { and, count, eq, max, sum } from "drizzle-orm";
import { planImport, type PlannedRow, type TopicRow } from "@app/domain/curriculum/import.ts";
import type { CurriculumShape } from "@app/domain/curriculum/curriculum-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { refuseArchived } from "./curriculum.service.ts";
import { curricula, subdivisions, type SubdivisionRow } from "./curriculum.table.ts";
import { makeParts } from "./import-parts.ts";
import { undoTopics, type MadeTopic } from "./import-undo.ts";
import { lockTree, type Tree } from "./tree.ts";

export type { MadeTopic } from "./import-undo.ts";

/** Whose file it is, as the activity log of the curriculum tells. */
interface Told {
  importId: string;
  fileName: string;
}

/** Refuses what topics of this shape cannot be put into. */
export async function demandCurriculum({ db }: Context, id: string | null, shape: CurriculumShape): Promise<void> {
  const [found] = await db
    .select()
    .from(curricula)
    .where(and(eq(curricula.id, id ?? ""), eq(curricula.shape, shape)));
  if (!found) throw fieldRefusal("intoId", messages.reference("Curriculum"));
  refuseArchived(found);
}

/** How a tree stands: another text as soon as one of its parts is added, changed or removed. */
export async function treeVersion({ db }: Pick<Context, "db">, curriculumId: string): Promise<string> {
  const [row] = await db
    .select({ n: count(), versions: sum(subdivisions.version), last: max(subdivisions.id) })
    .from(subdivisions)
    .where(eq(subdivisions.curriculumId, curriculumId));
  return [row?.n, row?.versions, row?.last].join(" ");
}

async function writeDown(context: Context, { curriculum }: Tree, before: object | null, after: object): Promise<void> {
  const entry = { action: "updated", kind: "curriculum", id: curriculum.id, label: curriculum.name } as const;
  await audit(context, { ...entry, after: { ...after }, ...(before && { before: { ...before } }) });
}

const placeOf = ({ id, version }: SubdivisionRow) => ({ _id: id, version });

/** What rows would do to a curriculum, judged together, and the doing of it; the tree is held until the transaction ends. */
export async function planTopics(
  context: Context,
  curriculumId: string,
  rows: readonly TopicRow[],
): Promise<{ rows: PlannedRow[]; write: (source: Told) => Promise<(MadeTopic | null)[]> }> {
  const tree = await lockTree(context, curriculumId);
  const known = tree.parts.map((part) => ({ ...part, revivable: part.importUndone }));
  const planned = planImport(tree.curriculum.shape, known, rows);
  return {
    rows: planned.rows,
    async write({ importId, fileName }) {
      const newParts = await makeParts(context, { ...planned, tree });
      await writeDown(context, tree, null, { importId, fileName, parts: newParts.size });
      return planned.rows.map(({ verdict, topic, above }) => {
        const part = verdict === "create" ? newParts.get(topic ?? "") : undefined;
        return part
          ? { topic: placeOf(part), above: above.flatMap((key) => newParts.get(key) ?? []).map(placeOf) }
          : null;
      });
    },
  };
}

/** Takes back what rows have made, each as far as it may be. */
export async function revertTopics(
  context: Context,
  curriculumId: string,
  added: readonly MadeTopic[],
  { importId, fileName }: Told,
) {
  const tree = await lockTree(context, curriculumId, true);
  const undone = await undoTopics(context, tree, added);
  const source = { importId, fileName };
  await writeDown(context, tree, { ...source, undoneAt: null }, { ...source, undoneAt: context.now });
  return undone;
}

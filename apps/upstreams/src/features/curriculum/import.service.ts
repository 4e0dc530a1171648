import { createHash } from "node:crypto";
import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { planImport, type ImportInput, type ImportPlan, type PlannedPart } from "@app/domain/curriculum/import.ts";
import { partsMax } from "@app/domain/curriculum/subdivision.ts";
import { messages } from "@app/domain/messages.ts";
import { curriculumMessages } from "@app/domain/curriculum/curriculum-messages.ts";
import { newId } from "../../database/new-id.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { checkVersion, findOrRefuse } from "../../records/versions.ts";
import { attachments } from "./attachment.table.ts";
import { subdivisions, type SubdivisionRow } from "./curriculum.table.ts";
import { problemFile, readFile } from "./import-file.ts";
import { importOf, type ImportCheck, type ImportRecord } from "./import.record.ts";
import { curriculumImports, type ImportRow } from "./import.table.ts";
import { freeSlug } from "./slugs.ts";
import { arrange, idsOf, lockTree, siblingsUnder, slugBase, type Tree } from "./tree.ts";

interface Planned extends ImportPlan {
  tree: Tree;
  /** Tells two plans apart: what was shown from what would be done. */
  fingerprint: string;
}

/** Parts that undone imports made and that nobody has touched since. */
async function undoneParts({ db }: Context, curriculumId: string): Promise<Set<string>> {
  const { partIds, undoneAt } = curriculumImports;
  const ofIt = and(eq(curriculumImports.curriculumId, curriculumId), isNotNull(undoneAt));
  const rows = await db.select({ partIds }).from(curriculumImports).where(ofIt);
  return new Set(rows.flatMap((row) => row.partIds));
}

async function plan(context: Context, curriculumId: string, csv: string): Promise<Planned> {
  const tree = await lockTree(context, curriculumId);
  const { shape } = tree.curriculum;
  const undone = await undoneParts(context, curriculumId);
  const known = tree.parts.map((part) => ({ ...part, revivable: undone.has(part.id) }));
  const planned = planImport(shape, known, readFile(shape, csv));
  const made = planned.parts.filter(({ revives }) => revives === null).length;
  if (tree.parts.length + made > partsMax) {
    throw new Refusal("VALIDATION", messages.atMostItems(partsMax, "parts"));
  }
  const told = JSON.stringify([planned.rows, planned.parts.map(({ key }) => key)]);
  return { ...planned, tree, fingerprint: createHash("sha256").update(told).digest("hex") };
}

const counted = ({ rows }: ImportPlan, wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length;

/** What a file would do; nothing is written. */
export async function checkImport(context: Context, curriculumId: string, csv: string): Promise<ImportCheck> {
  const planned = await plan(context, curriculumId, csv);
  return {
    rows: planned.rows.map(({ line, path, verdict, reason }) => ({ line, path, verdict, reason })),
    parts: planned.parts.length,
    create: counted(planned, "create"),
    unchanged: counted(planned, "unchanged"),
    problems: counted(planned, "problem"),
    problemFile: problemFile(planned.tree.curriculum.shape, planned.rows),
    fingerprint: planned.fingerprint,
  };
}

/** The planned parts as rows: each last among its siblings, with a slug that none of them has. */
function rowsOf({ actor, now }: Context, { tree, parts }: Planned): SubdivisionRow[] {
  const ids = new Map(parts.map(({ key, revives }) => [key, revives ?? newId(now)]));
  const taken = new Map<string, Set<string>>();
  const places = new Map<string, number>();
  const common = {
    createdAt: now,
    updatedAt: now,
    createdBy: actor.id,
    updatedBy: actor.id,
    version: 1,
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
    const place = { curriculumId: tree.curriculum.id, parentId, slug, order, lessonIds: [], archivedWithId: null };
    return { ...fields, ...common, ...place, id: ids.get(key) as string };
  });
}

async function writeParts({ db }: Context, { parts }: Planned, rows: readonly SubdivisionRow[]): Promise<void> {
  const back = new Set(parts.flatMap(({ revives }) => revives ?? []));
  const added = rows.filter(({ id }) => !back.has(id));
  if (added.length > 0) await db.insert(subdivisions).values(added);
  for (const { id, description, outcomes, estimatedMinutes, order, updatedAt, updatedBy } of rows) {
    if (!back.has(id)) continue;
    const anew = { description, outcomes, estimatedMinutes, order, updatedAt, updatedBy, archivedAt: null };
    await db
      .update(subdivisions)
      .set({ ...anew, version: sql`${subdivisions.version} + 1` })
      .where(eq(subdivisions.id, id));
  }
}

/** New parts stand before the archived ones of their parent. */
async function putInOrder(context: Context, tree: Tree, made: readonly SubdivisionRow[]): Promise<void> {
  for (const parentId of new Set(made.map((row) => row.parentId))) {
    const { live, archived } = siblingsUnder(tree, parentId);
    if (archived.length === 0) continue;
    const added = new Set(idsOf(made.filter((row) => row.parentId === parentId)));
    await arrange(context, [...idsOf(live), ...added, ...idsOf(archived).filter((id) => !added.has(id))]);
  }
}

/** Does what was shown, all of it or nothing. The same file a second time makes nothing, since its topics are there. */
export async function runImport(context: Context, curriculumId: string, input: ImportInput): Promise<ImportRecord> {
  const planned = await plan(context, curriculumId, input.csv);
  if (planned.fingerprint !== input.fingerprint) throw new Refusal("WRONG_STATE", curriculumMessages.importOvertaken);
  const leftOut = counted(planned, "problem");
  if (leftOut > 0 && !input.leaveOutProblems)
    throw new Refusal("VALIDATION", curriculumMessages.importProblems(leftOut));
  const rows = rowsOf(context, planned);
  await writeParts(context, planned, rows);
  await putInOrder(context, planned.tree, rows);
  const after = await insertRecord(context, curriculumImports, {
    curriculumId,
    fileName: input.fileName,
    partIds: idsOf(rows),
    unchanged: counted(planned, "unchanged"),
    leftOut,
  });
  await writeDown(context, planned.tree, after);
  return importOf(after);
}

async function writeDown(context: Context, { curriculum }: Tree, after: ImportRow, before?: ImportRow): Promise<void> {
  const { id, name } = curriculum;
  const { fileName, partIds, undoneAt } = after;
  const told = { importId: after.id, fileName, parts: partIds.length, undoneAt };
  await audit(context, {
    action: "updated",
    kind: "curriculum",
    id,
    label: name,
    after: told,
    ...(before && { before: { ...told, undoneAt: before.undoneAt } }),
  });
}

/** Refused where somebody has worked on what was made: its parts, what was put under them, or who follows them. */
async function refuseTouched({ db }: Context, { parts }: Tree, row: ImportRow): Promise<void> {
  const { partIds, curriculumId, createdAt } = row;
  const made = new Set(partIds);
  const touched =
    parts.find(({ id, updatedAt, archivedAt }) => made.has(id) && (updatedAt > createdAt || archivedAt !== null)) ??
    parts.find((part) => part.archivedAt === null && made.has(part.parentId ?? "") && !made.has(part.id));
  if (touched) throw new Refusal("WRONG_STATE", curriculumMessages.importTouched(touched.name));
  const ids = sql.param(partIds);
  const [followed] = await db
    .select({ id: attachments.id })
    .from(attachments)
    .where(
      and(
        eq(attachments.curriculumId, curriculumId),
        isNull(attachments.archivedAt),
        sql`(${attachments.subdivisionIds} && ${ids}::text[] or exists (
          select 1 from jsonb_array_elements(${attachments.progress}) entry where entry->>'subdivisionId' = any(${ids}::text[])))`,
      ),
    )
    .limit(1);
  if (followed) throw new Refusal("WRONG_STATE", curriculumMessages.importFollowed);
}

/** Archives what an import made, where nobody has worked on it since. */
export async function undoImport(context: Context, id: string, version: number): Promise<ImportRecord> {
  const [found] = await context.db.select().from(curriculumImports).where(eq(curriculumImports.id, id));
  if (!found) throw new Refusal("NOT_FOUND", messages.missing("Import"));
  const tree = await lockTree(context, found.curriculumId);
  const before = await findOrRefuse(context, curriculumImports, id, "Import");
  if (before.undoneAt !== null) return importOf(before);
  await checkVersion(context, before, version, importOf);
  await refuseTouched(context, tree, before);
  const { actor, now } = context;
  if (before.partIds.length > 0) {
    const archived = {
      archivedAt: now,
      updatedAt: now,
      updatedBy: actor.id,
      version: sql`${subdivisions.version} + 1`,
    };
    await context.db.update(subdivisions).set(archived).where(inArray(subdivisions.id, before.partIds));
  }
  const made = new Set(before.partIds);
  for (const parentId of new Set(tree.parts.filter((part) => made.has(part.id)).map((part) => part.parentId))) {
    const { live, archived } = siblingsUnder(tree, parentId);
    const left = idsOf(live).filter((one) => !made.has(one));
    await arrange(context, [...left, ...idsOf(live).filter((one) => made.has(one)), ...idsOf(archived)]);
  }
  const after = await updateRecord(context, curriculumImports, before, { undoneAt: now });
  await writeDown(context, tree, after, before);
  return importOf(after);
}

/** The last import of a curriculum; null where there was none. */
export async function lastImport({ db }: Context, curriculumId: string): Promise<ImportRecord | null> {
  const [row] = await db
    .select()
    .from(curriculumImports)
    .where(eq(curriculumImports.curriculumId, curriculumId))
    .orderBy(desc(curriculumImports.createdAt), desc(curriculumImports.id))
    .limit(1);
  return row ? importOf(row) : null;
}

import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { contentMessages } from "@app/domain/content/content-messages.ts";
import { childrenMax, type ExamMoveInput } from "@app/domain/content/exam-tree.ts";
import { moveInOrder } from "@app/domain/curriculum/placement.ts";
import { messages } from "@app/domain/messages.ts";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import { withUnique } from "../../records/unique.ts";
import { checkVersion, findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { contentLessons, examSessions, sessionComments } from "./content.table.ts";
import { lessonTree, levelsBelow, nodeOnWire, type NodeRow, type TreeLevel } from "./tree.levels.ts";

type Values = Readonly<Record<string, unknown>>;
type Action = "created" | "updated" | "archived" | "state-changed" | "deleted";

interface At {
  _id: string;
  version: number;
}

const nameOf = ({ nameField }: TreeLevel, row: NodeRow): string => String(row[nameField]);
const parentIdOf = ({ parent }: TreeLevel, row: NodeRow): string | null => (parent ? String(row[parent.field]) : null);

/** Writes down what was done to a node. */
export async function writeDown(
  context: Context,
  level: TreeLevel,
  action: Action,
  { before, after }: { before?: NodeRow; after?: NodeRow },
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  const partOf = parentIdOf(level, row);
  await audit(context, {
    action,
    kind: level.kind,
    id: row.id,
    label: nameOf(level, row),
    ...(partOf !== null && { partOf }),
    ...(before && { before }),
    ...(after && { after }),
  });
}

/** A node that is held until the transaction ends. */
const heldNode = async (context: Context, { table, entity }: TreeLevel, id: string): Promise<NodeRow> =>
  (await findOrRefuse(context, table, id, entity)) as NodeRow;

/** The same, refused where its caller saw another version. */
export async function nodeAt(context: Context, level: TreeLevel, { _id, version }: At): Promise<NodeRow> {
  const row = await heldNode(context, level, _id);
  await checkVersion(context, row, version, (current) => nodeOnWire(level, current));
  return row;
}

const refuseArchived = ({ entity }: TreeLevel, { archivedAt }: NodeRow, verb: string): void => {
  if (archivedAt !== null)
    throw new Refusal("WRONG_STATE", messages.wrongState(entity.toLowerCase(), "archived", verb));
};

const uniqueIn = ({ nameIndex, nameField }: TreeLevel, name: string, field: string = nameField) => ({
  [nameIndex]: () => fieldRefusal(field, contentMessages.nameTaken(name)),
});

interface Sibling {
  id: string;
  isLive: boolean;
}

/** The children of a node in order, archived ones behind the others. */
async function childrenIn({ db }: Context, { table, parent }: TreeLevel, parentId: string): Promise<Sibling[]> {
  if (!parent || !table.order) return [];
  const plain: PgTable = table;
  const rows = await db
    .select({ id: sql<string>`${table.id}`, isLive: sql<boolean>`${table.archivedAt} is null` })
    .from(plain)
    .where(eq(parent.column, parentId))
    .orderBy(asc(table.order), asc(table.id));
  return rows.toSorted((a, b) => Number(b.isLive) - Number(a.isLive));
}

const idsOf = (siblings: readonly Sibling[]): string[] => siblings.map(({ id }) => id);

/** Told to the app only of lessons that it has had. */
const whereKnown = (now: Date) =>
  sql`case when ${contentLessons.appAt} is null then null else ${now.toISOString()}::timestamptz end`;

/** Gives siblings their places. Only the place changes: nobody edited them, so their versions stay. */
async function arrange({ db, now }: Context, { table }: TreeLevel, ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || !table.order) return;
  const place = sql`array_position(${sql.param(ids)}::text[], ${table.id}) - 1`;
  const plain: PgTable = table;
  await db
    .update(plain)
    // The app shows lessons in their order.
    .set({ order: place, ...(table === lessonTree.table && { appAt: whereKnown(now) }) })
    .where(and(inArray(table.id, [...ids]), sql`${table.order} <> ${place}`));
}

/** Holds the nodes that others are about to stand in, or leave; the one that they come to must be in use. */
async function holdParents(context: Context, level: TreeLevel, wanted: string, left?: string): Promise<void> {
  if (!level.parent) return;
  const { table, entity } = level.parent.level;
  const held = (await lockRecords(context, table, left === undefined ? [wanted] : [wanted, left])) as NodeRow[];
  const found = held.find(({ id }) => id === wanted);
  if (!found || found.archivedAt !== null) throw fieldRefusal("parentId", messages.reference(entity));
}

/** Adds a node, last among its siblings in use. Source: domain.md 1.4. */
export async function addNode(context: Context, level: TreeLevel, parentId: string, values: Values): Promise<NodeRow> {
  if (!level.parent) throw new Error("Exams stand in nothing.");
  await holdParents(context, level, parentId);
  const siblings = await childrenIn(context, level, parentId);
  if (siblings.length >= childrenMax) throw new Refusal("VALIDATION", messages.atMostItems(childrenMax, "items"));
  const live = siblings.filter(({ isLive }) => isLive);
  const row = { ...values, [level.parent.field]: parentId, order: live.length };
  const after = (await withUnique(uniqueIn(level, String(values[level.nameField])), () =>
    insertRecord(context, level.table, row),
  )) as NodeRow;
  await arrange(context, level, [...idsOf(live), after.id, ...idsOf(siblings.slice(live.length))]);
  await writeDown(context, level, "created", { after });
  return after;
}

/** Saves changes to a node; an exam's slug is its own matter. */
export async function saveNode(context: Context, level: TreeLevel, at: At, changes: Values): Promise<NodeRow> {
  const before = await nodeAt(context, level, at);
  refuseArchived(level, before, "edited");
  const name = (changes[level.nameField] as string | undefined) ?? nameOf(level, before);
  const after: NodeRow = await withUnique(uniqueIn(level, name), () =>
    updateRecord<typeof level.table, NodeRow>(context, level.table, before, changes),
  );
  await writeDown(context, level, "updated", { before, after });
  return after;
}

/** Moves a node among its siblings, or under another node of the level above; where it is already, it stays. */
export async function moveNode(
  context: Context,
  level: TreeLevel,
  { parentId, order, ...at }: ExamMoveInput,
): Promise<NodeRow> {
  if (!level.parent) throw new Error("Exams stand in nothing.");
  const seen = await heldNode(context, level, at._id);
  const from = String(seen[level.parent.field]);
  await holdParents(context, level, parentId, from);
  const siblings = await childrenIn(context, level, parentId);
  const live = siblings.filter(({ isLive }) => isLive);
  const wanted = moveInOrder(idsOf(live), seen.id, order);
  if (from === parentId && seen.archivedAt === null && wanted.indexOf(seen.id) === seen.order) return seen;

  const before = await nodeAt(context, level, at);
  refuseArchived(level, before, "moved");
  const { field } = level.parent;
  const moved: NodeRow = await withUnique(uniqueIn(level, nameOf(level, before), "parentId"), () =>
    updateRecord<typeof level.table, NodeRow>(context, level.table, before, { [field]: parentId }),
  );
  await arrange(context, level, [...wanted, ...idsOf(siblings.filter(({ isLive }) => !isLive))]);
  if (from !== parentId) await arrange(context, level, idsOf(await childrenIn(context, level, from)));
  const after = { ...moved, order: wanted.indexOf(seen.id) };
  await writeDown(context, level, "updated", { before, after });
  return after;
}

/** Puts the archived ones behind the others. */
async function rearrange(context: Context, level: TreeLevel, row: NodeRow): Promise<void> {
  const parentId = parentIdOf(level, row);
  if (parentId !== null) await arrange(context, level, idsOf(await childrenIn(context, level, parentId)));
}

const touched = ({ actor, now }: Context, { table }: TreeLevel) => ({
  updatedAt: now,
  updatedBy: actor.id,
  version: sql`${table.version} + 1`,
});

/** Archives a node and everything in it, which comes back with it. */
export async function archiveNode(context: Context, level: TreeLevel, at: At): Promise<NodeRow> {
  const standing = await heldNode(context, level, at._id);
  if (standing.archivedAt !== null) return standing;
  const before = await nodeAt(context, level, at);
  const archivedAt = context.now;
  const after: NodeRow = await updateRecord(context, level.table, before, { archivedAt });
  let above = [before.id];
  for (const below of levelsBelow(level)) {
    if (above.length === 0 || !below.parent) break;
    const plain: PgTable = below.table;
    const taken = await context.db
      .update(plain)
      .set({ archivedAt, archivedWithId: before.id, ...touched(context, below) })
      .where(and(inArray(below.parent.column, above), isNull(below.table.archivedAt)))
      .returning({ id: sql<string>`${below.table.id}` });
    above = taken.map(({ id }) => id);
  }
  await rearrange(context, level, after);
  await writeDown(context, level, "archived", { before, after });
  return after;
}

/** Brings a node back, last among its siblings in use, with what was archived along with it. */
export async function restoreNode(context: Context, level: TreeLevel, at: At): Promise<NodeRow> {
  const standing = await heldNode(context, level, at._id);
  if (standing.archivedAt === null) return standing;
  const before = await nodeAt(context, level, at);
  if (level.parent) {
    const above = await heldNode(context, level.parent.level, String(before[level.parent.field]));
    if (above.archivedAt !== null) {
      throw new Refusal("WRONG_STATE", contentMessages.parentArchived(nameOf(level.parent.level, above)));
    }
  }
  const back = { archivedAt: null, ...(level.parent && { archivedWithId: null }) };
  const after: NodeRow = await updateRecord<typeof level.table, NodeRow>(context, level.table, before, back);
  for (const below of levelsBelow(level)) {
    const plain: PgTable = below.table;
    await context.db
      .update(plain)
      .set({ archivedAt: null, archivedWithId: null, ...touched(context, below) })
      .where(sql`${below.table.archivedWithId} = ${before.id}`);
  }
  await rearrange(context, level, after);
  await writeDown(context, level, "state-changed", { before, after });
  return after;
}

/** How many nodes stand directly in one, archived ones included. */
async function childrenCount({ db }: Context, level: TreeLevel, id: string): Promise<number> {
  const [below] = levelsBelow(level);
  if (!below?.parent) return 0;
  const plain: PgTable = below.table;
  const [counted] = await db.select({ n: count() }).from(plain).where(eq(below.parent.column, id));
  return counted?.n ?? 0;
}

/** Removes a node for good: only one that holds nothing. Source: domain.md 1.4. */
export async function removeNode(context: Context, level: TreeLevel, at: At): Promise<{ id: string }> {
  const before = await nodeAt(context, level, at);
  const inside = await childrenCount(context, level, before.id);
  if (inside > 0) throw new Refusal("WRONG_STATE", contentMessages.notEmpty(inside));
  if (before.contentStatus !== undefined && before.contentStatus !== "No Content") {
    throw new Refusal("WRONG_STATE", contentMessages.hasContent(nameOf(level, before), 1));
  }
  // A session that was emptied again goes with its lesson.
  if (level === lessonTree) {
    await context.db.delete(sessionComments).where(eq(sessionComments.lessonId, before.id));
    await context.db.delete(examSessions).where(eq(examSessions.lessonId, before.id));
  }
  await context.db.delete(level.table).where(eq(level.table.id, before.id));
  await rearrange(context, level, before);
  await writeDown(context, level, "deleted", { before });
  return { id: before.id };
}

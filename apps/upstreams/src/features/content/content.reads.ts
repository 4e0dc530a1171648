import { and, count, eq, gt, inArray, lte, or, sql, type SQL } from "drizzle-orm";
import type { ContentStatus } from "@app/domain/content/content-enums.ts";
import type { Context } from "../../service/context.ts";
import { parseList, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { batched } from "../../service/batched.ts";
import { contentLessons, examSubjects, sections, topics } from "./content.table.ts";
import { archivedAtLevel, visibleAt, visibleLessons, type Level } from "./content.levels.ts";

/** What a list is asked with: the parameters of the servers' other lists, by their names. */
export type ListArguments = Readonly<Record<string, Argument | readonly Argument[]>>;
type Argument = string | number | boolean | null | undefined;

/** A page of which only that is read which is asked for. */
export interface AskedPage<Row> {
  page: number;
  pageSize: number;
  items: () => Promise<Row[]>;
  total: () => Promise<number>;
}

/** Reads the arguments as the parameters of a list call are read; refuses what the list does not offer. */
export function listRequest(context: Context, list: ListSpec, asked: ListArguments): ListRequest {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    for (const one of [value].flat()) if (one !== null && one !== undefined) query.append(name, String(one));
  }
  return parseList(list, query, context);
}

const requestOf = <Row>(context: Context, level: Level<Row>, { archived: _, ...asked }: ListArguments): ListRequest =>
  listRequest(context, level.list, asked);

/** What a list shows of its level: what is in use, or what was archived where that is asked for. */
const shownAt = <Row>(context: Context, level: Level<Row>, { archived }: ListArguments): SQL | undefined =>
  archived === true ? archivedAtLevel(context, level) : visibleAt(context, level);

export const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let started: Promise<T> | undefined;
  return () => (started ??= work());
};

/** One page of a whole level. */
export function pageOfLevel<Row>(context: Context, level: Level<Row>, asked: ListArguments): AskedPage<Row> {
  const { page, pageSize, where, orderBy, limit, offset } = requestOf(context, level, asked);
  const visible = and(shownAt(context, level, asked), where);
  const items = async () => {
    const rows = await context.db
      .select()
      .from(level.table)
      .where(visible)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows as Row[];
  };
  const total = async () => {
    const [counted] = await context.db.select({ total: count() }).from(level.table).where(visible);
    return counted?.total ?? 0;
  };
  return { page, pageSize, items: once(items), total: once(total) };
}

/** One page of what stands in a parent. All parents that are asked alike are read at once. */
export function childrenOf<Row>(
  context: Context,
  level: Level<Row>,
  parentId: string,
  asked: ListArguments = {},
): AskedPage<Row> {
  const request = requestOf(context, level, asked);
  const alike = `${level.name} ${JSON.stringify(asked)}`;
  const where = and(shownAt(context, level, asked), request.where);
  const rows = batched(context, `children ${alike}`, (ids) => readChildren(context, level, ids, { ...request, where }));
  const totals = batched(context, `totals ${alike}`, (ids) => countChildren(context, level, ids, where));
  return {
    page: request.page,
    pageSize: request.pageSize,
    items: async () => (await rows.load(parentId)) ?? [],
    total: async () => (await totals.load(parentId)) ?? 0,
  };
}

const among = <Row>(level: Level<Row>, parentIds: readonly string[], where: SQL | undefined) =>
  and(level.parent ? inArray(level.parent, [...parentIds]) : undefined, where);

async function readChildren<Row>(
  context: Context,
  level: Level<Row>,
  parentIds: readonly string[],
  { where, orderBy, limit, offset }: ListRequest,
): Promise<Map<string, Row[]>> {
  const { db } = context;
  const inOrder = sql.join(orderBy, sql`, `);
  const placed = db
    .select({
      placedId: sql<string>`${level.id}`.as("placed_id"),
      parentId: sql<string>`${level.parent}`.as("placed_in"),
      place: sql<number>`row_number() over (partition by ${level.parent} order by ${inOrder})`.as("place"),
    })
    .from(level.table)
    .where(among(level, parentIds, where))
    .as("placed");
  const rows = await db
    .select({ row: level.table, parentId: placed.parentId })
    .from(level.table)
    .innerJoin(placed, eq(placed.placedId, level.id))
    .where(and(gt(placed.place, offset), lte(placed.place, offset + limit)))
    .orderBy(placed.place);
  const byParent = new Map<string, Row[]>();
  for (const { row, parentId } of rows) byParent.set(parentId, [...(byParent.get(parentId) ?? []), row as Row]);
  return byParent;
}

async function countChildren<Row>(
  context: Context,
  level: Level<Row>,
  parentIds: readonly string[],
  where: SQL | undefined,
): Promise<Map<string, number>> {
  const parentId = sql<string>`${level.parent}`;
  const rows = await context.db
    .select({ parentId, total: count() })
    .from(level.table)
    .where(among(level, parentIds, where))
    .groupBy(parentId);
  return new Map(rows.map((row) => [row.parentId, row.total]));
}

/** One node by its id; null where there is none, or none that the caller may see. All that are asked for are read at once. */
export async function nodeOf<Row extends { id: string }>(
  context: Context,
  level: Level<Row>,
  id: string,
): Promise<Row | null> {
  const nodes = batched(context, `nodes ${level.name}`, async (ids) => {
    const where = and(inArray(level.id, [...ids]), or(visibleAt(context, level), archivedAtLevel(context, level)));
    const rows = (await context.db.select().from(level.table).where(where)) as unknown as Row[];
    return new Map(rows.map((row) => [row.id, row]));
  });
  return (await nodes.load(id)) ?? null;
}

/** How many lessons stand anywhere in a node, by their status. All nodes of a level are counted at once. */
export async function lessonsIn<Row>(
  context: Context,
  level: Level<Row>,
  id: string,
): Promise<ReadonlyMap<ContentStatus, number>> {
  const counts = batched(context, `lessons ${level.name}`, async (ids) => {
    const rows = await context.db
      .select({ id: sql<string>`${level.above}`, status: contentLessons.contentStatus, lessons: count() })
      .from(contentLessons)
      .innerJoin(sections, eq(sections.id, contentLessons.sectionId))
      .innerJoin(topics, eq(topics.id, sections.topicId))
      .innerJoin(examSubjects, eq(examSubjects.id, topics.subjectId))
      .where(and(inArray(level.above, [...ids]), visibleLessons(context)))
      .groupBy(level.above, contentLessons.contentStatus);
    const byNode = new Map<string, Map<ContentStatus, number>>(ids.map((id) => [id, new Map()]));
    for (const row of rows) byNode.get(row.id)?.set(row.status, row.lessons);
    return byNode;
  });
  return (await counts.load(id)) ?? new Map();
}

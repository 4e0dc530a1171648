import { and, asc, count, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { typesOf } from "@app/domain/curriculum/shape.ts";
import { curriculumShapes, curriculumStatuses } from "@app/domain/curriculum/curriculum-enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import type { Context } from "../../service/context.ts";
import { anyOf, anyText, oneText, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import { lessonsAssignedTo } from "../content/content.public.ts";
import { regions } from "../regions/regions.public.ts";
import { learnersFollowing } from "./attachments.queries.ts";
import {
  curriculumOf,
  subdivisionOf,
  type CountRecord,
  type CurriculumRecord,
  type SubdivisionRecord,
} from "./curriculum.record.ts";
import { curricula, subdivisions, type CurriculumRow } from "./curriculum.table.ts";
import { inTreeOrder } from "./tree-order.ts";

const one = (where: (value: string) => SQL | undefined): Filter => ({
  value: z.string(),
  many: false,
  where: ([value = ""]) => where(value),
});

/** Those of a region by its code, with those of all regions; none where there is no such region. */
const inRegion = (code: string): SQL => {
  const region = sql`(select ${regions.id} from ${regions} where ${regions.code} = ${code.toUpperCase()})`;
  return sql`${region} is not null and coalesce(${curricula.regionId}, ${region}) = ${region}`;
};

export const curriculumList: ListSpec = {
  sorts: { name: [curricula.searchName], updatedAt: [curricula.updatedAt], createdAt: [curricula.createdAt] },
  defaultSort: "name",
  search: curricula.searchName,
  id: curricula.id,
  filters: {
    id: anyText(curricula.id),
    slug: oneText(curricula.slug),
    regionId: {
      ...one((id) => or(eq(curricula.regionId, id), isNull(curricula.regionId))),
      // A curriculum without a region is every region's.
      countedBy: () =>
        sql`unnest(case when ${curricula.regionId} is null then (select array_agg(${regions.id}) from ${regions}) else array[${curricula.regionId}] end)`,
    },
    region: one(inRegion),
    subject: anyOf(curricula.subject, subjectOptions, "Subject"),
    shape: anyOf(curricula.shape, curriculumShapes, "Shape"),
    status: anyOf(curricula.status, curriculumStatuses, "Status"),
  },
};

/** A content-creator reads the curricula that use lessons assigned to them. Source: domain.md 0.4. */
export const visibleTo = ({ actor }: Context): SQL | undefined =>
  scopeOf(actor.role, "curriculums") === "own"
    ? sql`exists (select 1 from ${subdivisions} where ${subdivisions.curriculumId} = ${curricula.id} and ${subdivisions.lessonIds} && ${lessonsAssignedTo(actor.id)})`
    : undefined;

async function countsOf({ db }: Pick<Context, "db">, rows: CurriculumRow[]): Promise<Map<string, CountRecord[]>> {
  const ids = rows.map(({ id }) => id);
  const { curriculumId, type, archivedAt } = subdivisions;
  const counted =
    ids.length === 0
      ? []
      : await db
          .select({ curriculumId, type, count: count() })
          .from(subdivisions)
          .where(and(inArray(curriculumId, ids), isNull(archivedAt)))
          .groupBy(curriculumId, type);
  return new Map(
    rows.map(({ id, shape }) => {
      const own = counted.filter((row) => row.curriculumId === id);
      const ofType = typesOf(shape).map((part) => ({
        type: part,
        count: own.find((row) => row.type === part)?.count ?? 0,
      }));
      return [id, ofType];
    }),
  );
}

async function counted(context: Pick<Context, "db">, rows: CurriculumRow[]): Promise<CurriculumRecord[]> {
  if (rows.length === 0) return [];
  const counts = await countsOf(context, rows);
  const learners = await learnersFollowing(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    curriculumOf(row, { counts: counts.get(row.id) ?? [], attachedLearners: learners.get(row.id) ?? 0 }),
  );
}

/** A curriculum that was just read or written, with its parts and learners counted. */
export async function withCounts(context: Pick<Context, "db">, row: CurriculumRow): Promise<CurriculumRecord> {
  const [record] = await counted(context, [row]);
  return record as CurriculumRecord;
}

export async function listCurricula(
  context: Context,
  request: ListRequest,
): Promise<{ rows: CurriculumRecord[]; total: number }> {
  const { rows, total } = await readPage(context, { row: curricula }, curricula, request, visibleTo(context));
  const found = rows.map(({ row }) => row);
  return { rows: await counted(context, found), total };
}

/** The whole trees of some curricula, archived parts included. */
export async function listSubdivisions(
  context: Context,
  curriculumIds: string[],
): Promise<{ data: SubdivisionRecord[]; page: number; pageSize: number; total: number }> {
  const rows = await context.db
    .select({ part: subdivisions })
    .from(subdivisions)
    .innerJoin(curricula, eq(curricula.id, subdivisions.curriculumId))
    .where(and(inArray(subdivisions.curriculumId, curriculumIds), visibleTo(context)))
    .orderBy(asc(subdivisions.curriculumId), asc(subdivisions.order));
  const data = inTreeOrder(rows.map(({ part }) => part)).map(subdivisionOf);
  return { data, page: 1, pageSize: data.length, total: data.length };
}

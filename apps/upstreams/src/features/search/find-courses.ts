import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { regionAddress } from "@app/domain/regions/region-address.ts";
import type { CurriculumShape } from "@app/domain/curriculum/curriculum-enums.ts";
import type { Context } from "../../service/context.ts";
import { searchWhere } from "../../records/list-spec.ts";
import { curricula, curriculaVisibleTo, subdivisions } from "../curriculum/curriculum.public.ts";
import { regions } from "../regions/regions.public.ts";
import { closenessOf, hasOffice, shownMax, type Finder } from "./found.ts";

/** Regions in use, by code or name. */
export const findRegions: Finder = async (context, wanted) => {
  const { id, code, name, currency, searchName, archivedAt } = regions;
  const rows = await context.db
    .select({ id, code, name, currency })
    .from(regions)
    .where(and(isNull(archivedAt), searchWhere(searchName, wanted)))
    .orderBy(closenessOf(name, wanted), asc(code))
    .limit(shownMax);
  return rows.map((row) => ({
    title: row.name,
    description: `${row.code}, ${row.currency}`,
    url: hasOffice(context) ? `/app/tutoring/regions?view=${row.id}` : null,
  }));
};

interface Course {
  slug: string;
  shape: CurriculumShape;
  /** Of its region; of a curriculum for all regions, of any: its pages are under each. */
  code: string;
}
const course = {
  slug: curricula.slug,
  shape: curricula.shape,
  code: sql<string>`coalesce((select ${regions.code} from ${regions} where ${regions.id} = ${curricula.regionId}),
    (select min(${regions.code}) from ${regions} where ${regions.archivedAt} is null))`,
};

/** The page of a curriculum, or of a part by the slugs that lead to it. Source: docs/adr/0008. */
const pageOf = (context: Context, { slug, shape, code }: Course, path: readonly string[] = []) => {
  const family = shape === "language" ? "curriculums" : regionAddress(code);
  return hasOffice(context) ? `/app/tutoring/${[family, slug, ...path].join("/")}` : null;
};

/** Curricula that are not archived. */
export const findCurricula: Finder = async (context, wanted) => {
  const { id, name, subject, status, searchName, archivedAt } = curricula;
  const rows = await context.db
    .select({ ...course, name, subject, status })
    .from(curricula)
    .where(and(isNull(archivedAt), curriculaVisibleTo(context), searchWhere(searchName, wanted)))
    .orderBy(closenessOf(name, wanted), asc(searchName), asc(id))
    .limit(shownMax);
  return rows.map((row) => ({
    title: row.name,
    description: `${row.subject}, ${row.status}`,
    url: pageOf(context, row),
  }));
};

/** The slugs and names that lead from the top to each of some parts. */
async function pathsTo({ db }: Context, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { slugs: string[]; names: string[] }>();
  const up = sql`(with recursive up as (
      select id as leaf, parent_id, slug, name, 0 as depth from ${subdivisions} where id in ${ids}
      union all select up.leaf, above.parent_id, above.slug, above.name, up.depth + 1
      from up join ${subdivisions} above on above.id = up.parent_id
    ) select leaf, array_agg(slug order by depth desc) as slugs, array_agg(name order by depth desc) as names
    from up group by leaf) as up`;
  const rows = await db
    .select({ leaf: sql<string>`leaf`, slugs: sql<string[]>`slugs`, names: sql<string[]>`names` })
    .from(up);
  return new Map(rows.map((row) => [row.leaf, row]));
}

/** Parts of curricula, neither of them archived. */
export const findParts: Finder = async (context, wanted) => {
  const { id, name, searchName, archivedAt } = subdivisions;
  const rows = await context.db
    .select({ ...course, id, name, curriculum: curricula.name })
    .from(subdivisions)
    .innerJoin(curricula, eq(curricula.id, subdivisions.curriculumId))
    .where(
      and(
        searchWhere(searchName, wanted),
        isNull(archivedAt),
        isNull(curricula.archivedAt),
        curriculaVisibleTo(context),
      ),
    )
    .orderBy(closenessOf(name, wanted), asc(searchName), asc(curricula.searchName), asc(id))
    .limit(shownMax);
  const paths = await pathsTo(
    context,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const { slugs, names } = paths.get(row.id) ?? { slugs: [], names: [] };
    return {
      title: row.name,
      description: [row.curriculum, ...names.slice(0, -1)].join(" › "),
      url: pageOf(context, row, slugs),
    };
  });
};

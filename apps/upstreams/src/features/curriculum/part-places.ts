import { sql } from "drizzle-orm";
import type { CurriculumShape } from "@app/domain/curriculum/curriculum-enums.ts";
import { regionAddress } from "@app/domain/regions/region-address.ts";
import type { Context } from "../../service/context.ts";
import { regions } from "../regions/regions.public.ts";
import { curricula, subdivisions } from "./curriculum.table.ts";

export interface Course {
  slug: string;
  shape: CurriculumShape;
  /** Of its region; of a curriculum for all regions, of any: its pages are under each. */
  code: string;
}
export const courseColumns = {
  slug: curricula.slug,
  shape: curricula.shape,
  code: sql<string>`coalesce((select ${regions.code} from ${regions} where ${regions.id} = ${curricula.regionId}),
    (select min(${regions.code}) from ${regions} where ${regions.archivedAt} is null))`,
};

/** The page of a curriculum, or of a part by the slugs that lead to it. Source: docs/adr/0008. */
export function coursePage({ slug, shape, code }: Course, path: readonly string[]): string {
  const family = shape === "language" ? "curriculums" : regionAddress(code);
  return `/app/tutoring/${[family, slug, ...path].join("/")}`;
}

/** The slugs and names that lead from the top to each of some parts. */
export async function pathsTo({ db }: Pick<Context, "db">, ids: readonly string[]) {
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

import { and, asc, eq, isNull } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { searchWhere } from "../../records/list-spec.ts";
import {
  courseColumns,
  coursePage,
  curricula,
  curriculaVisibleTo,
  pathsTo,
  subdivisions,
  type Course,
} from "../curriculum/curriculum.public.ts";
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

/** The page of a curriculum, or of a part by the slugs that lead to it; null for those who are led away from it. */
const pageOf = (context: Context, course: Course, path: readonly string[] = []) =>
  hasOffice(context) ? coursePage(course, path) : null;

/** Curricula that are not archived. */
export const findCurricula: Finder = async (context, wanted) => {
  const { id, name, subject, status, searchName, archivedAt } = curricula;
  const rows = await context.db
    .select({ ...courseColumns, name, subject, status })
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

/** Parts of curricula, neither of them archived. */
export const findParts: Finder = async (context, wanted) => {
  const { id, name, searchName, archivedAt } = subdivisions;
  const rows = await context.db
    .select({ ...courseColumns, id, name, curriculum: curricula.name })
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

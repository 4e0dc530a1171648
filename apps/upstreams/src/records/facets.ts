import { and, count, desc, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Context } from "../service/context.ts";
import type { Filter, ListSpec } from "./list-spec.ts";
import { readList } from "./read-list.ts";

/** Maximum number of values counted per filter. */
const mostValues = 500;

export const facetRecord = z
  .object({
    name: z.string().meta({ description: "The filter." }),
    counts: z.array(z.object({ value: z.string(), count: z.int() })).meta({
      description: "The number of rows per value, highest first; values without rows are left out.",
    }),
  })
  .meta({ id: "Facet" });
type FacetRecord = z.infer<typeof facetRecord>;

const counted = ({ filters }: ListSpec) => Object.keys(filters).filter((name) => filters[name]?.countedBy);

/** A list's filters and its search, as a query. */
export const filterQuery = (spec: ListSpec) =>
  z.object({
    ...(spec.search && { q: z.array(z.string()).optional() }),
    ...Object.fromEntries(Object.keys(spec.filters).map((name) => [name, z.array(z.string()).optional()])),
  });

/** The query of a list's counts: the filters to count and those set. */
export const facetQuery = (spec: ListSpec) =>
  z.object({ by: z.array(z.enum(counted(spec))).min(1), ...filterQuery(spec).shape });

/** Filters and search as `parseList` reads them. */
export const paramsOf = (asked: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(asked as Readonly<Record<string, readonly string[] | undefined>>).flatMap(([key, values = []]) =>
      values.map((value): [string, string] => [key, value]),
    ),
  );

/** The list's query without one filter. */
function without(name: string, asked: Readonly<Record<string, unknown>>): URLSearchParams {
  const { by: _, [name]: __, ...rest } = asked as Record<string, readonly string[]>;
  return paramsOf(rest);
}

/** Counts of a filter's words from the counts of their values. */
const summed = ({ standsFor = {} }: Filter, counts: ReadonlyMap<string, number>, context: Context) =>
  Object.entries(standsFor).map(([value, meant]) => {
    const values = meant(context);
    const each = values === "every" ? [...counts.keys()] : values;
    return { value, count: each.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0) };
  });

/** Counts of a filter's words where a row can hold several of their values, and must not count twice. */
async function countedApart({ standsFor = {} }: Filter, countOf: (word: string) => Promise<number>) {
  const words = [];
  for (const value of Object.keys(standsFor)) words.push({ value, count: await countOf(value) });
  return words;
}

/**
 * The number of rows for each choice of some filters, given the other filters and the search; the same as the list's
 * total after making that choice.
 *
 *     countFacets(context, customerList, { by: ["status", "tag"], regionId: ["…"] });
 */
export async function countFacets(
  context: Context,
  spec: ListSpec,
  asked: { by: readonly string[] },
  visible?: SQL,
): Promise<FacetRecord[]> {
  const facets: FacetRecord[] = [];
  for (const name of new Set(asked.by)) {
    const filter = spec.filters[name] as Filter;
    const { where } = await readList(spec, without(name, asked), context, name);
    const rows = await context.db
      .select({ value: sql<string | null>`${filter.countedBy?.(context)}`, n: count() })
      .from(spec.id.table as PgTable)
      .where(and(visible, where))
      .groupBy(sql`1`)
      .orderBy(desc(count()), sql`1`)
      .limit(mostValues);
    const counts = new Map(rows.flatMap(({ value, n }) => (value === null ? [] : [[value, n] as const])));
    const values = [...counts].map(([value, n]) => ({ value, count: n }));
    const countOf = async (word: string) => {
      const params = without(name, asked);
      params.append(name, word);
      const table = spec.id.table as PgTable;
      const chosen = and(visible, (await readList(spec, params, context)).where);
      const [found] = await context.db.select({ n: count() }).from(table).where(chosen);
      return found?.n ?? 0;
    };
    const words = filter.holdsSeveral ? await countedApart(filter, countOf) : summed(filter, counts, context);
    facets.push({ name, counts: [...words, ...values] });
  }
  return facets;
}

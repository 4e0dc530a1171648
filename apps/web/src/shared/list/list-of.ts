import type { TypedDocumentNode } from "@apollo/client";
import type { ListState } from "@app/ui/list/list-state.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { prefetchQuery } from "../prefetch/prefetch-query.ts";
import type { Preload } from "../prefetch/preload.ts";
import { isViewPending, type ListRules, type Preset } from "./list-address.ts";
import type { Facets } from "./facets.ts";
import { chosenOf, filtersOf, type FilterTable } from "./list-filters.ts";
import { listVariablesAt, type ListVariables } from "./use-list-state.ts";

/** A list query's response, with its root field aliased: `page: regions(…)`. */
export interface ListData<Row> {
  page: { items: readonly Row[]; pageInfo: { totalCount: number } } | null;
}

/** A list query's variables. */
export interface ListAsked<Sort extends string, Filter> {
  page: { number: number; size: number };
  sort: Sort;
  filter: Filter;
}

/** A list as data: its query, its address rules, and its variables. */
export interface List<Row, Sort extends string, Filter> {
  query: TypedDocumentNode<ListData<Row>, ListAsked<Sort, Filter>>;
  rules: ListRules<Sort>;
  columns: readonly ListColumn<Row>[];
  /** The root field prefix of its filter counts. */
  facets: Facets | undefined;
  variables: (asked: ListVariables<Sort>) => ListAsked<Sort, Filter>;
}

/** "NAME" from NAME_ASC and NAME_DESC. */
type FieldOf<Sort extends string> = Sort extends `${infer Field}_ASC` ? Field : never;

interface ListParts<Row, Sort extends string, Filter> {
  /** Sortable fields: NAME stands for NAME_ASC and NAME_DESC. */
  sorts: readonly FieldOf<NoInfer<Sort>>[];
  /** The default order. */
  sort: NoInfer<Sort>;
  /** Another default order with some filters. */
  sortFor?: (filters: ListState["filters"]) => NoInfer<Sort> | undefined;
  columns: readonly ListColumn<Row>[];
  filters?: FilterTable<Filter>;
  preset?: Preset;
  facets?: Facets;
}

/**
 * Makes a list from its query and columns. Create it outside components:
 *
 *     export const regionsList = listOf(RegionsListDocument, {
 *       sorts: ["CODE", "NAME"],
 *       sort: "CODE_ASC",
 *       columns: regionColumns,
 *       filters: { active: yesOrNo("Status", "Active", "Archived") },
 *       facets: "region",
 *     });
 */
export function listOf<Row, Sort extends string, Filter extends object>(
  query: TypedDocumentNode<ListData<Row>, ListAsked<Sort, Filter>>,
  { sorts, sort, sortFor, columns, filters = {}, preset, facets }: ListParts<Row, Sort, Filter>,
): List<Row, Sort, Filter> {
  const rules: ListRules<Sort> = {
    sort,
    ...(sortFor && { sortFor }),
    sorts: sorts.flatMap((field) => [`${field}_ASC`, `${field}_DESC`] as Sort[]),
    columns: columns.filter(({ fixed }) => !fixed),
    filters: filtersOf(filters),
    ...(preset && { preset }),
  };
  return {
    query,
    rules,
    columns,
    facets,
    variables({ page, sort: order, search, chosen }) {
      const filter = { ...(search !== undefined && { search }), ...chosenOf(filters, chosen) } as Filter;
      return { page, sort: order, filter };
    },
  };
}

/** The `preload` of a list's lazy file: fetches the rows of an address. */
export function preloadOf<Row, Sort extends string, Filter>(list: List<Row, Sort, Filter>): Preload {
  return (client, { search }) =>
    isViewPending(search)
      ? Promise.resolve()
      : prefetchQuery(client, list.query, list.variables(listVariablesAt(search, list.rules)));
}

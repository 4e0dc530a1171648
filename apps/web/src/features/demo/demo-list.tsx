import type { TypedDocumentNode } from "@apollo/client";
import { toEnumName } from "@app/domain/enums.ts";
import { memoize } from "@app/domain/memoize.ts";
import type { ListColumn, ListRow } from "@app/ui/list/list-column.ts";
import { ListPage } from "@app/ui/list/list-page.tsx";
import type { FilterOption, ListState } from "@app/ui/list/list-state.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import type { EmptyStateProps } from "@app/ui/feedback/empty-state.tsx";
import { listAnswer } from "../../shared/list/list-answer.ts";
import { useListState } from "../../shared/list/use-list-state.ts";
import type { ListRules } from "../../shared/list/list-address.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { prefetchQuery } from "../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../shared/prefetch/preload.ts";

/** A sortable value of a row. */
type Sortable = string | number;

interface DemoList<Row extends ListRow> {
  query: TypedDocumentNode<{ rows: readonly Row[] | null }, Record<string, never>>;
  title: string;
  /** "order", "orders" */
  words: readonly [one: string, many: string];
  columns: readonly ListColumn<Row>[];
  /** The orders of the list: `by.NAME` gives what NAME_ASC and NAME_DESC compare. */
  by: Readonly<Record<string, (row: Row) => Sortable>>;
  sort: string;
  searchLabel: string;
  searched: (row: Row) => string;
  filter: { name: string; label: string; options: readonly FilterOption[]; of: (row: Row) => string };
  rowHref?: (row: Row) => string;
  add?: PageAction;
  empty: Pick<EmptyStateProps, "title" | "text">;
}

const collator = memoize(() => new Intl.Collator("en-GB"));
const compare = (one: Sortable, other: Sortable) =>
  typeof one === "number" && typeof other === "number" ? one - other : collator().compare(String(one), String(other));

/** The rows of one page of a list that the portal has as a whole. */
function pageOf<Row extends ListRow>(rows: readonly Row[], state: ListState, { by, searched, filter }: DemoList<Row>) {
  const chosen = state.filters[filter.name] ?? [];
  const typed = state.search.toLowerCase();
  const found = rows.filter(
    (row) =>
      searched(row).toLowerCase().includes(typed) &&
      (chosen.length === 0 || chosen.includes(toEnumName(filter.of(row)))),
  );
  const value = by[state.sort.replace(/_(ASC|DESC)$/, "")] ?? (() => 0);
  const turn = state.sort.endsWith("_DESC") ? -1 : 1;
  const sorted = found.toSorted((one, other) => turn * compare(value(one), value(other)));
  return {
    items: sorted.slice((state.page - 1) * state.size, state.page * state.size),
    pageInfo: { totalCount: found.length },
  };
}

/** The screen of a demo's list, which is short: the portal searches, filters and sorts it by itself. */
export function demoList<Row extends ListRow>(list: DemoList<Row>) {
  const { query, columns, sort, filter, by, add } = list;
  const options = filter.options.map(({ value, label }) => ({ value: toEnumName(value), label }));
  const filters = [{ name: filter.name, label: filter.label, options, multiple: true, uncounted: true as const }];
  const rules: ListRules = {
    sort,
    sorts: Object.keys(by).flatMap((field) => [`${field}_ASC`, `${field}_DESC`]),
    columns: columns.filter(({ fixed }) => !fixed),
    filters,
  };
  const preload: Preload = (client) => prefetchQuery(client, query, {});

  function Component() {
    const mayWrite = useCan()("demo:write");
    const { state, onChange } = useListState(rules);
    const result = useQuery(query, { fetchPolicy: "cache-and-network" });
    const actions = add && mayWrite ? [add] : [];
    return (
      <ListPage
        title={list.title}
        {...listAnswer(result, ({ rows }) => rows && pageOf(rows, state, list), list.words)}
        actions={actions}
        columns={columns}
        state={state}
        onChange={onChange}
        filters={filters}
        searchLabel={list.searchLabel}
        {...(list.rowHref && { rowHref: list.rowHref })}
        empty={{ ...list.empty, action: actions[0] }}
      />
    );
  }
  return { Component, preload };
}

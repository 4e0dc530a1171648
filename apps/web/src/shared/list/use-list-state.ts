import { useEffect, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { toast } from "@app/ui/feedback/toasts.tsx";
import type { ListChange, ListState } from "@app/ui/list/list-state.ts";
import { changedList, isViewPending, readList, writeList, type ListRules } from "./list-address.ts";

export interface ListVariables<Sort extends string> {
  page: { number: number; size: number };
  sort: Sort;
  /** Undefined without a search. */
  search: string | undefined;
  /** A filter's values by its name; undefined if it is not set. */
  chosen: (name: string) => string[] | undefined;
}

export interface ListInAddress<Sort extends string> {
  /** For ListPage. */
  state: ListState;
  /** For ListPage. */
  onChange: ListChange;
  /** For the query. */
  variables: ListVariables<Sort>;
  /** The address names a saved view that is still being filled in; do not query yet. */
  isViewPending: boolean;
}

/** A list query's variables for a state. */
function variablesOf<Sort extends string>(state: ListState & { sort: Sort }): ListVariables<Sort> {
  return {
    page: { number: state.page, size: state.size },
    sort: state.sort,
    search: state.search === "" ? undefined : state.search,
    chosen: (name) => {
      const values = state.filters[name];
      return values && values.length > 0 ? [...values] : undefined;
    },
  };
}

/** A list query's variables for an address, before the list renders. */
export function listVariablesAt<Sort extends string>(params: URLSearchParams, rules: ListRules<Sort>) {
  return variablesOf(readList(params, rules).state);
}

/** Changes that do not affect which rows exist need no history entry. */
const isNoStep = (change: Partial<ListState>) => !("page" in change) || "search" in change;

/**
 * Keeps search, order, page, filters, hidden columns and density of a list in the address, so that back, refresh and
 * shared links restore them. Unknown values are dropped with a notice. Define `rules` outside the component.
 */
export function useListState<const Sort extends string>(rules: ListRules<Sort>): ListInAddress<Sort> {
  const [params, setParams] = useSearchParams();
  const { state, dropped } = useMemo(() => readList(params, rules), [params, rules]);

  useEffect(() => {
    if (dropped.length === 0) return;
    const names = dropped.map(({ name, value }) => `${name} “${value}”`).join(", ");
    toast.info(`The web address contains something that this list does not recognise: ${names}. It was ignored.`);
    setParams((now) => writeList(now, readList(now, rules).state, rules), { replace: true, preventScrollReset: true });
  }, [dropped, rules, setParams]);

  return {
    state,
    onChange(change, how) {
      setParams((now) => writeList(now, changedList(readList(now, rules).state, change, rules), rules), {
        replace: how?.replace ?? isNoStep(change),
        preventScrollReset: !("page" in change),
      });
    },
    variables: variablesOf(state),
    isViewPending: isViewPending(params),
  };
}

import { readList, viewParam, writeList, type ListRules } from "../list/list-address.ts";

/** The list parameters of an address except paging, in a fixed order, so that equal lists give equal texts. */
export function viewQuery(params: URLSearchParams, rules: ListRules): string {
  const { state } = readList(params, rules);
  const query = writeList(new URLSearchParams(), { ...state, page: 1 }, rules);
  query.delete("size");
  query.set("sort", state.sort);
  query.sort();
  return query.toString();
}

/** Parameters of every list. */
const common = ["q", "sort", "hide", "density"];

/** Parts of a view that the list does not know, such as a former filter. */
export function unknownIn(query: string, rules: ListRules): string[] {
  const params = new URLSearchParams(query);
  const names = new Set([...common, ...(rules.filters ?? []).map(({ name }) => name)]);
  const strange = [...params.keys()].filter((name) => !names.has(name));
  return [...strange, ...readList(params, rules).dropped.map(({ name, value }) => `${name} “${value}”`)];
}

/** Whether an address has no list parameters, so that the default view applies. */
export function isBare(params: URLSearchParams, rules: ListRules): boolean {
  const names = [...common, viewParam, "page", "size", ...(rules.filters ?? []).map(({ name }) => name)];
  return names.every((name) => !params.has(name));
}

/** The unfiltered list instead of a view; overrides a default view. */
export const wholeList = "all";

/** An address with a view instead of its current list parameters; others, such as the page size, stay. */
export function atView(
  params: URLSearchParams,
  view: { id: string; query: string } | null,
  rules: ListRules,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(viewParam, view?.id ?? wholeList);
  const shown = readList(new URLSearchParams(view?.query), rules).state;
  const { size, density } = readList(params, rules).state;
  return writeList(next, { ...shown, size, density: view ? shown.density : density }, rules);
}

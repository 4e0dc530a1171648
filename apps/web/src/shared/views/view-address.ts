import { readList, viewParam, writeList, type ListRules } from "../list/list-address.ts";

/** What an address says of a list beside its rows, in one order: two that show the same are the same text. */
export function viewQuery(params: URLSearchParams, rules: ListRules): string {
  const { state } = readList(params, rules);
  const query = writeList(new URLSearchParams(), { ...state, page: 1 }, rules);
  query.delete("size");
  query.set("sort", state.sort);
  query.sort();
  return query.toString();
}

/** Parameters that belong to every list. */
const common = ["q", "sort", "hide", "density"];

/** What a view says that the list does not know, such as a filter that it had once. */
export function unknownIn(query: string, rules: ListRules): string[] {
  const params = new URLSearchParams(query);
  const names = new Set([...common, ...(rules.filters ?? []).map(({ name }) => name)]);
  const strange = [...params.keys()].filter((name) => !names.has(name));
  return [...strange, ...readList(params, rules).dropped.map(({ name, value }) => `${name} “${value}”`)];
}

/** Whether an address says nothing of a list: then it opens with its default view. */
export function isBare(params: URLSearchParams, rules: ListRules): boolean {
  const names = [...common, viewParam, "page", "size", ...(rules.filters ?? []).map(({ name }) => name)];
  return names.every((name) => !params.has(name));
}

/** The list as it is, in place of a view: it holds against a default. */
export const wholeList = "all";

/** An address with a view in place of what it showed; what belongs to others, such as the page size, stays. */
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

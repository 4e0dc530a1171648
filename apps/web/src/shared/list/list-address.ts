import { valuesIn } from "@app/domain/views/address-values.ts";
import { isKnownValue, type AddressFilter } from "./known-value.ts";
import { pageSizes, type ListFilter, type ListState } from "@app/ui/list/list-state.ts";

/** A choice that applies until another is made, shown as chosen; `unless` an address sets one of these filters. */
export interface Preset {
  name: string;
  value: string;
  unless: readonly string[];
  /** Filters that take its place once they are set. */
  givesWayTo: readonly string[];
  /** Choices of other filters of which nothing is ever shown under it; it gives way where only these are chosen. */
  givesWayAt?: Readonly<Record<string, readonly string[]>>;
}

/** Stands in an address for "no choice" where the list would otherwise preset one. */
const anyValue = "any";

/** What a list knows; anything else in its address is dropped. */
export interface ListRules<Sort extends string = string> {
  /** The default order. */
  sort: Sort;
  /** Another default order with some filters. */
  sortFor?: (filters: ListState["filters"]) => Sort | undefined;
  /** All orders that the server offers. */
  sorts: readonly Sort[];
  filters?: readonly (ListFilter & AddressFilter)[];
  preset?: Preset;
  /** Ids of the columns, to check hidden ones. */
  columns?: readonly { id: string }[];
}

/** A part of the address that the list does not know. */
export interface Dropped {
  name: string;
  value: string;
}

const defaultSize = 25;

const joined = (parts: readonly string[]) => parts.map((part) => part.replaceAll(/[\\,]/g, "\\$&")).join(",");

/** The parameter naming the saved view that an address is based on. */
export const viewParam = "view_id";

/** Whether an address only names a view, whose content must be filled in first. */
export const isViewPending = (params: URLSearchParams): boolean => params.has(viewParam) && !params.has("sort");

function known(name: string, values: readonly string[], allowed: readonly string[], dropped: Dropped[]): string[] {
  const good = values.filter((value) => allowed.includes(value));
  dropped.push(...values.filter((value) => !allowed.includes(value)).map((value) => ({ name, value })));
  return good;
}

function pageOf(params: URLSearchParams, dropped: Dropped[]): number {
  const value = params.get("page") ?? "1";
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value);
  dropped.push({ name: "page", value });
  return 1;
}

/** The default order. */
const usualSort = <Sort extends string>({ sort, sortFor }: ListRules<Sort>, filters: ListState["filters"]): Sort =>
  sortFor?.(filters) ?? sort;

/** The filters after a change: a preset choice gives way to some. */
function withoutPreset(before: ListState["filters"], after: ListState["filters"], preset: Preset | undefined) {
  const isSetNow = (name: string) => (after[name] ?? []).length > 0 && (before[name] ?? []).length === 0;
  const isOnly = ([name, values]: [string, readonly string[]]) =>
    after[name] !== before[name] &&
    (after[name] ?? []).length > 0 &&
    (after[name] ?? []).every((value) => values.includes(value));
  const mustGive = ({ givesWayTo, givesWayAt = {} }: Preset) =>
    givesWayTo.some(isSetNow) || Object.entries(givesWayAt).some(isOnly);
  return preset && after[preset.name] === before[preset.name] && mustGive(preset)
    ? { ...after, [preset.name]: [] }
    : after;
}

/** Applies a change to a list; a default order changes with the filters. */
export function changedList<Sort extends string>(
  before: ListState & { sort: Sort },
  change: Partial<ListState>,
  rules: ListRules<Sort>,
): ListState {
  const isUsual = before.sort === usualSort(rules, before.filters);
  const filters = withoutPreset(before.filters, change.filters ?? before.filters, rules.preset);
  const after = { ...before, ...change, filters };
  return isUsual && change.sort === undefined ? { ...after, sort: usualSort(rules, after.filters) } : after;
}

/** Whether the preset choice applies while an address says nothing of its filter. */
const isPreset = (params: URLSearchParams, { unless }: Preset) => unless.every((name) => !params.has(name));

/** The values of a filter in an address. */
function chosenAt(params: URLSearchParams, name: string, preset: Preset | undefined): string[] {
  const value = params.get(name);
  if (name !== preset?.name) return valuesIn(value);
  if (value === anyValue) return [];
  return value === null && isPreset(params, preset) ? [preset.value] : valuesIn(value);
}

/** Parses an address: the list's state, and what the list does not know. */
export function readList<Sort extends string>(
  params: URLSearchParams,
  rules: ListRules<Sort>,
): { state: ListState & { sort: Sort }; dropped: Dropped[] } {
  const { sorts, filters = [], columns, preset } = rules;
  const dropped: Dropped[] = [];
  const one = (name: string, allowed: readonly string[]) =>
    known(name, valuesIn(params.get(name)).slice(0, 1), allowed, dropped)[0];
  const chosen = filters.map((filter) => {
    const { name, multiple } = filter;
    const values = chosenAt(params, name, preset);
    const allowed = values.filter((value) => isKnownValue(filter, value));
    return [name, known(name, values, allowed, dropped).slice(0, multiple ? undefined : 1)] as const;
  });
  const hidden = valuesIn(params.get("hide"));
  const inForce = Object.fromEntries(chosen.filter(([, values]) => values.length > 0));

  return {
    dropped,
    state: {
      search: params.get("q") ?? "",
      sort: (one("sort", sorts) as Sort | undefined) ?? usualSort(rules, inForce),
      page: pageOf(params, dropped),
      size: Number(one("size", pageSizes.map(String)) ?? defaultSize),
      filters: inForce,
      hidden: columns
        ? known(
            "hide",
            hidden,
            columns.map(({ id }) => id),
            dropped,
          )
        : hidden,
      density: one("density", ["comfortable", "compact"]) === "compact" ? "compact" : "comfortable",
    },
  };
}

/** Writes a list's state to the address: defaults are omitted, other parameters stay. */
export function writeList(params: URLSearchParams, state: ListState, rules: ListRules): URLSearchParams {
  const { filters = [], preset } = rules;
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, usual = "") => {
    if (value === usual) next.delete(name);
    else next.set(name, value);
  };
  put("q", state.search);
  // With a view's name everything is written, even a default order; otherwise the view would be filled in again.
  put("sort", state.sort, params.has(viewParam) ? "" : usualSort(rules, state.filters));
  put("page", String(state.page), "1");
  put("size", String(state.size), String(defaultSize));
  for (const { name } of filters) put(name, joined(state.filters[name] ?? []));
  if (preset) {
    const chosen = joined(state.filters[preset.name] ?? []);
    const usual = isPreset(next, preset) ? preset.value : "";
    put(preset.name, chosen === "" && usual !== "" ? anyValue : chosen, usual);
  }
  put("hide", state.hidden.join(","));
  put("density", state.density, "comfortable");
  return next;
}

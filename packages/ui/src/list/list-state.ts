import { memoize } from "@app/domain/memoize.ts";
import { readDayRange } from "@app/domain/views/day-range.ts";
import { dayFrom, shownDay } from "../form/date-text.ts";
import type { ListColumn } from "./list-column.ts";

export const pageSizes = [10, 25, 50, 100] as const;
export type Density = "comfortable" | "compact";

/** What the address of a list says. The app keeps it there; the frame shows it and asks for changes. */
export interface ListState {
  search: string;
  /** "NAME_ASC" */
  sort: string;
  /** From 1. */
  page: number;
  size: number;
  /** Filter name → chosen values; a filter without a choice is absent or empty. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Ids of columns that are not shown. */
  hidden: readonly string[];
  density: Density;
}

export interface FilterOption {
  value: string;
  label: string;
  /** What the server counts it as, where that is another word. */
  countedAs?: string;
}

/** A filter the list offers. With `multiple` several values may be chosen. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly FilterOption[];
  multiple?: boolean;
  /** Days may be chosen too: "2026-11-01/2026-11-27". */
  byDays?: true;
  /** There is no number beside its choices. */
  uncounted?: true;
}

/** Asks for a change. With `replace` it is no step to go back to. */
export type ListChange = (change: Partial<ListState>, how?: { replace: true }) => void;

/** "Status: Draft or Active" as label and value. */
export interface FilterWords {
  name: string;
  label: string;
  value: string;
}

const either = memoize(() => new Intl.ListFormat("en-GB", { type: "disjunction" }));

const shown = (date: string) => {
  const day = dayFrom(date);
  return day ? shownDay(day) : date;
};

/** "1 Nov 2026 to 27 Nov 2026", "27 Nov 2026"; null where a choice is no days. */
function daysInWords(value: string): string | null {
  const days = readDayRange(value);
  if (!days) return null;
  return days.from === days.until ? shown(days.from) : `${shown(days.from)} to ${shown(days.until)}`;
}

/** The filters in force, in plain words; each as its choice is written, names and codes with their capitals. */
export function filtersInWords(filters: readonly ListFilter[], state: ListState): FilterWords[] {
  return filters.flatMap(({ name, label, options, byDays }) => {
    const chosen = state.filters[name] ?? [];
    if (chosen.length === 0) return [];
    const words = chosen.map(
      (value) => options.find((option) => option.value === value)?.label ?? ((byDays && daysInWords(value)) || value),
    );
    return [{ name, label, value: either().format(words) }];
  });
}

const directionOf = (sort: string, field: string) =>
  sort === `${field}_ASC` ? "ascending" : sort === `${field}_DESC` ? "descending" : undefined;

/** What `aria-sort` says of a column. */
export const sortOf = (column: Pick<ListColumn<never>, "sort">, sort: string) =>
  column.sort ? directionOf(sort, column.sort) : undefined;

/** The order a press on a column's header asks for. */
export function nextSort(
  { sort: field = "", firstSort = "ASC" }: Pick<ListColumn<never>, "sort" | "firstSort">,
  sort: string,
): string {
  const second = firstSort === "ASC" ? "DESC" : "ASC";
  return sort === `${field}_${firstSort}` ? `${field}_${second}` : `${field}_${firstSort}`;
}

const counts = memoize(() => new Intl.NumberFormat("en-GB"));

/** "1–25 of 118", "26–50 of about 12,000". */
export function rangeText({ page, size }: Pick<ListState, "page" | "size">, total: number, isEstimate = false): string {
  const count = counts();
  if (total === 0) return "0 of 0";
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return `${count.format(first)}–${count.format(last)} of ${isEstimate ? "about " : ""}${count.format(total)}`;
}
